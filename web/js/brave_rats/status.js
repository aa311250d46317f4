/** What everybody may know at any time: score, rounds on hold, +2, whose card is shown first. */

import { html } from "lit-html";
import { t } from "../i18n/index.js";
import { alone } from "../play/players.js";
import { icon } from "../ui/icons.js";
import { nameOf } from "../ui/parts.js";
import { card } from "./card.js";

const SEATS = ["p1", "p2"];
const MOST_CROWNS = 20; // more than any game has; a link that somebody made can say any number

export function status(app) {
  const { table, players, stage } = app.sitting;
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
        <span class="crowns" role="img" aria-label=${t("score-victories", { wins: seen.wins[seat], target: seen.target })}>
          ${Array.from(
            { length: Math.min(MOST_CROWNS, Math.max(seen.target, seen.wins[seat])) },
            (_, n) => html`<span class=${crown(n, seen.wins[seat], won(stage, seat))}>${icon("prince")}</span>`,
          )}
        </span>
        ${chips(app, seat)}
      </div>`,
    )}
    ${seen.gifts ? html`<p class="quiet">${t("table-gifts", gifts(app))}</p>` : ""}
  </section>`;
}

/** What decided a round, among all that came of it. */
export const verdictOf = (events) => events.find(({ kind }) => kind === "verdict");

/** How many victories a seat has got from the round on the screen. */
function won({ name, events }, seat) {
  const verdict = name === "show" && verdictOf(events);
  return verdict && verdict.winner === seat ? verdict.worth : 0;
}

/** Of the crowns of a seat, the n-th: to be won yet, won, or won just now. */
const crown = (n, wins, fresh) => (n >= wins ? "" : n < wins - fresh ? "won" : "won fresh");

function chips(app, seat) {
  const { seen, options } = app.sitting.table;
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
  const { players, table } = app.sitting;
  return {
    first: nameOf(players, "p1"),
    gift: t(`card-${table.seen.gifts.p1}.the`),
    second: nameOf(players, "p2"),
    return: t(`card-${table.seen.gifts.p2}.the`),
  };
}

/** What a Spy changes about this turn, for the curtain. */
export function curtainNote(app) {
  const { stage, players, table } = app.sitting;
  const names = { name: nameOf(players, stage.seat), other: nameOf(players, stage.away) };
  if (table.seen.shown) return html`<p>${t("curtain-answers", names)}</p>${shownCard(app)}`;
  if (table.seen.shows_first === stage.seat) return html`<p>${t("curtain-shows-first", names)}</p>`;
  return "";
}

/** The card that lies open for a Spy. */
export function shownCard(app) {
  const { players, table } = app.sitting;
  const { shown, shows_first: seat } = table.seen;
  if (!shown) return "";
  return html`<section class="shown">
    <p>${t("table-shown", { name: nameOf(players, seat) })}</p>
    ${card(shown, seat)}
  </section>`;
}
