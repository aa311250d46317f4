/** In look back: the way from the costly moments of the person who played to deciding them again. */

import { html } from "lit-html";
import { t } from "../i18n/index.js";
import { icon } from "../ui/icons.js";

export const exerciseButton = (app, count) =>
  count === 0
    ? ""
    : html`<button @click=${() => app.go("exercises")}>${icon("again")} ${t("exercises-from-review", { count })}</button>`;
