/** What a raised card would do to each card that the opponent can still play. */

import { html } from "lit-html";
import { t } from "../i18n/index.js";
import { other } from "../players.js";
import { icon } from "../ui/icons.js";
import { nameOf } from "../ui/parts.js";
import { beats } from "./beats.js";
import { printed } from "./card.js";

export const SIGNS = { wins: "win", beats: "check", held: "hold", loses: "close", gives: "close" };

/** What a verdict is for `seat`: one of the SIGNS. */
function kindOf({ winner, game }, seat) {
  if (winner === null) return "held";
  if (winner === seat) return game ? "wins" : "beats";
  return game ? "gives" : "loses";
}

/** What `mine` of `seat` does to `their` card; `bonus`: what either side has on top, `last`: what it played before. */
function outcomeOf(table, rulings, seat, mine, their, bonus, last) {
  const away = other(seat);
  const becomes = (card, rival) =>
    table.copies(card, bonus[rival]).find(({ previous }) => previous === (last?.[rival] ?? null))?.as ?? card;
  const [verdict] = table.events(rulings, { [seat]: becomes(mine, away), [away]: becomes(their, seat) }, bonus);
  return kindOf(verdict, seat);
}

/** The same for the person at the table; null until the tables have come. */
export function matchupOf({ app, session, stage, seen }, mine, their) {
  const table = beats(app);
  return (
    table && outcomeOf(table, session.options.rulings, stage.seat, mine, their, seen.bonus, seen.rounds.at(-1)?.as)
  );
}

/** All of them, beside the table: for a card of the person at the screen, where the opponent's cards are known. */
export function against({ app, session, stage, seen, players }, mine) {
  const { left, shown, rounds, bonus } = seen;
  const table = beats(app);
  if (!left || !table) return "";
  const { seat, away } = stage;
  const theirs = shown ? [shown] : [...new Set(left[away])];
  return html`<section aria-label=${t("against-title", { name: nameOf(players, away) })}>
    <h2>${t("against-heading", { card: t(`card-${mine}`) })}</h2>
    ${matchups(table, session.options.rulings, seat, mine, theirs, bonus, rounds.at(-1)?.as)}
  </section>`;
}

/** What `mine` does to each of `theirs`. */
export function matchups(table, rulings, seat, mine, theirs, bonus = { p1: 0, p2: 0 }, last = null) {
  const groups = Object.fromEntries(Object.keys(SIGNS).map((kind) => [kind, []]));
  for (const card of theirs) groups[outcomeOf(table, rulings, seat, mine, card, bonus, last)].push(card);
  return html`<ul class="against ${other(seat)}">
    ${Object.entries(groups).map(([kind, cards]) => (cards.length ? group(kind, cards) : ""))}
  </ul>`;
}

const group = (kind, cards) => html`<li class=${kind}>
  <b>${icon(SIGNS[kind])} ${t(`against-${kind}`)}</b>
  <span>
    ${cards.map((card) => html`<span class="each">${icon(card)}<b>${printed(card)}</b> <span class="unseen">${t(`card-${card}`)}</span></span>`)}
  </span>
</li>`;
