/** What has just happened on the board, one event after the other: tiles are placed, turn round, burn, move. */

import { buzz, move, sound } from "../feel/feel.js";

const STEP = 250; // ms between the beginnings of two events, unless there are many
const WHOLE = 2_400; // ms for all of them at most

const MOVES = {
  placed: () => ({ frames: [{ scale: 1.5, opacity: 0 }, {}], sound: "place" }),
  rotated: () => ({ frames: [{ rotate: "180deg" }, {}], sound: "turn" }),
  destroyed: () => ({ frames: [{ transform: "rotateX(180deg)", filter: "contrast(2)" }, {}], sound: "destroy" }),
  banished: () => ({ frames: [{ opacity: 0.2, scale: 0.4 }, {}], sound: "destroy" }),
  "taken-back": () => ({ frames: [{ opacity: 0.2, scale: 0.4 }, {}], sound: "place" }),
  reactivated: () => ({ frames: [{}, { scale: 1.12 }, {}], sound: "turn" }),
  moved: ({ from, to }, cell) => ({ frames: [{ translate: way(cell(from), cell(to)) }, {}], sound: "place" }),
};

/** From where to where, in pixels of the screen. */
function way(from, to) {
  const [start, end] = [from, to].map((element) => element.getBoundingClientRect());
  return `${start.x - end.x}px ${start.y - end.y}px`;
}

/** Play the events that led to the board on the screen. */
function replay(root, events) {
  const cell = (name) => root.querySelector(`[data-cell="${name}"]`);
  const shown = events.filter((event) => event.kind in MOVES && cell(event.cell ?? event.to));
  const step = Math.min(STEP, WHOLE / Math.max(1, shown.length));
  move(
    shown.map((event, number) => ({
      element: cell(event.cell ?? event.to),
      at: number * step,
      lasts: STEP,
      ...MOVES[event.kind](event, cell),
    })),
  );
}

/** What is to be felt when this stage comes on the screen. */
export function feel(root, { name, told = [], events = [] }) {
  if (name === "private") replay(root, told);
  if (name === "show") {
    replay(root, events);
    sound("crown");
    buzz();
  }
  if (name === "over") sound("crown");
}
