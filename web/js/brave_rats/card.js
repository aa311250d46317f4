/** One card, on its own or as a button. Icon, strength and name are always there. */

import catalogue from "pocketcrowns:catalogue";
import { html } from "lit-html";
import { t } from "../i18n/index.js";
import { icon } from "../ui/icons.js";

const CARDS = Object.fromEntries(catalogue.games["brave-rats"].cards.map((card) => [card.id, card]));

/** The strength printed on a card; a Mime has its letter. */
export const printed = (id) => CARDS[id].strength ?? "M";

export const face = (id) => html`<span class="strength">${printed(id)}</span>
  ${icon(id, "whole")}
  <span class="name">${t(`card-${id}`)}</span>`;

/** A card of `seat` lying on the table. */
export const card = (id, seat, extra = "") => html`<div class="card ${seat}">${face(id)}${extra}</div>`;

/** A card of `seat`, small: its head and its strength. `more`: what else is in it. */
export const small = (id, seat, more = "", look = "") =>
  html`<span class="face ${seat} ${look}">${icon(id)}<b>${printed(id)}</b>${more}</span>`;

/** The back of a card of `seat`. */
export const back = (seat, extra = "") =>
  html`<div class="card back ${seat}">${icon(`back-${seat}`, "whole")}${extra}</div>`;

/** What a card does, for those who cannot see the line that tells it when the card is raised. */
export const spokenPower = (id) => html`<span class="unseen">${t(`card-${id}.power`)}</span>`;

/** A small line of cards by strength and name. */
export const cardList = (ids) => html`<ul class="card-list">
  ${ids.map((id) => html`<li>${icon(id)} ${printed(id)} ${t(`card-${id}`)}</li>`)}
</ul>`;

/** The card that an action is about: the last word of it. */
export const cardOf = (action) => action.split(" ").at(-1);

/** What a choice is called in a list of choices. */
export const actionName = (action) => `${printed(cardOf(action))} ${t(`card-${cardOf(action)}`)}`;
