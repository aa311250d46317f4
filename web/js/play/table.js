/** The table of any game: curtain, private screen, the common look, the end. */

import { html } from "lit-html";
import { GAMES } from "../games.js";
import { t } from "../i18n/index.js";
import { icon } from "../ui/icons.js";
import { engineStatus, heading, mainAction, nameOf, topBar } from "../ui/parts.js";

const curtain = {
  draw(app, game) {
    const { seat, away, covered } = app.sitting.stage;
    const name = nameOf(app.sitting.players, seat);
    const rival = nameOf(app.sitting.players, away);
    return html`<main class="curtain ${seat}">
      <div class="crest">${icon(game.emblem(seat))}</div>
      ${heading(t("curtain-pass", { name }))}
      <p>${t("curtain-away", { other: rival })}</p>
      ${covered ? html`<p class="quiet">${t("curtain-covered")}</p>` : ""} ${game.curtainNote(app)} ${game.status(app)}
      ${
        app.sitting.canTakeBack
          ? html`<button class="plain" @click=${() => app.attempt(() => app.sitting.takeBack())}>
              ${icon("undo")} ${t("curtain-change", { other: rival })}
            </button>`
          : ""
      }
      ${mainAction(t("curtain-me", { name }), () => app.attempt(() => app.sitting.uncover()), { start: "show" })}
    </main>`;
  },
};

const privately = {
  draw: (app, game) => game.privateScreen(app),
  spoken: (app, game) => game.spokenTurn(app),
};

const ready = {
  draw: (app, game) => html`<main class="centred">
    ${heading(t("ready-title"))}
    <p>${t("ready-note")}</p>
    <div class="pair">
      <div class="card back p1">${icon(game.emblem("p1"))}</div>
      <div class="card back p2">${icon(game.emblem("p2"))}</div>
    </div>
    ${mainAction(t("ready-reveal"), () => app.attempt(() => app.sitting.goOn()))}
  </main>`,
};

const show = {
  draw: (app, game) => game.showScreen(app),
  spoken: (app, game) => game.spokenShow(app),
};

const over = {
  draw: (app, game) => game.endScreen(app),
  spoken: ({ sitting }) => t(`reason-${sitting.table.outcome.reason}`),
};

const thinking = {
  draw(app, game) {
    const { players, stage } = app.sitting;
    return html`<main class="centred">
      ${heading(t("thinking", { name: nameOf(players, stage.seat) }))} ${game.status(app)}
    </main>`;
  },
};

const waking = {
  draw: () => html`<main class="centred">
    ${heading(t("loading-title"))}
    <p class="quiet">${t("loading-chosen")}</p>
  </main>`,
};

const elsewhere = {
  draw: (app) => html`<main class="centred">
    ${heading(t("elsewhere-title"))}
    <p>${t("elsewhere-note")}</p>
    ${mainAction(t("elsewhere-here"), () => app.goOnHere())}
  </main>`,
};

const STAGES = { elsewhere, waking, curtain, private: privately, ready, show, over, thinking };

export function tableScreen(app) {
  return html`${topBar(app)} ${app.notice ? html`<p class="notice" role="alert">${app.notice}</p>` : ""}
  ${app.engine.status.step === "ready" ? "" : engineStatus(app)} ${STAGES[app.sitting.stage.name].draw(app, GAMES[app.sitting.game])}`;
}

/** What this stage says aloud beside its heading, which takes the focus and is read anyway; often nothing. */
export const spoken = (app) => STAGES[app.sitting.stage.name].spoken?.(app, GAMES[app.sitting.game]) ?? "";
