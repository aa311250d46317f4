/** The line to paste under a solved puzzle; it gives nothing away. */

import { html } from "lit-html";
import { t } from "../i18n/index.js";
import { copyButton, copyStatus, shareButton } from "../ui/copy.js";
import { SIGNS } from "./results.js";

export function lineOf(number, marks, days) {
  const told = { number, marks: marks.map((mark) => SIGNS[mark]).join("") };
  return days > 1 ? t("puzzle-line-streak", { ...told, days }) : t("puzzle-line", told);
}

export const pasteable = (app, line) => html`<div class="paste">
  <p class="line">${line}</p>
  <p class="buttons centre">${copyButton(app, line, t("puzzle-copy"), ".line")} ${shareButton(line)}</p>
  ${copyStatus(line)}
</div>`;
