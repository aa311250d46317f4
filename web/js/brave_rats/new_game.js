/** A new game of Brave Rats: edition, variants, who holds the Princes. */

import catalogue from "pocketcrowns:catalogue";
import { html } from "lit-html";
import { t } from "../i18n/index.js";
import { newGameOf } from "../play/new_game.js";
import { picked, picks } from "../ui/choices.js";

const GAME = "brave-rats";
const OFFERED = catalogue.games[GAME].options;
const { exclusive } = OFFERED.variants;

/** Its poster, and its sign. */
export const art = { champions: { p1: "prince", p2: "general" }, opposite: "mirrored", sign: "crown" };

/** A line about a computer player. */
export const levelHelp = (level) => t(`level-${level}.help`);

export const summary = ({ edition, variants }) =>
  [t(`new-edition-${edition}`), ...variants.map((variant) => t(`variant-${variant}`))].join(" · ");

/** The same in a word or two. */
export const inShort = ({ edition }) => t(`new-edition-${edition}`);

export const newGameScreen = (app) =>
  newGameOf(app, GAME, {
    art,
    levelHelp,
    summary,
    special: (form) => html`${edition(form)} ${variants(form)}`,
    canLie: true,
    explains: ({ edition: chosen }) => `new-edition-${chosen}`,
  });

const edition = ({ options, changeOptions }) =>
  picks(
    "chips",
    "new-edition",
    "edition",
    OFFERED.edition.values,
    options.edition,
    (value) => changeOptions({ edition: value }, `new-edition-${value}`),
    (value) => t(`new-edition-${value}`),
  );

/** The others of the variants that may not be chosen together with this one. */
const rivalsOf = (variant) =>
  exclusive.find((each) => each.includes(variant))?.filter((each) => each !== variant) ?? [];

function variants({ options: { variants: chosen, princes }, changeOptions }) {
  const toggle = (variant) => {
    const others = chosen.filter((each) => each !== variant && !rivalsOf(variant).includes(each));
    changeOptions({ variants: chosen.includes(variant) ? others : [...others, variant] }, `variant-${variant}`);
  };
  const group = (title, ids) => html`<fieldset class="picks chips">
    <legend>${title}</legend>
    ${ids.map((id) => picked("checkbox", "variant", id, chosen.includes(id), () => toggle(id), t(`variant-${id}`)))}
  </fieldset>`;
  return html`${group(
    t("new-variants"),
    OFFERED.variants.values.filter((each) => rivalsOf(each).length === 0),
  )}
  ${exclusive.map((ids) => group(t("new-one-at-most"), ids))}
  ${
    chosen.includes("princess-attack")
      ? picks(
          "chips",
          "new-princes",
          "princes",
          OFFERED.princes.values,
          princes,
          (value) => changeOptions({ princes: value }),
          (value) => (value === "random" ? t("new-princes-random") : t(`clan-${value}`)),
        )
      : ""
  }`;
}
