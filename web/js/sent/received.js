/** A link that was opened: what it says, or why it says nothing; and a game of somebody else's as the screens know one. */

import { t } from "../i18n/index.js";
import { LinkError, readLink } from "../links/index.js";
import { sideOf } from "../players.js";

let last = { link: null }; // the one that was read last: screens ask for it at every drawing

/** { link, value } or { link, reason } of a link's text. */
export function received(link) {
  if (last.link !== link) {
    try {
      last = { link, value: readLink(link) };
    } catch (error) {
      if (!(error instanceof LinkError)) throw error;
      last = { link, reason: error.reason };
    }
  }
  return last;
}

/** Both players without names of their own. */
export const anybody = (game) =>
  Object.fromEntries(["p1", "p2"].map((seat) => [seat, { name: "", level: null, side: sideOf(game, seat) }]));

/** The name of a game as it stands in a title: "R vs R" stays on one line. */
export const nameOfGame = (game) => t(game).replace(/^R vs R/, "R\u00a0vs\u00a0R");

/** The whole game that a link carries, as a stored one looks: { record, players, finished }; null where it has none. */
export function gameIn(link) {
  const { value } = received(link);
  if (value?.kind !== "r") return null;
  return { record: value.record, players: anybody(value.record.game), finished: true };
}
