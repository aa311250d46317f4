/** A numbered ruling: the same turns under either reading, as the engine played them when the app was built. */

import { html } from "lit-html";
import { t } from "../i18n/index.js";
import { momentsOf, titleOf } from "../review/moments.js";
import { icon } from "../ui/icons.js";
import { Written } from "../written.js";
import { waiting } from "./waiting.js";

const file = new Written(
  () => new URL(__RULINGS__, import.meta.url),
  (content) => content,
);

/**
 * The page about the ruling that `value.id` numbers. `lead(moments)`: what it is about, to be seen at once;
 * `picture(moment, before)` draws a moment of its game, `before` being the one before it or null.
 */
export function rulingPart({ id }, page, { players, simultaneous, lead, picture }) {
  const reading = (ruling, value, moments, outcome, isUsual) => html`<details class="one-reading" name="reading">
    <summary>
      <b>${t(`ruling-${ruling}-${value}`)}</b>${isUsual ? html` <span class="quiet">(${t("embed-usual")})</span>` : ""}
      <small>${t(`ruling-${ruling}-${value}.help`)}</small>
      <span class="see">${t("embed-see")}</span>
    </summary>
    ${moments.map(
      (moment, index) => html`<article class="moment">
        <h3>${titleOf(moment, index, players)}</h3>
        ${picture(moment, moments[index - 1] ?? null)}
      </article>`,
    )}
    ${outcome ? html`<p class="taken">${icon(outcome.winner ? "win" : "hold")} ${t(`reason-${outcome.reason}`)}</p>` : ""}
  </details>`;
  const body = () => {
    const found = file.get(page);
    if (!found) return waiting(file.retry(page));
    if (!Object.hasOwn(found, id)) return html`<p class="notice">${t("embed-no-ruling", { id })}</p>`;
    const { ruling, readings } = found[id];
    const all = Object.entries(readings).map(([value, { turns, outcome }]) => [
      value,
      momentsOf(turns, simultaneous),
      outcome,
    ]);
    return html`<div class="ruling">
      ${lead(all[0][1])}
      <div class="readings">
        <p>${t(`ruling-${ruling}.why`)}</p>
        ${all.map(([value, moments, outcome], place) => reading(ruling, value, moments, outcome, place === 0))}
      </div>
    </div>`;
  };
  return { title: () => titleText(id, file.get(page)), body };
}

const titleText = (id, found) =>
  found && Object.hasOwn(found, id) ? t("embed-ruling", { id, name: t(`ruling-${found[id].ruling}`) }) : id;
