/** What everybody may know: who leads on the board, rounds won, what is left to place, the neutral area, the discard. */

import { html } from "lit-html";
import { t } from "../i18n/index.js";
import { icon } from "../ui/icons.js";
import { named } from "../ui/parts.js";
import { roundOf } from "./round.js";
import { drawn, tileList } from "./tile.js";

/** Both names with a number for each. */
export const pair = (players, { p1: a, p2: b }) => ({
  ...named(players, { first: "p1", second: "p2" }),
  a,
  b,
});

/** The line of scores on top: the round, rounds won or points, allies now. */
export function score(app, { allies } = {}) {
  const { players, table, options } = app.session;
  const { seen } = table;
  drawn();
  const won =
    options.match === "points"
      ? t("rvr-points", pair(players, seen.points))
      : t("rvr-rounds", pair(players, seen.rounds));
  return html`<p class="quiet">${t("rvr-round", { round: roundOf(seen) })} · ${won}</p>
    <p class="count">
      <span class="p1">${icon("camp-p1")}</span> ${allies ? t("rvr-then", pair(players, allies)) : t("rvr-count", pair(players, seen.allies))}
      <span class="p2">${icon("camp-p2")}</span>
    </p>`;
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
