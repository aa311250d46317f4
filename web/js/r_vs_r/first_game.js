/** The way into R vs R: what it is about at a glance, then the rulebook's first game with help. */

import catalogue from "pocketcrowns:catalogue";
import { html } from "lit-html";
import { t } from "../i18n/index.js";
import { firstOptions } from "../ui/choices.js";
import { icon } from "../ui/icons.js";
import { mainAction, titled, topBar } from "../ui/parts.js";
import { board } from "./board.js";

const GAME = "r-vs-r";
const HELPER = "guard";
// A picture of a board, whose tiles face either side.
const BOARD = {
  b2: { tile: "citizen", faces: "p1" },
  c2: { tile: "king", faces: "p1" },
  a3: { tile: "bishop", faces: "p2" },
  b3: { tile: "general", faces: "p2" },
  c1: { tile: "temple", faces: "p2" },
};
const PLAYERS = { p1: { side: "camp-p1" }, p2: { side: "camp-p2" } };
const POINTS = [
  ["tile-citizen", "place"],
  ["camp-p1", "ally"],
  ["win", "win"],
];

export const firstGame = (app) => html`${topBar(app, titled(app, t("learn-realm-title")))}
  <main class="lesson">
    <div class="stage" inert>${board({ seen: BOARD, players: PLAYERS, bottom: "p1" })}</div>
    <div class="words">
      <ul class="rows">
        ${POINTS.map(([sign, id]) => html`<li><span class="row-icon">${icon(sign)}</span><span>${t(`learn-realm-${id}`)}</span></li>`)}
      </ul>
      <p class="quiet">${t("learn-realm-note")}</p>
    </div>
    ${mainAction(t("learn-first-game"), () => begin(app), { start: "play" })}
  </main>`;

/** Royalty, which begins, is the person's. */
const begin = (app) =>
  app.practise({
    game: GAME,
    options: { ...firstOptions(catalogue.games[GAME].options), setup: "first-game", first: "p1" },
    players: { p1: { name: "", level: null }, p2: { name: "", level: HELPER } },
    help: true,
  });
