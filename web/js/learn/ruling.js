/** A numbered ruling with its two readings, as embeds show it. */

import { html } from "lit-html";
import { ruling as rats } from "../embed/rats/ruling.js";
import { ruling as tiles } from "../embed/tiles/ruling.js";
import { titled, topBar } from "../ui/parts.js";

const ROOMS = { "brave-rats": rats, "r-vs-r": tiles };
const LOOK = { side: "" };

export function rulingScreen(app) {
  const { title, body } = ROOMS[app.game]({ id: app.about }, LOOK, app);
  return html`${topBar(app, titled(app, title()))}
    <main class="prose">${body()}</main>`;
}
