/** Victories as crowns that stand there or are to be won. */

import { html, svg } from "lit-html";
import { t } from "../i18n/index.js";
import { icon } from "../ui/icons.js";

const MOST = 20; // more than any game has; a link that somebody made can say any number

export const crown = () => svg`<svg class="crown" viewBox="0 0 24 20" aria-hidden="true" focusable="false">
  <path d="M2 18V6l5.5 4.5L12 3l4.5 7.5L22 6v12Z" />
</svg>`;

/** `fresh`: how many of those that are won were won just now. */
export function crowns(wins, target, fresh = 0) {
  const count = Math.min(MOST, Math.max(target, wins));
  return html`<span class="crowns" role="img" aria-label=${t("score-victories", { wins, target })}>
    ${Array.from({ length: count }, (_, n) => html`<span class=${stateOf(n, wins, fresh)}>${crown()}</span>`)}
  </span>`;
}

const stateOf = (n, wins, fresh) => (n >= wins ? "" : n < wins - fresh ? "won" : "won fresh");

/** Games won of a session that has several. */
export const gamesWon = (games) =>
  html`<span class="chip" role="img" aria-label=${t("score-games", { games })}>${icon("opponents")} ${games}</span>`;
