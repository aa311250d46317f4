/** A new game of Brave Rats: edition, variants, who holds the Princes. */

import catalogue from "pocketcrowns:catalogue";
import { html } from "lit-html";
import { t } from "../i18n/index.js";
import { newGameOf } from "../play/new_game.js";
import { choices } from "../ui/choices.js";

const GAME = "brave-rats";
const OFFERED = catalogue.games[GAME].options;

const clan = (seat) => t(`clan-${seat}`);

/** A line about a computer player. */
export const levelHelp = (level) => t(`level-${level}.help`);

export const newGameScreen = (app) =>
  newGameOf(app, GAME, {
    seats: { name: "clan", title: "new-clan", label: clan },
    levelHelp,
    special: (form) => html`${edition(form)} ${variants(form)}`,
  });

const edition = ({ options, changeOptions }) =>
  choices(
    "new-edition",
    "edition",
    OFFERED.edition.values,
    options.edition,
    (value) => changeOptions({ edition: value }),
    (value) => [t(`new-edition-${value}`), t(`new-edition-${value}-help`)],
  );

function variants({ options: { variants: chosen, princes }, changeOptions }) {
  const toggle = (variant) =>
    changeOptions({
      variants: chosen.includes(variant) ? chosen.filter((each) => each !== variant) : [...chosen, variant],
    });
  return html`<fieldset>
      <legend>${t("new-variants")}</legend>
      ${OFFERED.variants.values.map((variant) => {
        const rival = rivalOf(variant, chosen);
        return html`<label class="choice">
          <input
            type="checkbox"
            .checked=${chosen.includes(variant)}
            ?disabled=${Boolean(rival)}
            @change=${() => toggle(variant)}
          />
          <span>
            ${t(`variant-${variant}`)}
            <small>${rival ? t("new-variants-exclusive", { variant: t(`variant-${rival}`) }) : t(`variant-${variant}.help`)}</small>
          </span>
        </label>`;
      })}
    </fieldset>
    ${
      chosen.includes("princess-attack")
        ? choices(
            "new-princes",
            "princes",
            OFFERED.princes.values,
            princes,
            (value) => changeOptions({ princes: value }),
            (value) => [value === "random" ? t("new-princes-random") : clan(value)],
          )
        : ""
    }`;
}

/** The chosen variant that excludes this one, if any. */
function rivalOf(variant, chosen) {
  const group = OFFERED.variants.exclusive.find((each) => each.includes(variant)) ?? [];
  return group.find((each) => each !== variant && chosen.includes(each));
}
