/** The first screen. */

import { html } from "lit-html";
import { GAMES } from "../games.js";
import { t } from "../i18n/index.js";
import { running } from "../letters/kept.js";
import { offlineStatus, updateButton } from "../offline/status.js";
import { saved } from "../play/saved.js";
import { keeps, unreadable } from "../store.js";
import { icon } from "./icons.js";
import { engineStatus, heading, nameOf, topBar } from "./parts.js";

const STORAGE = {
  all: () => "",
  full: () => html`<p class="notice">${t("storage-full")}</p>`,
  nothing: () => html`<p class="notice">${t("storage-lost")}</p>`,
};

/** What was kept here and cannot be read; asked for at last, when this screen has looked for its games. */
const unread = () =>
  unreadable().length ? html`<p class="notice">${t("storage-unread", { names: unreadable().join(", ") })}</p>` : "";

/** What there is beside playing, and the icon of each. */
const MORE = [
  ["puzzle", "puzzle"],
  ["glossary", "search"],
  ["opponents", "opponents"],
  ["settings", "settings"],
  ["shared", "link"],
];

/** What teaches a game beside playing it: screen, icon, id of its words. */
const ALSO = {
  "brave-rats": [
    ["learn", "learn", "home-learn"],
    ["cards", "help", "brave-rats-list"],
    ["beats", "beats", "home-beats"],
  ],
  "r-vs-r": [
    ["learn", "learn", "home-learn"],
    ["cards", "help", "r-vs-r-list"],
  ],
};

export function homeScreen(app) {
  const waiting = saved();
  return html`${topBar(app, updateButton(app))}
    <main class="home">
      <div class="crest">${icon("rat")}</div>
      ${heading(t("app-title"))}
      <p class="tagline">${t("app-tagline")}</p>
      ${app.notice ? html`<p class="notice" role="alert">${app.notice}</p>` : ""}
      ${waiting && !waiting.finished ? resumeCard(app, waiting) : ""} ${lettersCard(app)}
      ${Object.entries(GAMES).map(([game, { art }]) => gameCard(app, game, art))}
      <nav class="more" aria-label=${t("home-more")}>
        ${MORE.map(
          ([screen, sign]) =>
            html`<button @click=${() => app.go(screen)}>${icon(sign)} ${t(`home-${screen}`)}</button>`,
        )}
      </nav>
      ${STORAGE[keeps()]()} ${unread()} ${engineStatus(app)}
      ${offlineStatus(app)}
      <footer>
        <p class="quiet">${t("app-unofficial")}</p>
        <button class="plain" @click=${() => app.go("credits")}>${t("home-credits")}</button>
      </footer>
    </main>`;
}

function resumeCard(app, { players }) {
  const names = { first: nameOf(players, "p1"), second: nameOf(players, "p2") };
  return html`<section class="game">
    <button class="main" @click=${() => app.go("table")}>${icon("again")} ${t("home-resume")}</button>
    <p class="quiet">${t("home-resume-note", names)}</p>
  </section>`;
}

/** The games at a distance, while any goes on. */
function lettersCard(app) {
  const { count, ours } = running();
  if (!count) return "";
  return html`<section class="game">
    <button class=${ours ? "main" : ""} @click=${() => app.go("letters")}>${icon("share")} ${t("home-letters", { count })}</button>
    <p class="quiet">${t("home-letters-note", { ours })}</p>
  </section>`;
}

function gameCard(app, game, art) {
  return html`<section class="game">
    <div class="game-art">${art.map(icon)}</div>
    <h2>${t(game)}</h2>
    <p class="quiet">${t(`${game}-note`)}</p>
    <button class="main" @click=${() => app.go("new", game)}>${icon("play")} ${t("home-play")}</button>
    <p class="also">
      ${ALSO[game].map(
        ([screen, sign, words]) =>
          html`<button class="plain" @click=${() => app.go(screen, game)}>${icon(sign)} ${t(words)}</button>`,
      )}
    </p>
  </section>`;
}
