/** What stands in the place of a screen until it has come: its game's picture, its name, how far the engine is. */

import { html } from "lit-html";
import { engineStatus } from "../ui/parts.js";
import { poster } from "./poster.js";

/** Whether the engine is on its way, or has not come. */
export const isAwaited = ({ engine }) => !["ready", "idle"].includes(engine.status.step);

/** `art`: of the game (new_game.js); `words`: what the screen is called, or what is being done. */
export const coming = (app, art, words) => {
  const foot = html`<div class="poster-foot"><div>${words} ${isAwaited(app) ? engineStatus(app) : ""}</div></div>`;
  return html`<main class="centred coming">${poster(app.game, art, foot)}</main>`;
};
