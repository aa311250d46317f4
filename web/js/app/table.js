/** The table of any game, and what takes its place when the game goes on in another tab. */

import { html } from "lit-html";
import { GAMES } from "../games.js";
import { t } from "../i18n/index.js";
import { coming } from "../table/poster.js";
import { heading, mainAction, retry, topBar } from "../ui/parts.js";

const elsewhere = (
  app,
) => html`${topBar(app)} ${app.notice ? html`<p class="notice" role="alert">${app.notice}</p>` : ""}
  <main class="centred">
    ${heading(t("elsewhere-title"))}
    <p>${t("elsewhere-note")}</p>
    ${mainAction(t("elsewhere-here"), () => app.goOnHere())}
  </main>`;

export const tableScreen = (app) =>
  app.session.stage.name === "elsewhere" ? elsewhere(app) : GAMES[app.session.game].table(app);

/** What this stage says aloud beside its heading, which takes the focus and is read anyway; often nothing. */
export const spoken = (app) => (app.session.stage.name === "elsewhere" ? "" : GAMES[app.session.game].spoken(app));

/** Shown only when somebody is quicker than Python. */
export function loadingScreen(app) {
  const note = app.engine.status.step === "failed" ? "" : html`<p>${t("loading-note")}</p>`;
  const told = app.notice ? html`<p role="alert">${app.notice}</p>` : note;
  const words = html`${heading(t("loading-title"))} ${told} ${app.isStuck ? retry(app) : ""}`;
  return html`${topBar(app)} ${coming(app, GAMES[app.game].art, words)}`;
}
