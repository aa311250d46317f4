/** What the table and the home screen need of R vs R. */

export { nameOfAction as actionName } from "./action.js";
export { endScreen } from "./end.js";
export { newGameScreen } from "./new_game.js";
export { pictureOf } from "./picture.js";
export { showHeadline, showScreen } from "./round_end.js";
export { curtainNote, status } from "./status.js";
export { cardsScreen } from "./tiles.js";
export { privateScreen, privateTitle } from "./turn.js";

/** Only the end of a round is worth a screen; placements are told on the next player's. */
export const worthAScreen = ({ kind }) => kind === "round-over" || kind === "round-void";

/** Only the secret setups hide something. */
export const hides = ({ setup }) => setup.startsWith("secret-");
export const simultaneous = false;

/** The emblem of a seat, and the id of the name it has when nobody gave it one. */
export const emblem = (seat) => `camp-${seat}`;
export const side = (seat) => `camp-${seat}`;

export const art = ["camp-p2", "tile-queen", "camp-p1"];
