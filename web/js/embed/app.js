/** The whole app in a frame: it begins with what the address names, and tells the page around it how the game goes. */

import "../i18n/first.js";
import { readLink } from "../links/index.js";
import { gameOf } from "../sent/values.js";
import * as settings from "../settings.js";
import "../ui/all_icons.js";
import { App } from "../app/app.js";
import { putTilesIntoPage } from "../ui/tile_figures.js";
import { tell } from "./outside.js";

putTilesIntoPage();

class FramedApp extends App {
  #told = "";

  /** Look as the page around us wishes. */
  wish(wishes) {
    settings.override(wishes);
    this.readSettings();
    this.draw();
  }

  draw() {
    super.draw();
    const { record, table } = (this.screen === "table" && this.session) || {};
    if (!record || !table) return;
    const outcome = table.outcome && { winner: table.outcome.winner, reason: table.outcome.reason };
    const now = JSON.stringify([record.turns.length, outcome]);
    if (now === this.#told) return;
    this.#told = now;
    if (outcome) tell("result", { game: record.game, ...outcome });
    else tell("move", { game: record.game, turn: table.turn });
  }
}

/** Replaces what is in `root`; `wishes`: settings that hold here; `studied`: on the study board. Answers the app. */
export function startApp(root, log, wishes, studied) {
  settings.override(wishes);
  const style = document.createElement("link");
  Object.assign(style, { rel: "stylesheet", href: new URL(__STYLE__, import.meta.url).href });
  document.head.append(style);
  const app = new FramedApp(root, log);
  const link = location.hash.slice(1);
  app.open();
  if (studied) app.turnTo("study", gameOf(readLink(link)), { link });
  return app;
}
