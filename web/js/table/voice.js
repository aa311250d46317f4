/** What a computer player says of a round, in a bubble at its place. Its lines are fetched when the first table is on. */

import { html } from "lit-html";
import { icon } from "../ui/icons.js";
import { nameOf } from "../ui/parts.js";

let voices = null; // the module with the lines; without a network nobody says a word
let isAsked = false;

/** [seat, words]; nobody speaks at a table of two people, or in a puzzle. */
function saying(session) {
  const seat = Object.keys(session.players).find((each) => session.players[each].level);
  if (!seat || session.host) return [];
  if (!isAsked) {
    isAsked = true;
    import("../voices/lines.js").then(
      (module) => {
        voices = module;
      },
      () => {
        isAsked = false;
      },
    );
  }
  return [seat, session.stage.name === "show" && voices?.line(session, seat)];
}

export function bubble({ session }) {
  const [seat, words] = saying(session);
  return html`<p class="voice ${seat ?? ""}" ?hidden=${!words}>${words ? html`${icon(`level-${session.players[seat].level}`)} ${words}` : ""}</p>`;
}

/** The same for those who listen, after what was said of the round itself. */
export function voiceOf(session) {
  const [seat, words] = saying(session);
  return words ? voices.spoken(nameOf(session.players, seat), words) : "";
}
