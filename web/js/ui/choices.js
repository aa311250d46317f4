/** One choice among several, and what is chosen at first; what is offered comes from the engine's catalogue. */

import { html } from "lit-html";
import { t } from "../i18n/index.js";

const IS_OFFERED = {
  one: ({ values }, value) => values.includes(value),
  many: ({ values }, value) => Array.isArray(value) && value.every((each) => values.includes(each)),
  whole: ({ low, high }, value) => Number.isInteger(value) && value >= low && value <= high,
};

/** Every option as it is given, or its default where that is none of its values. */
export const firstOptions = (offered, given = {}) =>
  Object.fromEntries(
    Object.entries(offered).map(([name, option]) => {
      const value = given?.[name];
      if (option.kind === "group") return [name, firstOptions(option.options, value)];
      return [name, IS_OFFERED[option.kind](option, value) ? value : option.default];
    }),
  );

/** One of several values, as radio buttons; `words` gives a label and a line of help. */
export function choices(title, name, values, chosen, pick, words) {
  return html`<fieldset>
    <legend>${t(title)}</legend>
    ${values.map((value) => {
      const [label, help] = words(value);
      return html`<label class="choice">
        <input type="radio" name=${name} .checked=${value === chosen} @change=${() => pick(value)} />
        <span>${label}${help ? html`<small>${help}</small>` : ""}</span>
      </label>`;
    })}
  </fieldset>`;
}
