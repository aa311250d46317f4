/** What a puzzle asks, and what it says to an answer that is not the right one. */

import { html } from "lit-html";
import { t } from "../i18n/index.js";
import { named } from "../ui/parts.js";

const theCard = (id) => t(`card-${id}.the`);

const names = ({ players, puzzle: { seat } }) => named(players, { name: seat, other: seat === "p1" ? "p2" : "p1" });

/** The question, in one sentence. */
export function task(now) {
  const { puzzle, table, isFirst } = now;
  if (puzzle.kind === "spied-on") return t("puzzle-spied-on", names(now));
  const kind = isFirst ? puzzle.kind : "win-in-one";
  if (puzzle.game === "r-vs-r") return t(`puzzle-tiles-${kind}`, names(now));
  const { shown } = table.seen;
  return shown
    ? t(`puzzle-cards-${kind}-shown`, { ...names(now), card: theCard(shown) })
    : t(`puzzle-cards-${kind}`, names(now));
}

/** Why the choice of this stage is not the answer. */
export function wrongText(now) {
  return now.puzzle.game === "r-vs-r" ? wrongTile(now) : wrongCard(now);
}

function wrongTile(now) {
  const { events } = now.stage;
  const ended = events.find(({ kind }) => kind === "round-over");
  if (ended) return t("puzzle-wrong-tile-lost", names(now));
  const isAnswered = events.some(({ kind, seat }) => kind === "placed" && seat !== now.puzzle.seat);
  return t(isAnswered ? "puzzle-wrong-tile-answered" : "puzzle-wrong-tile", names(now));
}

function wrongCard(now) {
  const { puzzle } = now;
  const { action, events, legal } = now.stage;
  const { cards } = events.find(({ kind }) => kind === "verdict");
  const rival = puzzle.seat === "p1" ? "p2" : "p1";
  const told = { ...names(now), mine: theCard(action), card: theCard(cards[rival]) };
  if (puzzle.kind !== "spied-on") return t("puzzle-wrong-card", told);
  return t("puzzle-wrong-spied-on", {
    ...told,
    odds: oddsText(oddsOf(puzzle.chances, legal.length)[legal.indexOf(action)]),
  });
}

/** Of each choice: how many of 100 games it wins and ties; for links made earlier `halves`, a tie being half a win. */
export function oddsOf(chances, count) {
  return chances.length > count
    ? chances.slice(0, count).map((wins, place) => ({ wins, ties: chances[count + place] }))
    : chances.map((halves) => ({ halves }));
}

export const oddsText = (odds) => t(odds.halves === undefined ? "puzzle-odds" : "puzzle-odds-halves", odds);

/** How a round of R vs R was won; a round of Brave Rats is told by its picture. */
export function wonBy({ stage: { events } }) {
  const ended = events.find(({ kind }) => kind === "round-over");
  if (!ended) return "";
  const { p1, p2 } = ended.allies;
  return html`<p>${t(`rvr-reason-${ended.reason}`, { a: Math.max(p1, p2), b: Math.min(p1, p2) })}</p>`;
}
