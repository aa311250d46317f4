/** All the tiles, what they do and what they reach. */

import catalogue from "pocketcrowns:catalogue";
import { html, svg } from "lit-html";
import { t } from "../i18n/index.js";
import { icon } from "../ui/icons.js";
import { titled, topBar } from "../ui/parts.js";
import { signed } from "./tile.js";

const { tiles: LIST, directions: DIRECTIONS } = catalogue.games["r-vs-r"];
const TILES = Object.fromEntries(LIST.map((tile) => [tile.id, tile]));
const KINDS = ["instant", "permanent"];
const TERMS = ["destroy", "banish", "turn", "shield"];

// Drawing: a cell is 10 wide, the middle of the board is at 0, 0.
const CELL = 10;
const SHAPES = [svg`<circle r="2.6" />`, svg`<path d="M0 -3.6 3.6 0 0 3.6 -3.6 0z" />`];
const ARROW = svg`<path d="M0 -4.2 3.2 1 H1 V4 H-1 V1 H-3.2z" />`;

/** Degrees clockwise from the top; the catalogue lists the eight directions in this order. */
const angle = (direction) => DIRECTIONS.indexOf(direction) * (360 / DIRECTIONS.length);

function place(direction) {
  const turn = (angle(direction) * Math.PI) / 180;
  return `translate(${Math.round(Math.sin(turn)) * CELL} ${-Math.round(Math.cos(turn)) * CELL})`;
}

const box = (at) => svg`<rect x="-4.6" y="-4.6" width="9.2" height="9.2" rx="1.2" transform=${at}
  fill="none" stroke="currentColor" stroke-width="0.6" stroke-opacity="0.55" />`;

/** Of full marks those with the same shape go together; of hollow marks one is chosen; an arrow is a whole line. */
function marks({ kind, power, reach }) {
  return Object.entries(reach).map(([group, directions], index) => {
    const chosen = group === "one" && kind === "instant";
    return directions.map((direction) => {
      const [mark, turn] = power === "rotate-line" ? [ARROW, ` rotate(${angle(direction)})`] : [SHAPES[index], ""];
      return svg`<g transform=${place(direction) + turn}
        fill=${chosen ? "none" : "currentColor"} stroke="currentColor" stroke-width=${chosen ? 1.3 : 0}>${mark}</g>`;
    });
  });
}

/** What a tile in the middle of the board reaches, facing whoever sits below; nothing for a tile that reaches nowhere. */
export function diagram(id) {
  const tile = TILES[id];
  if (Object.keys(tile.reach).length === 0) return "";
  return svg`<svg class="diagram" viewBox="-15 -15 30 30" width="48" height="48" aria-hidden="true" focusable="false">
    ${DIRECTIONS.map((direction) => box(place(direction)))}
    <rect x="-4.6" y="-4.6" width="9.2" height="9.2" rx="1.2" fill="currentColor" />
    ${marks(tile)}
  </svg>`;
}

/** The same power in the other camp. */
export function twin(tile, camp) {
  const power = ({ power: name, reach }) => JSON.stringify([name, reach]);
  return LIST.find((each) => each.camp === camp && power(each) === power(tile));
}

/** One power, under the names of all the tiles that have it. */
export const row = (...tiles) => html`<li class="tile-row">
  <span class="row-icon">${tiles.map(({ id }) => signed(id))}</span>
  <span class="tile-words">
    <strong>${tiles.map(({ id }) => t(`tile-${id}`)).join(" / ")}</strong>
    <small class="kind">${kindOf(tiles[0])}</small>
    ${t(`tile-${tiles[0].id}.power`)}
  </span>
  <span>${diagram(tiles[0].id)}</span>
</li>`;

/** Instant, permanent or none, with its sign. */
export const kindOf = ({ kind }) => html`${kind ? icon(kind) : ""} ${t(`kind-${kind ?? "none"}`)}`;

const ofCamp = (camp) => LIST.filter((tile) => tile.camp === camp);

export const cardsScreen = (app) => html`${topBar(app, titled(app, t("tiles-title")))}
  <main class="prose listed">${tilesList()}</main>`;

/** Every power with the tiles that have it, and what the words mean. */
export const tilesList =
  () => html`<h2><span class="p1">${icon("camp-p1")}</span> ${t("camp-p1")} / <span class="p2">${icon("camp-p2")}</span> ${t("camp-p2")}</h2>
    <p class="quiet">${t("tiles-pairs")}</p>
    <ul class="rows">
      ${ofCamp("royalty").map((tile) => row(tile, twin(tile, "religion")))}
    </ul>
    <h2>${t("rvr-neutral")}</h2>
    <ul class="rows">
      ${ofCamp("neutral").map((tile) => row(tile))}
    </ul>
    <h2>${t("tiles-terms")}</h2>
    <ul class="terms">
      ${KINDS.map((kind) => html`<li>${icon(kind)} <strong>${t(`kind-${kind}`)}</strong><small>${t(`kind-${kind}.help`)}</small></li>`)}
      ${TERMS.map((term) => html`<li><strong>${t(`term-${term}`)}</strong><small>${t(`term-${term}.help`)}</small></li>`)}
    </ul>
    <p class="quiet">${t("tiles-diagram")}</p>`;
