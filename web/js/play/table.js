/** The table of any game: curtain, private screen, the common look, the end. */

import { html } from "lit-html";
import { GAMES } from "../games.js";
import { t } from "../i18n/index.js";
import { icon } from "../ui/icons.js";
import { endReason, engineStatus, heading, mainAction, nameOf, retry, topBar } from "../ui/parts.js";

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

const show = {
  draw: (app, game) => game.showScreen(app),
  spoken: (app, game) => game.spokenShow(app),
};

const over = {
  draw: (app, game) => game.endScreen(app),
  spoken: endReason,
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
  draw: (app) => html`<main class="centred">
    ${heading(t("loading-title"))}
    <p class="quiet">${t("loading-chosen")}</p>
    ${app.sitting.stage.isStuck ? retry(app) : ""}
  </main>`,
};

const elsewhere = {
  draw: (app) => html`<main class="centred">
    ${heading(t("elsewhere-title"))}
    <p>${t("elsewhere-note")}</p>
    ${mainAction(t("elsewhere-here"), () => app.goOnHere())}
  </main>`,
};

const STAGES = { elsewhere, waking, curtain, private: privately, show, over, thinking };

/** A stage as its game draws it; puzzles and games at a distance have it in the middle of screens of their own. */
export const drawStage = (app, game) => game.table?.(app) ?? STAGES[app.sitting.stage.name].draw(app, game);

export function tableScreen(app) {
  const game = GAMES[app.sitting.game];
  const { stage } = app.sitting;
  if (game.table && stage.name !== "elsewhere") return game.table(app);
  return html`${topBar(app)} ${app.notice ? html`<p class="notice" role="alert">${app.notice}</p>` : ""}
  ${app.engine.status.step === "ready" ? "" : engineStatus(app)} ${STAGES[stage.name].draw(app, game)}`;
}

/** What this stage says aloud beside its heading, which takes the focus and is read anyway; often nothing. */
export function spoken(app) {
  const game = GAMES[app.sitting.game];
  return game.spoken?.(app) ?? STAGES[app.sitting.stage.name].spoken?.(app, game) ?? "";
}
