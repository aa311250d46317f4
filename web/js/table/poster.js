/**
 * The picture of a game: two who face each other on the grounds of their clans, with rays behind them; alone, with what
 * stands at its foot, or in the place of a screen that is still to come.
 */

import { html } from "lit-html";
import { other } from "../players.js";
import { icon } from "../ui/icons.js";
import { engineStatus } from "../ui/parts.js";
import { rays } from "./rays.js";

const champion = (seat, figure, pose = "") =>
  html`<span class="champion ${seat} ${pose}">${icon(figure, "whole")}</span>`;

/**
 * `champions`: the figure of each seat; `opposite`: how the one on the right is turned. `seat` is on the left; on the
 * right a computer player at `level`, or the other seat's champion.
 */
export function faceOff({ champions, opposite }, seat = "p1", level = null) {
  const rival = other(seat);
  return html`<div class="face-off" aria-hidden="true">
    <span class="ground ${seat}"></span><span class="ground ${rival}"></span>
    ${rays()} ${champion(seat, champions[seat])}
    ${level ? champion(rival, `level-${level}`, "mirrored") : champion(rival, champions[rival], opposite)}
  </div>`;
}

/** Such a picture in the colours of its game, with what stands at its foot. */
export const poster = (game, art, foot = "") =>
  html`<div class="poster" data-game=${game}>${faceOff(art)} ${foot}</div>`;

/** Whether the engine is on its way, or has not come. */
export const isAwaited = ({ engine }) => !["ready", "idle"].includes(engine.status.step);

const whole = html`<p class="engine" aria-hidden="true"><progress value="1"></progress></p>`;

/**
 * What stands in the place of a screen until it has come: its game's picture, its name, how far the engine is, which is
 * all of the way once it is there. `art`: of the game (new_game.js); `words`: what the screen is called, or what is
 * being done.
 */
export const coming = (app, art, words) => {
  const isThere = app.engine.status.step === "ready" && !app.isStuck;
  const state = isAwaited(app) ? engineStatus(app) : isThere ? whole : "";
  const foot = html`<div class="poster-foot"><div>${words} ${state}</div></div>`;
  return html`<main class="centred coming">${poster(app.game, art, foot)}</main>`;
};
