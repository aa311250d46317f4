/** The cards and the order in which they decide a round. */

import catalogue from "pocketcrowns:catalogue";
import { html } from "lit-html";
import { t } from "../i18n/index.js";
import { titled, topBar } from "../ui/parts.js";
import { card } from "./card.js";

export function cardsScreen(app) {
  const { editions, lines } = catalogue.games["brave-rats"];
  return html`${topBar(app, titled(app, t("cards-title")))}
    <main class="prose listed">
      <ul class="entries">
        ${editions[18].toReversed().map(
          (id, place) => html`<li>
            ${card(id, place % 2 ? "p2" : "p1")}
            <p>${t(`card-${id}.power`)}</p>
          </li>`,
        )}
      </ul>
      <h2>${t("cards-order")}</h2>
      <ol class="order">
        ${lines.map((line) => html`<li>${t(`line-${line}`)}</li>`)}
      </ol>
    </main>`;
}
