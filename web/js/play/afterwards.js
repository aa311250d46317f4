/** What can be done when a game is over: once more, look back at it, another one. */

import { html } from "lit-html";
import { t } from "../i18n/index.js";
import { alone } from "../players.js";
import { icon } from "../ui/icons.js";
import { resultsOf } from "./results.js";

const TWO_TAPS = 500; // ms; a second one, where the last screen had its button, is not meant for this one

/** Once more, in the same seats; which takes the place of the game that has ended. */
export const again = (app) => () => {
  const { stage, game, options, players, flat, practice, help } = app.session ?? {}; // none after a first tap here
  if (!stage || performance.now() - stage.since < TWO_TAPS) return;

  return practice ? app.practise({ game, options, players, help }) : app.begin({ game, options, players, flat });
};

/** How all games against this opponent went, in the bar over the end of one. */
export function courseLine({ game, players, stage, practice }) {
  const [level] = Object.values(players).flatMap((player) => player.level ?? []);
  const course = stage.name === "over" && !practice && alone(players) && resultsOf(game).levels[level];
  return course ? html`<p class="so-many quiet">${t("end-course", course)}</p>` : "";
}

/** What else there is. */
export function afterwards(app) {
  const { game, practice } = app.session;
  return html`<p class="buttons centre">
      <button @click=${() => app.go("review", game, { practice, number: 0 })}>${icon("review")} ${t("end-review")}</button>
      <button @click=${() => app.go("chronicle", game, { practice })}>${icon("chronicle")} ${t("end-chronicle")}</button>
      <button @click=${() => app.go("study", game, { practice })}>${icon("study")} ${t("home-study")}</button>
      <button @click=${() => app.go("share", game, { practice })}>${icon("share")} ${t("end-share")}</button>
      <button @click=${() => app.go("new", game)}>${icon("change")} ${t("end-new")}</button>
      ${takeBack(app)}
    </p>`;
}

/** A practice game can go back a step from wherever it is. */
export const takeBack = (app) =>
  app.session.practice && app.session.canTakeBack
    ? html`<button class="plain" @click=${() => app.attempt(() => app.session.takeBack())}>
        ${icon("undo")} ${t("practice-back")}
      </button>`
    : "";
