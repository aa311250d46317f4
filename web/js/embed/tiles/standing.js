/** How a match stands: a position, or a puzzle. */

import { html } from "lit-html";
import { t } from "../../i18n/index.js";
import { nameOfAction } from "../../r_vs_r/action.js";
import { board } from "../../r_vs_r/board.js";
import { task } from "../../r_vs_r/puzzle.js";
import { status } from "../../r_vs_r/status.js";
import { puzzlePart } from "../puzzle.js";
import { GAME, players, scene } from "./parts.js";

export { figures } from "./parts.js";

export const standing = ({ options }, seen, bottom) => html`<div class="rvr">
  ${board({ seen: seen.board, players, bottom })}
  <div class="beside">${status(scene(options, seen))}</div>
</div>`;

export const position = ({ record, seen, seat }, look) => ({
  title: () => t("embed-position", { game: t(GAME) }),
  body: () => standing(record, seen, look.side || seat || "p1"),
});

/** What a puzzle's position holds, and its solution in words. */
export const puzzle = (value, look) => {
  const { record, seat } = value.puzzle;
  return puzzlePart(value, {
    players,
    task,
    board: () => standing(record, value.seen, look.side || seat),
    answer: (action) => nameOfAction(action, players),
  });
};
