/** A numbered ruling with its two readings, as embeds show it. */

import { html } from "lit-html";
import * as rats from "../embed/rats.js";
import * as tiles from "../embed/tiles.js";
import { heading, topBar } from "../ui/parts.js";

const ROOMS = { "brave-rats": rats, "r-vs-r": tiles };
const LOOK = { side: "" };

export function rulingScreen(app) {
  const { title, body } = ROOMS[app.game].ruling({ id: app.about }, LOOK, app);
  return html`${topBar(app)}
    <main class="prose">${heading(title())} ${body()}</main>`;
}
