/** What a table remembers beside its session, for as long as that is open. */

import { setting } from "../settings.js";
import { OverTheTable } from "../table/over.js";

const states = new WeakMap(); // session -> its table's state

export const stateOf = (app) => {
  const { session } = app;
  if (!states.has(session)) states.set(session, new TableState(() => app.draw()));
  return states.get(session);
};

/** On its sheet: "why", "seal" or "coach". */
class TableState extends OverTheTable {
  /** The choice whose card is raised, or null. */
  action = null;
  /** The actions of the hand as they lie. */
  order = [];
  /** The round of the story that is looked at, or null for the one that lies on the table. */
  round = null;
  /** What decided the last round that was seen, as { round, verdict }. */
  decided = null;
  /** What the person who plays alone saw last: where hands are hidden, only that has their hand. */
  ownView = null;
  /** The stage that was drawn last, what will end it by itself, and at which one sounds were offered. */
  shown = null;
  timer = 0;
  offered = null;
  #view = null;

  /** A seat's own screen is on: with another view nothing is raised. */
  see(view) {
    if (view === this.#view) return;
    this.#view = view;
    this.action = null;
    this.order = setting("shuffled-hand") ? shuffled(view.legal) : view.legal;
  }

  /** Why a round of the story went as it did; null: the one that lies on the table. */
  lookAt(round) {
    this.round = round;
    this.showSheet("why");
  }
}

/** The same things in another order, by a number drawn for each: nobody can foresee it. */
export function shuffled(things) {
  const places = crypto.getRandomValues(new Uint32Array(things.length));
  return things
    .map((each, n) => [places[n], each])
    .sort(([one], [two]) => one - two)
    .map(([, each]) => each);
}
