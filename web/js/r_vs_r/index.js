/** What the table and the home screen need of R vs R. */

import catalogue from "pocketcrowns:catalogue";
import { html } from "lit-html";
import { placement } from "../actions.js";
import { t } from "../i18n/index.js";
import { roundOf } from "../table/round.js";
import { board } from "./board.js";
import { story, touched } from "./events.js";

export { nameOfAction as actionName } from "./action.js";
export { feel } from "./motion.js";
export { art, inShort, levelHelp, newGameScreen } from "./new_game.js";
export { spoken, table } from "./table.js";

/** Only the end of a round is worth a screen; placements are told on the next player's. */
export const worthAScreen = ({ kind }) => kind === "round-over" || kind === "round-void";

/** Whether a setup hides something of a player from the other one; the engine says which do. */
export const hides = ({ setup }) => catalogue.games["r-vs-r"].secret_setups.includes(setup);
export const simultaneous = false;

/** For a choice of a computer player; the Judge may take as much where it tries proofs, else a fifth of it. */
export const budget = { ms: 5000 };

/** Whether the bound of an advice is one of its value. */
export const boundsValues = () => true;

/** The table of all that meets: in R vs R the list of its tiles. */
export const list = { screen: "cards", title: "r-vs-r-list" };

/** How a game stands, for the first screen. */
export const standing = ({ seen, options }) => ({
  ...(options.match === "points" ? seen.points : seen.rounds),
  round: roundOf(seen),
});

/** First choices: how the coach is asked about them, how one is named, and whether it is one. Four cells are alike. */
export const opening = { options: { setup: "first-game", first: "p1" }, seat: "p1", shows: "value" };
export const openingOf = (action) => {
  const { tile, cell } = placement(action);
  return tile === "citizen" ? kindOfCell(cell) : null;
};
export const openingName = (kind) => t(`rvr-opening-${kind}`);
const kindOfCell = (cell) => (cell === "b2" ? "centre" : /[ac][13]/.test(cell) ? "corner" : "edge");

/** One placement of a match that is over: the board after it and what happened. */
export function pictureOf({ events, view: { seen } }, players, bottom = "p1") {
  const marks = Object.fromEntries(touched(events).map((cell) => [cell, "touched"]));
  const placed = events.find(({ kind }) => kind === "placed");
  if (placed) marks[placed.cell] = "ghost";
  return html`${placed ? board({ seen: seen.board, players, bottom, marks }) : ""} ${story(players, events)}`;
}
