/** The first screen, with what it says about play without a network and about new versions. */

import { html } from "lit-html";
import { isEmbedded } from "../frame.js";
import { GAMES } from "../games.js";
import { t } from "../i18n/index.js";
import { running } from "../letters/kept.js";
import { BLOCKED, BROKEN, FULL, NOT_ALLOWED } from "../offline/messages.js";
import { formOf, play } from "../play/form.js";
import { askSheet, standingOf } from "../play/open_game.js";
import { isNew } from "../play/results.js";
import { saved } from "../play/saved.js";
import { alone } from "../players.js";
import { keeps, unreadable } from "../store.js";
import { faceOff } from "../table/poster.js";
import { icon } from "../ui/icons.js";
import { engineStatus, heading, megabytes, topBar } from "../ui/parts.js";
import { closing, openSheet, sheet } from "../ui/sheet.js";

const STORAGE = {
  all: () => "",
  full: () => html`<p class="notice">${t("storage-full")}</p>`,
  nothing: () => html`<p class="notice">${t("storage-lost")}</p>`,
};

/** What was kept here and cannot be read; asked for at last, when this screen has looked for its games. */
const unread = () =>
  unreadable().length ? html`<p class="notice">${t("storage-unread", { names: unreadable().join(", ") })}</p>` : "";

/** What teaches a game: icon, id of its words, screen, game. */
const LEARN = [
  ["learn", "brave-rats-learn", "learn", "brave-rats"],
  ["learn", "r-vs-r-learn", "learn", "r-vs-r"],
  ["study", "home-study", "study"],
  ...(isEmbedded ? [] : [["review", "home-exercises", "exercises"]]),
];
const RULES = [
  ["help", "brave-rats-list", "cards", "brave-rats"],
  ["beats", "home-beats", "beats", "brave-rats"],
  ["help", "r-vs-r-list", "cards", "r-vs-r"],
  ["search", "home-glossary", "glossary"],
];

/** The bar at the lower edge: icon, id of its words, what a tap does. */
const MORE = [
  ["learn", "home-learn", () => openSheet("learn")],
  ["search", "home-rules", () => openSheet("rules")],
  ["opponents", "home-opponents", (app) => app.go("opponents")],
  ["link", "home-shared", (app) => app.go("shared")],
  ["settings", "home-settings", (app) => app.go("settings")],
];

const titleBar = (app) => html`<div class="title">
  ${heading(t("app-title"))}<span class="tagline quiet">${t("app-tagline")}</span>${updateButton(app)}
</div>`;

export function homeScreen(app) {
  const hasFailed = app.engine.status.step === "failed";
  return html`${topBar(app, titleBar(app))}
    <main class="home">
      <div class="front">
        ${app.notice ? html`<p class="notice" role="alert">${app.notice}</p>` : ""} ${hasFailed ? engineStatus(app) : ""}
        ${resumeRow(app)} ${lettersRow(app)}
        <div class="posters">${Object.keys(GAMES).map((game) => poster(app, game))}</div>
        ${STORAGE[keeps()]()} ${unread()}
        <div class="below">
          ${row("puzzle", t("home-puzzle"), t("home-puzzle-note"), () => app.go("puzzle"))}
          <nav class="more" aria-label=${t("home-more")}>
            ${MORE.map(
              ([sign, words, act]) =>
                html`<button @click=${() => act(app)}>${icon(sign)} <span>${t(words)}</span></button>`,
            )}
          </nav>
        </div>
      </div>
      <footer>
        ${hasFailed ? "" : engineStatus(app)} ${offlineStatus(app)}
        <p class="quiet">${t("app-unofficial")}</p>
        <button class="plain" @click=${() => app.go("credits")}>${t("home-credits")}</button>
      </footer>
      ${ways(app, "learn", LEARN)} ${ways(app, "rules", RULES)} ${askSheet(app)}
    </main>`;
}

/** A whole row to tap: a picture, a title with a line below it, and an arrow. */
const row = (picture, title, note, act, kind = "") => html`<button class="card-row ${kind}" @click=${act}>
  ${icon(picture)}<span><strong>${title}</strong><small>${note}</small></span>${icon("on")}
</button>`;

/** The game that is open, with the one who is played against. */
function resumeRow(app) {
  const open = saved();
  if (!open || open.finished) return "";
  const seat = alone(open.players);
  const [rival, { level }] = Object.entries(open.players).find(([each]) => each !== seat);
  return html`<div data-game=${open.game}>
    ${row(
      level ? `level-${level}` : GAMES[open.game].art.champions[rival],
      t("home-resume"),
      standingOf(open),
      () => app.go("table"),
      `resume ${rival}`,
    )}
  </div>`;
}

/** The games at a distance, while any goes on. */
function lettersRow(app) {
  const { count, ours } = running();
  if (!count) return "";
  const kind = ours ? "resume" : "";
  return row("share", t("home-letters", { count }), t("home-letters-note", { ours }), () => app.go("letters"), kind);
}

/** What a tap on Play begins, in a line; what the game is like, for those who do not know it yet. */
function line(game) {
  if (isNew(game)) return t(`${game}-note`);
  const { who, level, options } = formOf(game);
  return `${t(who === "bot" ? `level-${level}` : `new-who-${who}`)} · ${GAMES[game].inShort(options)}`;
}

const poster = (app, game) => html`<section class="poster" data-game=${game}>
  ${faceOff(GAMES[game].art)}
  <div class="poster-foot">
    <div>
      <h2>${t(`${game}.short`)}</h2>
      <p>${line(game)}</p>
    </div>
    <button class="change" @click=${() => app.go("new", game)}>
      ${icon("change")} <span class="word">${t("home-change")}</span> <span class="unseen">${t(game)}</span>
    </button>
    <button class="play" @click=${() => play(app, game)}>
      ${icon("play")} ${t("home-play")} <span class="unseen">${t(game)}</span>
    </button>
  </div>
</section>`;

/** A sheet of ways to other screens. */
const ways = (app, id, screens) =>
  sheet(
    id,
    t(`home-${id}`),
    html`<ul class="ways">
        ${screens.map(
          ([sign, words, screen, game]) => html`<li>
            <button class="card-row" @click=${() => app.go(screen, game)}>
              ${icon(sign)}<span><strong>${t(words)}</strong>${game ? html`<small>${t(game)}</small>` : ""}</span>${icon("on")}
            </button>
          </li>`,
        )}
      </ul>
      ${closing(id)}`,
  );

const offlineLine = (id, text, action = "") => html`<p class="offline"><span>${icon(id)} ${text}</span> ${action}</p>`;

const button = (label, act) => html`<button class="plain" @click=${act}>${label}</button>`;

const fetchButton = (app) => button(t("offline-fetch"), () => app.offline.fetchNow());

const OFFLINE = {
  idle: () => "",
  storing: ({ done, total }) =>
    offlineLine("fetch", t("offline-storing", { done: megabytes(done), total: megabytes(total) })),
  ready: () => offlineLine("check", t("offline-ready")),
  inside: () => offlineLine("check", t("offline-inside")),
  [NOT_ALLOWED]: ({ bytes }, app) =>
    offlineLine("fetch", t("offline-offer", { size: megabytes(bytes) }), fetchButton(app)),
  [FULL]: () => offlineLine("offline", t("offline-full")),
  [BLOCKED]: () => offlineLine("offline", t("offline-blocked")),
  [BROKEN]: () => offlineLine("offline", t("offline-broken")),
};

function offlineStatus(app) {
  const { status, update, updateBytes } = app.offline;
  const step = status.step === "ready" && app.engine.hasFailed ? BROKEN : status.step; // its files are all there, and do not do
  return html`${OFFLINE[step](status, app)}
  ${update === "offered" ? offlineLine("fetch", t("update-offer", { size: megabytes(updateBytes) }), fetchButton(app)) : ""}`;
}

/** In the bar, where it moves nothing: a version that waits, and starts with a tap. */
const updateButton = (app) =>
  app.offline.update === "waiting"
    ? html`<button class="plain update" title=${t("update-waiting")} @click=${() => app.offline.restart()}>
        ${icon("again")} <span class="word">${t("update-start")}</span>
      </button>`
    : "";
