/** What a computer player says of a round, in a bubble at its place. Its lines are fetched when the first table is on. */

import { html } from "lit-html";
import { icon } from "../ui/icons.js";
import { nameOf } from "../ui/parts.js";

let voices = null; // the module with the lines; without a network nobody says a word
let isAsked = false;

/** [seat, words]; nobody speaks at a table of two people, or in a puzzle. */
function saying(sitting) {
  const seat = Object.keys(sitting.players).find((each) => sitting.players[each].level);
  if (!seat || sitting.host) return [];
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
  return [seat, sitting.stage.name === "show" && voices?.line(sitting, seat)];
}

export function bubble({ sitting }) {
  const [seat, words] = saying(sitting);
  return html`<p class="voice ${seat ?? ""}" ?hidden=${!words}>${words ? html`${icon(`level-${sitting.players[seat].level}`)} ${words}` : ""}</p>`;
}

/** The same for those who listen, after what was said of the round itself. */
export function voiceOf(sitting) {
  const [seat, words] = saying(sitting);
  return words ? voices.spoken(nameOf(sitting.players, seat), words) : "";
}
