/** What the table and the home screen need of R vs R. */

import { t } from "../i18n/index.js";
import { roundOf } from "./round.js";

export { nameOfAction as actionName } from "./action.js";
export { endScreen } from "./end.js";
export { feel } from "./motion.js";
export { art, inShort, levelHelp, newGameScreen } from "./new_game.js";
export { pictureOf } from "./picture.js";
export { showScreen, spokenShow } from "./round_end.js";
export { curtainNote, status } from "./status.js";
export { cardsScreen } from "./tiles.js";
export { privateScreen, spokenTurn } from "./turn.js";

/** Only the end of a round is worth a screen; placements are told on the next player's. */
export const worthAScreen = ({ kind }) => kind === "round-over" || kind === "round-void";

/** Only the secret setups hide something. */
export const hides = ({ setup }) => setup.startsWith("secret-");
export const simultaneous = false;

/** The emblem of a seat. */
export const emblem = (seat) => `camp-${seat}`;

/** How a game stands, for the first screen. */
export const standing = ({ seen, options }) => ({
  ...(options.match === "points" ? seen.points : seen.rounds),
  round: roundOf(seen),
});

/** First choices: how the coach is asked about them, how one is named, and whether it is one. Four cells are alike. */
export const opening = { options: { setup: "first-game", first: "p1" }, seat: "p1", shows: "value" };
export const openingOf = (action) => (action.startsWith("citizen@") ? kindOfCell(action.split("@")[1]) : null);
export const openingName = (kind) => t(`rvr-opening-${kind}`);
const kindOfCell = (cell) => (cell === "b2" ? "centre" : /[ac][13]/.test(cell) ? "corner" : "edge");
