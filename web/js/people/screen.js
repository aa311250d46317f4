/** The opponents: what each is good at, how strong it was measured to be, and how this device's games against it went. */

import catalogue from "pocketcrowns:catalogue";
import { html } from "lit-html";
import measured from "../../art/strengths.json";
import { isEmbedded } from "../frame.js";
import { GAMES } from "../games.js";
import { language, t } from "../i18n/index.js";
import { chance } from "../play/assist.js";
import { played, resultsOf } from "../play/results.js";
import { bars, percent, percents } from "../ui/bars.js";
import { icon } from "../ui/icons.js";
import { heading, topBar } from "../ui/parts.js";

const hasLab = Boolean(__LAB__) && !isEmbedded; // its frame wants our own page around it, from a host that sends policies
const opening = {}; // game -> what the coach thinks of the first choice: null while it is asked

export const opponentsScreen = (app) => html`${topBar(app)}
  <main class="prose opponents">
    ${heading(t("opponents-title"))}
    <nav class="segments" aria-label=${t("opponents-games")}>
      ${Object.keys(GAMES).map(
        (
          game,
        ) => html`<button aria-current=${game === app.game ? "page" : "false"} @click=${() => app.go("opponents", game)}>
          ${t(game)}
        </button>`,
      )}
    </nav>
    <ul class="rows">
      ${catalogue.games[app.game].levels.map((level) => character(app, level))}
    </ul>
    <p class="quiet">${t("opponents-how", { games: measured.games })}</p>
    ${hasLab ? html`<p class="buttons"><button @click=${() => app.go("lab")}>${icon("bot")} ${t("lab-enter")}</button></p>` : ""}
    ${openings(app)}
  </main>`;

/** Of all games against the other levels, the share won, and how far off that can be. */
function strength(game, level) {
  const others = Object.values(measured.levels[game][level]);
  const mean = others.reduce((sum, { share }) => sum + share, 0) / others.length;
  const offBy = Math.sqrt(others.reduce((sum, each) => sum + each.off_by ** 2, 0)) / others.length;
  return { mean, offBy };
}

function character(app, level) {
  const { game } = app;
  const { mean, offBy } = strength(game, level);
  const counts = resultsOf(game).levels[level];
  return html`<li class="character">
    <span class="row-icon">${icon(`level-${level}`, "whole")}</span>
    <div>
      <h2>${t(`level-${level}`)}</h2>
      <p>${GAMES[game].levelHelp(level)}</p>
      ${bars([{ label: html`<small>${t("opponents-strength", { off: percent(offBy) })}</small>`, share: mean }])}
      <p><strong>${counts ? t("opponents-yours", counts) : t("opponents-none")}</strong></p>
    </div>
  </li>`;
}

/** Asked once: the choices of a first turn with the printed rules, weighed by the coach. */
function weighOpening(app) {
  const { game } = app;
  if (game in opening) return;
  opening[game] = null;
  app.attempt(async () => {
    try {
      const { options, seat } = GAMES[game].opening;
      const { match } = await app.engine.ask("open", { game, options, seed: "" });
      opening[game] = await app.engine.ask("advise", { match, seat, budget: { ms: 1000 } });
      await app.engine.ask("close", { match });
    } finally {
      if (!opening[game]) delete opening[game]; // asked again once the engine is back
    }
  });
}

/** First choices: what a good player does, and how this device's people have fared with each. */
function openings(app) {
  const { game } = app;
  if (app.engine.isReady) weighOpening(app);
  const { openingName, openingOf, opening: asked } = GAMES[game];
  const yours = resultsOf(game).openings;
  const weighed = new Map();
  for (const { action, p, value } of opening[game]?.mix ?? []) {
    const name = openingOf(action);
    const before = weighed.get(name) ?? { p: 0, value };
    weighed.set(name, { p: before.p + p, value: Math.max(before.value, value) });
  }
  if (weighed.size === 0) return "";
  const all = [...weighed.values()];
  const told = asked.shows === "p" ? percents(all.map(({ p }) => p)) : all.map(({ value }) => percent(chance(value)));
  return html`<h2>${t("openings-title")}</h2>
    <p>${t(`openings-${game}`)}</p>
    <table class="rounds">
      <thead>
        <tr>
          <th scope="col">${t("openings-choice")}</th>
          <th scope="col">${t(asked.shows === "p" ? "openings-share" : "openings-chance")}</th>
          <th scope="col">${t("openings-yours")}</th>
        </tr>
      </thead>
      <tbody>
        ${[...weighed].map(
          ([name], place) => html`<tr>
            <th scope="row">${openingName(name)}</th>
            <td>${told[place]}</td>
            <td>${yours[name] ? score(yours[name]) : "–"}</td>
          </tr>`,
        )}
      </tbody>
    </table>`;
}

/** How often, and the share of wins, ties counting half. */
function score(counts) {
  const games = played(counts);
  const share = (counts.won + counts.tied / 2) / games;
  return t("openings-score", { games: games.toLocaleString(language()), count: games, share: percent(share) });
}
