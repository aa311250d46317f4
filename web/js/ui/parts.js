/** Pieces that every screen uses. */

import { html } from "lit-html";
import { isEmbedded } from "../frame.js";
import { nameOfLanguage, nextLanguage, t, tenths } from "../i18n/index.js";
import { alone } from "../players.js";
import { comesByItself } from "../saves_data.js";
import { isDark } from "../settings.js";
import { icon } from "./icons.js";

export const backButton = (app) =>
  html`<button class="plain home-way" @click=${() => app.go("home")}>${icon("back")} <span class="label">${t("home")}</span></button>`;

/** The bar on top: a way back or something else in its place, and the language and colours in use. */
export function topBar(app, start = backButton(app)) {
  const dark = isDark();
  return html`<header class="bar">
    ${start}
    <span class="bar-end">
      <button class="plain" lang=${nextLanguage()} @click=${() => app.switchLanguage()}>
        ${icon("language")} <span class="word">${nameOfLanguage(nextLanguage())}</span>
      </button>
      <button
        class="plain"
        aria-label=${t(dark ? "theme-light" : "theme-dark")}
        title=${t(dark ? "theme-light" : "theme-dark")}
        @click=${() => app.switchTheme()}
      >
        ${icon(dark ? "sun" : "moon")}
      </button>
    </span>
  </header>`;
}

/** The start of a bar with the screen's own title in it; `back`: the way back, `beside`: what else belongs there. */
export const titled = (app, text, { back = backButton(app), beside = "" } = {}) =>
  html`<div class="title">${back} ${heading(text)} ${beside}</div>`;

/** The heading of a screen; focus comes here when the screen changes, so that readers start at the top. */
export const heading = (text) => html`<h1 tabindex="-1">${text}</h1>`;

/** The one main thing to do, always at the bottom of the screen, with a note above it if need be. */
export function mainAction(label, act, { disabled = false, start = null, note = "" } = {}) {
  return html`<div class="action">
    ${note}
    <button class="main" ?disabled=${disabled} @click=${act}>${start ? icon(start) : ""} ${label}</button>
  </div>`;
}

/** For a keydown on a screen: Enter does the main thing too, but on what has a use for it itself. */
export const onEnter = (act) => (event) => {
  if (event.key === "Enter" && !event.repeat && !event.target.closest("button, summary, a, input, dialog")) act();
};

/** Somebody is choosing. */
export const dots = (seat) => html`<span class="thinks ${seat}" aria-hidden="true"><i></i><i></i><i></i></span>`;

export const megabytes = (bytes) => tenths(bytes / 1e6);

/**
 * How far the engine has come: bytes while they arrive, then steps; with a way to try again. At a table it is a line on
 * an edge, as what has a place of its own would move the table when it goes.
 */
export function engineStatus(app, isAtTable) {
  const { step, done, total } = app.engine.status;
  if (step === "idle") {
    const size = megabytes(__ENGINE_BYTES__);
    if (isEmbedded) return html`<p class="engine">${t("engine-embedded", { size })}</p>`;
    return comesByItself() ? "" : html`<p class="engine">${t("engine-spared", { size })}</p>`;
  }
  if (step === "failed") {
    return html`<p class="engine failed" role="alert">
      ${t("engine-failed")} <button class="plain" @click=${() => app.startEngine()}>${t("engine-retry")}</button>
    </p>`;
  }
  if (step === "ready") return html`<p class="engine">${icon("check")} ${t("engine-ready")}</p>`;
  const text =
    step === "download"
      ? t("engine-download", { done: megabytes(done), total: megabytes(total) })
      : t(`engine-${step}`);
  return html`<p class="engine">
    <progress max=${total} value=${done} aria-label=${text}></progress> ${isAtTable ? "" : text}
  </p>`;
}

/** To go on where the engine was lost; while it fails or starts, its status has what there is to do. */
export const retry = (app) =>
  ["idle", "ready"].includes(app.engine.status.step) ? mainAction(t("engine-retry"), () => app.startEngine()) : "";

/** The name under which a player is shown. */
export function nameOf(players, seat) {
  const { name, level, side } = players[seat];
  if (level) return t(`level-${level}`);
  return name || t(side);
}

/**
 * Names for a text: `seats` says whose stands in which of its variables. `you` is the variable that is the one person at
 * this device, to whom the text then speaks, or "nobody".
 */
export function named(players, seats) {
  const names = Object.entries(seats).map(([variable, seat]) => [variable, nameOf(players, seat)]);
  const person = alone(players);
  const you = Object.keys(seats).find((variable) => seats[variable] === person) ?? "nobody";
  return { ...Object.fromEntries(names), you };
}

/** What stands over a player's cards or in a table. */
export const labelOf = (players, seat) => (alone(players) === seat ? t("you") : nameOf(players, seat));

/** Who won, to the one person at this device by "you". */
export const wonText = (players, winner) => t("end-won", named(players, { name: winner }));

/** Why the game is over, in one sentence. */
export function endReason({ session: { table } }) {
  return t(`reason-${table.outcome.reason}`, { target: table.seen.target });
}

/** Who won, in words. */
export function endTitle({ session: { players, table } }) {
  const { winner } = table.outcome;
  return winner ? wonText(players, winner) : t("end-tied");
}
