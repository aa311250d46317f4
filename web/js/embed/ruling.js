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

/** The page about the ruling that `value.id` numbers; `picture(moment, options, before)` draws a moment of its game,
 * `before` being the view that the moment before it left, or null. */
export function rulingPart({ id }, page, { players, simultaneous, picture }) {
  const reading = (ruling, value, { turns, outcome }) => {
    const moments = momentsOf(turns, simultaneous);
    return html`<section>
      <h2>${t(`ruling-${ruling}-${value}`)}</h2>
      <p class="quiet">${t(`ruling-${ruling}-${value}.help`)}</p>
      ${moments.map(
        (moment, index) => html`<article class="moment">
          <h3>${titleOf(moment, index, players)}</h3>
          ${picture(moment, moment.view.options, moments[index - 1]?.view ?? null)}
        </article>`,
      )}
      ${outcome ? html`<p class="taken">${icon(outcome.winner ? "win" : "hold")} ${t(`reason-${outcome.reason}`)}</p>` : ""}
    </section>`;
  };
  const body = () => {
    const found = file.get(page);
    if (!found) return waiting(file.retry(page));
    if (!Object.hasOwn(found, id)) return html`<p class="notice">${t("embed-no-ruling", { id })}</p>`;
    const { ruling, readings } = found[id];
    return html`<p>${t(`ruling-${ruling}.why`)}</p>
      <div class="readings">${Object.entries(readings).map(([value, each]) => reading(ruling, value, each))}</div>`;
  };
  return { title: () => titleText(id, file.get(page)), body };
}

const titleText = (id, found) =>
  found && Object.hasOwn(found, id) ? t("embed-ruling", { id, name: t(`ruling-${found[id].ruling}`) }) : id;
