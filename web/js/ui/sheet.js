/** A sheet that comes over the screen from its lower edge, and goes by its button, Escape, or a tap beside it. */

import { html } from "lit-html";
import { t } from "../i18n/index.js";
import { icon } from "./icons.js";

const sheetOf = (id) => document.querySelector(`#${id}`);

/** Its heading has the focus, so that readers start at the top. `facts`: what it is about, see `aboutSheet`. */
export function openSheet(id, facts = {}) {
  const sheet = sheetOf(id);
  Object.assign(sheet.dataset, facts);
  sheet.showModal();
  sheet.querySelector("h2").focus();
}

export const aboutSheet = (id) => sheetOf(id).dataset;

export const closeSheet = (id) => sheetOf(id).close();

/** Also for one that is not in the page. */
export const isSheetOpen = (id) => Boolean(sheetOf(id)?.open);

export const sheet = (
  id,
  title,
  content,
) => html`<dialog id=${id} class="sheet" closedby="any" aria-labelledby="${id}-title">
  <h2 id="${id}-title" tabindex="-1">${title}</h2>
  ${content}
</dialog>`;

/** The row of buttons at the end of a sheet; `done`: what its own one says where something was chosen on it. */
export const closing = (id, done = "", before = "") => html`<div class="closing">
  ${before}
  <button class="main" @click=${() => closeSheet(id)}>${icon(done ? "check" : "close")} ${done || t("close")}</button>
</div>`;
