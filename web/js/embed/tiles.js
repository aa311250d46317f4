/** What an embed shows of R vs R, from views that the engine wrote into the link. */

import "../ui/figure_signs.js";
import "../ui/tile_icons.js";
import catalogue from "pocketcrowns:catalogue";
import { html } from "lit-html";
import { t } from "../i18n/index.js";
import { nameOfAction } from "../r_vs_r/action.js";
import { board } from "../r_vs_r/board.js";
import { roundOf } from "../r_vs_r/round.js";
import { score, status } from "../r_vs_r/status.js";
import { row, tilesList, twin } from "../r_vs_r/tiles.js";
import { momentsOf } from "../review/moments.js";
import { named } from "../ui/parts.js";
import { Pages } from "./moments.js";
import { rulingPart } from "./ruling.js";

const GAME = "r-vs-r";
const TILES = catalogue.games[GAME].tiles;
const CAMPS = ["royalty", "religion"];

const players = { p1: { side: "camp-p1" }, p2: { side: "camp-p2" } };

const scene = (options, seen) => ({ sitting: { players, options, table: { seen, options } } });

export const table = () => ({ title: () => t("tiles-title"), body: tilesList });

/** One tile with its twin in the other camp, if it has one. */
export function tile({ id }) {
  const found = TILES.find((each) => each.id === id);
  if (!found) return table();
  const rival = CAMPS.find((camp) => CAMPS.includes(found.camp) && camp !== found.camp);
  const body = () => html`<ul class="rows">${row(...[found, rival && twin(found, rival)].filter(Boolean))}</ul>
    <p class="quiet">${t("tiles-diagram")}</p>`;
  return { title: () => t(`tile-${id}`), body };
}

/** The cells that differ between two boards, the first of which may be none, and the one that was placed upon. */
function marksOf(before, after, action) {
  const isOther = (cell) => before && JSON.stringify(after[cell]) !== JSON.stringify(before[cell]);
  const changed = Object.keys(after).filter(isOther);
  const placed = action?.match(/@([abc][123])/)?.[1];
  return { ...Object.fromEntries(changed.map((cell) => [cell, "touched"])), ...(placed ? { [placed]: "ghost" } : {}) };
}

const said = ({ seat, action }) =>
  t("review-chose", { ...named(players, { name: seat }), choice: nameOfAction(action, players) });

/** A moment: what was chosen and the board after it. `before`: the view before it, or null. */
function picture({ choices, view }, before, bottom) {
  const isNewRound = !before || roundOf(before.seen) !== roundOf(view.seen);
  const [{ action }] = choices;
  const marks = marksOf(isNewRound ? null : before.seen.board, view.seen.board, action);
  return html`<p class="why">${choices.map(said)}</p>
    ${board({ seen: view.seen.board, players, bottom, marks })}`;
}

export function replay({ record, views }, look, page) {
  const { options } = record;
  const turns = record.turns.map((choices, turn) => ({
    turn,
    choices,
    events: [],
    view: { options, seen: views[turn] },
  }));
  const moments = momentsOf(turns, false);
  const pages = new Pages(page, {
    moments,
    look,
    players,
    picture: (moment, at) => html`<div class="rvr">
      ${picture(moment, moments[at - 1]?.view ?? null, look.side || "p1")} ${status(scene(options, moment.view.seen))}
    </div>`,
  });
  return { title: () => t("embed-replay", { game: t(GAME) }), body: () => pages.draw() };
}

export const ruling = (value, look, page) =>
  rulingPart(value, page, {
    players,
    simultaneous: false,
    picture: (moment, options, before) => html`<div class="rvr">
      ${picture(moment, before, look.side || "p1")} ${score(scene(options, moment.view.seen))}
    </div>`,
  });

const standing = ({ options }, seen, bottom) => html`<div class="rvr">
  ${board({ seen: seen.board, players, bottom })} ${status(scene(options, seen))}
</div>`;

export const position = ({ record, seen, seat }, look) => ({
  title: () => t("embed-position", { game: t(GAME) }),
  body: () => standing(record, seen, look.side || seat || "p1"),
});

/** What a puzzle's position holds, and its solution in words. */
export const puzzle = ({ puzzle: { record, seat }, seen }, look) => ({
  players,
  board: () => standing(record, seen, look.side || seat),
  answer: (action) => nameOfAction(action, players),
});
