/**
 * What two devices say to each other: { k, ... } as JSON. Whatever is too large, of another kind or of another shape is no
 * message, and nothing comes of it. Nothing here is secret: a letter is what a link of the game would carry.
 *
 *   hello { v, name }      the first thing that each says: the version of these messages, and what its person is called;
 *                          `shows`, true: that whoever hears it may watch a game
 *   letter { n, seat, text }
 *                          the game as it stands here, as a link, and who plays here; n counts this device's letters
 *   got { n }              the letter was read, and what it says is about to be shown
 *   locked { turn }        a choice of this turn is made and kept here until the other's seal has come
 *   again {}               its person wants another game
 *   other {}               the game of that letter is neither an invitation nor one that is played here
 *   seen { id, players, view, events }
 *                          to who watches: what an onlooker may see of a game, and what has happened since the last one
 */

import { arePlayers } from "../play/saved.js";
import { isObject } from "../store.js";

export const VERSION = 1;
const LONGEST = 120_000; // characters; a letter of the largest game has a third of that
const LONGEST_LETTER = 100_000;
const LONGEST_NAME = 24;
const LONGEST_ID = 64;

const isCount = (value) => Number.isInteger(value) && value >= 0 && value < 1e9;
const isText = (value, longest) => typeof value === "string" && value.length <= longest;

const isEvent = (value) => isText(value?.kind, LONGEST_NAME);
const isView = (value) =>
  [value, value?.seen, value?.options].every(isObject) &&
  isCount(value.turn) &&
  Array.isArray(value.waiting_for) &&
  (value.outcome === null || isObject(value.outcome));

const SHAPES = {
  hello: ({ v, name, shows = false }) => isCount(v) && isText(name, LONGEST_NAME) && typeof shows === "boolean",
  letter: ({ n, seat, text }) => isCount(n) && ["p1", "p2"].includes(seat) && isText(text, LONGEST_LETTER),
  got: ({ n }) => isCount(n),
  locked: ({ turn }) => isCount(turn),
  again: () => true,
  other: () => true,
  seen: ({ id, players, view, events }) =>
    isText(id, LONGEST_ID) &&
    isView(view) &&
    arePlayers(players, view.game) &&
    Array.isArray(events) &&
    events.every(isEvent),
};

export const write = (k, fields = {}) => JSON.stringify({ k, ...fields });

/** The message in what has come, or null. */
export function read(data) {
  if (!isText(data, LONGEST)) return null;
  try {
    const message = JSON.parse(data);
    return Object.hasOwn(SHAPES, message?.k) && SHAPES[message.k](message) ? message : null;
  } catch {
    return null;
  }
}
