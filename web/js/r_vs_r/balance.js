/** Who leads: both names with their allies and nine places that fill from either side, and rounds won. */

import { html } from "lit-html";
import { t } from "../i18n/index.js";
import { icon } from "../ui/icons.js";
import { nameOf } from "../ui/parts.js";
import { pair } from "./status.js";

const CELLS = 9;

/** `turned`: for whoever sits on the other side. */
export function balance(scene, left, turned = false) {
  const { session, players, seen, shown, stage, state, far } = scene;
  const stacked = session.options.match === "points" ? "stacked" : "";
  const right = left === "p1" ? "p2" : "p1";
  const now = state.frame ? alliesOn(state.frame.board) : seen.allies;
  const then = shown?.seen.allies ?? now;
  const thinks = stage.name === "thinking" && stage.seat === far;
  const side = (seat) => {
    const { level } = players[seat];
    return html`<span class="party ${seat}">
      ${level ? html`<span class="portrait">${icon(`level-${level}`, "sign")}</span>` : ""}
      <b>${nameOf(players, seat)}</b>
      <span class="figures ${stacked}"><span class="allies">${change(now[seat], then[seat])}</span> ${won(scene, seat)}</span>
    </span>`;
  };
  const isHatched = now.p1 < then.p1 || now.p2 < then.p2;
  const words = t(shown ? "rvr-then" : "rvr-count", pair(players, then));
  return html`<div class="balance ${turned ? "turned" : ""}" aria-busy=${thinks}>
    <p class="sides">${side(left)} ${side(right)}</p>
    <p class="pips" role="img" aria-label=${words}>${Array.from({ length: CELLS }, (_, n) => pip(n, left, right, now, then))}</p>
    <p class="legend ${isHatched ? "" : "unsaid"}" aria-hidden="true">${t("rvr-hatched")}</p>
  </div>`;
}

/** "2→3", or "3←2" where it is written from the right (balance.css). What is added moves nothing. */
const change = (now, then) => html`${now}${now === then ? "" : html`<i>${then}</i>`}`;

/** How many tiles are turned to each side on a board that is moving: how it ends the engine says. */
function alliesOn(board) {
  const faces = Object.values(board).map((piece) => piece?.faces);
  return Object.fromEntries(["p1", "p2"].map((seat) => [seat, faces.filter((face) => face === seat).length]));
}

/** One of nine places: the left side's allies fill them from the left. What a placement would add is hatched, what it
 * would take is only an outline. */
function pip(n, left, right, now, then) {
  const of = (counts) => (n < counts[left] ? left : n >= CELLS - counts[right] ? right : "");
  const [was, is] = [of(now), of(then)];
  return html`<i class="${is || was} ${is === was ? "" : is ? "gains" : "loses"}"></i>`;
}

/** Rounds won as crowns, points as a crown and their number. */
function won({ session, seen }, seat) {
  const points = seen.points[seat];
  if (session.options.match === "points")
    return html`<span class="won" role="img" aria-label=${t("rvr-points-of", { points })}>${icon("crown", "whole")}${points}</span>`;
  const rounds = seen.rounds[seat];
  if (!rounds) return "";
  return html`<span class="won" role="img" aria-label=${t("rvr-rounds-of", { rounds })}>${Array.from({ length: rounds }, () => icon("crown", "whole"))}</span>`;
}
