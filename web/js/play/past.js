/** The last games against the computer, for those opponents that learn from them. */

import catalogue from "pocketcrowns:catalogue";
import * as store from "../store.js";
import { alone } from "./players.js";

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
