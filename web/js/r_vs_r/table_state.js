/** What a table of R vs R remembers beside its sitting, for as long as that is open. */

import { pace } from "../feel/feel.js";
import { OverTheTable } from "../table/over.js";
import { Choice } from "./choice.js";
import { playStep, STEP, WHOLE } from "./motion.js";
import { unfolded } from "./unfold.js";

const states = new WeakMap(); // sitting -> its table's state

export const stateOf = (app) => {
  const { sitting } = app;
  if (!states.has(sitting)) states.set(sitting, new TableState(() => app.draw()));
  return states.get(sitting);
};

/** On its sheet: "coach", "story" or "discard". */
class TableState extends OverTheTable {
  /** The choice that is being made, what it would lead to ({ events, seen }), and why the last tap was not allowed. */
  choice = null;
  preview = null;
  reason = null;
  /** The word that is chosen where no tile is placed: a tile to keep. */
  action = null;
  /** The tile that somebody wants to know about. */
  looked = null;
  /** Whether a tile has been placed at this table. */
  hasPlaced = false;
  /** The board that is on the screen while events unfold, else null. */
  frame = null;
  #view = null;
  #stage = null;
  #timer = 0;
  #board = null; // as it was drawn last, when nothing moved
  #played = []; // events of my own placement, which have been seen already

  /** A stage is on: what is not known here yet of `events`, which led to `board`, unfolds. */
  arrive(stage, events, board) {
    if (stage === this.#stage) return;
    this.#stage = stage;
    this.looked = null;
    this.closeSheet();
    const before = this.#board;
    this.#board = board;
    const seen = this.#played.length;
    const isKnown = seen > 0 && JSON.stringify(events.slice(0, seen)) === JSON.stringify(this.#played);
    const news = isKnown ? events.slice(seen) : events;
    if (stage.name !== "thinking") this.#played = [];
    if (before && news.length) this.#unfold(unfolded(before, news));
  }

  /** A seat's own screen is on: with another view nothing is chosen. */
  see(view) {
    if (view === this.#view) return;
    this.#view = view;
    Object.assign(this, { choice: new Choice(view.legal), preview: null, reason: null, action: null });
  }

  /** My placement is confirmed: it has been on the board as a preview. */
  confirmed() {
    this.hasPlaced = true;
    if (!this.preview) return;
    this.#played = this.preview.events;
    this.#board = this.preview.seen.board;
  }

  /** Show the end of what unfolds. */
  finish() {
    clearTimeout(this.#timer);
    this.frame = null;
    this.draw();
  }

  #unfold(frames) {
    const slowness = pace();
    clearTimeout(this.#timer);
    this.frame = null;
    if (!slowness || document.hidden || !frames.length) return;
    const whole = frames.reduce((sum, { event }) => sum + STEP[event.kind], 0);
    const factor = slowness * Math.min(1, WHOLE / whole);
    const show = (n) => {
      this.frame = n < frames.length ? frames[n] : null;
      this.draw();
      if (!this.frame) return;
      playStep(this.frame.event, factor);
      this.#timer = setTimeout(() => show(n + 1), STEP[frames[n].event.kind] * factor);
    };
    this.frame = { board: frames[0].before, event: null };
    this.#timer = setTimeout(() => show(0), 0);
  }
}
