/** The last games against the computer, for those opponents that learn from them. */

import catalogue from "pocketcrowns:catalogue";
import * as store from "../store.js";

const KEPT = 12; // games
const NAME = (game) => `past.${game}`;

const personAmong = (players) => Object.keys(players).find((seat) => !players[seat].level);

/** A game has just ended; keep its record if a person played a computer. */
export function remember({ game, players, record }) {
  const seat = personAmong(players);
  const person = seat && Object.keys(players).some((each) => players[each].level);
  if (!person || catalogue.games[game].remembers.length === 0) return;
  store.save(NAME(game), [...(store.load(NAME(game)) ?? []), { record, seat }].slice(-KEPT));
}

/** What `level` may know of earlier games. */
export const finishedAgainst = (game, level) =>
  catalogue.games[game].remembers.includes(level) ? (store.load(NAME(game)) ?? []) : [];
