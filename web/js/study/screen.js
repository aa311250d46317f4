/** The study board: how it stands, what every choice is worth, the branches, and the position itself to be changed. */

import { html } from "lit-html";
import { GAMES } from "../games.js";
import { LATER } from "../games_later.js";
import { t } from "../i18n/index.js";
import { finishedGame } from "../letters/kept.js";
import { newSeed } from "../play/seal.js";
import { steps } from "../review/steps.js";
import { anybody, received } from "../sent/received.js";
import * as store from "../store.js";
import { coming } from "../table/poster.js";
import { picks } from "../ui/choices.js";
import { icon } from "../ui/icons.js";
import { engineStatus, nameOf, titled, topBar } from "../ui/parts.js";
import { kept, openly, Study, worked } from "./study.js";
import { after, choiceAt, lastOf, recordOf, stepAfter, studyOf, titleOfStep } from "./tree.js";
import { ratedBy, values } from "./values.js";

let study = null;
let changing = null; // { position, options, refused, part }: while it is set up; `part`: the tab that is open
let sent = 0; // how often it was shared: what is sent is what it is by then

store.whenOthersWrite(() => study?.hear());

/** What an empty study begins with. */
const fresh = (game) => ({ record: { v: 1, game, ...LATER[game].study.begin, seed: newSeed(), turns: [] } });

const seeded = (record) => ({ ...record, seed: record.seed || newSeed() });

/**
 * The study that the screen is about, as { origin, record, make() }, or null for the one that is kept. `about`: { start }, a
 * record of a position that was set up; { link } of a study; a game as { record }, as { link }, or finished at this device
 * (letters/kept.js), and perhaps how many `turns` of it have been played; { origin } of one that this device has.
 */
function wantedBy(about, game) {
  if (!about) return null;
  if ("origin" in about) {
    const found = worked(game).find(({ origin }) => origin === about.origin);
    return found ? { origin: found.origin, make: () => found } : null;
  }
  if (about.start) return { origin: JSON.stringify(about.start), make: () => ({ record: about.start }) };
  const { value } = about.link ? received(about.link) : {};
  if (value?.steps) return { origin: about.link, make: () => asTaken(value) };
  const record = value ? recordOf(value) : (about.record ?? finishedGame(about)?.record);
  if (!record) return null;
  const isWhole = !value || value.kind === "r";
  const { turns = isWhole ? null : record.turns.length } = about;
  return { origin: JSON.stringify({ ...record, seed: "" }), record, make: () => studyOf(seeded(record), turns) };
}

/** A study that somebody sent, to be gone on with. */
const asTaken = ({ record, at, steps }) => ({
  record: seeded(record),
  at,
  steps: steps.map(({ seen, ...step }) => step),
});

function current(app) {
  const wanted = wantedBy(app.about, app.game);
  const isIt = (found) => found && (!wanted || found.origin === wanted.origin);
  const isThere = study?.game === app.game && !study.isForgotten && isIt(study);
  const isOther = !isThere || !(wanted || study.isKept || !kept(app.game));
  if (isOther) begin(app, wanted, isIt);
  const { turns = null, ...about } = app.about ?? {};
  const isAtTurn = turns !== null && Boolean(wanted?.record);
  if (isAtTurn) {
    study.at = stepAfter(study, wanted.record, turns);
    queueMicrotask(() => app.turnPage(about)); // once: a reload stays where it was
  }
  queueMicrotask(() => (isOther || isAtTurn ? study.look() : study.lookOn()));
  return study;
}

function begin(app, wanted, isIt) {
  const tell = () => {
    const isSeen = app.screen === "study" && study === mine;
    if (isSeen) app.draw();
    return isSeen;
  };
  const found = kept(app.game);
  const isOurs = Boolean(isIt(found));
  const made = isOurs ? found : wanted ? { ...wanted.make(), origin: wanted.origin } : fresh(app.game);
  const mine = new Study(app.engine, tell, LATER[app.game].study.budget, made, isOurs);
  study = mine;
  changing = null;
  if (app.engine.status.step === "idle") app.startEngine();
}

export function studyScreen(app) {
  const now = current(app);
  app.game = now.game; // its colours
  const players = anybody(now.game);
  const scene = { app, now, players, game: GAMES[now.game], room: LATER[now.game].study };
  const share = () => {
    now.keep();
    sent += 1;
    app.go("share", now.game, { study: now.game, sent });
  };
  const beside = html`<button class="plain" aria-label=${t("share-title")} title=${t("share-title")} @click=${share}>${icon("share")}</button>`;
  const top = topBar(app, titled(app, t("home-study"), { beside }));
  if (!changing && !now.now && !now.hasFailed) {
    const thinks = html`<p role="status">${t("advice-coming")}</p>`;
    return html`${top} ${app.notice ? html`<p class="notice" role="alert">${app.notice}</p>` : ""} ${coming(app, GAMES[now.game].art, thinks)}`;
  }
  return html`${top}
    <main class="study">
      ${app.notice ? html`<p class="notice" role="alert">${app.notice}</p>` : ""}
      ${
        now.hasFailed
          ? html`<p class="notice" role="alert">
              ${t(now.isBroken ? "study-broken" : "study-failed")} <button class="plain" @click=${() => now.look()}>${t("engine-retry")}</button>
              <button class="plain" @click=${() => app.turnTo("study", now.game, { start: fresh(now.game).record })}>${t("study-anew")}</button>
            </p>`
          : ""
      }
      ${changing ? setUp(scene) : now.now ? html`<div class="desk">${standing(scene)} ${here(scene)} ${values(scene)} ${branches(scene)}</div> ${ways(scene)}` : html`${engineStatus(app)} <div class="desk">${branches(scene)}</div>`}
    </main>`;
}

function standing({ now, players, room }) {
  const { view, advice } = now.now;
  const { options } = now.record;
  const found = advice[view.waiting_for[0]];
  return html`<section class="standing" aria-label=${t("study-position")}>
    ${room.picture(openly(now.now), options, players, found ? ratedBy(options, found).filter(({ number }) => number) : [], view.waiting_for)}
    ${view.outcome ? html`<p class="over">${view.outcome.winner ? t("end-won", { name: nameOf(players, view.outcome.winner), you: "nobody" }) : t("end-tied")}</p>` : ""}
  </section>`;
}

/** Other positions of the line, and what can be done with this one, in reach of a thumb. */
function ways({ app, now, room }) {
  const { view } = now.now;
  const line = now.line;
  const change = () => {
    changing = {
      position: room.positionOf(openly(now.now), view, now.recordAt(now.at)),
      options: now.record.options,
      refused: null,
      part: null,
    };
    app.draw();
  };
  const canChange = room.canSetUp(now.record.options, view) && view.waiting_for.length > 0;
  return html`<div class="action">
    ${steps(line.indexOf(now.at), line.length, (place) => now.to(line[place]))}
    ${canChange ? html`<button @click=${change}>${icon("change")} ${t("study-set-up")}</button>` : ""}
    ${view.outcome ? "" : html`<button class="main" @click=${() => playOn(app, now)}>${icon("play")} ${t("study-play-on")}</button>`}
  </div>`;
}

/** The way to another study of this game that somebody has worked on here: nothing is lost when one takes its place. */
function other(app, now) {
  const found = worked(now.game).find(({ origin }) => origin !== now.origin);
  if (!found) return "";
  const { origin } = found;
  return html`<button @click=${() => app.turnTo("study", now.game, { origin })}>${icon("undo")} ${t("study-other")}</button>`;
}

function playOn(app, now) {
  const players = anybody(now.game);
  players.p2 = { ...players.p2, level: "judge" };
  const record = { ...now.recordAt(now.at), seed: now.record.seed || newSeed() };
  return app.practise({ game: now.game, options: record.options, players, record });
}

const nameOfStep = ({ now, players, room }, number) =>
  number ? titleOfStep(now.steps, number, (action) => room.inWords(action, players)) : t("study-start");

/** Who alone chose at a step. */
function moverAt(step) {
  const seats = Object.keys(choiceAt(step) ?? {});
  return seats.length === 1 ? seats[0] : "";
}

/** Where the study stands, as long as its branches lie out of sight; a tap leads to them. */
function here(scene) {
  const { steps, at, line } = scene.now;
  if (steps.length === 1) return "";
  const ends = lastOf(steps);
  const place = { number: ends.indexOf(line.at(-1)) + 1, count: ends.length };
  const show = () => {
    const step = document.querySelector('.branches [aria-current="step"]');
    step.scrollIntoView({ block: "center" });
    step.focus({ preventScroll: true });
  };
  return html`<button class="here ${moverAt(steps[at])}" @click=${show}><b>${t("study-variation", place)}</b> ${nameOfStep(scene, at)}</button>`;
}

function branches(scene) {
  const { app, now } = scene;
  const step = (number) => html`<li class=${moverAt(now.steps[number])}>
    <button aria-current=${number === now.at ? "step" : "false"} @click=${() => now.to(number)}>${nameOfStep(scene, number)}</button>
    ${after(now.steps, number).length ? html`<ol>${after(now.steps, number).map(step)}</ol>` : ""}
  </li>`;
  return html`<section class="branches left">
    <h2>${t("study-branches")}</h2>
    <ol>
      ${step(0)}
    </ol>
    ${now.isFull ? html`<p class="quiet">${t("study-full")}</p>` : ""}
    <label class="field">
      ${t("study-note")}
      <textarea rows="2" maxlength="500" .value=${now.steps[now.at].note} @change=${({ target }) => now.note(target.value)}></textarea>
    </label>
    ${now.at ? html`<button class="plain" @click=${() => now.remove()}>${icon("close")} ${t("study-remove")}</button>` : ""}
    <p class="buttons">
      ${other(app, now)}
      ${Object.keys(GAMES).map((each) => (each === now.game ? "" : html`<button @click=${() => app.turnTo("study", each, null)}>${icon("swap")} ${t(each)}</button>`))}
    </p>
  </section>`;
}

/** The position, to be changed by taps: part by part, or all of it where there is room; the engine says whether it can be. */
function setUp({ app, now, players, room }) {
  const { position, options, refused } = changing;
  const turn = (changes) => {
    changing = { ...changing, ...changes };
    app.draw();
  };
  const change = (changes, others = {}) =>
    turn({ position: { ...position, ...changes }, options: { ...options, ...others }, refused: null });
  const isWanted = () => app.screen === "study" && changing?.position === position && changing.options === options;
  const take = () =>
    app.attempt(async () => {
      const { game } = now.record;
      const { record, refused: reason } = await app.engine.ask("set_up", {
        game,
        options,
        position: room.asked(position, options),
      });
      if (!isWanted()) return;
      if (reason) changing = { ...changing, refused: reason };
      else app.turnTo("study", game, { start: seeded(record) });
    });
  const leave = () => {
    changing = null;
    app.draw();
  };
  const parts = room.setUp(position, change, players, options, refused);
  const tabs = [...new Set(parts.map(({ part }) => part))];
  const open = tabs.includes(changing.part) ? changing.part : tabs[0];
  const title = (part) => t(`study-part-${part}`);
  return html`${picks("switch", "study-parts", "part", tabs, open, (part) => turn({ part }), title)}
    <div class="desk set-up">
      ${parts.map(({ part, side, body }) => {
        const is = `${side} ${part === open ? "" : "closed"}`;
        return side === "standing"
          ? html`<section class=${is} aria-label=${t("study-position")}>${body}</section>`
          : html`<div class=${is}><h2>${title(part)}</h2> ${body}</div>`;
      })}
    </div>
    <div class="action">
      ${refused ? html`<p class="notice" role="alert">${t(`study-not-${refused.reason}`, room.named(refused, players))}</p>` : ""}
      <button @click=${leave}>${icon("undo")} ${t("study-leave")}</button>
      <button class="main" @click=${take}>${icon("check")} ${t("study-take")}</button>
    </div>`;
}
