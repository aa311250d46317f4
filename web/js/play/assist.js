/** Help at the table: a hint, the chances of both sides, a step back. What of it there is depends on the kind of game. */

import { html } from "lit-html";
import { t } from "../i18n/index.js";
import { choices, mix, percent, scale } from "../ui/bars.js";
import { icon } from "../ui/icons.js";
import { named } from "../ui/parts.js";

const SHOWN = 4; // of choices that are as good as each other, at most
const SEEN = 0.01; // shares below one percent are not worth a line

let found = null; // { view, advice, isAsked, wantsHint }: about this very position, forgotten with it

/** Chances are told as win chances, a tie being half a win. */
export const chance = (value) => (1 + value) / 2;

/** What good play chooses, most often first, without what is not worth a line. */
export function goodOnes({ mix }) {
  const least = Math.min(SEEN, Math.max(...mix.map(({ p }) => p)));
  return mix.filter(({ p }) => p >= least).sort((a, b) => b.p - a.p);
}

function current(view) {
  if (found?.view !== view) found = { view, advice: null, isAsked: false, wantsHint: false };
  return found;
}

/** Ask the coach once about this position; a refusal shows like any other. */
async function ask(app, now) {
  if (now.isAsked) return;
  now.isAsked = true;
  await app.attempt(async () => {
    try {
      now.advice = await app.session.advise();
    } finally {
      if (!now.advice) now.isAsked = app.engine.isReady; // a lost engine is asked again once it is back
    }
  });
}

/** What the table's help is called: the coach, or by the name that its host gives it (one_at_a_time.js). */
export const helpTitle = ({ host }) => host?.title ?? t("coach-title");

/** Two people at one device play against each other, not with a coach. */
export const hasHints = ({ shared, practice }) => practice || !shared;

/**
 * What helps the person at the screen, under their choices. `actionName(action, players)` names one; `mixes`: whether a
 * good player mixes several, which is told in shares; `hand`: what taking or pointing at one does, see ui/bars.js.
 */
export function assist(app, { actionName, mixes, hand = null }) {
  const { session } = app;
  if (session.host) return session.host.content();
  if (!hasHints(session)) return "";
  const now = current(session.stage.view);
  if (session.practice && app.engine.isReady) ask(app, now);
  const hint = async ({ currentTarget }) => {
    now.wantsHint = true;
    app.draw();
    await ask(app, now);
    currentTarget.closest(".assist")?.scrollIntoView({ block: "center" }); // what it says comes below
  };
  return html`<section class="assist">
    ${session.practice ? html`<p class="quiet">${t("practice-note")}</p> ${chances(session, now.advice)}` : ""}
    <p class="buttons">
      <button class="plain" @click=${hint}>${icon("hint")} ${t("hint-ask")}</button>
      ${takeBack(app)}
    </p>
    <div aria-live="polite">${now.wantsHint ? hintText(session, now.advice, { actionName, mixes, hand }) : ""}</div>
  </section>`;
}

/** A practice game can go back a step from wherever it is. */
export const takeBack = (app) =>
  app.session.practice && app.session.canTakeBack
    ? html`<button class="plain" @click=${() => app.attempt(() => app.session.takeBack())}>
        ${icon("undo")} ${t("practice-back")}
      </button>`
    : "";

const accuracy = ({ exact }) => t(exact ? "advice-exact" : "advice-estimate");

function chances({ players, stage }, advice) {
  if (!advice) return html`<p class="chances quiet">${t("advice-coming")}</p>`;
  const mine = chance(advice.value);
  const first = stage.seat === "p1" ? mine : 1 - mine;
  const names = named(players, { first: "p1", second: "p2" });
  return html`<div class="chances">
    <p>${t("advice-chances", { ...names, a: percent(first), b: percent(1 - first) })} <small>${accuracy(advice)}</small></p>
    ${scale(first)}
  </div>`;
}

function hintText({ players }, advice, { actionName, mixes, hand }) {
  if (!advice) return html`<p class="quiet">${t("advice-coming")}</p>`;
  const good = goodOnes(advice);
  const rows = good.map(({ action, p }) => ({ action, label: actionName(action, players), share: p }));
  const told = good.length === 1 ? "one" : mixes ? "mix" : "equal";
  return html`<p>${t(`hint-${told}`)} <small>${accuracy(advice)}</small></p>
    ${told === "mix" ? mix(rows) : choices(rows.slice(0, SHOWN), hand)}`;
}
