/** What a table remembers beside its sitting, for as long as that is open. */

import { setting } from "../settings.js";
import { shuffled } from "../table/shuffled.js";
import { closeSheet, isSheetOpen, openSheet } from "../ui/sheet.js";

export const TABLE_SHEET = "over-the-table";

const states = new WeakMap(); // sitting -> its table's state

export const stateOf = (app) => {
  const { sitting } = app;
  if (!states.has(sitting)) states.set(sitting, new TableState(() => app.draw()));
  return states.get(sitting);
};

class TableState {
  /** The choice whose card is raised, or null. */
  action = null;
  /** The actions of the hand as they lie. */
  order = [];
  /** The round of the story that is looked at, or null for the one that lies on the table. */
  round = null;
  /** What the person who plays alone saw last: where hands are hidden, only that has their hand. */
  ownView = null;
  /** The stage that was drawn last, what will end it by itself, and at which one sounds were offered. */
  shown = null;
  timer = 0;
  offered = null;
  #view = null;

  /** What is on the sheet over the table: "why", "seal", "coach" or null. */
  sheet = null;
  #draw;

  /** `draw()` draws the table again. */
  constructor(draw) {
    this.#draw = draw;
  }

  /** A seat's own screen is on: with another view nothing is raised. */
  see(view) {
    if (view === this.#view) return;
    this.#view = view;
    this.action = null;
    this.order = setting("shuffled-hand") ? shuffled(view.legal) : view.legal;
  }

  showSheet(name) {
    this.sheet = name;
    this.#draw();
    openSheet(TABLE_SHEET);
  }

  /** Away with it: it was about what lay there before. */
  closeSheet() {
    if (this.sheet && isSheetOpen(TABLE_SHEET)) closeSheet(TABLE_SHEET);
    this.sheet = null;
  }

  /** Why a round of the story went as it did; null: the one that lies on the table. */
  lookAt(round) {
    this.round = round;
    this.showSheet("why");
  }
}
