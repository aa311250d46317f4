/** Games that are over, wherever they were played on this device. */

import { letter } from "../letters/kept.js";
import { saved } from "./saved.js";

/** The finished game that a screen is about, or null; `letter`: the id of one that was played by letters. */
export function finishedGame({ practice = false, letter: id = null } = {}) {
  const found = id ? letter(id) : saved(practice);
  return found?.record && found.finished ? found : null;
}
