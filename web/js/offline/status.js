/** What the first screen says about play without a network and about new versions. */

import { html } from "lit-html";
import { t } from "../i18n/index.js";
import { icon } from "../ui/icons.js";
import { megabytes } from "../ui/parts.js";
import { BLOCKED, BROKEN, FULL, NOT_ALLOWED } from "./messages.js";

const line = (id, text, action = "") => html`<p class="offline"><span>${icon(id)} ${text}</span> ${action}</p>`;

const button = (label, act) => html`<button class="plain" @click=${act}>${label}</button>`;

const fetchButton = (app) => button(t("offline-fetch"), () => app.offline.fetchNow());

const STEPS = {
  idle: () => "",
  storing: ({ done, total }) => line("fetch", t("offline-storing", { done: megabytes(done), total: megabytes(total) })),
  ready: () => line("check", t("offline-ready")),
  inside: () => line("check", t("offline-inside")),
  [NOT_ALLOWED]: ({ bytes }, app) => line("fetch", t("offline-offer", { size: megabytes(bytes) }), fetchButton(app)),
  [FULL]: () => line("offline", t("offline-full")),
  [BLOCKED]: () => line("offline", t("offline-blocked")),
  [BROKEN]: () => line("offline", t("offline-broken")),
};

export function offlineStatus(app) {
  const { status, update, updateBytes } = app.offline;
  const step = status.step === "ready" && app.engine.hasFailed ? BROKEN : status.step; // its files are all there, and do not do
  return html`${STEPS[step](status, app)}
  ${update === "offered" ? line("fetch", t("update-offer", { size: megabytes(updateBytes) }), fetchButton(app)) : ""}`;
}

/** In the bar, where it moves nothing: a version that waits, and starts with a tap. */
export const updateButton = (app) =>
  app.offline.update === "waiting"
    ? html`<button class="plain update" title=${t("update-waiting")} @click=${() => app.offline.restart()}>
        ${icon("again")} <span class="word">${t("update-start")}</span>
      </button>`
    : "";
