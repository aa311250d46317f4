/** One round of a game that is over: both cards and what they came to. */

import { html } from "lit-html";
import { fighters, verdictOf, why } from "./round.js";

/** Nothing for a moment without a clash, as in a draft. */
export function pictureOf({ events }, players) {
  const verdict = verdictOf(events);
  return verdict ? html`${fighters(players, verdict)} <p class="why">${why(verdict)}</p>` : "";
}
