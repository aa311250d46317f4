/** What a link came to, in words: why it changes nothing, and who did what where. */

import { html } from "lit-html";
import { t } from "../i18n/index.js";
import { icon } from "../ui/icons.js";
import { heading, mainAction } from "../ui/parts.js";

/** The name of a seat in the game that a link is about. */
const named = (about, seat) => about?.names[seat] || t(seat === "p1" ? "letters-p1" : "letters-p2");

const TEXTS = {
  unreadable: ({ reason }) => t(`letters-unreadable-${reason}`),
  older: ({ here, there }) => t("letters-older", { here, there }),
  fork: ({ about, message, seat }) => t("letters-fork", { message, name: named(about, seat) }),
  pretends: ({ message }) => t("letters-pretends", { message }),
  "not-yours": ({ about, seat }) => t("letters-not-yours", { name: named(about, seat) }),
  foul: ({ about, reason, message, seat }) =>
    t(`letters-foul-${reason}`, { message: message ?? 0, name: named(about, seat) }),
};

/** Whether this link changes nothing here. */
export const isRefused = ({ verdict }) => verdict in TEXTS;

/** The screen that says why; `here` is the game that stays as it was, if there is one. */
export function refusedScreen(verdict, { toGame, toList }) {
  return html`<main class="centred letters">
    <div class="crest">${icon(verdict.verdict === "foul" ? "down" : "help")}</div>
    ${heading(t(`letters-title-${verdict.verdict}`))}
    <p>${TEXTS[verdict.verdict](verdict)}</p>
    ${verdict.verdict === "unreadable" ? "" : html`<p class="quiet">${t("letters-unchanged")}</p>`}
    ${toGame ? mainAction(t("letters-to-game"), toGame) : mainAction(t("letters-to-list"), toList)}
  </main>`;
}
