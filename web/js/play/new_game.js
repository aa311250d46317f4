/** What every "new game" screen has: who plays, names, rulings. What is offered comes from the engine's catalogue. */

import catalogue from "pocketcrowns:catalogue";
import { html } from "lit-html";
import { t } from "../i18n/index.js";
import * as store from "../store.js";
import { choices } from "../ui/choices.js";
import { icon } from "../ui/icons.js";
import { heading, mainAction, topBar } from "../ui/parts.js";
import { isNew } from "./results.js";
import { saved } from "./saved.js";

const SEATS = ["p1", "p2"];
const NAME_LENGTH = 16;
const LETTERS = "letters"; // at a distance: who plays, and the screen that goes on from here

/** What somebody plays who has never played this game before. */
const GENTLE = { "r-vs-r": { setup: "first-game" } };

const WHO = ["bot", "two", LETTERS];
const isForm = (value) =>
  WHO.includes(value?.who) &&
  SEATS.includes(value.seat) &&
  SEATS.every((each) => typeof value.names?.[each] === "string");

const IS_OFFERED = {
  one: ({ values }, value) => values.includes(value),
  many: ({ values }, value) => Array.isArray(value) && value.every((each) => values.includes(each)),
  whole: ({ low, high }, value) => Number.isInteger(value) && value >= low && value <= high,
};

/** Every option as it is given, or its default where that is none of its values. */
const asOffered = (offered, given) =>
  Object.fromEntries(
    Object.entries(offered).map(([name, option]) => {
      const value = given?.[name];
      if (option.kind === "group") return [name, asOffered(option.options, value)];
      return [name, IS_OFFERED[option.kind](option, value) ? value : option.default];
    }),
  );

const forms = {}; // game -> the last choices made for it

/** What is stored has changed: no form is as it was. */
export function forgetForms() {
  for (const game of Object.keys(forms)) delete forms[game];
}

/** The last choices made for `game`; a stored form that an older version wrote is completed. */
function current(game) {
  if (!forms[game]) {
    const { options, levels } = catalogue.games[game];
    const stored = store.load(`new-game.${game}`, isForm);
    forms[game] = {
      who: "bot",
      seat: SEATS[0],
      names: { p1: "", p2: "" },
      ...stored,
      level: levels.includes(stored?.level) ? stored.level : levels[Math.floor(levels.length / 2)],
      options: asOffered(options, { ...(isNew(game) ? GENTLE[game] : {}), ...stored?.options }),
    };
  }
  return forms[game];
}

/** Make choices for somebody who only has to begin: a link asked for them. */
export function fillForm(game, changes) {
  forms[game] = { ...current(game), ...changes };
}

/** The choices made and how to make others, for the parts of the screen. */
function formOf(app, game) {
  const change = (changes) => {
    forms[game] = { ...current(game), ...changes };
    store.save(`new-game.${game}`, forms[game]);
    app.draw();
  };
  return {
    ...current(game),
    game,
    change,
    changeOptions: (changes) => change({ options: { ...current(game).options, ...changes } }),
  };
}

/**
 * The screen of one game. `seats` says how the game speaks of the two players: { name, title, label(seat) };
 * `levelHelp(level)` is a line about a computer player; `special(form)` draws the options that only this game has.
 */
export function newGameOf(app, game, { seats, levelHelp, special }) {
  const form = formOf(app, game);
  const unfinished = saved() && !saved().finished;
  return html`${topBar(app)}
    <main class="new">
      ${heading(t("new-title"))}
      ${
        isNew(game)
          ? html`<button class="plain" @click=${() => app.go("learn", game)}>${icon("learn")} ${t(`${game}-learn`)}</button>`
          : ""
      }
      ${unfinished && form.who !== LETTERS ? html`<p class="notice">${t("new-replaces")}</p>` : ""}
      ${who(form, seats, levelHelp)} ${form.who === LETTERS ? received(app) : ""} ${names(form, seats)} ${special(form)} ${rulings(form)}
      <button class="plain" @click=${() => app.go("share", game, { invite: inviteOf(form) })}>${icon("share")} ${t("new-share")}</button>
      ${mainAction(t("new-start"), () => start(app, game), { start: "play" })}
    </main>`;
}

/** A game like this one, for somebody else to begin. */
const inviteOf = ({ game, who: kind, level, options }) => ({ game, options, level: kind === "bot" ? level : null });

/** Begin at this device, or by letters, where the other's name and seat are theirs to say. */
function start(app, game) {
  const { who: kind, options, names: given } = current(game);
  if (kind !== LETTERS) return app.begin(wanted(game));
  return app.go(LETTERS, game, { begin: { options, name: given.p1.trim() } });
}

/** What the form asks for, as a sitting begins. */
function wanted(game) {
  const { who: kind, level, seat, names: given, options } = current(game);
  const player = (each) => ({ name: given[each].trim(), level: kind === "bot" && each !== seat ? level : null });
  return { game, options, players: { p1: player("p1"), p2: player("p2") } };
}

/** The way to a link that somebody sent. */
const received = (app) => html`<button class="plain" @click=${() => app.go(LETTERS)}>
  ${icon("share")} ${t("new-who-letters-received")}
</button>`;

function who({ game, who: kind, level, seat, change }, seats, levelHelp) {
  const people = choices(
    "new-who",
    "who",
    WHO,
    kind,
    (value) => change({ who: value }),
    (value) => [t(`new-who-${value}`), value === LETTERS && t("new-who-letters-help")],
  );
  if (kind !== "bot") return people;
  return html`${people}
  ${choices(
    "new-level",
    "level",
    catalogue.games[game].levels,
    level,
    (value) => change({ level: value }),
    (value) => [t(`level-${value}`), levelHelp(value)],
  )}
  ${choices(
    seats.title,
    seats.name,
    SEATS,
    seat,
    (value) => change({ seat: value }),
    (value) => [seats.label(value)],
  )}`;
}

function names({ game, who: kind, seat, names: given, change }, seats) {
  const field = (each, label) => html`<label class="field">
    ${label}
    <input
      type="text"
      maxlength=${NAME_LENGTH}
      autocomplete="off"
      placeholder=${seats.label(each)}
      .value=${given[each]}
      @input=${(event) => change({ names: { ...current(game).names, [each]: event.target.value } })}
    />
  </label>`;
  if (kind !== "two") return field(kind === "bot" ? seat : SEATS[0], t("new-name"));
  return SEATS.map((each) => field(each, t("new-name-of", { clan: seats.label(each) })));
}

/** The readings of the rules that can be chosen, each with the reason why there is a choice. */
function rulings({ game, options, changeOptions }) {
  const offered = catalogue.games[game].options.rulings.options;
  return html`<details class="rulings">
    <summary>${t("new-rulings")}</summary>
    <p class="quiet">${t("new-rulings-note")}</p>
    ${Object.entries(offered).map(
      ([name, { values }]) => html`${choices(
        `ruling-${name}`,
        `ruling-${name}`,
        values,
        options.rulings[name],
        (value) => changeOptions({ rulings: { ...options.rulings, [name]: value } }),
        (value) => [t(`ruling-${name}-${value}`), t(`ruling-${name}-${value}.help`)],
      )}
      <p class="quiet why">${t(`ruling-${name}.why`)}</p>`,
    )}
  </details>`;
}
