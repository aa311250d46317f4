/** What the table and the home screen need of Brave Rats. */

export { cardsScreen } from "./cards.js";
export { endScreen } from "./end.js";
export { actionName, privateScreen, privateTitle } from "./hand.js";
export { newGameScreen } from "./new_game.js";
export { pictureOf } from "./picture.js";
export { curtainNote, status } from "./status.js";
export { showHeadline, showScreen } from "./verdict.js";

/** Whether an event needs a screen of its own; the others are told on the next one. */
export const worthAScreen = ({ kind }) => kind === "verdict";

/** Hands are hidden, and both cards are shown together. */
export const hides = () => true;
export const simultaneous = true;

/** The emblem of a seat, and the id of the name it has when nobody gave it one. */
export const emblem = (seat) => seat;
export const side = (seat) => `clan-${seat}`;

export const art = ["p1", "prince", "p2"];
