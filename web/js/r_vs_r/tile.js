/** One tile: picture, name, camp, and what kind of power it has. */

import catalogue from "pocketcrowns:catalogue";
import { html } from "lit-html";
import { t } from "../i18n/index.js";
import { icon } from "../ui/icons.js";

const TILES = Object.fromEntries(catalogue.games["r-vs-r"].tiles.map((tile) => [tile.id, tile]));
const CAMP_SEAT = { royalty: "p1", religion: "p2" };

export const nameOfTile = (id) => t(`tile-${id}`);
export const theTile = (id) => t(`tile-${id}.the`);
export const printed = (id) => TILES[id];

/** The emblem of the camp a tile started in; neutrals have none. */
export function campMark(id) {
  const seat = CAMP_SEAT[TILES[id].camp];
  return seat ? html`<span class="camp">${icon(`camp-${seat}`)}</span>` : "";
}

export const tileFace = (id) => html`${icon(`tile-${id}`)}<span class="name">${nameOfTile(id)}</span>${campMark(id)}`;

/** A row of tiles that nobody can touch here; "?" is a tile this viewer does not know. */
export const tileList = (ids) => html`<ul class="tile-list">
  ${ids.map(
    (id) =>
      html`<li>${id === "?" ? html`${icon("hide")} ${t("rvr-unknown")}` : html`${icon(`tile-${id}`)} ${nameOfTile(id)}`}</li>`,
  )}
</ul>`;
