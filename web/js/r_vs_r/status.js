/** What everybody may know: who leads on the board, rounds won, what is left to place, the neutral area, the discard. */

import { html } from "lit-html";
import { t } from "../i18n/index.js";
import { roundOf } from "../table/round.js";
import { icon } from "../ui/icons.js";
import { named } from "../ui/parts.js";
import { drawn, tileList } from "./tile.js";

/** Both names with a number for each. */
export const pair = (players, { p1: a, p2: b }) => ({
  ...named(players, { first: "p1", second: "p2" }),
  a,
  b,
});

/** The score of the match: [which round it is, rounds won or points]. */
export const match = (players, options, seen) => [
  t("rvr-round", { round: roundOf(seen) }),
  options.match === "points"
    ? t("rvr-points", pair(players, seen.points))
    : t("rvr-rounds", pair(players, seen.rounds)),
];

/** Allies now, or once there are others. */
export const count = (players, seen, allies = null) => html`<p class="count">
  <span class="p1">${icon("camp-p1")}</span> ${allies ? t("rvr-then", pair(players, allies)) : t("rvr-count", pair(players, seen.allies))}
  <span class="p2">${icon("camp-p2")}</span>
</p>`;

/** The line of scores on top. */
export function score(app, { allies } = {}) {
  const { players, table, options } = app.session;
  drawn();
  return html`<p class="quiet">${match(players, options, table.seen).join(" · ")}</p>
    ${count(players, table.seen, allies)}`;
}

/** A titled row of tiles, left out when there are none. */
export const row = (title, ids, turned = "") =>
  ids.length ? html`<section class="rack ${turned}"><h2>${title}</h2>${tileList(ids)}</section>` : "";

export function status(app) {
  const { players, table } = app.session;
  return html`<section class="status">
    ${score(app)}
    ${["p1", "p2"].map((seat) => row(t("rvr-rack", named(players, { name: seat })), table.seen.zones[seat]))}
    ${row(t("rvr-neutral"), table.seen.neutral)} ${row(t("rvr-discard"), table.seen.discard)}
  </section>`;
}
