/**
 * The table of Brave Rats, from the first choice to the end of the game: one frame that is never taken away, in which
 * each stage changes what lies there. The opponent's end is above, the duel in the middle, the hand below.
 */

import { html } from "lit-html";
import { sound } from "../feel/feel.js";
import { t } from "../i18n/index.js";
import { afterwards, again, courseLine, takeBack } from "../play/afterwards.js";
import { assist, atAGlance, hasHints, helpTitle, live } from "../play/assist.js";
import { change, setting } from "../settings.js";
import * as store from "../store.js";
import { isWide, TABLE_SHEET } from "../table/over.js";
import { bubble, voiceOf } from "../table/voice.js";
import { icon } from "../ui/icons.js";
import { backButton, engineStatus, named, nameOf, onEnter, topBar } from "../ui/parts.js";
import { closing, isSheetOpen, sheet } from "../ui/sheet.js";
import { actionName, cardOf, small } from "./card.js";
import { below, endText, picture } from "./ending.js";
import { flatTable } from "./flat.js";
import { hand, onKey, pile } from "./hand.js";
import { mat } from "./mat.js";
import { cardsOf, myPlate, theirFaces, theirPlate } from "./plates.js";
import { consequenceTexts, taken, verdictOf } from "./round.js";
import { arrive, hasLaid, isDraft, sceneOf } from "./scene.js";
import { raised, rules, sealSheet, story, whySheet } from "./story.js";
import { kindOf, telling } from "./telling.js";

const READ = 3200; // ms: the reveal, and a look at it
const OFFERED = "sound-offered";

export function table(app) {
  arrive(app);
  const scene = sceneOf(app);
  if (scene.session.flat && scene.stage.name !== "over") return flatTable(scene, bar(scene));
  const { session, state, stage, kind, near, far } = scene;
  const lock = () => {
    if (!state.action) return;
    sound("lock");
    app.attempt(() => session.choose(state.action));
  };
  const goOn = () => {
    state.closeSheet();
    return app.attempt(() => session.goOn(session.nextPerson));
  };
  const acts = { lock, goOn };
  const keys = stage.name === "show" ? onEnter(goOn) : (event) => onKey(scene, event);
  const explain = () => state.lookAt(null);
  goOnLater(scene, goOn);
  return html`${bar(scene)}
    <main class="${kind} laid rats ${near} ${isDraft(scene) ? "draft" : ""} ${stage.name === "show" ? "unfolds" : ""}" @keydown=${keys}>
      <div class="zone ${far}"></div>
      <div class="zone ${near}"></div>
      ${theirPlate(scene)} ${help(scene)} ${theirFaces(scene)} ${bubble(scene)} ${mat(scene, () => state.showSheet("seal"))} ${picture(scene)} ${myPlate(scene)}
      ${app.notice ? html`<p class="notice" role="alert">${app.notice}</p>` : ""}
      ${app.engine?.status.step === "failed" ? html`<div class="notice">${engineStatus(app)}</div>` : ""} ${telling(scene, explain)} ${hand(scene, lock)} ${pile(scene)} ${below(scene)}
      ${action(scene, acts)} ${story(scene)}
      <aside class="coach" aria-label=${helpTitle(session)}>${isWide() ? beside(scene) : ""}</aside>
      ${overTheTable(scene)}
    </main>`;
}

/** What can come over the table: [title, content] of each sheet. */
const SHEETS = {
  why: whySheet,
  seal: sealSheet,
  coach: (scene) => [helpTitle(scene.session), html`${raised(scene)} ${coach(scene)}`],
};

/** The sheet, always in its place; what was on it stays there until it is wanted again, or the table goes on. */
function overTheTable(scene) {
  const [title, content] = SHEETS[scene.state.sheet]?.(scene) ?? [t("brave-rats"), ""];
  return sheet(TABLE_SHEET, title, html`${content} ${closing(TABLE_SHEET)}`);
}

/** The way back, where we are, language and colours. */
function bar({ app, session, stage, seen }) {
  if (session.host) return topBar(app, html`${backButton(app)}<p class="where">${session.host.where}</p>`);
  const isRound = stage.name !== "over" && seen.phase !== "draft";
  const number = stage.name === "show" ? session.table.seen.rounds.length : seen.round;
  const where = [
    html`<span class="game-name">${t("brave-rats")}</span>`,
    ...(session.options.variants.includes("emperor") ? [t("score-game", { game: seen.game_no })] : []),
    ...(isRound ? [t("score-round", { round: number })] : []),
  ];
  const parts = where.map((each, n) => html`${n ? html`<span class="dot"> · </span>` : ""}${each}`);
  return topBar(app, html`${backButton(app)}<p class="where">${parts}</p> ${courseLine(session)}`);
}

/** At the end of the opponent's bar: help where the table has no room for it, or once the offer of sounds. */
function help(scene) {
  const { session, stage, state } = scene;
  const { host } = session;
  const isOffered = host || (stage.name === "private" ? hasHints(session) : stage.name === "show" && session.practice);
  const offer = soundOffer(scene);
  const hasPlace = hasHints(session) || offer; // it keeps it while there is nothing to ask
  const now = offer ? null : live(scene.app);
  const label = offer ? t("sound-offer") : (now?.words ?? helpTitle(session));
  return html`<button class="plain help ${offer ? "offer" : ""}" ?hidden=${!hasPlace} ?disabled=${!isOffered && !offer} aria-label=${label} title=${label} @click=${offer ?? (() => state.showSheet("coach"))}>
    ${icon(offer ? "sound" : (host?.sign ?? "hint"))} ${now?.sign ?? host?.word ?? ""}
  </button>`;
}

/** Beside the table: the lines behind a verdict, else the coach, or between two people what the cards do. */
function beside(scene) {
  const { session, stage } = scene;
  if (stage.name === "show") return coach(scene);
  if (!hasHints(session)) return html`${atAGlance(session, powersOf(scene))} ${coach(scene)}`;
  return stage.name === "private" ? html`<h2>${helpTitle(session)}</h2> ${coach(scene)}` : coach(scene);
}

const powersOf = (scene) =>
  cardsOf(scene).map((id) => ({ sign: small(id, scene.near), name: t(`card-${id}`), power: t(`card-${id}.power`) }));

function coach(scene) {
  const { app, session, stage, near, seen } = scene;
  const aside = session.host?.content() ?? "";
  if (stage.name === "show") return html`${rules(scene)} <p class="buttons">${takeBack(app)}</p> ${aside}`;
  if (stage.name !== "private") return aside;
  return html`${assist(app, { actionName, mixes: (action) => small(cardOf(action), near) })}
    ${seen.phase === "play" ? html`<p class="quiet keys">${t("choose-keys")}</p>` : ""}`;
}

/** Against a computer the game goes on after a while, unless something is looked at meanwhile. */
function goOnLater({ stage, state, me, session }, goOn) {
  if (state.shown === stage) return;
  clearTimeout(state.timer);
  state.closeSheet();
  state.shown = stage;
  if (stage.name !== "show" || !setting("goes-on") || !me || session.host || session.table.outcome) return;
  state.timer = setTimeout(() => {
    if (session.stage === stage && !isSheetOpen(TABLE_SHEET) && !document.hidden) goOn();
  }, READ);
}

/** What takes the offer, which is made at this device's first reveal and never again; else null. */
function soundOffer({ app, stage, state, session }) {
  if (session.host || stage.name !== "show" || setting("sound")) return null;
  if (store.load(OFFERED) === null) {
    store.save(OFFERED, true);
    state.offered = stage;
  }
  if (state.offered !== stage) return null;
  return () => {
    change({ sound: true });
    app.readSettings();
    app.draw();
  };
}

/** The one main thing to do, always in the same place, and at the end what else there is. */
function action(scene, acts) {
  const { app, stage } = scene;
  const { label, act = null, sign = null } = ACTIONS[stage.name](scene, acts);
  return html`<div class="action">
    <button class="main" ?disabled=${!act} @click=${act}>${sign ? icon(sign) : ""} <span>${label}</span></button>
    <div class="others" ?hidden=${stage.name !== "over"}>${stage.name === "over" ? afterwards(app) : ""}</div>
  </div>`;
}

const nothingToLock = ({ seen }) => ({
  label: t(seen.phase === "draft" ? "draft-keep" : "choose-lock-nothing"),
  sign: "check",
});

const ACTIONS = {
  private: ({ state, stage }, { lock }) => {
    const { action: chosen } = state;
    if (!chosen) return nothingToLock(stage.view);
    const label = setting("discreet")
      ? t("choose-lock-discreet")
      : t(`choose-lock${kindOf(stage.view)}`, { card: t(`card-${cardOf(chosen)}.the`) });
    return { label, act: lock, sign: "check" };
  },
  curtain: ({ app, session, players, stage }) => ({
    label: t("curtain-me", { name: nameOf(players, stage.seat) }),
    act: () => app.attempt(() => session.uncover()),
    sign: "show",
  }),
  ready: (_, { goOn }) => ({ label: t("ready-reveal"), act: goOn, sign: "show" }),
  thinking: (scene) => (hasLaid(scene, scene.near) ? { label: t("lies-locked") } : nothingToLock(scene)),
  // An engine that has failed has its own way to try again.
  waking: ({ app, stage }) =>
    stage.isStuck && ["idle", "ready"].includes(app.engine.status.step)
      ? { label: t("engine-retry"), act: () => app.startEngine() }
      : { label: t("lies-locked") },
  show: ({ session, players }, { goOn }) => {
    const next = session.nextPerson;
    if (next) return { label: t("verdict-next-person", { name: nameOf(players, next) }), act: goOn, sign: "show" };
    return { label: t(session.table.outcome ? "verdict-last" : "verdict-next"), act: goOn, sign: "next" };
  },
  over: ({ app }) => ({ label: t("end-again"), act: again(app), sign: "again" }),
};

/** The round for those who listen, but for the heading, which they hear first. */
export function spoken(app) {
  const { players, options, stage, table: view } = app.session;
  if (stage.name === "over") return endText(sceneOf(app));
  if (stage.name !== "show") return "";
  const { p1: a, p2: b } = view.seen.wins;
  const score = t("score-spoken", { ...named(players, { first: "p1", second: "p2" }), a, b });
  const more = consequenceTexts(players, stage.events, options);
  return [taken(players, verdictOf(stage.events), stage.events), ...more, score, voiceOf(app.session)].join(" ").trim();
}
