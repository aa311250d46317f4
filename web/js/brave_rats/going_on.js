/** What comes with a verdict beside it: the next round by itself, if that is wanted, and once an offer of sounds. */

import { change, setting } from "../settings.js";
import * as store from "../store.js";
import { TABLE_SHEET } from "../table/over.js";
import { isSheetOpen } from "../ui/sheet.js";

const READ = 3200; // ms: the reveal, and a look at it
const OFFERED = "sound-offered";

/** Against a computer the game goes on after a while, unless something is looked at meanwhile. */
export function goOnLater({ stage, state, me, session }, goOn) {
  if (state.shown === stage) return;
  clearTimeout(state.timer);
  state.closeSheet();
  state.shown = stage;
  if (stage.name !== "show" || !setting("goes-on") || !me || session.host || session.table.outcome) return;
  state.timer = setTimeout(() => {
    if (session.stage === stage && !isSheetOpen(TABLE_SHEET) && !document.hidden) goOn();
  }, READ);
}

/** What takes the offer, which is made at this device's first reveal and never again; else null. */
export function soundOffer({ app, stage, state, session }) {
  if (session.host || stage.name !== "show" || setting("sound")) return null;
  if (store.load(OFFERED) === null) {
    store.save(OFFERED, true);
    state.offered = stage;
  }
  if (state.offered !== stage) return null;
  return () => {
    change({ sound: true });
    app.readSettings();
    app.draw();
  };
}
