/** In the place of what the table of who beats whom is needed for, until it is here. */

import { html } from "lit-html";
import { retry } from "../brave_rats/beats.js";
import { t } from "../i18n/index.js";
import { icon } from "../ui/icons.js";
import { heading } from "../ui/parts.js";

export function missing(app) {
  const again = retry(app);
  return html`${heading(t("loading-title"))}
    ${again ? html`<p role="alert">${t("beats-missing")} <button @click=${again}>${icon("again")} ${t("engine-retry")}</button></p>` : ""}`;
}
