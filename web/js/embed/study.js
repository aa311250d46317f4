/** A study without Python: the position, its line, and branches to tap through; the values come with the app. */

import { html } from "lit-html";
import { t } from "../i18n/index.js";
import { turnsByArrows } from "../review/moments.js";
import { after, lineOver, titleOfStep } from "../study/tree.js";
import { pageButton } from "./page_button.js";

/** `picture(seen)`: how it stands; `name(action)`: what was chosen, in words. */
export function studyPart({ steps, at: begin }, { controls }, page, { game, picture, name }) {
  let at = begin;
  const titleOf = (number) => (number ? titleOfStep(steps, number, name) : t("study-start"));
  const to = (number) => {
    if (!(number in steps)) return;
    at = number;
    page.draw();
  };
  const byArrows = (event) => {
    const line = lineOver(steps, at);
    turnsByArrows(line.indexOf(at), (place) => to(line[place]))(event);
  };
  const buttons = () => {
    const line = lineOver(steps, at);
    const place = line.indexOf(at);
    const one = (sign, target) => pageButton(sign, () => to(line[target]), target === place || !(target in line));
    const isFull = controls === "full";
    return html`<div class="step">
      ${isFull ? one("first", 0) : ""} ${one("before", place - 1)} ${one("after", place + 1)}
      ${isFull ? one("last", line.length - 1) : ""}
    </div>`;
  };
  const ways = () => html`<ul class="ways" aria-label=${t("study-branches")} tabindex="0">
    ${after(steps, at).map((number) => html`<li><button @click=${() => to(number)}>${titleOf(number)}</button></li>`)}
  </ul>`;
  const body = () => html`<section class="moment" tabindex="0" @keydown=${byArrows}>
      <h2 aria-live="polite">${titleOf(at)}</h2>
      ${picture(steps[at].seen)}
    </section>
    <p class="noted" tabindex="0">${steps[at].note}</p>
    ${controls === "none" ? "" : html`${ways()} ${buttons()}`}`;
  return { title: () => t("share-study", { game: t(game) }), body };
}
