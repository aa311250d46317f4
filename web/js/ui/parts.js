/** Pieces that every screen uses. */

import { html } from "lit-html";
import { isEmbedded } from "../frame.js";
import { language, nameOfLanguage, nextLanguage, t } from "../i18n/index.js";
import { comesByItself } from "../saves_data.js";
import { isDark } from "../settings.js";
import { icon } from "./icons.js";

const backButton = (app) =>
  html`<button class="plain" @click=${() => app.go("home")}>${icon("back")} ${t("home")}</button>`;

/** The bar on top: a way back or something else in its place, and the language and colours in use. */
export function topBar(app, start = backButton(app)) {
  const dark = isDark();
  return html`<header class="bar">
    ${start}
    <span class="bar-end">
      <button class="plain" lang=${nextLanguage()} @click=${() => app.switchLanguage()}>
        ${icon("language")} ${nameOfLanguage(nextLanguage())}
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

/** The heading of a screen; focus comes here when the screen changes, so that readers start at the top. */
export const heading = (text) => html`<h1 tabindex="-1">${text}</h1>`;

/** The one main thing to do, always at the bottom of the screen, with a note above it if need be. */
export function mainAction(label, act, { disabled = false, start = null, note = "" } = {}) {
  return html`<div class="action">
    ${note}
    <button class="main" ?disabled=${disabled} @click=${act}>${start ? icon(start) : ""} ${label}</button>
  </div>`;
}

export const megabytes = (bytes) =>
  (bytes / 1e6).toLocaleString(language(), { maximumFractionDigits: 1, minimumFractionDigits: 1 });

/** How far the engine has come: bytes while they arrive, then steps; with a way to try again. */
export function engineStatus(app) {
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
    <progress max=${total} value=${done} aria-label=${text}></progress> ${text}
  </p>`;
}

/** The name under which a player is shown. */
export function nameOf(players, seat) {
  const { name, level, side } = players[seat];
  if (level) return t(`level-${level}`);
  return name || t(side);
}

/** Who won, in words. */
export function endTitle({ sitting: { players, table } }) {
  const { winner } = table.outcome;
  return winner ? t("end-won", { name: nameOf(players, winner) }) : t("end-tied");
}
