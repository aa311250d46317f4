/** The one sitting that this device keeps, and beside it one practice game; a finished one stays until the next begins. */

import { letter } from "../letters/kept.js";
import * as store from "../store.js";
import { newSeed } from "./seal.js";

const PAGE = newSeed(); // what tells this page from all others

const nameOf = (practice) => (practice ? "practice" : "sitting");

/** What is stored of it, or null. */
export function saved(practice = false) {
  const found = store.load(nameOf(practice));
  return found?.record && found?.players ? found : null;
}

/** Store it as the game of this page; another page that has it open leaves it then. */
export const take = (state) => store.save(nameOf(Boolean(state.practice)), Object.assign(state, { by: PAGE }));

/** Whether it is still this page's: nobody has taken it, or begun another game, in another tab. */
export const isOurs = ({ practice }) => [PAGE, undefined].includes(store.load(nameOf(Boolean(practice)))?.by);

/** Store it, if it is still this page's; whether it is. */
export function keep(state) {
  const ours = isOurs(state);
  if (ours) store.save(nameOf(Boolean(state.practice)), state);
  return ours;
}

/** The finished game that a screen is about, or null; `letter`: the id of one that was played by letters. */
export function finishedGame({ practice = false, letter: id = null } = {}) {
  const found = id ? letter(id) : saved(practice);
  return found?.record && found.finished ? found : null;
}
