/** What the table and the home screen need of Brave Rats. */

import { actionName } from "./card.js";

export { actionName } from "./card.js";
export { feel } from "./motion.js";
export { art, inShort, levelHelp, newGameScreen } from "./new_game.js";
export { pictureOf } from "./round.js";
export { spoken, table } from "./table.js";

/** Whether an event needs a screen of its own; the others are told on the next one. */
export const worthAScreen = ({ kind }) => kind === "verdict";

/** Hands are hidden, and both cards are shown together. */
export const hides = () => true;
export const simultaneous = true;

/** For a choice of a computer player. */
export const budget = { ms: 1000 };

/** Whether the bound of an advice is one of its value: in Lucky Draw it is of the play as a whole (players/lucky/). */
export const boundsValues = ({ variants }) => !variants.includes("lucky-draw");

/** The table of all that meets. */
export const list = { screen: "beats", title: "beats-title" };

/** How a game stands, for the first screen. */
export const standing = ({ seen }) => ({ ...seen.wins, round: seen.round });

/** First choices: how the coach is asked about them, how one is named, and whether it is one. */
export const opening = { options: {}, seat: "p1", shows: "p" };
export const openingOf = (action) => (action.includes(" ") ? null : action);
export const openingName = actionName;
