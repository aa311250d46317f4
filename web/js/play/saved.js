/** The one sitting that this device keeps, and beside it one practice game; a finished one stays until the next begins. */

import { letter } from "../letters/kept.js";
import * as store from "../store.js";

const nameOf = (practice) => (practice ? "practice" : "sitting");

/** What is stored of it, or null. */
export function saved(practice = false) {
  const found = store.load(nameOf(practice));
  return found?.record && found?.players ? found : null;
}

export const keep = (state) => store.save(nameOf(Boolean(state.practice)), state);

/** The finished game that a screen is about, or null; `letter`: the id of one that was played by letters. */
export function finishedGame({ practice = false, letter: id = null } = {}) {
  const found = id ? letter(id) : saved(practice);
  return found?.record && found.finished ? found : null;
}
