/** The opponents: what each is good at, how strong it was measured to be, and how this device's games against it went. */

import catalogue from "pocketcrowns:catalogue";
import { html, svg } from "lit-html";
import measured from "../../art/strengths.json";
import { isEmbedded } from "../frame.js";
import { GAMES } from "../games.js";
import { language, t } from "../i18n/index.js";
import { changeForm } from "../play/form.js";
import { strengthNow } from "../play/new_game.js";
import { played, resultsOf } from "../play/results.js";
import { rays } from "../table/rays.js";
import { bar, percent } from "../ui/bars.js";
import { icon } from "../ui/icons.js";
import { titled, topBar } from "../ui/parts.js";
import { openings } from "./openings.js";

const PARTS = ["won", "tied", "lost"];
const NAMES = { w: "won", t: "tied", l: "lost" };

const hasLab = Boolean(__LAB__) && !isEmbedded; // its frame wants our own page around it, from a host that sends policies

export const opponentsScreen = (app) => html`${topBar(app, titled(app, t("opponents-title")))}
  <main class="prose opponents">
    <nav class="segments" aria-label=${t("opponents-games")}>
      ${Object.keys(GAMES).map(
        (
          game,
        ) => html`<button aria-current=${game === app.game ? "page" : "false"} @click=${() => app.go("opponents", game)}>
          ${t(game)}
        </button>`,
      )}
    </nav>
    <ul class="people">
      ${overview(app)} ${catalogue.games[app.game].levels.map((level) => character(app, level))}
    </ul>
    <p class="quiet">${t("opponents-how", { games: measured.games })}</p>
    <p class="buttons"><button @click=${() => app.go("study")}>${icon("study")} ${t("home-study")}</button></p>
    ${hasLab ? html`<p class="buttons"><button @click=${() => app.go("lab")}>${icon("bot")} ${t("lab-enter")}</button></p>` : ""}
    ${openings(app)}
  </main>`;

/** All games against computers at a glance; where there are none, what there is to win. */
function overview({ game }) {
  const all = summed(Object.values(resultsOf(game).levels));
  const { games, won, best } = all;
  const figure = (name, count) =>
    html`<p><b>${count.toLocaleString(language())}</b> ${t(`overview-${name}`, { count })}</p>`;
  return html`<li class="overview">
    ${rays()}
    <h2>${t(games ? "overview-title" : "overview-first")}</h2>
    ${
      games
        ? html`<div>${figure("games", games)} ${figure("won", won)} ${figure("best", best)}</div>
          ${stacked(all)}`
        : html`<p>${t("overview-none")}</p>`
    }
  </li>`;
}

/** Of all games against the other levels, the share won, and how far off that can be. */
function strength(game, level) {
  const others = Object.values(measured.levels[game][level]);
  const mean = others.reduce((sum, { share }) => sum + share, 0) / others.length;
  const offBy = Math.sqrt(others.reduce((sum, each) => sum + each.off_by ** 2, 0)) / others.length;
  return { mean, offBy };
}

function character(app, level) {
  const { game } = app;
  const counts = resultsOf(game).levels[level];
  const challenge = () => {
    changeForm(game, { who: "bot", level });
    app.go("new", game);
  };
  return html`<li class="character">
    <div class="face-off">${rays()} ${icon(`level-${level}`, "whole", "meet")}</div>
    <div>
      <h2>${t(`level-${level}`)}</h2>
      <p>${GAMES[game].levelHelp(level)} ${strengthNow(game, level)}</p>
      <button @click=${challenge}>${icon("play")} ${t("opponents-challenge")} <span class="unseen">${t(`level-${level}.short`)}</span></button>
    </div>
    ${measured.levels[game][level] ? strong(game, level) : ""}
    ${counts ? record(courseOf(counts)) : html`<p class="quiet">${t("opponents-none")}</p>`}
  </li>`;
}

function strong(game, level) {
  const { mean, offBy } = strength(game, level);
  return html`<p class="strong">
      <span>${t("opponents-power")}</span> ${bar(mean)}
      <span class="bar-number"><b>${percent(mean)}</b> <small>±${percent(offBy)}</small></span>
    </p>`;
}

/** Counts with their course, which older versions did not keep. */
const courseOf = (counts) => ({ last: "", row: 0, best: 0, ...counts });

/** All counts of a game in one: { games, won, tied, lost, best }. */
function summed(all) {
  const found = all.map(courseOf);
  const sum = (of) => found.reduce((whole, each) => whole + of(each), 0);
  const parts = Object.fromEntries(PARTS.map((part) => [part, sum((each) => each[part])]));
  return { ...parts, games: sum(played), best: Math.max(0, ...found.map(({ best }) => best)) };
}

/** How games against one opponent went: wins, ties and losses, the last games one by one, and wins in a row. */
const record = (course) => html`<div class="course-of">
  ${stacked(course)}
  <p><strong>${t("opponents-yours", course)}</strong></p>
  ${course.last ? lately(course) : ""}
</div>`;

/** Wins, ties and losses as three shares of one bar; the words beside it say the same. */
function stacked(counts) {
  const games = Math.max(1, played(counts));
  let at = 0;
  return svg`<svg class="share" aria-hidden="true" focusable="false">
    ${PARTS.map((part) => {
      const wide = (100 * Math.max(0, counts[part])) / games;
      at += wide;
      return svg`<rect class=${part} x="${at - wide}%" width="${wide}%" height="100%" />`;
    })}
  </svg>`;
}

/** The newest game is the last one. */
function lately({ last, row, best }) {
  const names = [...last].map((each) => NAMES[each]);
  const said = names.map((name) => t(`lately-${name}`)).join(", ");
  return html`<p class="lately">
    <span role="img" aria-label=${t("lately-label", { said })}>${names.map((name) => html`<i class=${name}></i>`)}</span>
    ${best > 1 ? html`<span>${t("opponents-row", { row, best })}</span>` : ""}
  </p>`;
}
