/** A ruling of Brave Rats: the two cards it is about, and what comes of them under either reading. */

import { html } from "lit-html";
import { card } from "../../brave_rats/card.js";
import { consequences, taken, takenLine, verdictOf, why } from "../../brave_rats/round.js";
import { rulingPart } from "../ruling.js";
import { players, SEATS, scores, small } from "./parts.js";

export { figures } from "./parts.js";

/** The cards of its first round. */
const lead = ([{ events }]) => {
  const { cards } = verdictOf(events);
  return html`<div class="lead">${SEATS.map((seat) => card(cards[seat], seat))}</div>`;
};

function picture({ events, view: { seen, options } }) {
  const verdict = verdictOf(events);
  return html`<div class="small-pair">
      ${SEATS.map((seat) => html`<span class="face ${seat}">${small(verdict.cards[seat])}</span>`)}
      <p>${why(verdict)}</p>
    </div>
    ${takenLine(verdict, taken(players, verdict, events))} ${consequences(players, events, options)}
    ${scores(options, seen, "p1", verdict)}`;
}

export const ruling = (value, _look, page) => rulingPart(value, page, { players, simultaneous: true, lead, picture });
