/** The address of a link, and a QR code as a drawing: a camera opens the address by it. */

import { generate } from "lean-qr";
import { html, svg } from "lit-html";
import { t } from "../i18n/index.js";

const QUIET = 4; // modules around it that must stay empty

/** The code of an address with its quiet zone; nothing for a bare link, or where the text is too long for one. */
export function qrOf(text) {
  if (!text.includes("://")) return ""; // a camera opens addresses only
  let code;
  try {
    code = generate(text);
  } catch {
    return "";
  }
  const side = code.size + 2 * QUIET;
  return html`<div class="qr">
    ${svg`<svg viewBox="${-QUIET} ${-QUIET} ${side} ${side}" role="img" aria-label=${t("share-qr-label")}>
      <rect x=${-QUIET} y=${-QUIET} width=${side} height=${side} class="light" /><path d=${pathOf(code)} class="dark" />
    </svg>`}
    <p class="quiet">${t("share-qr")}</p>
  </div>`;
}

/** The dark modules of a code as a path. */
export const pathOf = (code) => Array.from({ length: code.size }, (_, y) => runs(code, y)).join("");

/** One row of dark modules as a path, neighbours drawn in one piece. */
function runs(code, y) {
  let path = "";
  for (let x = 0; x < code.size; x += 1) {
    if (!code.get(x, y) || code.get(x - 1, y)) continue;
    let end = x;
    while (code.get(end, y)) end += 1;
    path += `M${x} ${y}h${end - x}v1h${x - end}z`;
  }
  return path;
}

/** What others can open; a page on a disk is nobody else's, so from there the bare link, to be pasted in the app. */
export function addressOf(link) {
  if (!location.protocol.startsWith("http")) return link;
  return `${location.href.split(/[?#]/)[0].replace(/[^/]*$/, "")}#${link}`;
}
