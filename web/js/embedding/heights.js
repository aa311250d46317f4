/**
 * How high a frame must be, in pixels, so that nothing in it scrolls between 340 and 800 px of width, whatever the
 * language (tests/browser/test_embed_frames.py); the list of all tiles is too long for that.
 */

import { gameOf } from "../sharing/values.js";

const HEIGHTS = {
  "brave-rats": { table: 745, card: 470, ruling: 620, replay: 740, position: 575, puzzle: 680, study: 790, play: 250 },
  "r-vs-r": { table: 720, tile: 410, ruling: 620, replay: 790, position: 735, puzzle: 835, study: 850, play: 250 },
};
const VIEWS = { r: "replay", p: "position", z: "puzzle", s: "study", n: "play" };

/** What goes with fewer buttons: the bar of a replay; the rows of buttons. */
const LESS = {
  min: { replay: 52 },
  none: { replay: 164, position: 60, puzzle: 60, study: 180, play: 60 },
};

/** Of a frame that shows the value of a link (js/links) with these `controls`. */
export function heightOf(value, controls = "") {
  const view = VIEWS[value.kind] ?? value.show;
  return HEIGHTS[gameOf(value) ?? "brave-rats"][view] - (LESS[controls]?.[view] ?? 0);
}
