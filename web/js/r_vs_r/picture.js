/** One placement of a match that is over: the board after it and what happened. */

import { html } from "lit-html";
import { board } from "./board.js";
import { story, touched } from "./events.js";

export function pictureOf({ events, view: { seen } }, players, bottom = "p1") {
  const marks = Object.fromEntries(touched(events).map((cell) => [cell, "touched"]));
  const placed = events.find(({ kind }) => kind === "placed");
  if (placed) marks[placed.cell] = "ghost";
  return html`${placed ? board({ seen: seen.board, players, bottom, marks }) : ""} ${story(players, events)}`;
}
