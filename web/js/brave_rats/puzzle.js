/** Puzzles of Brave Rats: what one asks, its hint, and what is said of an answer. */

import { html } from "lit-html";
import { t } from "../i18n/index.js";
import { other } from "../players.js";
import { cardList } from "./card.js";

const theCard = (id) => t(`card-${id}.the`);

/** The question, in one sentence; `names`: its player and the other one. */
export function task({ puzzle, table, isFirst }, names) {
  if (puzzle.kind === "spied-on") return t("puzzle-spied-on", names);
  const kind = isFirst ? puzzle.kind : "win-in-one";
  const { shown } = table.seen;
  return shown ? t(`puzzle-cards-${kind}-shown`, { ...names, card: theCard(shown) }) : t(`puzzle-cards-${kind}`, names);
}

/** A hint leaves half of the cards, the right one among them; which of the others, the day decides. */
export function hint({ step, stage, day }) {
  const { legal } = stage.view;
  const wrong = legal.filter((action) => !step.right.includes(action));
  const shift = day % Math.max(1, wrong.length);
  const kept = [...wrong.slice(shift), ...wrong.slice(0, shift)].slice(0, Math.ceil(legal.length / 2) - 1);
  const left = legal.filter((action) => action === step.right[0] || kept.includes(action));
  return html`<p>${t("puzzle-hint-cards", { count: left.length })}</p>
    ${cardList(left)}`;
}

/** Why a card is not the answer. */
export function wrongText({ puzzle, stage: { action, events, legal } }, names) {
  const { cards } = events.find(({ kind }) => kind === "verdict");
  const rival = other(puzzle.seat);
  const told = { ...names, mine: theCard(action), card: theCard(cards[rival]) };
  if (puzzle.kind !== "spied-on") return t("puzzle-wrong-card", told);
  return t("puzzle-wrong-spied-on", {
    ...told,
    odds: oddsText(oddsOf(puzzle.chances, legal.length)[legal.indexOf(action)]),
  });
}

/** Of each choice: how many of 100 games it wins and ties; for links made earlier `halves`, a tie being half a win. */
function oddsOf(chances, count) {
  return chances.length > count
    ? chances.slice(0, count).map((wins, place) => ({ wins, ties: chances[count + place] }))
    : chances.map((halves) => ({ halves }));
}

const oddsText = (odds) => t(odds.halves === undefined ? "puzzle-odds" : "puzzle-odds-halves", odds);

/** What the best card to lay open is worth, and the next best. */
function chancesText(chances, count, card) {
  const worth = ({ wins, ties, halves = wins + ties / 2 }) => halves;
  const [best, next] = oddsOf(chances, count)
    .sort((a, b) => worth(b) - worth(a))
    .map(oddsText);
  return t("puzzle-chances", { card: theCard(card), best, next });
}

/** What is said of the right card; how the round was won, its picture tells. */
export const solvedText = ({ puzzle, stage }) =>
  puzzle.chances ? chancesText(puzzle.chances, stage.legal.length, stage.action) : "";

/** Why the right card is right, and by an example why another one is not. */
export function whyText({ puzzle, step, stage: { view }, table, isFirst }, names) {
  const { legal } = view;
  if (isFirst && puzzle.chances) return chancesText(puzzle.chances, legal.length, step.right[0]);
  const { shown } = table.seen;
  const kind = `puzzle-cards-why-${isFirst ? puzzle.kind : "win-in-one"}`;
  if (shown) return t(`${kind}-shown`, { card: theCard(shown) });
  const wrong = legal.findIndex((action, place) => !step.right.includes(action) && step.to[place] >= 0);
  if (wrong < 0) return t(kind, names);
  const [card] = step.replies[step.to[wrong]];
  return `${t(kind, names)} ${t("puzzle-cards-why-no-other", { ...names, mine: theCard(legal[wrong]), card: theCard(card) })}`;
}
