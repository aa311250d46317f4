/** A ruling of R vs R: the board it is about, and what comes of it under either reading. */

import { html } from "lit-html";
import { board } from "../../r_vs_r/board.js";
import { score } from "../../r_vs_r/status.js";
import { rulingPart } from "../ruling.js";
import { players, scene, turnPicture } from "./parts.js";

export { figures } from "./parts.js";

export const ruling = (value, look, page) => {
  const bottom = look.side || "p1";
  return rulingPart(value, page, {
    players,
    simultaneous: false,
    lead: ([{ view }]) => html`<div class="lead">${board({ seen: view.seen.board, players, bottom })}</div>`,
    picture: (moment, before) =>
      turnPicture(moment, before, bottom, score(scene(moment.view.options, moment.view.seen))),
  });
};
