/** One card with what it does and what it does to each other card. */

import catalogue from "pocketcrowns:catalogue";
import { html } from "lit-html";
import { matchups } from "../../brave_rats/against.js";
import { card as drawn, printed } from "../../brave_rats/card.js";
import { t } from "../../i18n/index.js";
import { firstOptions } from "../../ui/choices.js";
import { GAME } from "./parts.js";
import { cardsOf, withBeats } from "./waits.js";

export { figures } from "./parts.js";

const RULINGS = firstOptions(catalogue.games[GAME].options.rulings.options);

/** What a Mime is at first is told with the Mime. */
export function card({ id: named, ...value }, look, page) {
  const id = named === "blank" ? "mime" : named;
  const body = (found) => html`<div class="one-card">
    ${drawn(id, look.side || "p1")}
    <div class="does">
      <p>${t(`card-${id}.power`)}</p>
      <h2>${t("embed-against")}</h2>
      ${matchups(found, RULINGS, "p1", id, cardsOf(value, look))}
    </div>
  </div>`;
  return { title: () => `${printed(id)} · ${t(`card-${id}`)}`, body: withBeats(page, body) };
}
