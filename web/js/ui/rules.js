/** What else belongs to a position that is set up: one of several values, and the rulings it is played by. */

import { html } from "lit-html";
import { t } from "../i18n/index.js";

/** One of several values in little room; `words(value)`: what it is called. */
export const select = (label, values, chosen, pick, words) => html`<label class="field">
  ${label}
  <select @change=${({ target }) => pick(values[target.selectedIndex])}>
    ${values.map((value) => html`<option .selected=${value === chosen}>${words(value)}</option>`)}
  </select>
</label>`;

/** The options of a position; `first`: what this game has besides rulings, `offered`: the catalogue's rulings. */
export const rules = (first, offered, { rulings }, change) => html`<div class="fields">
  ${first}
  ${Object.entries(offered).map(([name, { values }]) =>
    select(
      t(`ruling-${name}`),
      values,
      rulings[name],
      (value) => change({}, { rulings: { ...rulings, [name]: value } }),
      (value) => t(`ruling-${name}-${value}`),
    ),
  )}
</div>`;
