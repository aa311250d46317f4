/** The line to paste under a solved puzzle; it gives nothing away. */

import { html } from "lit-html";
import { t } from "../i18n/index.js";
import { icon } from "../ui/icons.js";
import { SIGNS } from "./results.js";

let copied = null; // the line that was copied last

export function lineOf(number, marks, days) {
  const told = { number, marks: marks.map((mark) => SIGNS[mark]).join("") };
  return days > 1 ? t("puzzle-line-streak", { ...told, days }) : t("puzzle-line", told);
}

/** Copied, or shared where that is what there is; else the text is marked, so that it can be copied by hand. */
async function give(app, line, place) {
  try {
    if (navigator.clipboard) await navigator.clipboard.writeText(line);
    else if (navigator.share) await navigator.share({ text: line });
    else throw new Error("neither");
    copied = line;
  } catch {
    getSelection().selectAllChildren(place);
  }
  app.draw();
}

export function pasteable(app, line) {
  const act = ({ currentTarget }) => give(app, line, currentTarget.parentElement.querySelector(".line"));
  return html`<div class="paste">
    <p class="line">${line}</p>
    <button @click=${act}>${icon(copied === line ? "check" : "copy")} ${t(copied === line ? "puzzle-copied" : "puzzle-copy")}</button>
  </div>`;
}
