/** What a round came to: both cards, one sentence that says why, and what else came of it. Needs no engine. */

import { html } from "lit-html";
import { t } from "../i18n/index.js";
import { SEATS } from "../players.js";
import { crown } from "../table/crowns.js";
import { rays } from "../table/rays.js";
import { icon } from "../ui/icons.js";
import { labelOf, named } from "../ui/parts.js";
import { card, printed } from "./card.js";

/** What decided a round, among all that came of it. */
export const verdictOf = (events) => events.find(({ kind }) => kind === "verdict");

/** Why this verdict, in one sentence. */
export function why({ as, strength, why: reason, winner }) {
  const [low, high] = [strength.p1, strength.p2].sort((a, b) => a - b);
  const even = winner === null ? "equal" : as.p1 === as.p2 ? "both" : "other";
  const [silenced] = reason.silenced; // a Wizard's power leaves nothing but strength to decide
  if (silenced) return t("why-wizard-silences", { case: even, low, high, card: t(`card-${as[silenced]}.the`) });
  return t(`why-${reason.line}`, { case: even, low, high });
}

/** Whether a game ends with this round: then nobody takes what is on hold. */
export const isLast = (events) => events.some(({ kind }) => kind === "game-over");

/** Who takes the round, in one sentence; `events` are all that came of it. */
export function taken(players, { winner, worth, game }, events) {
  if (winner === null) return t(isLast(events) ? "verdict-nobody" : "verdict-held");
  const who = named(players, { name: winner });
  return game ? t("verdict-game", who) : t("verdict-won", { ...who, worth });
}

/** What a round's stamp says: who takes it, and how many crowns. */
function stampOf(players, verdict, events) {
  const { winner, worth, game } = verdict;
  if (game) return html`<span class="taken">${taken(players, verdict, events)}</span>`;
  if (!winner) return html`<span class="taken">${t("stamp-nobody")}</span>`;
  return html`<span class="taken">${t("stamp-takes", named(players, { name: winner }))}</span> ${worth > 1 ? Array.from({ length: worth }, crown) : ""}`;
}

/** The numbers that met, a winner's first, and by what they were compared. */
export function compared({ why: { line }, strength, winner }) {
  const [first, second] = winner === "p2" ? ["p2", "p1"] : SEATS;
  return html`<b>${strength[first]}</b> <span>${t(winner ? `pot-${line}` : "pot-versus")}</span> <b>${strength[second]}</b>`;
}

/** A duel: what lies on either side, what stands between them, and the stamp of what it came to. */
export const duel = (left, between, right, stamp = "") =>
  html`<div class="duelled">
    ${rays()}
    <div class="pair">${left} <p class="strengths">${between}</p> ${right}</div>
    ${stamp}
  </div>`;

/** Both cards on the table, with what happened to them; `stamp`: what it came to. */
export const fighters = (players, verdict, stamp = "") =>
  duel(
    fighter(players, verdict, "p1"),
    compared(verdict),
    fighter(players, verdict, "p2"),
    stamp ? html`<p class="stamp ${verdict.winner ?? "held"}">${stamp}</p>` : "",
  );

/** Who takes the round, to be seen at a glance. */
export const takenLine = ({ winner }, words) =>
  html`<p class="taken ${winner ?? "held"}">${icon(winner ? "win" : "hold")} ${words}</p>`;

/** The back of a card that is still to turn up; it is there to see only while the cards move (motion.js). */
const cover = (seat) => html`<span class="cover" aria-hidden="true">${icon(`back-${seat}`, "whole")}</span>`;

/** One of the two cards, with what happened to it. */
function fighter(players, { cards, as, strength, winner, why: reason }, seat) {
  const copied = as[seat] !== cards[seat];
  const bonus = strength[seat] - printed(as[seat]);
  return html`<figure class="fighter ${seat} ${winner === seat ? "winner" : winner ? "loser" : ""}">
    <figcaption>${icon(seat)} ${labelOf(players, seat)}</figcaption>
    <div class="lies">
      ${card(cards[seat], seat, cover(seat))} ${bonus ? html`<span class="bonus">+${bonus}</span>` : ""}
      ${reason.silenced.includes(seat) ? html`<span class="silenced">${t("verdict-silenced")}</span>` : ""}
    </div>
    ${copied ? html`<p>${t("verdict-became", { card: t(`card-${as[seat]}.the`) })}</p>` : ""}
  </figure>`;
}

/** What else came of a round, without what the cards themselves show. `options`: those of the game. */
export const consequences = (players, events, options) =>
  consequenceTexts(players, events, options).map((text) => html`<p class="consequence">${text}</p>`);

/** The same in words alone. */
export function consequenceTexts(players, events, options) {
  const bonuses = events.filter(({ kind }) => kind === "bonus");
  const shared = bonuses.length === 2 ? bonuses[0] : null;
  const own = events.filter((event) => !shared || event === shared || event.kind !== "bonus");
  const text = (event) =>
    event === shared
      ? t("event-bonus-both", { strength: event.strength })
      : consequence(players, event, options, isLast(events));
  return own.map(text).filter(Boolean);
}

function consequence(players, event, options, last) {
  const who = (seats) => named(players, seats);
  const score = { a: event.games?.p1, b: event.games?.p2, game: event.game_no };
  const tell = {
    verdict: () => heldText(players, event, last),
    bonus: () => t("event-bonus", { ...who({ name: event.seat }), strength: event.strength }),
    look: () => t("event-look", who({ name: event.seat, first: event.shows_first })),
    "spies-cancel": () => t("event-spies-cancel"),
    "lost-to-musician": () =>
      t("event-lost-to-musician", { ...who({ name: event.seat }), card: t(`card-${event.card}.the`) }),
    "game-over": () =>
      options.variants.includes("emperor") &&
      (event.winner ? t("event-game-won", { ...who({ name: event.winner }), ...score }) : t("event-game-tied", score)),
  }[event.kind];
  return tell?.();
}

/** What waits for the next winner. */
function heldText(players, { held }, last) {
  const { p1: a, p2: b } = last ? { p1: 0, p2: 0 } : held;
  const names = named(players, { first: "p1", second: "p2" });
  if (a !== b) return t("verdict-held-differs", { a, b, ...names });
  return a ? t("verdict-held-same", { held: a }) : "";
}

/** Nothing for a moment without a clash, as in a draft. */
export function pictureOf({ events }, players) {
  const verdict = verdictOf(events);
  return verdict
    ? html`${fighters(players, verdict, stampOf(players, verdict, events))} <p class="why">${why(verdict)}</p>`
    : "";
}
