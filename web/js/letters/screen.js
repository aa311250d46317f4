/**
 * Games at a distance: the list, one game, an invitation, and what a link comes to. `about`: null for the list, with
 * { tidies } while it asks whether to remove what is over; { id } for a game; { begin: { options, name } } for a new one;
 * { link } for a link that was opened or pasted.
 */

import { html } from "lit-html";
import { GAMES } from "../games.js";
import { t } from "../i18n/index.js";
import { hex } from "../play/seal.js";
import { nameOfGame } from "../sent/received.js";
import { askToStay, currentGeneration } from "../store.js";
import { coming, isAwaited } from "../table/poster.js";
import { icon } from "../ui/icons.js";
import { engineStatus, heading, mainAction, nameOf, topBar } from "../ui/parts.js";
import { gameScreen, isOpen } from "./game_screen.js";
import { forEngine, keepLetter, letter, letters } from "./kept.js";
import { entryOf } from "./letter_game.js";
import { listScreen } from "./list.js";
import { bothNames, isLeft, optionsLine, otherName, pictureOf, rivalName, whenOf } from "./parts.js";

const SECRET_BYTES = 32;
const NAME_LENGTH = 16;
const LONGEST_LINK = 100_000; // characters; what is longer is no link of ours

let task = null; // what the engine was asked for this screen, and what came of it: { key, screen, go, hasFailed }

const newSecret = () => hex(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));

export function lettersScreen(app) {
  const { about } = app;
  if (task?.key !== keyOf(about)) task = null;
  if (about?.id && (letter(about.id) || isOpen(about.id))) return gameScreen(app, about.id, around);
  const act = about?.begin ? () => begin(app, about.begin) : about?.link ? () => read(app, about.link) : null;
  if (act) return around(app, asked(app, about, act));
  return html`${top(app)} ${listScreen(app)}`; // nothing of it waits for the engine
}

const keyOf = (about) => JSON.stringify([about, currentGeneration()]);

const top = (app) => html`${topBar(app)} ${app.notice ? html`<p class="notice" role="alert">${app.notice}</p>` : ""}`;

/** `main`: nothing while it is coming. */
const around = (app, main) => html`${top(app)}
  ${main && isAwaited(app) ? engineStatus(app) : ""} ${main ?? coming(app, GAMES[app.game].art, waiting())}`;

const waiting = () => html`${heading(t("letters-title"))}<p>${t("loading-title")}</p>`;

/** Ask once for what the screen is about; what came of it as a screen, or nothing while it is not there. */
function asked(app, about, act) {
  if (!task) {
    task = { key: keyOf(about), screen: null, go: null, hasFailed: false };
    run(app, task, act);
  }
  if (task.hasFailed) {
    const again = () => {
      task = null;
      app.draw();
    };
    return html`<main class="centred">${heading(t("letters-title"))} ${mainAction(t("engine-retry"), again)}</main>`;
  }
  const { screen, go } = task;
  if (go) queueMicrotask(go); // not in the middle of a drawing
  task.go = null;
  return screen?.();
}

function run(app, now, act) {
  if (app.engine.status.step === "idle") app.startEngine();
  app.attempt(async () => {
    try {
      Object.assign(now, await act());
    } catch (error) {
      now.hasFailed = true;
      throw error;
    }
  });
}

/** The screen shows another thing from now on. */
function turnTo(app, about) {
  if (app.screen !== "letters") return;
  task = null;
  app.turnPage(about);
  document.querySelector("h1")?.focus({ preventScroll: true });
  scrollTo(0, 0);
}

/** The way to something else on this screen. */
const to = (app, about) => ({ go: () => turnTo(app, about) });

/** Keep what the engine answered; the way to the game, or nothing. */
function entered(app, generation, look, rest) {
  if (generation !== currentGeneration()) return {}; // everything was forgotten since the engine was asked
  keepLetter(look.id, entryOf(look, rest));
  askToStay();
  return to(app, { id: look.id });
}

async function begin(app, { options, name }) {
  const [generation, secret] = [currentGeneration(), newSecret()];
  const look = await app.engine.ask("letter_new", { game: app.game, options, name, secret });
  return entered(app, generation, look, { secret, told: 0, sent: null });
}

/** What comes of a link: { screen(), which draws it } or { go(), the way to where it belongs }. */
async function read(app, link) {
  const generation = currentGeneration();
  const text = link.slice(link.lastIndexOf("#") + 1).slice(0, LONGEST_LINK);
  const ask = (games) => app.engine.ask("letter_read", { text, games });
  let verdict = await ask([]);
  const id = verdict.about?.id;
  const kept = letter(id);
  if (kept) verdict = await ask([forEngine(kept)]);
  if (letter(id)?.text !== kept?.text) return read(app, link); // another tab has gone on with it meanwhile
  const { look } = verdict;
  // No game by letters.
  if (verdict.reason === "unknown-kind") return { go: () => app.turnTo("shared", app.game, { link }) };
  if (isRefused(verdict)) {
    const toGame = kept ? to(app, { id }).go : null;
    return { screen: () => refusedScreen(verdict, { toGame, toList: to(app, null).go }) };
  }
  if (verdict.verdict === "taken") {
    const { secret, told } = kept;
    const former = verdict.back ? { text: kept.text, told, sent: kept.sent, at: Date.now() } : null;
    return entered(app, generation, look, { secret, told, sent: null, former });
  }
  if (verdict.verdict === "same") return to(app, { id: look.id, said: look.unsent ? "letters-own" : "letters-same" });
  if (kept) return to(app, { id }); // the engine cannot read what is kept: nothing takes its place
  const screen = () =>
    verdict.verdict === "private" ? privateScreen(app, generation, verdict) : joinScreen(app, verdict);
  return { screen };
}

/** A private link where nothing is kept: anybody can have made it. */
function privateScreen(app, generation, { look, seat, secret }) {
  const { players } = entryOf(look, {});
  const [name, other] = [nameOf(players, seat), otherName({ players, seat })];
  const open = () =>
    (letter(look.id) ? to(app, { id: look.id }) : entered(app, generation, look, { secret, sent: null })).go?.();
  return html`<main class="centred letters">
    <div class="crest">${icon("help")}</div>
    ${heading(t("letters-private-asks"))}
    <p>${t("letters-private-you", { name, other, game: nameOfGame(look.game) })}</p>
    <p>${t("letters-private-beware")}</p>
    <p class="buttons centre"><button @click=${open}>${t("letters-private-yes")}</button></p>
    ${mainAction(t("letters-cancel"), () => turnTo(app, null))}
  </main>`;
}

/** Somebody else's game: to be joined, to be gone on with, or only to be looked at. */
function joinScreen(app, { verdict, look, seat, able }) {
  const { players } = entryOf(look, {});
  const isInvitation = verdict === "invitation";
  const join = () => {
    const name = document.querySelector("#letters-name")?.value.trim() ?? "";
    const [now, generation, secret] = [task, currentGeneration(), newSecret()];
    const args = isInvitation
      ? ["letter_join", { text: look.text, name, secret }]
      : ["letter_take", { text: look.text, seat, secret }];
    app.attempt(async () => {
      const joined = await app.engine.ask(...args);
      const at = isInvitation ? { joined: Date.now() } : {};
      const { go } = letter(joined.id) // another tab was quicker
        ? to(app, { id: joined.id })
        : entered(app, generation, joined, { secret, sent: null, ...at });
      if (now === task) go?.();
    });
  };
  const names = bothNames({ players });
  const mine = seat === "p1" ? names.first : names.second;
  return html`<main class="centred letters join">
    ${pictureOf(look.game)}
    ${heading(isInvitation ? t("letters-invited", { name: names.first, game: t(`${look.game}.short`) }) : t("letters-stranger", names))}
    <p class="quiet">${optionsLine(look)}</p>
    ${isInvitation ? html`<p>${t("letters-how")}</p>` : ""} ${isInvitation ? earlier(look) : ""}
    ${
      isInvitation
        ? html`<label class="field">
            ${t("new-name")}
            <input id="letters-name" type="text" maxlength=${NAME_LENGTH} autocomplete="off" />
          </label>`
        : html`<p>${t(able ? "letters-take-note" : "letters-take-not", { name: mine })}</p>`
    }
    ${
      isInvitation || able
        ? mainAction(isInvitation ? t("letters-join") : t("letters-take", { name: mine }), join, { start: "play" })
        : mainAction(t("letters-to-list"), () => turnTo(app, null))
    }
  </main>`;
}

/** A word about an invitation to the same game, by the same name, that we answered and that came to nothing. */
function earlier({ game, names: { p1: name } }) {
  const left = Object.values(letters()).find((each) => isLeft(each) && each.game === game && rivalName(each) === name);
  return name && left
    ? html`<p class="notice">${t("letters-invited-again", { name, when: whenOf(left.sent) })}</p>`
    : "";
}

// What a link came to, in words: why it changes nothing, and who did what where.

/** The name of a seat in the game that a link is about. */
const named = (about, seat) => about?.names[seat] || t(seat === "p1" ? "letters-p1" : "letters-p2");

const TEXTS = {
  unreadable: ({ reason }) => t(`letters-unreadable-${reason}`),
  older: ({ here, there }) => t("letters-older", { here, there }),
  fork: ({ about, message, seat }) => t("letters-fork", { message, name: named(about, seat) }),
  pretends: ({ message }) => t("letters-pretends", { message }),
  "not-yours": ({ about, seat }) => t("letters-not-yours", { name: named(about, seat) }),
  foul: ({ about, reason, message, seat }) =>
    t(`letters-foul-${reason}`, { message: message ?? 0, name: named(about, seat) }),
};

/** Whether this link changes nothing here. */
const isRefused = ({ verdict }) => verdict in TEXTS;

/** The screen that says why; `here` is the game that stays as it was, if there is one. */
function refusedScreen(verdict, { toGame, toList }) {
  return html`<main class="centred letters">
    <div class="crest">${icon(verdict.verdict === "foul" ? "down" : "help")}</div>
    ${heading(t(`letters-title-${verdict.verdict}`))}
    <p>${TEXTS[verdict.verdict](verdict)}</p>
    ${verdict.verdict === "unreadable" ? "" : html`<p class="quiet">${t("letters-unchanged")}</p>`}
    ${toGame ? mainAction(t("letters-to-game"), toGame) : mainAction(t("letters-to-list"), toList)}
  </main>`;
}
