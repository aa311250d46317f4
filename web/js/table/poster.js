/** The picture of a game: two who face each other on the grounds of their clans, with rays behind them. */

import { html } from "lit-html";
import { icon } from "../ui/icons.js";
import { rays } from "./rays.js";

const champion = (seat, figure, pose = "") =>
  html`<span class="champion ${seat} ${pose}">${icon(figure, "whole")}</span>`;

/**
 * `champions`: the figure of each seat; `opposite`: how the one on the right is turned. `seat` is on the left; on the
 * right a computer player at `level`, or the other seat's champion.
 */
export function faceOff({ champions, opposite }, seat = "p1", level = null) {
  const rival = seat === "p1" ? "p2" : "p1";
  return html`<div class="face-off" aria-hidden="true">
    <span class="ground ${seat}"></span><span class="ground ${rival}"></span>
    ${rays()} ${champion(seat, champions[seat])}
    ${level ? champion(rival, `level-${level}`, "mirrored") : champion(rival, champions[rival], opposite)}
  </div>`;
}

/** Such a picture in the colours of its game, with what stands at its foot. */
export const poster = (game, art, foot = "") =>
  html`<div class="poster" data-game=${game}>${faceOff(art)} ${foot}</div>`;
