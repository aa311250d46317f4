/** In the place of a file that is on its way, or that did not come. */

import { html } from "lit-html";
import { t } from "../i18n/index.js";
import { icon } from "../ui/icons.js";

/** `again`: how to ask once more for what did not come, else null. */
export const waiting = (again) =>
  again
    ? html`<p role="alert">
        ${t("later-missing")} <button @click=${again}>${icon("again")} ${t("engine-retry")}</button>
      </p>`
    : html`<p class="quiet">${t("loading-title")}</p>`;
