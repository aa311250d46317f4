/** The cards and the order in which they decide a round. */

import catalogue from "pocketcrowns:catalogue";
import { html } from "lit-html";
import { t } from "../i18n/index.js";
import { icon } from "../ui/icons.js";
import { titled, topBar } from "../ui/parts.js";
import { printed } from "./card.js";

export function cardsScreen(app) {
  const { editions, lines } = catalogue.games["brave-rats"];
  return html`${topBar(app, titled(app, t("cards-title")))}
    <main class="prose">
      <ul class="rows">
        ${editions[18].toReversed().map(
          (id) => html`<li>
            <span class="row-icon">${icon(id, "whole")}</span>
            <span><strong>${printed(id)} ${t(`card-${id}`)}</strong><br />${t(`card-${id}.power`)}</span>
          </li>`,
        )}
      </ul>
      <h2>${t("cards-order")}</h2>
      <ol>
        ${lines.map((line) => html`<li>${t(`line-${line}`)}</li>`)}
      </ol>
    </main>`;
}
