/** A game of others on this phone, for somebody who watches: its table, at which there is nothing to choose. */

import { html } from "lit-html";
import { GAMES } from "../games.js";
import { t } from "../i18n/index.js";
import { pictureOf } from "../letters/parts.js";
import { appFor } from "../play/one_at_a_time.js";
import { endReason, endTitle, heading, nameOf } from "../ui/parts.js";

/** `around(app, main)` puts a bar over what has none. */
export function watchScreen(app, { watched, attempt }, around) {
  app.game = watched.game; // its colours
  const scene = appFor(app, watched, { app, attempt, go: (...rest) => app.go(...rest) });
  watched.host = {
    where: t("phones-watching"),
    title: t("letters-this-game"),
    sign: "show",
    content: () => html`<p class="quiet">${t("phones-watching-note")}</p>`,
  };
  return watched.stage.name === "over" ? around(app, ending(scene)) : GAMES[watched.game].table(scene);
}

function ending(scene) {
  const { players, table } = scene.session;
  const { winner, reason } = table.outcome;
  const loser = winner === "p1" ? "p2" : "p1";
  return html`<main class="centred letters">
    ${pictureOf(scene.session.game)}
    ${heading(endTitle(scene))}
    <p>${reason === "resigned" ? t("letters-resigned", { name: nameOf(players, loser) }) : endReason(scene)}</p>
    <p class="quiet">${t("phones-watching-on")}</p>
  </main>`;
}
