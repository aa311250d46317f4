/** One choice among several, and what is chosen at first; what is offered comes from the engine's catalogue. */

import { html } from "lit-html";
import { t } from "../i18n/index.js";
import { icon } from "./icons.js";

/** The default of every option. */
export const firstOptions = (offered) =>
  Object.fromEntries(
    Object.entries(offered).map(([name, option]) => [
      name,
      option.kind === "group" ? firstOptions(option.options) : option.default,
    ]),
  );

/** How a doubt of the printed rules is read: why there is one, and each reading as a radio button with what it means. */
export const ruling = (name, values, chosen, pick) => html`<fieldset>
  <legend>${t(`ruling-${name}`)}</legend>
  <p class="quiet">${t(`ruling-${name}.why`)}</p>
  ${values.map(
    (value) => html`<label class="choice">
      <input type="radio" name="ruling-${name}" .checked=${value === chosen} @change=${() => pick(value)} />
      <span>${t(`ruling-${name}-${value}`)}<small>${t(`ruling-${name}-${value}.help`)}</small></span>
    </label>`,
  )}
</fieldset>`;

/**
 * One of several values side by side; `kind` says how they look: switch, which has no room for signs when it is `four`
 * too, portraits, or chips, whose title is seen.
 */
export const picks = (kind, title, name, values, chosen, pick, label) => html`<fieldset class="picks ${kind}">
  <legend class=${kind === "chips" ? "" : "unseen"}>${t(title)}</legend>
  ${values.map((value) => picked("radio", name, value, value === chosen, () => pick(value), label(value)))}
</fieldset>`;

/** One that is chosen or not; the whole label is what is tapped. */
export const picked = (type, name, value, isChosen, pick, label) => html`<label class="pick">
  <input type=${type} name=${name} value=${value} .checked=${isChosen} @change=${pick} />
  ${icon("check")} ${label}
</label>`;
