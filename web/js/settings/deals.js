/** All packs of solved games for play without a network: the service worker keeps each that is fetched. */

import { html } from "lit-html";
import { allPacks } from "../engine/packs.js";
import { t } from "../i18n/index.js";
import { icon } from "../ui/icons.js";
import { megabytes } from "../ui/parts.js";

const FORMS = [".br", ""]; // as the engine asks for them (engine/files.js)

let done = null; // how many have come, once it was looked
let step = "idle"; // or "coming", "broken", "full"

const packs = __PACKS__ ? allPacks(__PACKS__) : [];
const addressesOf = ({ name }) => FORMS.map((form) => new URL(name + form, import.meta.url).href);

async function isKept(pack) {
  for (const address of addressesOf(pack)) if (await caches.match(address)) return true;
  return false;
}

async function bring(pack) {
  for (const address of addressesOf(pack)) {
    const response = await fetch(address);
    if (response.ok && (await response.arrayBuffer()).byteLength === pack.bytes) return;
  }
  throw new Error(`${pack.name} could not be fetched`);
}

async function look(app) {
  done = 0;
  for (const pack of packs) done += await isKept(pack);
  app.draw();
}

async function keepAll(app) {
  [step, done] = ["coming", 0];
  try {
    for (const pack of packs) {
      app.draw();
      await bring(pack);
      if (!(await isKept(pack))) break; // there is no room
      done += 1;
    }
    step = done === packs.length ? "idle" : "full";
  } catch (error) {
    console.warn(error);
    step = "broken";
  }
  app.draw();
}

/** What is there of them, and the way to have all; nothing where the app is not kept. */
export function keptDeals(app) {
  if (!packs.length || app.offline.status.step !== "ready") return "";
  if (done === null) look(app);
  const all = done === packs.length;
  const size = megabytes(__PACKS__.transferred);
  const told = all ? t("deals-kept") : step === "idle" ? "" : t(`deals-${step}`, { done, count: packs.length });
  return html`<section class="stored">
    <h2>${t("deals-title")}</h2>
    <p>${t("deals-what")}</p>
    ${
      all
        ? ""
        : html`<p class="buttons">
            <button ?disabled=${step === "coming"} @click=${() => keepAll(app)}>
              ${icon("fetch")} ${t("deals-keep", { size })}
            </button>
          </p>`
    }
    <p role="status">${told}</p>
  </section>`;
}
