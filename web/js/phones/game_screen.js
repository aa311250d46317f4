/** The table of a game on two phones, and what is beside it: how the connection stands, giving up, the way to links. */

import { html } from "lit-html";
import { LATER_SCREENS } from "../app/later_screens.js";
import { GAMES } from "../games.js";
import { t } from "../i18n/index.js";
import { resigned, surelyResigned } from "../letters/game_screen.js";
import { pictureOf } from "../letters/parts.js";
import { appFor } from "../play/one_at_a_time.js";
import { other } from "../players.js";
import { icon } from "../ui/icons.js";
import { endReason, endTitle, heading, mainAction, nameOf } from "../ui/parts.js";
import { tabs } from "./show_tab.js";

let asks = false; // whether giving up is asked about

const isOver = ({ stage }) => stage?.name === "over";

/** The table, or null where the phones have to be paired first. `around(app, main)` puts a bar over what has none. */
export function gameScreen(app, pair, around) {
  const { game } = pair;
  if (!pair.isConnected && !(game && (isOver(game) || game.stage?.name === "show"))) return null;
  if (game) app.game = game.game; // its colours
  if (!game?.stage || game.stage.name === "waits") return around(app, waiting(app, pair));
  if (game.stage.name === "stuck") return around(app, stuck(app, pair));
  const scene = sceneOf(app, pair);
  if (isOver(game) && game.look.outcome.reason === "resigned") {
    const { notice } = scene;
    return around(app, resigned(scene, notice ? html`<p class="notice" role="status">${notice}</p>` : ""));
  }
  return GAMES[game.game].table(scene);
}

const waiting = (app, { game }) =>
  game?.hasFailed
    ? html`<main class="centred">
        ${heading(t("phones-title"))} ${mainAction(t("engine-retry"), () => app.attempt(() => game.greet()))}
      </main>`
    : html`<main class="centred">${heading(t("phones-waiting"))}</main>`;

/** Where our secret is on another device: its private link is opened as any link is. */
const stuck = (app, pair) => html`<main class="centred">
  ${heading(t("letters-stuck"))}
  <p>${t("letters-stuck-note")}</p>
  ${mainAction(t("phones-go-on-by-links"), () => toLinks(app, pair))}
</main>`;

function toLinks(app, pair) {
  const { id, game } = pair.game;
  pair.turnTo(null);
  app.go("letters", game, { id });
}

/** What a screen of a game needs of the app. */
function sceneOf(app, pair) {
  const { game, attempt } = pair;
  const scene = appFor(app, game, {
    app,
    attempt,
    notice: app.notice ?? noticeOf(pair),
    go: (screen, ...rest) =>
      screen === "new" ? app.go(screen, ...rest) : app.go(screen, game.game, { ...rest[1], letter: game.id }),
    begin: () => again(app, pair),
    practise: () => again(app, pair),
  });
  game.host = {
    where: t("phones-title"),
    title: t("letters-this-game"),
    sign: "options",
    content: () => asideOf(scene, pair),
  };
  return scene;
}

/** What there is to say of the other phone, over the table. */
function noticeOf({ state, again: { mine, theirs }, pairing, game }) {
  if (pairing.fault) return t(pairing.fault);
  if (state === "shaky") return t("phones-shaky");
  if (isOver(game) && theirs) return t("phones-again-theirs");
  if (isOver(game) && mine) return t("phones-again-mine");
  return null;
}

/** Once more with the same person; where they are gone, a new game to pair for. */
function again(app, pair) {
  if (pair.wantAgain()) return app.draw();
  const { game } = pair;
  const name = game.players[game.kept.seat].name;
  app.go("phones", game.game, { begin: { options: game.options, name, after: game.id } });
}

function asideOf(scene, pair) {
  const { app, session: game, attempt } = scene;
  const ask = (whether) => () => {
    asks = whether;
    app.draw();
  };
  const giveUp = () => {
    asks = false;
    attempt(() => game.resign());
  };
  const { count } = pair.guests;
  const invite = () => {
    tabs.turn(app, "show");
    pair.guests.invite(true);
  };
  if (asks && game.mayResign) return surelyResigned(game.kept, giveUp, ask(false));
  return html`<section class="assist">
    <p class="quiet">
      ${t(pair.state === "open" ? "phones-connected" : "phones-not-connected")}
      ${count ? t("phones-watched-by", { count }) : ""}
    </p>
    ${pair.isConnected ? html`<p class="buttons"><button class="plain" @click=${invite}>${icon("show")} ${t("phones-watch")}</button></p>` : ""}
    ${
      game.look?.outcome
        ? ""
        : html`<p class="buttons">
            ${game.mayResign ? html`<button class="plain" @click=${ask(true)}>${t("letters-resign")}</button>` : ""}
            ${LATER_SCREENS.has("letters") ? html`<button class="plain" @click=${() => toLinks(app, pair)}>${icon("link")} ${t("phones-go-on-by-links")}</button>` : ""}
          </p>`
    }
  </section>`;
}

// A game of others on this phone, for somebody who watches: its table, at which there is nothing to choose.

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
  const loser = other(winner);
  return html`<main class="centred letters">
    ${pictureOf(scene.session.game)}
    ${heading(endTitle(scene))}
    <p>${reason === "resigned" ? t("letters-resigned", { name: nameOf(players, loser) }) : endReason(scene)}</p>
    <p class="quiet">${t("phones-watching-on")}</p>
  </main>`;
}
