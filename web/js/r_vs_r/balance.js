/** Who leads: both names with their allies and rounds won, and nine places that fill from either side; points at their ends. */

import { html } from "lit-html";
import { t } from "../i18n/index.js";
import { other } from "../players.js";
import { icon } from "../ui/icons.js";
import { nameOf } from "../ui/parts.js";
import { pair } from "./status.js";

const CELLS = 9;

/** `turned`: for whoever sits on the other side. */
export function balance(scene, left, turned = false) {
  const { session, players, seen, shown, stage, state, far } = scene;
  const isForPoints = session.options.match === "points";
  const right = other(left);
  const now = state.frame ? alliesOn(state.frame.board) : seen.allies;
  const then = shown?.seen.allies ?? now;
  const thinks = stage.name === "thinking" && stage.seat === far;
  const side = (seat) => {
    const { level } = players[seat];
    return html`<span class="party ${seat}">
      ${level ? html`<span class="portrait">${icon(`level-${level}`, "sign")}</span>` : ""}
      <b>${nameOf(players, seat)}</b>
      <span class="figures"><span class="allies">${change(now[seat], then[seat])}</span> ${isForPoints ? points(seen, seat) : crowns(seen, seat)}</span>
    </span>`;
  };
  const isHatched = now.p1 < then.p1 || now.p2 < then.p2;
  const words = t(shown ? "rvr-then" : "rvr-count", pair(players, then));
  return html`<div class="balance ${turned ? "turned" : ""}" aria-busy=${thinks}>
    <h2 aria-hidden="true">${t("rvr-allies")}</h2>
    <p class="sides">${side(left)} ${side(right)}</p>
    <div class="lane">
      ${isForPoints ? points(seen, left) : ""}
      <p class="pips" role="img" aria-label=${words}>${Array.from({ length: CELLS }, (_, n) => pip(n, left, right, now, then))}</p>
      ${isForPoints ? points(seen, right) : ""}
    </div>
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

/** Points so far: a crown and their number. */
function points(seen, seat) {
  const count = seen.points[seat];
  return html`<span class="won points ${seat}" role="img" aria-label=${t("rvr-points-of", { points: count })}>${icon("crown", "whole")}${count}</span>`;
}

/** Rounds won, each a crown. */
function crowns(seen, seat) {
  const count = seen.rounds[seat];
  if (!count) return "";
  return html`<span class="won" role="img" aria-label=${t("rvr-rounds-of", { rounds: count })}>${Array.from({ length: count }, () => icon("crown", "whole"))}</span>`;
}
