/** What a table of R vs R remembers beside its session, for as long as that is open. */

import { pace } from "../feel/feel.js";
import { OverTheTable } from "../table/over.js";
import { Choice } from "./choice.js";
import { endRound, playStep, STEP, unfolded, WHOLE } from "./motion.js";

const states = new WeakMap(); // session -> its table's state

export const stateOf = (app) => {
  const { session } = app;
  if (!states.has(session)) states.set(session, new TableState(() => app.draw()));
  return states.get(session);
};

/** On its sheet: "coach", "round" or "discard". */
class TableState extends OverTheTable {
  /** The choice that is being made, what it would lead to ({ events, seen }), and why the last tap was not allowed. */
  choice = null;
  preview = null;
  reason = null;
  /** The placement that is pointed at, and the same of it with its `action`, once it is known. */
  wanted = null;
  pointed = null;
  /** The word that is chosen where no tile is placed: a tile to keep. */
  action = null;
  /** The tile that somebody wants to know about. */
  looked = null;
  /** The tile that a mouse is over. */
  hovered = null;
  /** Whether a tile has been placed at this table. */
  hasPlaced = false;
  /** What the engine told of the turns of the match, and how many there were when it was asked last. */
  turns = [];
  askedAt = null;
  /** The board that is on the screen while events unfold, else null. */
  frame = null;
  #view = null;
  #stage = null;
  #timer = 0;
  #frames = []; // still to come
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
    if (["curtain", "over"].includes(stage.name)) this.#stop();
    else if (before && news.length) this.#unfold(unfolded(before, news));
  }

  /** A seat's own screen is on: with another view nothing is chosen. */
  see(view) {
    if (view === this.#view) return;
    this.#view = view;
    Object.assign(this, {
      choice: new Choice(view.legal),
      preview: null,
      reason: null,
      action: null,
      wanted: null,
      pointed: null,
    });
  }

  /** My placement is confirmed: its tile has been on the board as a preview, and now its power goes over it. */
  confirmed() {
    this.hasPlaced = true;
    if (!this.preview) return;
    const { events, seen } = this.preview;
    const [placed, ...power] = unfolded(this.#board, events);
    this.#unfold(power);
    this.#played = events;
    this.#board = placed ? seen.board : this.#board;
  }

  /** Show the end of what unfolds. */
  finish() {
    this.#stop();
    this.draw();
    const end = document.querySelector("main.round-end");
    if (end) endRound(end.parentElement);
  }

  #stop() {
    clearTimeout(this.#timer);
    this.#frames = [];
    this.frame = null;
  }

  /** What moves already goes on to its end first. */
  #unfold(frames) {
    const slowness = pace();
    if (!slowness || document.hidden || !frames.length) return;
    const whole = frames.reduce((sum, { event }) => sum + STEP[event.kind], 0);
    const factor = slowness * Math.min(1, WHOLE / whole);
    const pause = { event: { kind: "pause" }, board: frames[0].before };
    this.#frames.push(...[...(this.frame ? [pause] : []), ...frames].map((frame) => ({ ...frame, factor })));
    if (this.frame) return;
    this.frame = { board: frames[0].before, event: null };
    this.#timer = setTimeout(() => this.#next(), 0);
  }

  #next() {
    if (!this.#frames.length) return this.finish();
    this.frame = this.#frames.shift();
    const { event, factor } = this.frame;
    this.draw();
    playStep(this.frame, factor);
    this.#timer = setTimeout(() => this.#next(), STEP[event.kind] * factor);
  }
}
