/** First choices: what good play begins with, beside what this device's people begin with. */

import { html, svg } from "lit-html";
import { chance } from "../coach/advice.js";
import { GAMES } from "../games.js";
import { language, t } from "../i18n/index.js";
import { played, resultsOf } from "../play/results.js";
import { bar, percent, percents } from "../ui/bars.js";
import { icon } from "../ui/icons.js";

const CELLS = { corner: [0, 0], edge: [10, 0], centre: [10, 10] };

/** A board with one of the cells that are alike. */
const boardWith = ([x, y]) => svg`<svg class="icon" viewBox="-1 -1 32 32" aria-hidden="true" focusable="false">
  <path d="M0 0H30V30H0ZM10 0V30M20 0V30M0 10H30M0 20H30" fill="none" stroke="currentColor" />
  <rect x=${x} y=${y} width="10" height="10" />
</svg>`;

/** What stands beside a first choice. */
const SIGNS = { "brave-rats": (card) => icon(card), "r-vs-r": (cell) => boardWith(CELLS[cell]) };

const weighed = {}; // game -> what the coach thinks of the first choice: null while it is asked

/** Asked once: the choices of a first turn with the printed rules, weighed by the coach. */
function weigh(app) {
  const { game } = app;
  if (game in weighed) return;
  weighed[game] = null;
  app.behind(async () => {
    try {
      const { options, seat } = GAMES[game].opening;
      const { match } = await app.engine.ask("open", { game, options, seed: "" });
      weighed[game] = await app.engine.ask("advise", { match, seat, budget: { ms: 1000 } });
      await app.engine.ask("close", { match });
    } finally {
      if (!weighed[game]) delete weighed[game]; // asked again once the engine is back
    }
  });
}

/** Each first choice once: [name, { p, value }]; cells that are alike are one. */
function choicesOf(game) {
  const found = new Map();
  for (const { action, p, value } of weighed[game]?.mix ?? []) {
    const name = GAMES[game].openingOf(action);
    const before = found.get(name) ?? { p: 0, value };
    found.set(name, { p: before.p + p, value: Math.max(before.value, value) });
  }
  return [...found];
}

export function openings(app) {
  const { game } = app;
  if (app.engine.isReady) weigh(app);
  const rows = choicesOf(game);
  if (rows.length === 0) return "";
  const { opening, openingName } = GAMES[game];
  const isShare = opening.shows === "p";
  const best = rows.map(([, { p, value }]) => (isShare ? p : chance(value)));
  const numbers = isShare ? percents(best) : best.map(percent);
  const yours = rows.map(([name]) => resultsOf(game).openings[name]);
  const all = yours.reduce((sum, counts) => sum + played(counts), 0);
  const own = yours.map((counts) => (counts ? (isShare ? played(counts) / all : wonOf(counts)) : 0));
  return html`<h2>${t("openings-title")}</h2>
    <p>${t(`openings-${game}`)}</p>
    <ul class="openings">
      ${rows.map(
        ([name], place) => html`<li>
          <span class="row-icon">${SIGNS[game](name)}</span> <b>${openingName(name)}</b>
          <p>
            <span>${t(isShare ? "openings-share" : "openings-chance")}</span> ${bar(best[place])}
            <span class="bar-number">${numbers[place]}</span>
          </p>
          <p class="own">
            <span>${t("openings-yours")}</span> ${bar(own[place])}
            <span class="bar-number">${yours[place] ? percent(own[place]) : "–"}</span>
            ${yours[place] ? html`<small>${score(yours[place], isShare)}</small>` : ""}
          </p>
        </li>`,
      )}
    </ul>`;
}

/** The share of wins, ties counting half. */
const wonOf = (counts) => (counts.won + counts.tied / 2) / played(counts);

/** How many games began so, and how they went. */
function score(counts, isShare) {
  const count = played(counts);
  const games = count.toLocaleString(language());
  return t(isShare ? "openings-score" : "openings-games", { games, count, share: percent(wonOf(counts)) });
}
