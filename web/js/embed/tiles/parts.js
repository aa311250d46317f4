/** What every view of R vs R has in common. */

import "../../ui/figure_signs.js";
import "../../ui/tile_icons.js";
import { html } from "lit-html";
import { t } from "../../i18n/index.js";
import { nameOfAction } from "../../r_vs_r/action.js";
import { board } from "../../r_vs_r/board.js";
import { status } from "../../r_vs_r/status.js";
import { roundOf } from "../../table/round.js";
import { named } from "../../ui/parts.js";

export { default as figures } from "pocketcrowns:tiles-drawn.js";

export const GAME = "r-vs-r";
export const players = { p1: { side: "camp-p1" }, p2: { side: "camp-p2" } };

export const scene = (options, seen) => ({ session: { players, options, table: { seen, options } } });

/** How a match stands. */
export const standing = ({ options }, seen, bottom) => html`<div class="rvr">
  ${board({ seen: seen.board, players, bottom })}
  <div class="beside">${status(scene(options, seen))}</div>
</div>`;

/** The cells that differ between two boards, the first of which may be none. */
export function changed(before, after) {
  if (!before || roundOf(before) !== roundOf(after)) return [];
  return Object.keys(after.board).filter(
    (cell) => JSON.stringify(after.board[cell]) !== JSON.stringify(before.board[cell]),
  );
}

/** Those cells, and the one that was placed upon. */
function marksOf(before, after, action) {
  const placed = action?.match(/@([abc][123])/)?.[1];
  const touched = changed(before, after).map((cell) => [cell, "touched"]);
  return { ...Object.fromEntries(touched), ...(placed ? { [placed]: "ghost" } : {}) };
}

const said = ({ seat, action }) =>
  t("review-chose", { ...named(players, { name: seat }), choice: nameOfAction(action, players) });

/** A moment: the board after what was chosen, with `beside` it what was chosen and more. */
export function turnPicture({ choices, view: { seen } }, before, bottom, more) {
  const marks = marksOf(before?.view.seen, seen, choices[0].action);
  return html`<div class="rvr">
    ${board({ seen: seen.board, players, bottom, marks })}
    <div class="beside">
      <p class="why">${choices.map(said)}</p>
      ${more}
    </div>
  </div>`;
}
