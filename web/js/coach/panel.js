/** The coach at the table, fetched when it is first wanted: a hint with its reasons, and the chances of both sides. */

import { html } from "lit-html";
import { t } from "../i18n/index.js";
import { takeBack } from "../play/afterwards.js";
import { alone } from "../players.js";
import { change, setting } from "../settings.js";
import { choices, mix, percent, scale } from "../ui/bars.js";
import { icon } from "../ui/icons.js";
import { named } from "../ui/parts.js";
import { chance, goodOnes, inShort, inWords, isProven } from "./advice.js";
import { because } from "./because.js";

const SHOWN = 4; // of choices that are as good as each other, at most
const MORE_LOOKS = 8; // at a position whose proof was not done in the first

let found = null; // { view, advice, isAsked, looksOn, wantsHint }: about this very position, forgotten with it

function current(view) {
  if (found?.view !== view) found = { view, advice: null, isAsked: false, looksOn: false, wantsHint: false };
  return found;
}

/** Ask the coach about this position, once, and once more for reasons; a refusal shows like any other. */
async function ask(app, now, why = false) {
  if (now.isAsked === "why" || (now.isAsked && !why)) return;
  const before = now.isAsked;
  now.isAsked = why ? "why" : "value";
  // Reasons are what a person has asked for.
  await app[why ? "attempt" : "behind"](async () => {
    let advice = null;
    try {
      advice = await app.session.advise(why);
      if (!now.advice?.why) now.advice = advice;
    } finally {
      if (!advice) now.isAsked = app.engine.isReady ? now.isAsked : before; // a lost engine is asked again once it is back
    }
  });
  if (isOpen(now.advice) && !now.looksOn) app.behind(() => lookOn(app.session, now));
}

/** Whether more time would prove what is still an estimate. */
const isOpen = (advice) => advice?.unfinished && !isProven(advice);

/** While the person thinks, go on with a proof: once it is done it takes the place of the estimate. */
async function lookOn(session, now) {
  now.looksOn = true;
  for (let looks = 0; looks < MORE_LOOKS && isOpen(now.advice); looks++) {
    if (session.stage.view !== now.view) return;
    const advice = await session.advise(false, true);
    if (isProven(advice)) now.advice = now.advice.why ? await session.advise(true, true) : advice;
  }
}

/** What helps the person at the screen, under their choices; see play/assist.js. */
export function panel(app, { actionName, mixes, hand = null }) {
  const { session } = app;
  const now = current(session.stage.view);
  if (session.practice && app.engine.isReady) ask(app, now);
  const hint = async ({ currentTarget }) => {
    now.wantsHint = true;
    app.draw();
    await ask(app, now, true);
    currentTarget.closest(".assist")?.scrollIntoView({ block: "center" }); // what it says comes below
  };
  return html`<section class="assist">
    ${session.practice ? chances(session, now.advice) : ""}
    ${isOn(session) ? inFull(session, shownOf(session)) : ""}
    <p class="buttons">
      <button class="plain" @click=${hint}>${icon("hint")} ${t("hint-ask")}</button>
      ${takeBack(app)}
    </p>
    <div aria-live="polite">${now.wantsHint ? hintText(app, now.advice, { actionName, mixes, hand }) : ""}</div>
    ${session.shared ? "" : liveSwitch(app)}
  </section>`;
}

const accuracy = (advice) => t(isProven(advice) ? "advice-exact" : "advice-estimate");

function chances({ players, stage }, advice) {
  if (!advice) return html`<p class="chances quiet">${t("advice-coming")}</p>`;
  const mine = Math.round(100 * chance(advice.value)) / 100; // both together are 100 %
  const first = stage.seat === "p1" ? mine : 1 - mine;
  const names = named(players, { first: "p1", second: "p2" });
  return html`<div class="chances">
    <p>${t("advice-chances", { ...names, a: percent(first), b: percent(1 - first) })} <small>${accuracy(advice)}</small></p>
    ${scale(first)}
  </div>`;
}

function hintText(app, advice, { actionName, mixes, hand }) {
  if (!advice?.why) return html`<p class="quiet">${t("advice-coming")}</p>`;
  const { players, record, stage } = app.session;
  const good = goodOnes(advice);
  const rows = good.map(({ action, p }) => ({
    action,
    label: actionName(action, players),
    share: p,
    sign: mixes?.(action),
  }));
  // A proof that goes on has found choices that win, not all of them.
  const wins = isProven(advice) && !advice.exact;
  const told = wins ? "wins" : good.length === 1 ? "one" : mixes ? "mix" : "equal";
  return html`<p>${t(`hint-${told}`, { count: good.length })} <small>${accuracy(advice)}</small></p>
    ${told === "mix" ? mix(rows) : choices(rows.slice(0, SHOWN), hand)}
    ${because(app, advice.why, good[0].action, { record, players, seat: stage.seat, bottom: stage.seat })}`;
}

// The chances while one plays ------------------------------------------------------------------------

const isOn = (session) => setting("chances") && !session.shared && !session.host;

const liveSwitch = (app) => html`<label class="choice">
  <input type="checkbox" .checked=${setting("chances")} @change=${({ target }) => {
    change({ chances: target.checked });
    app.draw();
  }} />
  <span>${t("live-on")}</span>
</label>`;

let last = null; // { session, advice }: what was known last, which stays until the next is

const shownOf = (session) => (last?.session === session ? last.advice : null);

/** What the person may know of their chances: asked for the seat at the screen, from its view alone. */
function liveOf(app) {
  const { session } = app;
  const { view } = session.stage;
  if (session.stage.name === "private" && app.engine.isReady) {
    const now = current(view);
    ask(app, now);
    if (now.advice) last = { session, advice: now.advice };
  }
  return shownOf(session);
}

/** Where there is room: the same bar, in words. */
const inFull = (session, advice) => html`<div class="chances">
  <p>${inWords(session, advice)}</p>
  ${barOf(session, advice)}
</div>`;

/** One bar for both: what is the first seat's lies at the left, in its colour. */
function barOf({ players }, advice) {
  const share = advice ? chance(advice.value) : 0.5;
  return scale(alone(players) === "p1" ? share : 1 - share);
}

/** In the place of the lamp: { sign, words }, a bar with its number; null where it is off. */
export function live(app) {
  const { session } = app;
  if (!isOn(session) || session.stage.name === "over") return null;
  const advice = liveOf(app);
  return {
    words: inWords(session, advice),
    sign: html`<span class="live"><b>${inShort(session, advice)}</b> ${barOf(session, advice)}</span>`,
  };
}
