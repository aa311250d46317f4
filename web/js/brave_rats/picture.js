/** One round of a game that is over: both cards and what they came to. */

import { html } from "lit-html";
import { fighter, why } from "./verdict.js";

const SEATS = ["p1", "p2"];

/** Nothing for a moment without a clash, as in a draft. */
export function pictureOf({ events }, players) {
  const verdict = events.find(({ kind }) => kind === "verdict");
  if (!verdict) return "";
  return html`<div class="pair small">${SEATS.map((seat) => fighter(players, verdict, seat))}</div>
    <p class="why">${why(verdict)}</p>`;
}
