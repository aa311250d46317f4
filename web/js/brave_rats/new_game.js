/** A new game: who plays, names, edition, variants, rulings. What is offered comes from the engine's catalogue. */

import catalogue from "pocketcrowns:catalogue";
import { html } from "lit-html";
import { t } from "../i18n/index.js";
import { saved } from "../play/sitting.js";
import * as store from "../store.js";
import { heading, mainAction, topBar } from "../ui/parts.js";

const GAME = "brave-rats";
const { options: OFFERED, levels: LEVELS } = catalogue.games[GAME];
const RULINGS = OFFERED.rulings.options;
const NAME_LENGTH = 16;

const firstForm = () => ({
  who: "bot",
  level: LEVELS.at(-1),
  seat: "p1",
  names: { p1: "", p2: "" },
  edition: OFFERED.edition.default,
  variants: OFFERED.variants.default,
  princes: OFFERED.princes.default,
  rulings: Object.fromEntries(Object.entries(RULINGS).map(([name, { default: first }]) => [name, first])),
});

let form = null;

/** The last choices made here; a stored form that an older version wrote is completed. */
function current() {
  form ??= { ...firstForm(), ...store.load("new-game") };
  return form;
}

export function newGameScreen(app) {
  const change = (changes) => {
    form = { ...current(), ...changes };
    store.save("new-game", form);
    app.draw();
  };
  const unfinished = saved() && !saved().finished;
  return html`${topBar(app)}
    <main class="new">
      ${heading(t("new-title"))}
      ${unfinished ? html`<p class="notice">${t("new-replaces")}</p>` : ""}
      ${who(change)} ${names(change)}
      ${choices(
        "new-edition",
        "edition",
        OFFERED.edition.values,
        current().edition,
        (edition) => change({ edition }),
        (value) => [t(`new-edition-${value}`), t(`new-edition-${value}-help`)],
      )}
      ${variants(change)} ${rulings(change)}
      ${mainAction(t("new-start"), () => app.begin(wanted()), { start: "play" })}
    </main>`;
}

/** What the form asks for, as a sitting begins. */
function wanted() {
  const { who: kind, level, seat, names: given, edition, variants: chosen, princes, rulings: switches } = current();
  const player = (each) => ({ name: given[each].trim(), level: kind === "bot" && each !== seat ? level : null });
  return {
    game: GAME,
    options: { edition, variants: chosen, princes, rulings: switches },
    players: { p1: player("p1"), p2: player("p2") },
  };
}

/** One of several values, as radio buttons; `words` gives a label and a line of help. */
function choices(title, name, values, chosen, pick, words) {
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

function who(change) {
  const { who: kind, level, seat } = current();
  const people = choices(
    "new-who",
    "who",
    ["bot", "two"],
    kind,
    (value) => change({ who: value }),
    (value) => [t(`new-who-${value}`)],
  );
  if (kind === "two") return people;
  return html`${people}
  ${choices(
    "new-level",
    "level",
    LEVELS,
    level,
    (value) => change({ level: value }),
    (value) => [t(`level-${value}`), t(`level-${value}.help`)],
  )}
  ${choices(
    "new-clan",
    "clan",
    ["p1", "p2"],
    seat,
    (value) => change({ seat: value }),
    (value) => [t(`clan-${value}`)],
  )}`;
}

function names(change) {
  const { who: kind, seat, names: given } = current();
  const field = (each, label) => html`<label class="field">
    ${label}
    <input
      type="text"
      maxlength=${NAME_LENGTH}
      autocomplete="off"
      placeholder=${t(`clan-${each}`)}
      .value=${given[each]}
      @input=${(event) => change({ names: { ...current().names, [each]: event.target.value } })}
    />
  </label>`;
  if (kind === "bot") return field(seat, t("new-name"));
  return ["p1", "p2"].map((each) => field(each, t("new-name-of", { clan: t(`clan-${each}`) })));
}

function variants(change) {
  const { variants: chosen, princes } = current();
  const toggle = (variant) =>
    change({ variants: chosen.includes(variant) ? chosen.filter((each) => each !== variant) : [...chosen, variant] });
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
            (value) => change({ princes: value }),
            (value) => [value === "random" ? t("new-princes-random") : t(`clan-${value}`)],
          )
        : ""
    }`;
}

/** The chosen variant that excludes this one, if any. */
function rivalOf(variant, chosen) {
  const group = OFFERED.variants.exclusive.find((each) => each.includes(variant)) ?? [];
  return group.find((each) => each !== variant && chosen.includes(each));
}

function rulings(change) {
  const { rulings: switches } = current();
  return html`<details class="rulings">
    <summary>${t("new-rulings")}</summary>
    <p class="quiet">${t("new-rulings-note")}</p>
    ${Object.entries(RULINGS).map(
      ([name, { values }]) => html`${choices(
        `ruling-${name}`,
        `ruling-${name}`,
        values,
        switches[name],
        (value) => change({ rulings: { ...current().rulings, [name]: value } }),
        (value) => [t(`ruling-${name}-${value}`), t(`ruling-${name}-${value}.help`)],
      )}
      <p class="quiet why">${t(`ruling-${name}.why`)}</p>`,
    )}
  </details>`;
}
