/** A text that people take elsewhere: shared, copied, or, where a browser allows neither, selected. */

import { html } from "lit-html";
import { t } from "../i18n/index.js";
import { icon } from "./icons.js";

let said = null; // { text, word }: what came of the last copy, forgotten with the text

/** Into the clipboard; answers whether the browser let us. */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // not allowed in this frame, or not there at all
  }
}

/** Select what is shown, so that the person's own "copy" takes it. */
function select(element) {
  const range = document.createRange();
  range.selectNodeContents(element);
  const selection = getSelection();
  selection.removeAllRanges();
  selection.addRange(range);
}

/** A button that copies `text`. `place`: a selector of the element that shows it, for where copying is refused. */
export function copyButton(app, text, label, place) {
  const press = async () => {
    const isCopied = await copy(text);
    if (!isCopied) select(document.querySelector(place));
    said = { text, word: isCopied ? "copied" : "selected" };
    app.draw();
  };
  return html`<button @click=${press}>${icon("copy")} ${label}</button>`;
}

/** A button that opens the system's own sheet; nothing where there is none. */
export function shareButton(text) {
  if (!navigator.canShare?.({ text })) return "";
  const share = () => navigator.share({ text }).catch(() => {}); // closed again, or not allowed: nothing happens
  return html`<button @click=${share}>${icon("share")} ${t("copy-share")}</button>`;
}

/** Says what came of the last copy of one of these texts. */
export const copyStatus = (...texts) =>
  html`<p role="status" class="quiet">${texts.includes(said?.text) ? t(`copy-${said.word}`) : ""}</p>`;
