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
};

/** All of them together, at most. */
export const WHOLE = 2_400;

const OUT = "cubic-bezier(.1, .7, .3, 1)";
const IN = "cubic-bezier(.5, 0, .9, .4)";

const cellOf = (name) => document.querySelector(`main .cell[data-cell="${name}"]`);

/** From one element to another, in pixels of the screen. */
function way(from, to) {
  const [start, end] = [from, to].map((element) => element.getBoundingClientRect());
  return `${start.x + start.width / 2 - end.x - end.width / 2}px ${start.y + start.height / 2 - end.y - end.height / 2}px`;
}

const gone = { lasts: 280, frames: [{ opacity: 0.2, scale: 0.6 }, {}], sound: "destroy" };

const MOVES = {
  placed: ({ cell, seat }) => {
    const rack = document.querySelector(`main .tray.${seat}`);
    const from = rack ? way(rack, cellOf(cell)) : "0 0";
    return {
      lasts: 360,
      easing: OUT,
      frames: [{ translate: from, scale: 0.45, zIndex: 5 }, { scale: 1.12, offset: 0.75, zIndex: 5 }, {}],
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
    frames: [{ transform: "rotateX(180deg)", filter: "contrast(2)" }, {}],
    sound: "destroy",
  }),
  banished: () => gone,
  cleared: () => gone,
  "taken-back": () => ({ ...gone, sound: "place" }),
  reactivated: () => ({ lasts: 280, frames: [{}, { scale: 1.12 }, {}], sound: "turn" }),
  silenced: () => ({ lasts: 280, frames: [{}, { filter: "grayscale(1)", scale: 0.94 }, {}], sound: "held" }),
  moved: ({ from, to }) => ({
    lasts: 340,
    easing: OUT,
    frames: [{ translate: way(cellOf(from), cellOf(to)), zIndex: 5 }, {}],
    sound: "place",
  }),
};

/** Move what this event has changed on the board that is on the screen; `factor`: by what its times are multiplied. */
export function playStep(event, factor) {
  const element = cellOf(event.cell ?? event.to);
  if (!element || !MOVES[event.kind]) return;
  const { lasts, ...step } = MOVES[event.kind](event);
  move([{ element, lasts: lasts * Math.min(1, factor), ...step }]);
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
  if (name === "show") {
    count(root);
    sound("crown");
    buzz();
  }
  if (name === "over") finish(root);
}
