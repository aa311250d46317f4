/** What the later screens need of R vs R. */

import { t } from "../i18n/index.js";
import { board } from "./board.js";

export { firstGame as learn } from "./first_game.js";
export * as puzzle from "./puzzle.js";
export * as study from "./study.js";
export { taleOfTheRealm as taleOf } from "./tale.js";
export { cardsScreen } from "./tiles.js";

/** What is judged, and how much of it a value of 1 is: a won round, or points of a round. */
export const scaleOf = ({ match }) => (match === "points" ? { of: "points", unit: 9 } : { of: "round", unit: 0.5 });

/** The options of a game, in a few words each. */
export const optionsInWords = ({ setup, match }) => [t(`setup-${setup}`), t(`match-${match}`)];

/** What lies on the table while a letter is on its way. */
export const laid = ({ view }, { seat }, players) =>
  view ? board({ seen: view.seen.board, players, bottom: seat }) : "";
