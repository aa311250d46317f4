/** A new game of R vs R: setup, match, who begins. */

import catalogue from "pocketcrowns:catalogue";
import { html } from "lit-html";
import { t } from "../i18n/index.js";
import { newGameOf } from "../play/new_game.js";
import { choices } from "../ui/choices.js";

const GAME = "r-vs-r";
const OFFERED = catalogue.games[GAME].options;

const camp = (seat) => t(`camp-${seat}`);

/** A line about a computer player. */
export const levelHelp = (level) => t(`level-r-vs-r-${level}-help`);

export const newGameScreen = (app) =>
  newGameOf(app, GAME, {
    seats: { name: "side", title: "new-side", label: camp },
    levelHelp,
    special: (form) => html`${setup(form)} ${match(form)} ${first(form)}`,
  });

const setup = ({ options, changeOptions }) =>
  choices(
    "new-setup",
    "setup",
    OFFERED.setup.values,
    options.setup,
    (value) => changeOptions({ setup: value }),
    (value) => [t(`setup-${value}`), t(`setup-${value}.help`)],
  );

function match({ options, changeOptions }) {
  const kind = choices(
    "new-match",
    "match",
    OFFERED.match.values,
    options.match,
    (value) => changeOptions({ match: value }),
    (value) => [t(`match-${value}`), t(`match-${value}.help`)],
  );
  if (options.match !== "points") return kind;
  const { low, high } = OFFERED.rounds;
  const numbers = Array.from({ length: high - low + 1 }, (_, index) => low + index);
  return html`${kind}
    <label class="field">
      ${t("new-rounds")}
      <select name="rounds" @change=${(event) => changeOptions({ rounds: Number(event.target.value) })}>
        ${numbers.map((number) => html`<option value=${number} .selected=${number === options.rounds}>${number}</option>`)}
      </select>
    </label>`;
}

const first = ({ options, changeOptions }) =>
  choices(
    "new-first",
    "first",
    OFFERED.first.values,
    options.first,
    (value) => changeOptions({ first: value }),
    (value) => [value === "random" ? t("new-first-random") : camp(value)],
  );
