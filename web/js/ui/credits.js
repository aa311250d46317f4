/** Who made what we stand on. */

import { html } from "lit-html";
import art from "../../art/icons.json";
import { language, t } from "../i18n/index.js";
import { heading, topBar } from "./parts.js";

export function creditsScreen(app) {
  const names = Object.values(art).filter(({ set }) => set === "game-icons");
  const authors = new Intl.ListFormat(language()).format([...new Set(names.map(({ author }) => author))].sort());
  return html`${topBar(app)}
    <main class="prose">
      ${heading(t("credits-title"))}
      <p>${t("credits-games")}</p>
      <p>${t("credits-app")}</p>
      <p>${t("credits-icons", { authors })}</p>
      <p>${t("credits-glyphs")}</p>
      <p>${t("credits-fonts")}</p>
      <p>${t("credits-code")}</p>
      <p class="quiet">${t("credits-version", { version: __VERSION__ })}</p>
    </main>`;
}
