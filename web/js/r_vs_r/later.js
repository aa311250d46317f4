/** What the later screens need of R vs R. */

import { html } from "lit-html";
import { t } from "../i18n/index.js";
import { board } from "./board.js";
import { count, match } from "./status.js";

export { firstGame as learn } from "./first_game.js";
export * as puzzle from "./puzzle.js";
export * as study from "./study.js";
export { taleOfTheRealm as taleOf } from "./tale.js";
export { cardsScreen } from "./tiles.js";

/** What is judged, and how much of it a value of 1 is: a won round, or points of a round. */
export const scaleOf = ({ match }) => (match === "points" ? { of: "points", unit: 9 } : { of: "round", unit: 0.5 });

/** The options of a game, in a few words each. */
export const optionsInWords = ({ setup, match }) => [t(`setup-${setup}`), t(`match-${match}`)];

/** What is said beside a position: the score. */
export const stands = (seen, options, players) =>
  html`${match(players, options, seen).map((words) => html`<p class="quiet">${words}</p>`)} ${count(players, seen)}`;

/** What lies on the table while a letter is on its way. */
export const laid = ({ view }, { seat }, players) =>
  view ? board({ seen: view.seen.board, players, bottom: seat }) : "";
