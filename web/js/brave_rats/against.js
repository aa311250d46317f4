/** Help in a first game: what a raised card would do to each card that the opponent can still play. */

import { html } from "lit-html";
import { t } from "../i18n/index.js";
import { icon } from "../ui/icons.js";
import { nameOf } from "../ui/parts.js";
import { beats } from "./beats.js";
import { printed } from "./card.js";

const SIGNS = { wins: "win", beats: "check", held: "hold", loses: "close", gives: "close" };

/** What a verdict is for `seat`: one of the SIGNS. */
function kindOf({ winner, game }, seat) {
  if (winner === null) return "held";
  if (winner === seat) return game ? "wins" : "beats";
  return game ? "gives" : "loses";
}

/** The strip for a card of the person at the screen; nothing where the opponent's cards are not known. */
export function against(app, mine) {
  const { view, seat, away } = app.sitting.stage;
  const { left, shown, rounds, bonus } = view.seen;
  const table = beats(app);
  if (!app.sitting.help || !left || !table) return "";
  const theirs = shown ? [shown] : [...new Set(left[away])];
  return html`<div role="group" aria-label=${t("against-title", { name: nameOf(app.sitting.players, away) })}>
    ${matchups(table, app.sitting.options.rulings, seat, mine, theirs, bonus, rounds.at(-1)?.as)}
  </div>`;
}

/** What `mine` does to each of `theirs`; `bonus`: what either side has on top, `last`: what it played before. */
export function matchups(table, rulings, seat, mine, theirs, bonus = { p1: 0, p2: 0 }, last = null) {
  const away = seat === "p1" ? "p2" : "p1";
  const becomes = (card, rival) =>
    table.copies(card, bonus[rival]).find(({ previous }) => previous === (last?.[rival] ?? null))?.as ?? card;
  const groups = Object.fromEntries(Object.keys(SIGNS).map((kind) => [kind, []]));
  for (const card of theirs) {
    const cards = { [seat]: becomes(mine, away), [away]: becomes(card, seat) };
    const [verdict] = table.events(rulings, cards, bonus);
    groups[kindOf(verdict, seat)].push(card);
  }
  return html`<ul class="against">
    ${Object.entries(groups).map(([kind, cards]) => (cards.length ? group(kind, cards) : ""))}
  </ul>`;
}

const group = (kind, cards) => html`<li class=${kind}>
  <b>${icon(SIGNS[kind])} ${t(`against-${kind}`)}</b>
  <span>
    ${cards.map((card) => html`<span class="each">${icon(card)}${printed(card)} <span class="unseen">${t(`card-${card}`)}</span></span>`)}
  </span>
</li>`;
