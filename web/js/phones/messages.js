/**
 * What two devices say to each other: { k, ... } as JSON. Whatever is too large, of another kind or of another shape is no
 * message, and nothing comes of it. Nothing here is secret: a letter is what a link of the game would carry.
 *
 *   hello { v, name }      the first thing that each says: the version of these messages, and what its person is called
 *   letter { n, text }     the game as it stands here, as a link; n counts this device's letters
 *   got { n }              the letter was read, and what it says is about to be shown
 *   locked { turn }        a choice of this turn is made and kept here until the other's seal has come
 *   again {}               its person wants another game
 *   other {}               the game of that letter is neither an invitation nor one that is played here
 */

export const VERSION = 1;
const LONGEST = 120_000; // characters; a letter of the largest game has a third of that
const LONGEST_LETTER = 100_000;
const LONGEST_NAME = 24;

const isCount = (value) => Number.isInteger(value) && value >= 0 && value < 1e9;
const isText = (value, longest) => typeof value === "string" && value.length <= longest;

const SHAPES = {
  hello: ({ v, name }) => isCount(v) && isText(name, LONGEST_NAME),
  letter: ({ n, text }) => isCount(n) && isText(text, LONGEST_LETTER),
  got: ({ n }) => isCount(n),
  locked: ({ turn }) => isCount(turn),
  again: () => true,
  other: () => true,
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
