/** The sheet over a table, which is a part of it: what is on it goes when the table goes on. */

import { closeSheet, isSheetOpen, openSheet } from "../ui/sheet.js";

export const TABLE_SHEET = "over-the-table";

/** What every table remembers of its sheet. */
export class OverTheTable {
  /** What is on the sheet, by a name of the table's own, or null. */
  sheet = null;

  /** The table is drawn again by `draw()`. */
  constructor(draw) {
    this.draw = draw;
  }

  showSheet(name) {
    this.sheet = name;
    this.draw();
    openSheet(TABLE_SHEET);
  }

  /** Away with it: it was about what lay there before. */
  closeSheet() {
    if (this.sheet && isSheetOpen(TABLE_SHEET)) closeSheet(TABLE_SHEET);
    this.sheet = null;
  }
}
