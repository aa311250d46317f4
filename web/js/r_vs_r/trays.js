/** The tiles beside the board: both players' own, and those that lie there for both. */

import { html } from "lit-html";
import { t } from "../i18n/index.js";
import { other } from "../players.js";
import { startDrag } from "../table/drag.js";
import { icon } from "../ui/icons.js";
import { named } from "../ui/parts.js";
import { nameOfTile, portrait, sideOfTile, tilesOf } from "./tile.js";

const ROW = 8; // places that a phone has side by side

/** A player's tiles in their places; one that was placed leaves its place empty, as long as there is room for that. */
function placesOf({ seen }, seat) {
  const held = [...seen.zones[seat]];
  const own = tilesOf(seat).map((id) => (held.includes(id) ? id : null));
  const places = [...own, ...held.filter((id) => !own.includes(id))];
  while (places.length > ROW && places.includes(null)) places.splice(places.indexOf(null), 1);
  return places;
}

export function tray(scene, seat, acts) {
  const { near, isFacing, session, players } = scene;
  const places = placesOf(scene, seat);
  const isYours = seat === near && !session.shared;
  const title = isYours ? t("rvr-rack-yours") : t("rvr-rack", named(players, { name: seat }));
  const isFar = seat !== near;
  return html`<ul
    class="tray ${seat} ${isFar ? "far" : "near"} ${isFar && isFacing ? "turned" : ""} ${places.length > ROW ? "double" : ""}"
    aria-label=${title}
  >
    ${places.map((id) => html`<li>${id ? tile(scene, id, seat, acts) : ""}</li>`)}
  </ul>`;
}

/** The tiles that a power may take, else those that lie there for both; beside them the discard. */
export function common(scene, acts) {
  const { aims, seen, state, choice } = scene;
  const isTarget = Boolean(aims?.tiles.length);
  const tiles = isTarget ? aims.tiles : seen.neutral;
  const { length } = seen.discard;
  return html`<section class="common" role="group" aria-label=${t(isTarget ? "rvr-choose-target" : "rvr-neutral")}>
    <p class="caption" aria-hidden="true">${tiles.length && !isTarget ? t("rvr-neutral-both") : ""}</p>
    <div class="row">
      ${tiles.map((id) => tile(scene, id, "neutral", acts))}
      <button class="plain pile" ?hidden=${isTarget || !length} aria-haspopup="dialog" @click=${() => state.showSheet("discard")}>
        ${icon("chronicle")} <span>${t("rvr-discard-count", { count: length })}</span>
      </button>
      <button class="plain instead" ?hidden=${!isTarget} @click=${acts.back}>${icon("close")} <span>${t("rvr-step-back")}</span></button>
      <button class="plain instead" ?hidden=${!isTarget || !choice?.canDecline} @click=${acts.decline}>${t("rvr-no-effect")}</button>
    </div>
  </section>`;
}

/** One of them: tapped it is chosen, or says why it cannot be; dragged it goes to a cell. */
function tile({ choice, aims, actor, asks, session }, id, owner, acts) {
  const isOwn = owner === actor || owner === "neutral";
  const canBegin = asks === "place" && isOwn && choice.canBegin(id);
  const isWanted = Boolean(aims?.tiles.includes(id));
  const isLegal = isWanted || (canBegin && (choice.step === "tile" || choice.isLone));
  const isChosen = choice?.tile === id && isOwn;
  const isHidden = id === "?" || id === "hidden";
  const isSecret = owner === actor && !session.table.seen.zones[owner].includes(id);
  const name = isHidden ? t("rvr-unknown") : nameOfTile(id);
  const camp = isHidden ? "" : sideOfTile(id);
  const side = id === "hidden" ? other(actor) : owner;
  const drag = (event) => canBegin && startDrag(event, cells(event), (cell) => acts.drop(id, cell.dataset.cell));
  return html`<button
    class="tile ${side} ${camp} ${isLegal ? "legal" : ""} ${asks === "place" && isOwn && !canBegin && !isWanted ? "out" : ""}"
    data-tile=${id}
    aria-pressed=${isChosen ? "true" : "false"}
    @click=${() => acts.tapTile(id, owner)}
    @pointerdown=${drag}
  >
    ${portrait(isHidden ? "?" : id)}
    <span class="name">${name}${isSecret ? `, ${t("rvr-secret")}` : ""}</span>
    ${isSecret ? html`<span class="seal">${icon("hide")}</span>` : ""}
  </button>`;
}

const cells = ({ currentTarget }) => [...currentTarget.closest("main").querySelectorAll(".cell")];
