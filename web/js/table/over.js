/**
 * The sheet over a table, which is a part of it: what is on it goes when the table goes on; and whether there is room
 * for such things beside the table.
 */

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

// As style/rats/desk.css has it.
const wide = /* @__PURE__ */ matchMedia("(min-width: 56.25rem) and (min-height: 37.5rem) and (orientation: landscape)");

export const isWide = () => wide.matches;

/** Call `act` when that changes, as when a tablet is turned. */
export const whenWideChanges = (act) => wide.addEventListener("change", act);
