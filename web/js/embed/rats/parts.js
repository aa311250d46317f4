/** What every view of Brave Rats has in common. */

import { html } from "lit-html";
import { printed } from "../../brave_rats/card.js";
import { t } from "../../i18n/index.js";
import { other } from "../../players.js";
import { crowns } from "../../table/crowns.js";
import { icon } from "../../ui/icons.js";
import { nameOf } from "../../ui/parts.js";
import "../../ui/figure_signs.js";

export { default as figures } from "pocketcrowns:rats-drawn.js";

export const GAME = "brave-rats";
export const SEATS = ["p1", "p2"];
export const players = { p1: { side: "clan-p1" }, p2: { side: "clan-p2" } };

/** Both names with their crowns. `verdict`: of the round that has just been won, or null. */
export const scores = ({ variants }, seen, near = "p1", verdict = null) => html`<div class="scores">
  ${[near, other(near)].map(
    (seat) => html`<p class=${seat}>
      <b>${nameOf(players, seat)}</b> ${crowns(seen.wins[seat], seen.target, verdict?.winner === seat ? verdict.worth : 0)}
      ${chips(variants, seen, seat).map((text) => html`<span class="chip">${text}</span>`)}
    </p>`,
  )}
</div>`;

const chips = (variants, { games, piles }, seat) => [
  ...(variants.includes("emperor") ? [t("score-games", { games: games[seat] })] : []),
  ...(piles[seat] ? [t("table-piles", { count: piles[seat] })] : []),
];

/** A card in small. */
export const small = (id) => html`${icon(id)}<b>${printed(id)}</b><span class="unseen">${t(`card-${id}`)}</span>`;
