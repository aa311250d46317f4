/** One game by letters: the private table as in any game, then the message to send, then the wait; in the end the end. */

import { html } from "lit-html";
import { KEEP } from "../actions.js";
import { GAMES } from "../games.js";
import { LATER } from "../games_later.js";
import { t } from "../i18n/index.js";
import { appFor, attemptsOf } from "../play/one_at_a_time.js";
import { other } from "../players.js";
import { addressOf, qrOf } from "../sent/qr.js";
import { keeps } from "../store.js";
import { icon } from "../ui/icons.js";
import { heading, mainAction, nameOf, wonText } from "../ui/parts.js";
import { forgetLetter } from "./kept.js";
import { LetterGame } from "./letter_game.js";
import { copiedLink, isUnanswered, linkField, otherName, pasteField, pictureOf, whenOf } from "./parts.js";

let game = null; // the game that was looked at last
let shown = null; // of it: the private link once wanted, which question is open, whether a link is to be copied by hand

/** Whether this page shows the game, even if nothing is kept of it any more. */
export const isOpen = (id) => game?.id === id && !game.isForgotten;

function current(app, id) {
  if (isOpen(id) && (!game.look || game.look.text === game.kept.text)) return game;
  game?.close();
  game = new LetterGame(app.engine, id);
  shown = { privately: null, asks: null, isManual: false };
  return game;
}

/** What there is to see of a game; `around(app, screen)` puts a bar over what has none of its own, as a table has. */
export function gameScreen(app, id, around) {
  const now = current(app, id);
  app.game = now.game; // its colours
  const scene = sceneOf(app, now);
  if (!now.stage && !now.isBusy && !now.hasFailed) {
    if (app.engine.status.step === "idle") app.startEngine();
    scene.attempt(() => now.open());
  }
  const name = now.stage?.name ?? (now.hasFailed ? "failed" : "none");
  const isTable = ["private", "show"].includes(name) || (name === "over" && !isResigned(now));
  return isTable ? GAMES[now.game].table(scene) : around(app, STAGES[name](scene));
}

const isResigned = ({ look }) => look.outcome.reason === "resigned";

/** What a screen of a game needs of the app. */
function sceneOf(app, now) {
  const attempt = attemptsOf(app, now, "letters", replay);
  const about = { letter: now.id };
  const scene = appFor(app, now, {
    app,
    attempt,
    go: (screen, ...rest) =>
      screen === "new" ? app.go(screen, ...rest) : app.go(screen, now.game, { ...rest[1], ...about }),
    begin: () => again(app, now),
    practise: () => again(app, now),
  });
  now.host = {
    where: t("letters-title"),
    title: t("letters-this-game"),
    sign: "options",
    content: () => asideOf(scene),
  };
  return scene;
}

/** Another game with the same options. */
const again = (app, now) =>
  app.go("letters", now.game, {
    begin: { options: now.options, name: now.players[now.kept.seat].name, after: now.id },
  });

/** Let what came of a message be seen as at the table. */
export function replay({ game: name, stage }) {
  if (stage?.name !== "show" && stage?.name !== "private") return;
  GAMES[name].feel(document.querySelector("main"), stage);
}

/** The way back to before the link that came last, while there is one. */
function wayBack({ session: now, attempt }) {
  const { former, kept } = now;
  if (!former) return "";
  const back = () => attempt(() => now.goBack());
  return html`<details>
    <summary>${t("letters-back")}</summary>
    <p>${t("letters-back-note", { name: otherName(kept), when: whenOf(former.at) })}</p>
    <p class="buttons"><button class="plain" @click=${back}>${icon("back")} ${t("letters-back-yes")}</button></p>
  </details>`;
}

/** In the place of a coach: giving up, asked twice; when it is over, the last message once more. */
function asideOf(scene) {
  const { session: now, attempt, draw } = scene;
  if (now.look?.outcome) return html`${lastMessage(scene)} ${wayBack(scene)}`;
  const ask = (what) => () => {
    shown.asks = what;
    draw();
  };
  if (shown.asks !== "resign") {
    return html`<section class="assist">
      <p class="buttons">
        <button class="plain" @click=${ask("resign")}>${t("letters-resign")}</button> ${onTwoPhones(scene)}
      </p>
      ${wayBack(scene)}
    </section>`;
  }
  return surelyResigned(now.kept, () => attempt(() => now.resign()), ask(null));
}

/** The way on where both are at one table. */
const onTwoPhones = ({ app, session: now }) =>
  html`<button class="plain" @click=${() => app.go("phones", now.game, { id: now.id })}>${icon("people")} ${t("phones-play-on")}</button>`;

/** The question before giving up. */
export const surelyResigned = (kept, yes, no) => html`<section class="assist">
  <p role="alert">${t("letters-resign-sure", { name: otherName(kept) })}</p>
  <p class="buttons">
    <button @click=${yes}>${t("letters-resign-yes")}</button>
    <button class="plain" @click=${no}>${t("letters-resign-no")}</button>
  </p>
</section>`;

/** The end of a game that somebody gave up; `more`: what else there is to say or do. */
export function resigned({ session: now, begin }, more) {
  const { winner } = now.look.outcome;
  return html`<main class="centred letters">
    <div class="crest">${icon("win")}</div>
    ${heading(wonText(now.players, winner))}
    <p>${t("letters-resigned", { name: nameOf(now.players, other(winner)) })}</p>
    ${more} ${mainAction(t("end-again"), () => begin(), { start: "again" })}
  </main>`;
}

/** The way to our last message, while it counts as not sent. */
function lastMessage({ session: now, draw }) {
  if (!now.look.unsent) return "";
  const show = () => {
    now.showMessage();
    draw();
  };
  return html`<p class="buttons centre">
    <button class="plain" @click=${show}>${icon("share")} ${t("letters-last-again", { name: otherName(now.kept) })}</button>
  </p>`;
}

/** Hand the address to the system's own sheet, or copy it where there is none; then it counts as sent. */
async function send(scene, address) {
  const { session: now, draw } = scene;
  const text = t("letters-message", { game: t(now.game) });
  try {
    if (navigator.canShare?.({ text, url: address })) await navigator.share({ text, url: address });
    else await navigator.clipboard.writeText(address);
    now.wasSent();
  } catch (error) {
    if (error.name === "AbortError") return; // the sheet was closed again
    document.querySelector("#letter-link")?.select();
    shown.isManual = true;
  }
  draw();
}

const STAGES = {
  none: () => null,

  failed: ({ session: now, attempt }) => html`<main class="centred">
    ${heading(t("letters-title"))} ${mainAction(t("engine-retry"), () => attempt(() => now.open()))}
  </main>`,

  stuck: (scene) => html`<main class="centred letters">
    ${heading(t("letters-stuck"))}
    <p>${t("letters-stuck-note")}</p>
    ${pasteField((link) => scene.app.go("letters", scene.session.game, { link }))}
  </main>`,

  send: sendScreen,

  over: (scene) => resigned(scene, html`${lastMessage(scene)} ${wayBack(scene)}`),
};

/** Our message: what is in it, the one button that sends it, and what there is to do while the other has it. */
function sendScreen(scene) {
  const { app, session: now } = scene;
  const { look, kept } = now;
  const name = otherName(kept);
  const address = addressOf(look.text);
  const sendIt = () => send(scene, address);
  return html`<main class="centred letters send">
    ${pictureOf(now.game)} ${heading(titleOf(now))}
    ${app.about?.said ? html`<p class="notice">${t(app.about.said)}</p>` : ""}
    ${keeps() === "all" ? "" : html`<p class="notice">${t("letters-not-kept")}</p>`}
    ${kept.sent ? html`<p class="quiet">${t("letters-sent", { when: whenOf(kept.sent) })}</p>` : ""}
    ${LATER[now.game].laid(look, kept, now.players)}
    <p>${trustOf(now)}</p>
    ${kept.sent ? pasteField((link) => app.go("letters", now.game, { link }), true) : ""}
    ${linkField(address, t(kept.sent ? "letters-link-sent" : "letters-link"), "letter-link")}
    ${kept.sent ? html`<p class="buttons"><button @click=${sendIt}>${icon("share")} ${t("letters-send-again")}</button></p>` : ""}
    ${look.outcome ? "" : html`<p class="buttons">${onTwoPhones(scene)}</p>`}
    ${shown.isManual ? html`<p role="status" class="quiet">${t("copy-selected")}</p>` : ""} ${more(scene)}
    ${kept.sent ? "" : mainAction(isUnanswered(kept) ? t("letters-send-invitation") : t("letters-send", { name }), sendIt, { start: "share" })}
  </main>`;
}

function titleOf({ look, kept }) {
  const name = otherName(kept);
  if (look.outcome) return kept.sent && !look.proven ? t("letters-unproven") : t("letters-last", { name });
  if (isUnanswered(kept)) return t(kept.sent ? "letters-waits-invited" : "letters-yours-to-invite");
  return kept.sent ? t("letters-waits", { name }) : t("letters-yours-to-send");
}

/** What is in the message, and why neither can cheat. */
function trustOf(now) {
  const { look, kept, game } = now;
  const name = otherName(kept);
  if (look.outcome) return t(look.proven ? "letters-trust-end" : "letters-trust-unproven", { name });
  if (!look.record) return t("letters-trust-begin", { name });
  if (!look.chosen) {
    const last = look.record.turns.findLast((turn) => kept.seat in turn)?.[kept.seat];
    if (!last) return t("letters-trust-first", { name });
    return t(look.secretive && last.startsWith(KEEP) ? "letters-trust-kept" : "letters-trust-open", { name });
  }
  const choice = GAMES[game].actionName(look.chosen, now.players);
  return t(kept.seat === "p1" ? "letters-trust-sealed" : "letters-trust-answer", { name, choice });
}

/** What is seldom wanted: how it can be trusted, our private link, an end to it. */
function more(scene) {
  const { app, session: now, attempt, draw } = scene;
  const wantPrivate = () =>
    attempt(async () => {
      shown.privately = await now.privateLink();
    });
  const ask = () => {
    shown.asks = "forget";
    draw();
  };
  const forget = () => {
    const { game: name } = now;
    forgetLetter(now.id);
    game = null;
    app.go("letters", name);
  };
  const code = qrOf(addressOf(now.look.text)); // none where no camera could open it
  return html`${wayBack(scene)} ${code ? html`<details><summary>${t("letters-qr")}</summary>${code}</details>` : ""}
    <details>
      <summary>${t("letters-trust")}</summary>
      <p>${t("letters-trust-how")}</p>
      <p>${t("letters-trust-silence")}</p>
      <p>${t("letters-trust-limits")}</p>
      ${now.look.secretive ? html`<p>${t("letters-trust-shares")}</p>` : ""}
    </details>
    <details>
      <summary>${t("letters-elsewhere")}</summary>
      <p>${t("letters-private-note")}</p>
      ${
        shown.privately
          ? copiedLink(app, addressOf(shown.privately), t("letters-private"), "private-link")
          : html`<p class="buttons"><button @click=${wantPrivate}>${icon("show")} ${t("letters-private-show")}</button></p>`
      }
      ${
        shown.asks === "forget"
          ? html`<p role="alert">${t("letters-forget-sure")}</p>
              <p class="buttons"><button @click=${forget}>${t("letters-forget-yes")}</button></p>`
          : html`<p class="buttons"><button class="plain" @click=${ask}>${icon("close")} ${t("letters-forget")}</button></p>`
      }
    </details>`;
}
