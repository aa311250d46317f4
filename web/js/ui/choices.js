/** One choice among several, and what is chosen at first; what is offered comes from the engine's catalogue. */

import { html } from "lit-html";
import { t } from "../i18n/index.js";

/** The default of every option. */
export const firstOptions = (offered) =>
  Object.fromEntries(
    Object.entries(offered).map(([name, option]) => [
      name,
      option.kind === "group" ? firstOptions(option.options) : option.default,
    ]),
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
