/** The study board: how it stands, what every choice is worth, the branches, and the position itself to be changed. */

import { html } from "lit-html";
import { boundOf, chance, kindOf, numberOf } from "../coach/advice.js";
import { GAMES } from "../games.js";
import { LATER } from "../games_later.js";
import { t } from "../i18n/index.js";
import { newSeed } from "../play/seal.js";
import { steps } from "../review/steps.js";
import { anybody } from "../sharing/received.js";
import { bar, percent } from "../ui/bars.js";
import { icon } from "../ui/icons.js";
import { engineStatus, nameOf, titled, topBar } from "../ui/parts.js";
import { kept, openly, Study } from "./study.js";

const FIRST = 8; // rows of values before all are wanted

let study = null;
let changing = null; // { position, refused }: while it is set up
let showsAll = false;

/** What an empty study begins with. */
const fresh = (game) => ({ record: { v: 1, game, ...LATER[game].study.begin, seed: newSeed(), turns: [] } });

/** `about`: { record } begins a study there; without it the one of this game that was kept goes on, or an empty one. */
function current(app) {
  const wanted = app.about?.record ?? null;
  if (
    study?.game === app.game &&
    !study.isForgotten &&
    (!wanted || JSON.stringify(wanted) === JSON.stringify(study.record))
  )
    return study;
  const tell = () => app.screen === "study" && app.draw();
  const found = kept(app.game);
  const same = found && wanted && JSON.stringify(found.record) === JSON.stringify(wanted);
  const { budget } = LATER[app.game].study;
  study = new Study(app.engine, tell, budget, wanted && !same ? { record: wanted } : (found ?? fresh(app.game)));
  changing = null;
  if (app.engine.status.step === "idle") app.startEngine();
  queueMicrotask(() => study.look());
  return study;
}

export function studyScreen(app) {
  const now = current(app);
  app.game = now.game; // its colours
  const players = anybody(now.game);
  const scene = { app, now, players, game: GAMES[now.game], room: LATER[now.game].study };
  return html`${topBar(app, titled(app, t("study-title")))}
    <main class="study">
      ${app.notice ? html`<p class="notice" role="alert">${app.notice}</p>` : ""}
      ${
        now.hasFailed
          ? html`<p class="notice" role="alert">
              ${t("study-failed")} <button class="plain" @click=${() => now.look()}>${t("engine-retry")}</button>
              <button class="plain" @click=${() => app.turnTo("study", now.game, fresh(now.game))}>${t("study-anew")}</button>
            </p>`
          : ""
      }
      ${changing ? setUp(scene) : now.now ? html`${standing(scene)} ${values(scene)} ${branches(scene)}` : html`<div>${engineStatus(app)}<p role="status">${t("advice-coming")}</p></div>`}
    </main>`;
}

function standing({ app, now, players, room }) {
  const { view, advice } = now.now;
  const line = now.line;
  const change = () => {
    changing = { position: room.positionOf(openly(now.now), view), refused: null };
    app.draw();
  };
  const canChange = room.canSetUp(now.record.options) && view.waiting_for.length > 0;
  return html`<section class="standing" aria-label=${t("study-position")}>
    ${room.picture(openly(now.now), now.record.options, players, advice[view.waiting_for[0]]?.mix, (value) => numberOf(now.record.options, value))}
    ${steps(line.indexOf(now.at), line.length, (place) => now.to(line[place]))}
    ${view.outcome ? html`<p class="over">${view.outcome.winner ? t("end-won", { name: nameOf(players, view.outcome.winner), you: "nobody" }) : t("end-tied")}</p>` : ""}
    <p class="buttons">
      ${canChange ? html`<button @click=${change}>${icon("change")} ${t("study-set-up")}</button>` : ""}
      ${view.outcome || now.record.start ? "" : html`<button @click=${() => playOn(app, now)}>${icon("play")} ${t("review-play-on")}</button>`}
      ${Object.keys(GAMES).map((game) => (game === now.game ? "" : html`<button @click=${() => app.turnTo("study", game, null)}>${icon("swap")} ${t(game)}</button>`))}
    </p>
  </section>`;
}

function playOn(app, now) {
  const players = anybody(now.game);
  players.p2 = { ...players.p2, level: "judge" };
  const record = { ...now.recordAt(now.at), seed: now.record.seed || newSeed() };
  return app.practise({ game: now.game, options: record.options, players, record });
}

/** Every choice of each side that chooses now, the best first. */
function values({ app, now, players, game, room }) {
  const { view, advice } = now.now;
  const { options } = now.record;
  return html`<section class="values">
    ${view.waiting_for.map((seat) => {
      const found = advice[seat];
      const all = found ? [...found.mix].sort((a, b) => b.value - a.value || b.p - a.p) : [];
      const rows = showsAll || game.simultaneous ? all : all.slice(0, FIRST);
      return html`<h2 class=${seat}>${t("study-chooses", { name: nameOf(players, seat) })}</h2>
        <p class="quiet" aria-live="polite">${said(found, nameOf(players, seat), options)}</p>
        <ul>
          ${rows.map(
            ({ action, p, value }) => html`<li class=${seat}>
              <button aria-pressed=${now.picked[seat] === action ? "true" : "false"} @click=${() => app.attempt(() => now.choose(seat, action))}>
                ${room.sign(action, seat)} <span>${game.actionName(action, players)}${game.simultaneous && p >= 0.005 ? html` <small>${t("study-share", { share: percent(p) })}</small>` : ""}</span>
                ${bar(chance(value))} <b>${numberOf(options, value)}</b>
              </button>
            </li>`,
          )}
        </ul>
        ${rows.length < all.length ? html`<button class="all" @click=${() => showAll(app)}>${icon("beats")} ${t("study-all", { count: all.length })}</button>` : ""}`;
    })}
  </section>`;
}

/** What the position is worth to a seat, and how near that is. */
function said(found, name, options) {
  if (!found) return t("advice-coming");
  const worth = numberOf(options, found.value);
  return t(`study-value-${kindOf(options, found)}`, { name, worth, points: boundOf(found) });
}

function showAll(app) {
  showsAll = true;
  app.draw();
}

function branches({ now, players, game }) {
  const nameOfStep = (number) => {
    const choice = now.choiceAt(number);
    if (!choice) return t("study-start");
    const words = Object.values(choice).map((action) => game.actionName(action, players));
    return `${now.pathTo(number).length - 1}. ${words.join(" – ")}`;
  };
  const step = (number) => html`<li>
    <button aria-current=${number === now.at ? "step" : "false"} @click=${() => now.to(number)}>${nameOfStep(number)}</button>
    ${now.after(number).length ? html`<ol>${now.after(number).map(step)}</ol>` : ""}
  </li>`;
  return html`<section class="branches">
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
  </section>`;
}

/** The position, to be changed by taps; the engine says whether it can be. */
function setUp({ app, now, players, room }) {
  const { position, refused } = changing;
  const change = (changes) => {
    changing = { position: { ...position, ...changes }, refused: null };
    app.draw();
  };
  const take = () =>
    app.attempt(async () => {
      const { game, options } = now.record;
      const { record, refused: reason } = await app.engine.ask("set_up", { game, options, position });
      if (reason) changing = { position, refused: reason };
      else app.turnTo("study", game, { record });
    });
  const leave = () => {
    changing = null;
    app.draw();
  };
  return html`<section class="set-up">
    ${room.setUp(position, change, players, now.record.options)}
    ${refused ? html`<p class="notice" role="alert">${t(`study-not-${refused.reason}`, room.named(refused, players))}</p>` : ""}
    <p class="buttons">
      <button @click=${leave}>${icon("undo")} ${t("study-leave")}</button>
      <button class="main" @click=${take}>${icon("check")} ${t("study-take")}</button>
    </p>
  </section>`;
}
