/** A study of Brave Rats. */

import { actionName } from "../../brave_rats/card.js";
import { studyPart } from "../study.js";
import { GAME } from "./parts.js";
import { standing } from "./standing.js";

export { figures } from "./parts.js";

export const study = (value, look, page) =>
  studyPart(value, look, page, {
    game: GAME,
    picture: (seen) => standing(value.record.options, seen, look.side || "p1"),
    name: (action) => actionName(action),
  });
