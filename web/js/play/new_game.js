/** The choices for a new game: who plays, names, sides, rulings. What is offered comes from the engine's catalogue. */

import catalogue from "pocketcrowns:catalogue";
import { html } from "lit-html";
import { isEmbedded } from "../frame.js";
import { t } from "../i18n/index.js";
import { other, SEATS, sideOf } from "../players.js";
import { faceOff } from "../table/poster.js";
import { picks, ruling } from "../ui/choices.js";
import { icon } from "../ui/icons.js";
import { mainAction, titled, topBar } from "../ui/parts.js";
import { closing, openSheet, sheet } from "../ui/sheet.js";
import { changeForm, formOf, inviteOf, isBetweenDevices, LETTERS, PHONES, play, WHO } from "./form.js";
import { askSheet } from "./open_game.js";
import { played, resultsOf, stepOf } from "./results.js";

const NAME_LENGTH = 16;
// Sheets: of what only this game has, and of what is seldom chosen.
const OPTIONS = "options";
const REST = "rest";

const sideName = (game, seat) => t(sideOf(game, seat));

/** The choices made and how to make others, for the parts of the screen. `explained`: the id of what was chosen last. */
function wishesOf(app, game) {
  const { options } = formOf(game);
  const change = (changes) => {
    changeForm(game, changes);
    app.draw();
  };
  const changeOptions = (changes, explained = null) => {
    changeForm(game, { options: { ...options, ...changes } });
    app.turnPage(explained ? { explained } : app.about);
  };
  return { ...formOf(game), game, explained: app.about?.explained, change, changeOptions };
}

/**
 * The screen of one game. `art`: its poster's; `levelHelp(level)`: a line about a computer player; `summary(options)`:
 * what is played in a few words; `special(form)`: the choices that only this game has, and `explains(options)`: the id of
 * the words that explain one of them before another is made; `canLie`: whether the device may lie between two people.
 */
export function newGameOf(app, game, { art, levelHelp, summary, special, explains, canLie = false }) {
  const form = wishesOf(app, game);
  return html`${topBar(app, titled(app, t(`${game}.short`), { beside: learnButton(app, game) }))}
    <main class="new">
      ${versus(form, art)}
      <div class="wishes">
        ${picks(
          "switch four",
          "new-who",
          "who",
          WHO.filter((who) => !isEmbedded || who !== LETTERS), // a guest keeps nothing for longer than its tab is there
          form.who,
          (who) => form.change({ who }),
          (who) => t(`new-who-${who}`),
        )}
        ${form.who === "bot" ? opponents(form, levelHelp) : ""} ${form.who === "two" ? html`${bothNames(form)} ${canLie ? device(form) : ""}` : ""}
        ${isBetweenDevices(form.who) ? between(app, form) : ""}
        <div class="sheets">
          <button class="card-row" aria-haspopup="dialog" @click=${() => openSheet(OPTIONS)}>
            ${icon("options")}
            <span><strong>${summary(form.options)}</strong><small>${t(`${game}-options`)}</small></span>
            ${icon("change")}
          </button>
          <button aria-haspopup="dialog" @click=${() => openSheet(REST)}>${t("new-more")}</button>
        </div>
        ${mainAction(beginning(form), () => play(app, game), { start: "play" })}
      </div>
      ${sheet(
        OPTIONS,
        t(`${game}-options`),
        html`${special(form)}
          <div>${explanation(form.explained ?? explains(form.options))} ${closing(OPTIONS, t("new-done"))}</div>`,
      )}
      ${sheet(
        REST,
        t("new-more"),
        html`${form.who === "bot" ? nameField(form, form.seat, t("new-name")) : ""} ${rulings(form)}
          ${closing(
            REST,
            t("new-done"),
            html`<button @click=${() => app.go("share", game, { invite: inviteOf(game, form) })}>
              ${icon("share")} ${t("new-share")}
            </button>`,
          )}`,
      )}
      ${askSheet(app)}
    </main>`;
}

/** What the button begins. */
const beginning = ({ who, level }) =>
  who === "bot"
    ? t("new-play-bot", { name: t(`level-${level}`) })
    : t({ [LETTERS]: "new-invite", [PHONES]: "new-pair" }[who] ?? "home-play");

const learnButton = (app, game) =>
  html`<button class="plain" aria-label=${t(`${game}-learn`)} title=${t(`${game}-learn`)} @click=${() => app.go("learn", game)}>
    ${icon("learn")}
  </button>`;

/** Who meets whom, with how often each of them has won so far. */
function versus({ game, who, seat, level, names, change }, art) {
  const rival = other(seat);
  const isBot = who === "bot";
  const left = isBot ? seat : SEATS[0];
  const swap = () => change(isBot ? { seat: rival } : { names: { p1: names.p2, p2: names.p1 } });
  const name = (each) => (who === "two" && names[each].trim()) || sideName(game, each);
  return html`<section class="poster versus">
    ${faceOff(art, left, isBot ? level : null)} ${isBot ? tally(resultsOf(game).levels[level]) : ""}
    ${isBetweenDevices(who) ? "" : html`<button class="swap" @click=${swap}>${icon("swap")} <span class="word">${t(`${game}-swap`)}</span></button>`}
    <p class="poster-foot">
      <span>${name(left)} ${isBot ? html`<small>${t("status-you")}</small>` : ""}</span>
      <span>${isBot ? t(`level-${level}`) : name(other(left))}</span>
    </p>
  </section>`;
}

const tally = (counts) =>
  played(counts)
    ? html`<p class="tally">
        ${[counts.won, counts.lost].map((count) => html`<span><b>${count}</b> ${t("new-won", { count })}</span>`)}
      </p>`
    : "";

/** How strong one is now that adapts. */
export function strengthNow(game, level) {
  const { step } = stepOf(game, level);
  return step === undefined ? "" : t("level-now", { step, of: catalogue.games[game].adapts[level].steps });
}

/** The computer players; all lines about them lie in one place, so that nothing moves when another is chosen. */
function opponents({ game, seat, level, change }, levelHelp) {
  const { levels } = catalogue.games[game];
  return html`<div class=${other(seat)}>
    ${picks(
      "portraits",
      "new-level",
      "level",
      levels,
      level,
      (value) => change({ level: value }),
      (value) => html`${icon(`level-${value}`)} <span>${t(`level-${value}.short`)}</span>`,
    )}
    <div class="sayings">
      ${levels.map((each) => html`<p class=${each === level ? "saying" : "saying unsaid"}>${levelHelp(each)} ${strengthNow(game, each)}</p>`)}
    </div>
  </div>`;
}

const nameField = ({ game, names, change }, seat, label) => html`<label class="field">
  ${label}
  <input
    type="text"
    maxlength=${NAME_LENGTH}
    autocomplete="off"
    placeholder=${sideName(game, seat)}
    .value=${names[seat]}
    @input=${(event) => change({ names: { ...formOf(game).names, [seat]: event.target.value } })}
  />
</label>`;

const bothNames = (form) => html`<div class="names-of-two">
  ${SEATS.map((seat) => nameField(form, seat, t("new-name-of", { clan: sideName(form.game, seat) })))}
</div>`;

/** How two people share it. */
const device = ({ flat, change }) =>
  picks(
    "chips",
    "new-device",
    "device",
    [false, true],
    flat,
    (value) => change({ flat: value }),
    (value) => t(`new-device-${value ? "between" : "round"}`),
  );

const between = (app, form) => html`${nameField(form, SEATS[0], t("new-name"))}
  <p class="saying">${t(`new-who-${form.who}-help`)}</p>
  ${form.who === LETTERS ? html`<button class="plain" @click=${() => app.go(LETTERS)}>${icon("share")} ${t("new-who-letters-received")}</button>` : ""}`;

const explanation = (id) => html`<p class="saying" aria-live="polite"><strong>${t(id)}</strong>${t(`${id}.help`)}</p>`;

/** The readings of the rules that can be chosen. */
function rulings({ game, options, changeOptions }) {
  const offered = catalogue.games[game].options.rulings.options;
  return html`<section class="rulings">
    <h3>${t("new-rulings")}</h3>
    <p class="quiet">${t("new-rulings-note")}</p>
    ${Object.entries(offered).map(([name, { values }]) =>
      ruling(name, values, options.rulings[name], (value) =>
        changeOptions({ rulings: { ...options.rulings, [name]: value } }),
      ),
    )}
  </section>`;
}
