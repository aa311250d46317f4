/** All games at a distance of this device, ours to do first; a field for a link; the way to a new game. */

import { html } from "lit-html";
import { GAMES } from "../games.js";
import { t } from "../i18n/index.js";
import { icon } from "../ui/icons.js";
import { heading, nameOf } from "../ui/parts.js";
import { isForUs, letters } from "./kept.js";
import { bothNames, dayOf, pasteField, rivalName } from "./parts.js";

/** Ours to do, then the others' turn, then what is over; the newest first. */
const rank = (game) => (isForUs(game) ? 0 : game.finished ? 2 : 1);

/** How a game stands, in a few words. */
export function standing(game) {
  const name = rivalName(game);
  if (game.finished) {
    const { winner } = game.outcome;
    return winner ? t("end-won", { name: nameOf(game.players, winner) }) : t("end-tied");
  }
  if (game.outcome && !game.unsent) return t("letters-ended");
  if (game.waitsFor === game.seat) return t("letters-your-turn");
  if (!game.sent) return name ? t("letters-to-send", { name }) : t("letters-to-invite");
  const when = dayOf(game.sent);
  return name ? t("letters-waiting", { name, when }) : t("letters-waiting-invited", { when });
}

export function listScreen(app) {
  const games = Object.entries(letters()).sort(([, a], [, b]) => rank(a) - rank(b) || b.since - a.since);
  return html`<main class="letters">
    ${heading(t("letters-title"))}
    ${games.length ? "" : html`<p>${t("letters-none")}</p>`}
    <ul class="letter-games">
      ${games.map(
        ([id, game]) => html`<li>
          <button class=${isForUs(game) ? "ours" : ""} @click=${() => app.go("letters", game.game, { id })}>
            ${icon(GAMES[game.game].art[1])}
            <span>
              <strong>${rivalName(game) ? t("home-resume-note", bothNames(game)) : t(game.game)}</strong>
              <small>${standing(game)}</small>
            </span>
          </button>
        </li>`,
      )}
    </ul>
    ${pasteField((link) => app.go("letters", app.game, { link }))}
    <h2>${t("letters-new")}</h2>
    <p class="buttons">
      ${Object.keys(GAMES).map((game) => html`<button @click=${() => app.go("new", game)}>${icon("play")} ${t(game)}</button>`)}
    </p>
  </main>`;
}
