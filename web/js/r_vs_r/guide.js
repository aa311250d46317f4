/** One line of guidance for each step of the first turns, in a game with help. */

import { t } from "../i18n/index.js";

const TURNS = 3; // of the person at the screen: by then every kind of step has been there

const OPENING = "citizen";

/** What to say, as an id; null when there is nothing (more) to say. */
function wordsFor({ record, stage }, { step, tile }) {
  const turn = record.turns.filter((choices) => stage.seat in choices).length;
  if (turn >= TURNS) return null;
  if (tile === OPENING && step === "cell") return "guide-citizen";
  if (step !== "tile") return `guide-${step}`;
  return turn === TURNS - 1 ? "guide-end" : "guide-tile";
}

/** In a game with help, while it is of use. */
export function guideText(session, choice) {
  const words = session.help && wordsFor(session, choice);
  return words ? t(words) : "";
}
