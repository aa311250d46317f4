/** A step back, where there is one. */

import { html } from "lit-html";
import { t } from "../i18n/index.js";
import { icon } from "../ui/icons.js";

/** A practice game can go back a step from wherever it is. */
export const takeBack = (app) =>
  app.session.practice && app.session.canTakeBack
    ? html`<button class="plain" @click=${() => app.attempt(() => app.session.takeBack())}>
        ${icon("undo")} ${t("practice-back")}
      </button>`
    : "";
