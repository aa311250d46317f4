/** One tile with its twin in the other camp, if it has one. */

import catalogue from "pocketcrowns:catalogue";
import { html } from "lit-html";
import { t } from "../../i18n/index.js";
import { nameOfTile, portrait, sideOfTile } from "../../r_vs_r/tile.js";
import { diagram, kindOf, twin } from "../../r_vs_r/tiles.js";
import { GAME } from "./parts.js";
import { table } from "./table.js";

export { figures } from "./parts.js";

const TILES = catalogue.games[GAME].tiles;
const CAMPS = ["royalty", "religion"];

const drawn = ({ id }) => html`<span class="cell ${sideOfTile(id)}">
  <span class="art">${portrait(id, "whole", "meet")}</span>
  <span class="band"><b class="name">${nameOfTile(id)}</b></span>
</span>`;

export function tile({ id }) {
  const found = TILES.find((each) => each.id === id);
  if (!found) return table();
  const rival = CAMPS.find((camp) => CAMPS.includes(found.camp) && camp !== found.camp);
  const all = [found, rival && twin(found, rival)].filter(Boolean);
  const reach = diagram(id);
  const body = () => html`<div class="one-tile">
    <div class="board">${all.map(drawn)} ${reach}</div>
    <div class="does">
      <small class="kind">${kindOf(found)}</small>
      <p>${t(`tile-${id}.power`)}</p>
      ${reach ? html`<p class="quiet">${t("tiles-diagram")}</p>` : ""}
    </div>
  </div>`;
  return { title: () => t(`tile-${id}`), body };
}
