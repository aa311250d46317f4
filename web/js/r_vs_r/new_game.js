/** A new game of R vs R: setup, match, who begins. */

import catalogue from "pocketcrowns:catalogue";
import { html } from "lit-html";
import { t } from "../i18n/index.js";
import { newGameOf } from "../play/new_game.js";
import { picks } from "../ui/choices.js";

const GAME = "r-vs-r";
const OFFERED = catalogue.games[GAME].options;

/** Its poster, and its sign. */
export const art = {
  champions: { p1: "tile-king", p2: "tile-hierophant" },
  opposite: "upside-down",
  sign: "tile-king",
};

/** A line about a computer player. */
export const levelHelp = (level) => t(`level-r-vs-r-${level}-help`);

export const summary = ({ setup, match }) => [t(`setup-${setup}`), t(`match-${match}`)].join(" · ");

/** The same in a word or two. */
export const inShort = ({ setup }) => t(`setup-${setup}`);

export const newGameScreen = (app) =>
  newGameOf(app, GAME, {
    art,
    levelHelp,
    summary,
    special: (form) =>
      html`${chips(form, "setup", "new-setup")} ${chips(form, "match", "new-match")} ${rounds(form)} ${first(form)}`,
    explains: ({ setup }) => `setup-${setup}`,
  });

const chips = ({ options, changeOptions }, name, title) =>
  picks(
    "chips",
    title,
    name,
    OFFERED[name].values,
    options[name],
    (value) => changeOptions({ [name]: value }, `${name}-${value}`),
    (value) => t(`${name}-${value}`),
  );

/** How many, where points are counted. */
function rounds({ options, changeOptions }) {
  if (options.match !== "points") return "";
  const { low, high } = OFFERED.rounds;
  const numbers = Array.from({ length: high - low + 1 }, (_, index) => low + index);
  return html`<label class="field">
    ${t("new-rounds")}
    <select name="rounds" @change=${(event) => changeOptions({ rounds: Number(event.target.value) })}>
      ${numbers.map((number) => html`<option value=${number} .selected=${number === options.rounds}>${number}</option>`)}
    </select>
  </label>`;
}

const first = ({ options, changeOptions }) =>
  picks(
    "chips",
    "new-first",
    "first",
    OFFERED.first.values,
    options.first,
    (value) => changeOptions({ first: value }),
    (value) => (value === "random" ? t("new-first-random") : t(`camp-${value}`)),
  );
