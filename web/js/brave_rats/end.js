/** The end: who won and why, the rounds, and once more. */

import { html } from "lit-html";
import { t } from "../i18n/index.js";
import { afterwards } from "../play/afterwards.js";
import { icon } from "../ui/icons.js";
import { endTitle, heading, nameOf } from "../ui/parts.js";
import { printed } from "./card.js";
import { status } from "./status.js";

export function endScreen(app) {
  const { players, table } = app.sitting;
  const { winner, reason } = table.outcome;
  return html`<main class="end ${winner ?? ""}">
    <div class="crest">${icon(winner ? "win" : "hold")}</div>
    ${heading(endTitle(app))}
    <p>${t(`reason-${reason}`)}</p>
    ${status(app)} ${roundsTable(players, table.seen.rounds)}
    ${afterwards(app)}
  </main>`;
}

/** The rounds of the last game, newest at the bottom. */
function roundsTable(players, rounds) {
  return html`<table class="rounds">
    <caption>${t("table-rounds")}</caption>
    <thead>
      <tr>
        <th scope="col">${t("rounds-round")}</th>
        <th scope="col">${nameOf(players, "p1")}</th>
        <th scope="col">${nameOf(players, "p2")}</th>
        <th scope="col">${t("rounds-taken")}</th>
      </tr>
    </thead>
    <tbody>
      ${rounds.map(
        (round, n) => html`<tr>
          <th scope="row">${n + 1}</th>
          ${played(round, "p1")} ${played(round, "p2")}
          <td>${round.winner ? nameOf(players, round.winner) : t("rounds-held")}</td>
        </tr>`,
      )}
    </tbody>
  </table>`;
}

/** What a seat played in a round, and what a Mime became. */
function played({ cards, as }, seat) {
  const id = cards[seat];
  const copy = as[seat] === id ? "" : html`<small>${t("verdict-became", { card: t(`card-${as[seat]}.the`) })}</small>`;
  return html`<td>${icon(id)} ${printed(id)} ${t(`card-${id}`)} ${copy}</td>`;
}
