/** Who made what we stand on: thanks in sentences, then every package with its licence. */

import shipped from "pocketcrowns:shipped";
import { html } from "lit-html";
import art from "../../art/icons.json";
import { listed, t } from "../i18n/index.js";
import { titled, topBar } from "../ui/parts.js";

const FOLDER = "a/licences";

export function creditsScreen(app) {
  const names = Object.values(art).filter(({ set }) => set === "game-icons");
  const authors = listed([...new Set(names.map(({ author }) => author))].sort());
  return html`${topBar(app, titled(app, t("credits-title")))}
    <main class="prose">
      <p>${t("credits-games")}</p>
      <p>${t("credits-app")}</p>
      <p>${t("credits-icons", { authors })}</p>
      <p>${t("credits-glyphs")}</p>
      <p>${t("credits-fonts")}</p>
      <p>${t("credits-code")}</p>
      <h2>${t("credits-shipped")}</h2>
      <ul class="shipped">
        ${shipped.map((each) => html`<li>${t("credits-part", each)} ${licence(each)}</li>`)}
      </ul>
      ${__LICENCES__ ? html`<p>${apart("sbom.json", t("credits-materials"))}</p>` : ""}
      <p class="quiet">${t("credits-version", { version: __VERSION__ })}</p>
    </main>`;
}

/** A text of its own, which the one-file app carries in itself. */
const apart = (file, words) => html`<a href="${FOLDER}/${file}" target="_blank" rel="noopener">${words}</a>`;

const licence = ({ licence: words, file }) => (__LICENCES__ && file ? apart(file, words) : words);
