/** What the table and the home screen need of Brave Rats. */

import { actionName } from "./action.js";

export { actionName } from "./action.js";
export { cardsScreen } from "./cards.js";
export { endScreen } from "./end.js";
export { privateScreen, privateTitle } from "./hand.js";
export { feel } from "./motion.js";
export { levelHelp, newGameScreen } from "./new_game.js";
export { pictureOf } from "./picture.js";
export { curtainNote, status } from "./status.js";
export { showScreen, spokenShow } from "./verdict.js";

const PORTRAITS = {
  scamp: "rat",
  neighbour: "tile-citizen",
  guard: "tile-general",
  judge: "tile-sage",
  reader: "tile-seer",
};

/** Whether an event needs a screen of its own; the others are told on the next one. */
export const worthAScreen = ({ kind }) => kind === "verdict";

/** Hands are hidden, and both cards are shown together. */
export const hides = () => true;
export const simultaneous = true;

/** The emblem of a seat, and the id of the name it has when nobody gave it one. */
export const emblem = (seat) => seat;
export const side = (seat) => `clan-${seat}`;

export const art = ["p1", "prince", "p2"];

/** What a computer player looks like. */
export const portrait = (level) => PORTRAITS[level];

/** First choices: how the coach is asked about them, how one is named, and whether it is one. */
export const opening = { options: {}, seat: "p1", shows: "p" };
export const openingOf = (action) => (action.includes(" ") ? null : action);
export const openingName = actionName;

/** The private screen has nothing to say aloud: what happened was told with the round. */
export const spokenTurn = () => "";
