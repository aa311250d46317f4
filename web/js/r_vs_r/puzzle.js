/** Puzzles of R vs R: what one asks, its hint, and what is said of an answer. */

import { html } from "lit-html";
import { t } from "../i18n/index.js";
import { parse } from "./choice.js";
import { tileList } from "./tile.js";

/** The question, in one sentence; `names`: its player and the other one. */
export const task = ({ puzzle, isFirst }, names) => t(`puzzle-tiles-${isFirst ? puzzle.kind : "win-in-one"}`, names);

/** A hint leaves the tiles that win. */
export function hint({ step }) {
  const left = [...new Set(step.right.map((action) => parse(action).tile))];
  return html`<p>${t("puzzle-hint-tiles", { count: left.length })}</p>
    ${tileList(left)}`;
}

/** Why a placement is not the answer. */
export function wrongText({ puzzle, stage: { events } }, names) {
  if (events.some(({ kind }) => kind === "round-over")) return t("puzzle-wrong-tile-lost", names);
  const isAnswered = events.some(({ kind, seat }) => kind === "placed" && seat !== puzzle.seat);
  return t(isAnswered ? "puzzle-wrong-tile-answered" : "puzzle-wrong-tile", names);
}

/** How the round was won. */
export function solvedText({ stage: { events } }) {
  const ended = events.find(({ kind }) => kind === "round-over");
  if (!ended) return "";
  const { p1, p2 } = ended.allies;
  return t(`rvr-reason-${ended.reason}`, { a: Math.max(p1, p2), b: Math.min(p1, p2) });
}

/** Why the right placement is right. */
export const whyText = ({ puzzle, isFirst }, names) =>
  t(`puzzle-tiles-why-${isFirst ? puzzle.kind : "win-in-one"}`, names);
