/** One tile: picture, name, camp, and what kind of power it has. */

import catalogue from "pocketcrowns:catalogue";
import { html } from "lit-html";
import { isEmbedded } from "../frame.js";
import { t } from "../i18n/index.js";
import { icon } from "../ui/icons.js";

const TILES = Object.fromEntries(catalogue.games["r-vs-r"].tiles.map((tile) => [tile.id, tile]));
const CAMP_SEAT = { royalty: "p1", religion: "p2" };

let isAsked = false; // for the figures

/** The figures, once they are wanted; without a network their places stay empty, and every tile has its name. An embed
 * brings what it shows itself (embed/embed.js). */
export const drawn = () => {
  if (isEmbedded || isAsked) return;
  isAsked = true;
  import("../ui/tile_figures.js").then(
    ({ putTilesIntoPage }) => putTilesIntoPage(),
    () => {
      isAsked = false;
    },
  );
};

/** "?" is a tile that this viewer does not know, here and below. */
export const nameOfTile = (id) => (id === "?" ? t("rvr-unknown") : t(`tile-${id}`));
export const theTile = (id) => t(`tile-${id}.the`);
export const printed = (id) => TILES[id];

/** The tiles of a seat's camp, in the order of the rulebook. */
export const tilesOf = (seat) =>
  Object.values(TILES)
    .filter(({ camp }) => CAMP_SEAT[camp] === seat)
    .map(({ id }) => id);

/** The tiles of neither camp, but for the Citizen, which has no power. */
export const NEUTRAL = Object.values(TILES)
  .filter(({ camp, power }) => !(camp in CAMP_SEAT) && power)
  .map(({ id }) => id);

/** All the tiles of a position, wherever they are. */
export const tilesIn = ({ board, zones, neutral, discard }) =>
  new Set([
    ...Object.values(board).flatMap((piece) => (piece ? [piece.tile, piece.under] : [])),
    ...[zones.p1, zones.p2, neutral, discard].flat(),
  ]);

/** The seat in whose colours a tile is drawn before it is on the board; neutrals have none. */
export const sideOfTile = (id) => CAMP_SEAT[TILES[id]?.camp] ?? "neutral";

/** A tile's figure. `crop` and `fit` as of `icon`. */
export function portrait(id, crop = "sign", fit = "slice") {
  drawn();
  return icon(id === "?" ? "back-tile" : `tile-${id}`, crop, fit);
}

/** A tile beside its name. */
export const signed = (id) => html`<span class="bust ${sideOfTile(id)}">${portrait(id)}</span>`;

/** A row of tiles that nobody can touch here. */
export const tileList = (ids) => html`<ul class="tile-list">
  ${ids.map((id) => html`<li>${signed(id)} ${nameOfTile(id)}</li>`)}
</ul>`;
