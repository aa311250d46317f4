/** Shown only when somebody is quicker than Python. */

import { html } from "lit-html";
import { t } from "../i18n/index.js";
import { engineStatus, heading, retry, topBar } from "./parts.js";

export function loadingScreen(app) {
  return html`${topBar(app)}
    <main class="centred">
      ${heading(t("loading-title"))} ${engineStatus(app)}
      ${app.notice ? html`<p role="alert">${app.notice}</p>` : html`<p class="quiet">${t("loading-note")}</p>`}
      ${app.isStuck ? retry(app) : ""}
    </main>`;
}
