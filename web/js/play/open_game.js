/** The game that is open at this device: how it stands, and what is asked before another takes its place. */

import { html } from "lit-html";
import { t } from "../i18n/index.js";
import { named } from "../ui/parts.js";
import { aboutSheet, closeSheet, sheet } from "../ui/sheet.js";
import { OPEN_GAME, start } from "./form.js";
import { saved } from "./saved.js";

/** How it stands, in a line; of a game that an older version stored, who plays. */
export function standingOf({ players, standing }) {
  const names = named(players, { first: "p1", second: "p2" });
  if (!standing) return t("home-resume-note", names);
  return t("home-standing", { ...names, a: standing.p1, b: standing.p2, round: standing.round });
}

/** Whether the one or the other, for whoever is about to begin; see `play` in form.js. */
export function askSheet(app) {
  const open = saved();
  const anew = () => {
    const { game } = aboutSheet(OPEN_GAME);
    closeSheet(OPEN_GAME);
    start(app, game);
  };
  const content = html`<p>${open ? standingOf(open) : ""}</p>
    <div class="closing">
      <button @click=${anew}>${t("open-anew")}</button>
      <button class="main" @click=${() => app.go("table")}>${t("open-go-on")}</button>
    </div>`;
  return sheet(OPEN_GAME, t("open-title"), content);
}
