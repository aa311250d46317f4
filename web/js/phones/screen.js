/**
 * Two phones at one table. `about`: { begin: { options, name } } for a new game; { id } for one that is kept, which goes on;
 * { code } for a code that was opened as a link; null for whatever the other phone begins. Until they are connected, this
 * shows a code or scans one; then it is the table.
 */

import icons from "pocketcrowns:phone-icons";
import { html } from "lit-html";
import { LATER_SCREENS } from "../app/later_screens.js";
import { t } from "../i18n/index.js";
import { replay } from "../letters/game_screen.js";
import { rivalName } from "../letters/parts.js";
import { attemptsOf } from "../play/one_at_a_time.js";
import { openGame } from "../play/saved.js";
import { isAwaited } from "../table/poster.js";
import { addIcons, icon } from "../ui/icons.js";
import { engineStatus, mainAction, titled, topBar } from "../ui/parts.js";
import { canConnect } from "./connection.js";
import { gameScreen, watchScreen } from "./game_screen.js";
import { Pair } from "./pair.js";
import { scanTab, stopScanning } from "./scan_tab.js";
import { showTab, tabs } from "./show_tab.js";

addIcons(icons);

const hasLinks = LATER_SCREENS.has("letters");

let pair = null;
let place = ""; // what the screen was about when the pair was last told

/** The pair, about what the screen is about now. */
function pairOf(app) {
  if (!pair) {
    const now = {
      get stage() {
        return pair.game?.stage;
      },
      get game() {
        return pair.game?.game;
      },
    };
    pair = new Pair(app, attemptsOf(app, now, "phones", replay));
  }
  const { about } = app;
  const key = JSON.stringify(about);
  const isNew = key !== place;
  place = key;
  if (about?.id ? pair.game?.id !== about.id : isNew && about) pair.turnTo(about.id ?? null);
  if (isNew && about?.code) {
    const { code } = about;
    queueMicrotask(() => {
      pair.pairing.take(code); // not in the middle of a drawing
      app.turnPage(null); // a reload does not answer it again
    });
  }
  return pair;
}

export function phonesScreen(app) {
  if (!canConnect()) return missing(app);
  const now = pairOf(app);
  if (app.engine.status.step === "idle") app.startEngine();
  const { guests } = now;
  const shown = guests.isInviting && now.isConnected ? null : tableOf(app, now);
  app.isInUse = !isOver(now);
  if (shown) {
    stopScanning();
    return shown;
  }
  return now.isConnected ? inviting(app, guests) : pairing(app, now);
}

const isOver = ({ game, watched }) => (watched ?? game)?.stage?.name === "over";

function tableOf(app, now) {
  if (!now.watched) return gameScreen(app, now, around);
  return now.isConnected || isOver(now) ? watchScreen(app, now, around) : null;
}

const notice = (app) => (app.notice ? html`<p class="notice" role="alert">${app.notice}</p>` : "");

/** A bar over what has none of its own, as a table has. */
const around = (app, main) => html`${topBar(app, titled(app, t("phones-title")))} ${notice(app)}
  ${isAwaited(app) ? engineStatus(app) : ""} ${main}`;

/** Show a code, scan the other's. */
function pairing(app, now) {
  const { game, pairing: codes } = now;
  const isKept = Boolean(game?.kept);
  const name = isKept ? (rivalName(game.kept) ?? t("phones-unnamed")) : "";
  const waits = isKept ? t("phones-goes-on", { name }) : now.watched ? t("phones-watching-gone") : "";
  return coded(app, codes, {
    told: waits && html`<p class="notice">${waits}</p>`,
    below: codes.fault || isKept ? otherWays(app, now) : "",
  });
}

/** The same for somebody who wants to watch; the game goes on meanwhile. */
function inviting(app, guests) {
  const toGame = () => guests.invite(false);
  const back = html`<button class="plain home-way" @click=${toGame}>${icon("back")} <span class="label">${t("letters-to-game")}</span></button>`;
  return coded(app, guests.pairing, { title: titled(app, t("phones-watch"), { back }), says: "watch" });
}

/** Codes to show and to scan; `told`: what there is to say first, `says`: see showTab, `below`: another way on. */
function coded(app, codes, { title = titled(app, t("phones-title")), told = "", says, below = "" }) {
  codes.offer();
  const tab = tabs.now;
  if (tab !== "scan") stopScanning();
  const fault = codes.fault ? html`<p class="notice" role="alert">${t(codes.fault)}</p>` : "";
  return html`${topBar(app, title)}
    <main class="phones">
      ${tabs.draw(app)} ${notice(app)} ${told}
      ${tab === "scan" ? scanTab(app, codes, fault) : html`${fault} ${showTab(app, codes, says)}`} ${below}
    </main>`;
}

/** The ways out, where phones do not find each other. */
function otherWays(app, now) {
  const go = () => {
    const { game } = now;
    now.turnTo(null);
    if (game) app.go("letters", game.game, { id: game.id });
    else if (app.about?.begin) app.go("letters", app.game, { begin: app.about.begin });
    else app.go("new", app.game);
  };
  const links = html`<button class="plain" @click=${go}>${t(now.game ? "phones-go-on-by-links" : "phones-by-links")}</button>`;
  return alone(app, now, hasLinks ? links : "");
}

/** For a browser without direct connections. A guest, in a frame, has no links either: the app in a tab of its own has. */
const missing = (app) =>
  around(
    app,
    html`<main class="centred">
      <h2>${t("phones-missing")}</h2>
      <p>${t("phones-missing-note")}</p>
      ${
        hasLinks
          ? mainAction(t("phones-by-links"), () => {
              const { about } = app;
              app.go("letters", app.game, about?.id || about?.begin ? about : null);
            })
          : html`<p><a class="button" href=${new URL("./", document.baseURI).href} target="_blank" rel="noopener">${t("phones-tab")}</a></p>`
      }
    </main>`,
  );

// On with one phone, where the other is gone: two people with one device, from the last round that was opened. Seals and
// choices since then are thrown away; nobody has seen anything of them.

let asks = null; // the id of the game about which it is asked

/** The button, and what it asks first. `others`: other ways on, beside the button. */
function alone(app, pair, others) {
  const { game } = pair;
  const ask = (id) => () => {
    asks = id;
    app.draw();
  };
  if (asks !== game?.id) {
    const button = game ? html`<button class="plain" @click=${ask(game.id)}>${t("phones-alone")}</button>` : "";
    return html`<p class="buttons centre">${others} ${button}</p>`;
  }
  const go = () => {
    asks = null;
    pair.attempt(() => begin(app, pair));
  };
  return html`<p class="notice" role="alert">${t("phones-alone-sure")} ${openGame() ? t("phones-alone-replaces") : ""}</p>
    <p class="buttons centre">
      <button @click=${go}>${t("phones-alone-yes")}</button>
      <button class="plain" @click=${ask(null)}>${t("letters-cancel")}</button>
    </p>`;
}

/** What luck told the other alone is on their phone, so such a game cannot go on here. */
async function begin(app, pair) {
  const { game } = pair;
  if (!game.look) await game.open();
  const { look, players } = game;
  if (look.secretive) return pair.pairing.tell("phones-alone-secret");
  pair.turnTo(null);
  app.begin({ game: look.game, options: look.options, players, record: look.record });
}
