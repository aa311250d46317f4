/** All games at a distance of this device, ours to do first; a field for a link; the way to a new game. */

import { html } from "lit-html";
import { GAMES } from "../games.js";
import { t } from "../i18n/index.js";
import { icon } from "../ui/icons.js";
import { heading, wonText } from "../ui/parts.js";
import { forgetLetter, isForUs, letters } from "./kept.js";
import { bothNames, isLeft, isUnanswered, otherName, pasteField, pictureOf, rivalName, whenOf } from "./parts.js";

/** Whether whoever invited us to this game, and had our answer, has invited us to the same game again since. */
const isDropped = (game, all) =>
  isLeft(game) &&
  rivalName(game) !== null &&
  all.some((each) => {
    const isAnother = each.game === game.game && each.joined > game.joined;
    return isAnother && rivalName(each) === rivalName(game);
  });

/** How a game that is over ended; what an older version kept may have to be looked at first. */
function ending({ outcome: { winner, reason }, proven = reason === "resigned" ? null : true, players }) {
  if (proven === null) return t("letters-ended");
  if (!proven) return t("letters-unproven");
  return winner ? wonText(players, winner) : t("end-tied");
}

/** How a game stands, in a few words; `all` are the games of this device. */
function standing(game, all) {
  if (game.finished) return ending(game);
  if (game.outcome && !game.unsent) return t("letters-ended");
  if (game.waitsFor === game.seat) return t("letters-your-turn");
  const name = otherName(game);
  if (!game.sent) return isUnanswered(game) ? t("letters-to-invite") : t("letters-to-send", { name });
  const when = whenOf(game.sent);
  if (game.outcome && game.proven === false) return t("letters-unproven-waiting", { name, when });
  if (isDropped(game, all)) return t("letters-dropped", { name, when });
  if (isLeft(game)) return t("letters-left", { name, when });
  return isUnanswered(game) ? t("letters-waiting-invited", { when }) : t("letters-waiting", { name, when });
}

/** The games that go on, ours to do first, then those that are over, folded away; the newest first. */
export function listScreen(app) {
  const games = Object.entries(letters()).sort(([, a], [, b]) => isForUs(b) - isForUs(a) || b.since - a.since);
  const all = games.map(([, game]) => game);
  const running = games.filter(([, game]) => !game.finished);
  const over = games.filter(([, game]) => game.finished);
  return html`<main class="letters">
    ${heading(t("letters-title"))}
    ${running.length ? "" : html`<p>${t("letters-none")}</p>`} ${listed(app, running, all)}
    ${over.length ? finished(app, over, all) : ""}
    ${pasteField((link) => app.go("letters", app.game, { link }))}
    <h2>${t("letters-new")}</h2>
    <div class="begins">
      ${Object.keys(GAMES).map((game) => pictureOf(game, html`<p class="poster-foot"><button class="play" @click=${() => app.go("new", game)}>${icon("play")} ${t(`${game}.short`)}</button></p>`))}
    </div>
  </main>`;
}

const listed = (app, games, all) => html`<ul class="letter-games">
  ${games.map(
    ([id, game]) => html`<li>
      <button class=${isForUs(game) ? "ours" : ""} @click=${() => app.go("letters", game.game, { id })}>
        ${icon(GAMES[game.game].art.sign)}
        <span>
          <strong>${isUnanswered(game) ? t(game.game) : t("home-resume-note", { ...bothNames(game), you: "nobody" })}</strong>
          <small>${standing(game, all)}</small>
        </span>
      </button>
    </li>`,
  )}
</ul>`;

function finished(app, games, all) {
  const ask = () => app.turnPage({ tidies: true });
  const tidy = () => {
    for (const [id] of games) forgetLetter(id);
    app.turnPage(null);
  };
  const count = games.length;
  return html`<details class="over">
    <summary>${t("letters-over", { count })}</summary>
    ${listed(app, games, all)}
    ${
      app.about?.tidies
        ? html`<p role="alert">${t("letters-tidy-sure", { count })}</p>
            <p class="buttons">
              <button @click=${tidy}>${t("letters-tidy-yes")}</button>
              <button class="plain" @click=${() => app.turnPage(null)}>${t("letters-cancel")}</button>
            </p>`
        : html`<p class="buttons"><button class="plain" @click=${ask}>${icon("close")} ${t("letters-tidy")}</button></p>`
    }
  </details>`;
}
