/** Settings: how it looks, sounds and moves, and what this device keeps. */

import { html } from "lit-html";
import { isEmbedded } from "../frame.js";
import { LANGUAGES, language, nameOfLanguage, t } from "../i18n/index.js";
import * as settings from "../settings.js";
import { picks } from "../ui/choices.js";
import { icon } from "../ui/icons.js";
import { titled, topBar } from "../ui/parts.js";
import { keptDeals } from "./deals.js";
import { eraseEverything, fileName, NotOurs, readIn, written } from "./stored.js";

let said = null; // what came of the last thing done with the stored data: { text, bad }
let erasing = false; // whether "erase" was pressed once

export function settingsScreen(app) {
  return html`${topBar(app, titled(app, t("settings-title")))}
    <main class="settings">
      ${oneOf(app, "language", LANGUAGES, language(), nameOfLanguage)}
      ${Object.entries(settings.CHOICES).map(([name, values]) =>
        oneOf(app, name, values, settings.setting(name), (value) => t(`settings-${name}-${value}`)),
      )}
      ${["table", "hand"].map(
        (part) => html`<fieldset>
          <legend>${t(`settings-${part}`)}</legend>
          ${FLAGS[part].filter(isThere).map((name) => flag(app, name))}
        </fieldset>`,
      )}
      ${isEmbedded ? "" : [storedData(app), keptDeals(app)]}
    </main>`;
}

const FLAGS = {
  table: ["sound", "vibration", "goes-on", "chances", "large-cards", "strong-patterns"],
  hand: ["shuffled-hand", "discreet"],
};

const isThere = (name) => name !== "vibration" || Boolean(navigator.vibrate);

const oneOf = (app, name, values, chosen, label) =>
  picks(
    "chips",
    `settings-${name}`,
    name,
    values,
    chosen,
    (value) => app.set({ [name]: value }),
    (value) => html`
    ${name === "cloth" ? html`<span class="swatch" data-cloth=${value}></span>` : ""}
    <span lang=${name === "language" ? value : language()}>${label(value)}</span>
  `,
  );

const flag = (app, name) => html`<label class="choice">
  <span>${t(`settings-${name}`)}<small>${t(`settings-${name}.help`)}</small></span>
  <input
    type="checkbox"
    role="switch"
    .checked=${settings.setting(name)}
    @change=${(event) => app.set({ [name]: event.target.checked })}
  />
</label>`;

function storedData(app) {
  return html`<section class="stored">
    <h2>${t("stored-title")}</h2>
    <p>${t("stored-what")}</p>
    <p class="buttons">
      <button @click=${save}>${icon("download")} ${t("stored-export")}</button>
      <button @click=${(event) => event.currentTarget.nextElementSibling.click()}>${t("stored-import")}</button>
      <input type="file" hidden accept="application/json,.json" @change=${(event) => read(app, event.target)} />
      <button @click=${ask(app, true)}>${t("stored-erase")}</button>
    </p>
    <p class="quiet">${t("stored-import-note")}</p>
    ${erasing ? reallyErase(app) : ""}
    <p role="status" class=${said?.bad ? "notice" : ""}>${said?.text ?? ""}</p>
  </section>`;
}

/** A press that shows or hides the question whether everything is to be erased. */
const ask = (app, wanted) => () => {
  erasing = wanted;
  app.draw();
};

const reallyErase = (app) => html`<div class="notice">
  <p>${t("stored-erase-sure")}</p>
  <p class="buttons">
    <button class="main" @click=${() => erase(app)}>${t("stored-erase-yes")}</button>
    <button @click=${ask(app, false)}>${t("stored-erase-no")}</button>
  </p>
</div>`;

function save() {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([written()], { type: "application/json" }));
  link.download = fileName();
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // some browsers read it only after the click
}

async function read(app, input) {
  const [file] = input.files;
  input.value = ""; // so that the same file can be chosen again
  if (!file) return;
  said = { text: t("stored-reading") };
  app.draw();
  try {
    const entries = await readIn(file, app.engine, () => app.screen === "settings");
    await app.takeWhatIsStored();
    said = { text: t("stored-imported", { entries }) };
  } catch (error) {
    const { reason = "engine", about } = error instanceof NotOurs ? error : {};
    said = { text: t(`stored-not-${reason}`, about ? { about } : {}), bad: true };
  }
  app.draw();
}

async function erase(app) {
  await eraseEverything();
  await app.takeWhatIsStored();
  erasing = false;
  said = { text: t("stored-erased") };
  app.draw();
}
