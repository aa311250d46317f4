/** What everybody may know at any time: score, rounds on hold, +2, whose card is shown first. */

import { html } from "lit-html";
import { t } from "../i18n/index.js";
import { alone } from "../players.js";
import { crowns } from "../table/crowns.js";
import { icon } from "../ui/icons.js";
import { named, nameOf } from "../ui/parts.js";
import { verdictOf } from "./round.js";

const SEATS = ["p1", "p2"];

export function status(app) {
  const { table, players, stage } = app.session;
  const { seen, options } = table;
  const between = stage.name === "show" || stage.name === "over"; // one round is over and no other has begun
  const title = [
    ...(options.variants.includes("emperor") ? [t("score-game", { game: seen.game_no })] : []),
    ...(between ? [] : [t("score-round", { round: seen.round })]),
  ];
  return html`<section class="status">
    <p class="quiet">${title.join(" · ")}</p>
    ${SEATS.map(
      (seat) => html`<div class="side ${seat}">
        ${icon(seat)}
        <strong>${nameOf(players, seat)}${alone(players) === seat ? html` <small>${t("status-you")}</small>` : ""}</strong>
        ${crowns(seen.wins[seat], seen.target, won(stage, seat), () => icon("crown"))}
        ${chips(app, seat)}
      </div>`,
    )}
    ${seen.gifts ? html`<p class="quiet">${t("table-gifts", gifts(app))}</p>` : ""}
  </section>`;
}

/** How many victories a seat has got from the round on the screen. */
function won({ name, events }, seat) {
  const verdict = name === "show" && verdictOf(events);
  return verdict && verdict.winner === seat ? verdict.worth : 0;
}

function chips(app, seat) {
  const { seen, options } = app.session.table;
  const held = seen.held[seat];
  const words = [
    ...(options.variants.includes("emperor") ? [t("score-games", { games: seen.games[seat] })] : []),
    ...(held ? [t("chip-held", { held })] : []),
    ...(seen.bonus[seat] ? [t("chip-bonus", { strength: seen.bonus[seat] })] : []),
    ...(seen.shows_first === seat ? [t("chip-shows-first")] : []),
    ...(seen.piles[seat] ? [t("table-piles", { count: seen.piles[seat] })] : []),
  ];
  return words.map((text) => html`<span class="chip">${text}</span>`);
}

function gifts(app) {
  const { players, table } = app.session;
  return {
    ...named(players, { first: "p1", second: "p2" }),
    gift: t(`card-${table.seen.gifts.p1}.the`),
    return: t(`card-${table.seen.gifts.p2}.the`),
  };
}
