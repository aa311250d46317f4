/** Games that are over: the last ones against the computer, for those opponents that learn from them, and any one. */

import catalogue from "pocketcrowns:catalogue";
import { letter } from "../letters/kept.js";
import * as store from "../store.js";
import { alone } from "./players.js";
import { saved } from "./saved.js";

const KEPT = 12; // games
const NAME = (game) => `past.${game}`;

/** A game has just ended; keep its record if a person played a computer. */
export function remember({ game, players, record }) {
  const seat = alone(players);
  if (!seat || catalogue.games[game].remembers.length === 0) return;
  store.save(NAME(game), [...(store.load(NAME(game), Array.isArray) ?? []), { record, seat }].slice(-KEPT));
}

/** What `level` may know of earlier games. */
export const finishedAgainst = (game, level) =>
  catalogue.games[game].remembers.includes(level) ? (store.load(NAME(game), Array.isArray) ?? []) : [];

/** The finished game that a screen is about, or null; `letter`: the id of one that was played by letters. */
export function finishedGame({ practice = false, letter: id = null } = {}) {
  const found = id ? letter(id) : saved(practice);
  return found?.record && found.finished ? found : null;
}
