/** What the later screens need of Brave Rats. */

import catalogue from "pocketcrowns:catalogue";
import { html } from "lit-html";
import { t } from "../i18n/index.js";
import { named, titled, topBar } from "../ui/parts.js";
import { beats } from "./beats.js";
import { back, card } from "./card.js";
import { replayOf } from "./replay.js";

export { fourRounds as learn } from "./four_rounds.js";
export * as puzzle from "./puzzle.js";
export * as study from "./study.js";
export { taleOfRats as taleOf } from "./tale.js";

/** What is judged, and how much of it a value of 1 is: points of win chance in a game. */
export const scaleOf = () => ({ of: "game", unit: 50 });

/** The options of a game, in a few words each. */
export const optionsInWords = ({ edition, variants }) => [
  t(`new-edition-${edition}`),
  ...variants.map((variant) => t(`variant-${variant}`)),
];

/** What is said beside a position: which round it is, and what Traitors gave. */
export function stands({ game_no: game, round, gifts }, { variants }, players) {
  const title = [...(variants.includes("emperor") ? [t("score-game", { game })] : []), t("score-round", { round })];
  const gave = (seat) => t(`card-${gifts[seat]}.the`);
  const names = named(players, { first: "p1", second: "p2" });
  return html`<p class="quiet">${title.join(" · ")}</p>
    ${gifts ? html`<p class="quiet">${t("table-gifts", { ...names, gift: gave("p1"), return: gave("p2") })}</p>` : ""}`;
}

/** What lies on the table while a letter is on its way: our card, and theirs, which was sealed before. */
export function laid({ chosen }, { seat }) {
  if (!chosen) return "";
  const theirs = seat === "p2" ? back("p1") : "";
  return html`<div class="pair ${theirs ? "" : "alone"}">${theirs} ${card(chosen, seat)}</div>`;
}

/** The turns that a link tells, with what the engine wrote of its rounds when the app was built; null without that. */
export function earlyTurns(app, { record, ends }) {
  const found = beats(app);
  return found && replayOf({ record, ends }, found);
}

/** The cards and the order in which they decide a round. */
export function cardsScreen(app) {
  const { editions, lines } = catalogue.games["brave-rats"];
  const all = Object.values(editions).at(-1); // the largest edition
  return html`${topBar(app, titled(app, t("cards-title")))}
    <main class="prose listed">
      <ul class="entries">
        ${all.toReversed().map(
          (id, place) => html`<li>
            ${card(id, place % 2 ? "p2" : "p1")}
            <p>${t(`card-${id}.power`)}</p>
          </li>`,
        )}
      </ul>
      <h2>${t("cards-order")}</h2>
      <ol class="order">
        ${lines.map((line) => html`<li>${t(`line-${line}`)}</li>`)}
      </ol>
    </main>`;
}
