/** Four rounds that teach Brave Rats: the rival's card, a few of yours, one tap; the engine's table says what comes of it. */

import catalogue from "pocketcrowns:catalogue";
import { html } from "lit-html";
import { t } from "../i18n/index.js";
import * as store from "../store.js";
import { faceOff } from "../table/poster.js";
import { firstOptions } from "../ui/choices.js";
import { icon } from "../ui/icons.js";
import { backButton, heading, mainAction, topBar } from "../ui/parts.js";
import { beats } from "./beats.js";
import { missing } from "./beats_screen.js";
import { back, card, face } from "./card.js";
import { feel } from "./motion.js";
import { art } from "./new_game.js";
import { duel, fighters, why } from "./round.js";

const GAME = "brave-rats";
const HELPER = "neighbour"; // the level of the first game
const YOU = "p1";
const RIVAL = "p2";
const PLAYERS = { [YOU]: { side: "learn-you" }, [RIVAL]: { side: "learn-rival-name" } };
const NO_BONUS = { p1: 0, p2: 0 };
const KEPT = "learned"; // how many rounds this device has seen to their end

/** What each is about is what its `right` card shows. `open`: whether the rival's card is seen beforehand. */
const ROUNDS = [
  { id: "higher", rival: "spy", offered: ["princess", "general"], right: "general", open: false },
  { id: "tie", rival: "general", offered: ["ambassador", "general"], right: "general", open: true },
  { id: "assassin", rival: "general", offered: ["princess", "assassin", "wizard"], right: "assassin", open: true },
  { id: "princess", rival: "prince", offered: ["princess", "assassin", "general"], right: "princess", open: true },
];

const FIRST = firstOptions(catalogue.games[GAME].options);

const isStep = (value) => Number.isInteger(value) && value >= 0 && value <= ROUNDS.length;
const done = () => store.load(KEPT, isStep) ?? 0;

let played = null; // the card that was tapped in this round

export function fourRounds(app) {
  const step = done();
  const go = (next) => {
    played = null;
    store.save(KEPT, next);
    app.draw();
    document.querySelector("h1").focus({ preventScroll: true });
    scrollTo(0, 0);
  };
  const round = ROUNDS[step];
  const found = beats(app);
  return html`${topBar(app, html`${backButton(app)} ${round ? dots(step) : ""}`)}
    <main class="lesson ${played ? "unfolds" : ""}">
      ${round ? (found ? lesson(app, found, round, () => go(step + 1)) : missing(app)) : end(app, () => go(0))}
    </main>`;
}

const dots = (
  step,
) => html`<div class="dots" role="img" aria-label=${t("learn-step", { step: step + 1, steps: ROUNDS.length })}>
  ${ROUNDS.map((_, number) => html`<span class=${number < step ? "done" : number === step ? "now" : ""}></span>`)}
</div>`;

function lesson(app, found, round, next) {
  const play = (id) => {
    played = id;
    app.draw();
    document.querySelector(id ? ".lesson .action button" : "h1").focus({ preventScroll: true }); // the card is gone
    if (id) feel(document.querySelector("main"), { name: "show" });
  };
  const verdict = played && settle(found, round);
  return html`${heading(t(`learn-${round.id}`))}
    <div class="stage">${verdict ? fighters(PLAYERS, verdict) : before(round)}</div>
    <div class="words">
      <div class="told" aria-live="polite">${verdict ? outcome(found, round, verdict) : ""}</div>
      ${verdict ? "" : choice(round, play)}
    </div>
    ${verdict ? onwards(round, () => play(null), next) : ""}`;
}

/** What comes of the card that was tapped. */
const settle = (found, { rival }) => found.events(FIRST.rulings, { [YOU]: played, [RIVAL]: rival }, NO_BONUS)[0];

/** The rival's card, and a place for yours. */
const before = ({ rival, open }) =>
  duel(
    html`<figure class="fighter ${YOU}">
      <figcaption>${icon(YOU)} ${t("learn-you")}</figcaption>
      <div class="lies"><div class="card place"></div></div>
    </figure>`,
    html`<span>${t("pot-versus")}</span>`,
    html`<figure class="fighter ${RIVAL}">
      <figcaption>${icon(RIVAL)} ${t("learn-rival-name")}</figcaption>
      <div class="lies">
        ${open ? card(rival, RIVAL) : back(RIVAL, html`<span class="unseen">${t("learn-face-down")}</span>`)}
      </div>
    </figure>`,
  );

/** Your cards, to tap. */
const choice = ({ id, offered }, play) => html`<p>${t(`learn-${id}.goal`)}</p>
  <p class="moral">${t("learn-yours")}</p>
  <div class="offered">
    ${offered.map(
      (each) => html`<div>
        <button class="card ${YOU}" @click=${() => play(each)}>${face(each)}</button>
        <p class="power-words">${t(`card-${each}.power`)}</p>
      </div>`,
    )}
  </div>`;

/** Why it ended like that, and what it teaches. */
const outcome = (found, { id, right }, verdict) => html`<p class="moral">${why(verdict)}</p>
  <p class="stamp ${verdict.winner ?? "held"}"><span class="taken">${t(result(verdict))}</span></p>
  <p>${t(`learn-${id}.${played === right ? "won" : "other"}`, { target: found.targetOf(FIRST.variants) })}</p>`;

function result({ winner, game }) {
  if (!winner) return "stamp-nobody";
  return game ? "learn-wins-game" : winner === YOU ? "learn-wins" : "learn-loses";
}

/** Once more after a card that was not the one; on after the right one. */
const onwards = ({ id, right }, again, next) =>
  played === right
    ? mainAction(t(id === ROUNDS.at(-1).id ? "learn-last" : "learn-next"), next)
    : mainAction(t("learn-again"), again, { start: "again" });

const end = (app, again) => html`${heading(t("learn-done"))}
  <div class="stage">${faceOff(art, YOU, HELPER)}</div>
  <div class="words">
    <p>${t("learn-done-note")}</p>
    <p class="also">
      <button class="plain" @click=${again}>${icon("again")} ${t("learn-once-more")}</button>
      <button class="plain" @click=${() => app.go("beats")}>${icon("beats")} ${t("home-beats")}</button>
    </p>
  </div>
  ${mainAction(t("learn-first-game"), () => firstGame(app), { start: "play" })}`;

const firstGame = (app) =>
  app.practise({
    game: GAME,
    options: FIRST,
    players: { [YOU]: { name: "", level: null }, [RIVAL]: { name: "", level: HELPER } },
    help: true,
  });
