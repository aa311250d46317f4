/** A study of R vs R. */

import { nameOfAction } from "../../r_vs_r/action.js";
import { studyPart } from "../study.js";
import { GAME, players } from "./parts.js";
import { standing } from "./standing.js";

export { figures } from "./parts.js";

export const study = (value, look, page) =>
  studyPart(value, look, page, {
    game: GAME,
    picture: (seen) => standing(value.record, seen, look.side || "p1"),
    name: (action) => nameOfAction(action, players),
  });
