/** What has just happened on the board, one event after the other: tiles are placed, turn round, burn, move. */

import { buzz, move, sound } from "../feel/feel.js";

/** How long each event has the board to itself, ms. */
export const STEP = {
  "round-begins": 200,
  placed: 480,
  rotated: 200,
  destroyed: 300,
  banished: 300,
  "taken-back": 300,
  cleared: 260,
  reactivated: 300,
  silenced: 300,
  moved: 360,
  pause: 250,
};

/** All that one placement does, at most. */
export const WHOLE = 2_400;

const OUT = "cubic-bezier(.1, .7, .3, 1)";
const IN = "cubic-bezier(.5, 0, .9, .4)";

const cellOf = (name) => document.querySelector(`main .cell[data-cell="${name}"]`);

/** From one element to another, in pixels of the screen. */
function way(from, to) {
  const [start, end] = [from, to].map((element) => element.getBoundingClientRect());
  return `${start.x + start.width / 2 - end.x - end.width / 2}px ${start.y + start.height / 2 - end.y - end.height / 2}px`;
}

/** A tile leaves the board for another place, and is gone when the next thing moves. */
function leaves(cell, place, name) {
  const to = place?.checkVisibility() ? way(place, cellOf(cell)) : "0 0";
  const gone = { translate: to, scale: 0.2, opacity: 0, offset: 0.88, zIndex: 5 };
  return { lasts: 330, easing: IN, frames: [{ zIndex: 5 }, gone, { opacity: 0 }], sound: name };
}

const discarded = ({ cell }) => leaves(cell, document.querySelector("main .pile"), "away");

const MOVES = {
  placed: ({ cell, seat }) => {
    const rack = document.querySelector(`main .tray.${seat}`);
    const from = rack ? way(rack, cellOf(cell)) : "0 0";
    return {
      lasts: 360,
      easing: OUT,
      frames: [{ translate: from, scale: 0.45, zIndex: 5 }, { scale: 1.15, offset: 0.7, zIndex: 5 }, {}],
      sound: "place",
    };
  },
  rotated: () => ({
    lasts: 320,
    easing: OUT,
    frames: [{ rotate: "180deg", filter: "brightness(1.3)" }, {}],
    sound: "turn",
  }),
  destroyed: () => ({
    lasts: 260,
    easing: IN,
    frames: [
      { filter: "contrast(2)" },
      { rotate: "-4deg", filter: "contrast(2)", offset: 0.2 },
      { rotate: "4deg", filter: "contrast(2)", offset: 0.4 },
      { transform: "rotateX(90deg)", offset: 0.7 },
      {},
    ],
    sound: "destroy",
  }),
  banished: discarded,
  cleared: discarded,
  "taken-back": ({ cell }) => leaves(cell, document.querySelector("main .tray.near"), "flip"),
  reactivated: () => ({ lasts: 280, frames: [{}, { scale: 1.12 }, {}], sound: "turn" }),
  silenced: () => ({ lasts: 280, frames: [{}, { filter: "grayscale(1)", scale: 0.94 }, {}], sound: "held" }),
  moved: ({ from, to }) => ({
    lasts: 340,
    easing: OUT,
    frames: [{ translate: way(cellOf(from), cellOf(to)), zIndex: 5 }, {}],
    sound: "place",
  }),
};

const POWERS = new Set(["rotated", "destroyed", "banished", "moved", "taken-back", "reactivated"]);

/** A ring runs out from the tile whose power acts. */
const ring = (cell) => ({
  element: cellOf(cell),
  lasts: 260,
  easing: OUT,
  frames: [
    { boxShadow: "0 0 0 0 #efb93f", zIndex: 4 },
    { boxShadow: "0 0 0 1.6rem transparent", zIndex: 4 },
  ],
});

/** Move what an event changes on the board that is on the screen; `factor`: by what its times are multiplied. */
export function playStep({ event, origin }, factor) {
  const element = cellOf(event.cell ?? event.to);
  if (!element || !MOVES[event.kind]) return;
  const { lasts, ...step } = MOVES[event.kind](event);
  move([
    ...(origin && POWERS.has(event.kind) ? [ring(origin)] : []),
    { element, lasts: lasts * Math.min(1, factor), ...step },
  ]);
}

/** The tiles of the board are counted, one by one. */
function count(root) {
  move(
    [...root.querySelectorAll(".round-end .cell .disc:not([hidden])")].map((element, n) => ({
      element,
      at: 120 * n,
      lasts: 180,
      frames: [{ opacity: 0, scale: 0.2 }, {}],
      sound: "coin",
    })),
  );
}

/** A round has ended, and nothing moves on the board any more. */
export function endRound(root) {
  count(root);
  sound("crown");
  buzz();
}

/** The winner comes up. */
function finish(root) {
  move(
    [...root.querySelectorAll(".scenery .hero")].map((element) => ({
      element,
      lasts: 900,
      easing: OUT,
      frames: [{ translate: "0 30%" }, {}],
    })),
  );
  sound("crown");
}

/** What is to be felt when this stage comes on the screen. */
export function feel(root, { name }) {
  if (name === "show" && !root.querySelector(".plays")) endRound(root);
  if (name === "over") finish(root);
}

// How a board looks after each of some events, for movement alone: how it really stands the engine says, and that is what
// is drawn when nothing moves any more.

const OPEN = { down_by: null, under: null, shield: false, silenced: false };

const without = (board, { cell }) => ({ ...board, [cell]: null });

const AFTER = {
  "round-begins": (board) => Object.fromEntries(Object.keys(board).map((cell) => [cell, null])),
  placed: (board, { cell, tile, seat }) => ({
    ...board,
    [cell]: { ...OPEN, tile, faces: seat, under: board[cell]?.tile ?? null },
  }),
  rotated: (board, { cell, faces }) => ({ ...board, [cell]: { ...board[cell], faces } }),
  destroyed: (board, { cell, seat }) => ({ ...board, [cell]: { ...board[cell], faces: null, down_by: seat } }),
  moved: (board, { from, to }) => ({ ...board, [from]: null, [to]: board[from] }),
  banished: without,
  cleared: without,
  "taken-back": without,
  reactivated: (board) => board,
  silenced: (board) => board,
};

const LEAVING = new Set(["banished", "cleared", "taken-back"]);
const ARRIVING = new Set(["placed", "reactivated"]); // the tile from which the power of what follows goes out

/** [{ event, origin, before, board }] for each event that can be seen: `board` while it moves, `before` until then. */
export function unfolded(board, events) {
  let now = board;
  let origin = null;
  return events
    .filter(({ kind }) => kind in AFTER)
    .map((event) => {
      const before = now;
      now = AFTER[event.kind](now, event);
      const from = origin;
      if (ARRIVING.has(event.kind)) origin = event.cell;
      return { event, origin: from, before, board: LEAVING.has(event.kind) ? before : now };
    });
}
