/**
 * The table of R vs R, from the first tile to the end of the match: one frame that is never taken away, in which each
 * stage changes what lies there. The opponent's tiles are above, the board in the middle, my tiles below.
 */

import { html } from "lit-html";
import { t } from "../i18n/index.js";
import { afterwards, again, courseLine } from "../play/afterwards.js";
import { hasHints, helpTitle, live } from "../play/assist.js";
import { alone } from "../players.js";
import { isWide, TABLE_SHEET } from "../table/over.js";
import { rays, scraps } from "../table/rays.js";
import { roundOf } from "../table/round.js";
import { bubble, voiceOf } from "../table/voice.js";
import { icon } from "../ui/icons.js";
import { backButton, endReason, engineStatus, named, nameOf, onEnter, topBar } from "../ui/parts.js";
import { closing, sheet } from "../ui/sheet.js";
import { nameOfPart } from "./action.js";
import { actsOf } from "./acts.js";
import { balance } from "./balance.js";
import { board, onScreen } from "./board.js";
import { storyText } from "./events.js";
import { isDirection } from "./lines.js";
import { arrive, boardOf, faceToFace, marksOf, sceneOf, setFaceToFace } from "./scene.js";
import { pair } from "./status.js";
import { beside, SHEETS, story } from "./story.js";
import { ending, endingText, telling, waits } from "./telling.js";
import { nameOfTile, portrait, sideOfTile, theTile } from "./tile.js";
import { common, tray } from "./trays.js";

export function table(app) {
  arrive(app);
  const scene = sceneOf(app);
  const { session, state, stage, kind, near, far, actor, isFacing, choice, aims } = scene;
  const acts = actsOf(scene);
  const goesOn = stage.name === "show" ? onEnter(acts.goOn) : null;
  const isCommon = kind === "place" && (choice.step === "tile" || aims.tiles.length > 0);
  const classes = [
    kind,
    "laid rvr",
    actor ?? near,
    isFacing ? "facing" : "",
    isCommon ? "shares" : "",
    state.frame ? "plays" : "",
  ];
  return html`${bar(scene)}
    <main class=${classes.filter(Boolean).join(" ")} @keydown=${goesOn} @skip=${() => state.finish()} @pointerover=${acts.hover}>
      <div class="zone ${far}"></div>
      <div class="zone ${near}"></div>
      ${balance(scene, near)} ${isFacing ? balance(scene, far, true) : ""} ${help(scene)} ${tray(scene, far, acts)} ${bubble(scene)}
      <section class="ground">${rays()} ${packet(scene, acts)} ${board(lying(scene, acts))}</section>
      ${picture(scene)}
      ${app.notice ? html`<p class="notice" role="alert">${app.notice}</p>` : ""}
      ${app.engine?.status.step === "failed" ? html`<div class="notice">${engineStatus(app)}</div>` : ""} ${telling(scene)} ${isFacing ? waits(scene) : ""} ${common(scene, acts)} ${tally(scene)}
      ${action(scene, acts)} ${tray(scene, near, acts)} ${story(scene)}
      <aside class="coach" aria-label=${helpTitle(session)}>${isWide() ? beside(scene) : ""}</aside>
      ${overTheTable(scene)}
    </main>`;
}

/** The board as it is to be drawn. */
function lying(scene, acts) {
  const { players, near, isFacing } = scene;
  return {
    seen: boardOf(scene),
    players,
    bottom: near,
    marks: marksOf(scene),
    signs: signsOf(scene),
    parts: scene.state.frame ? {} : scene.aims?.cells,
    tap: acts.tapCell,
    turned: isFacing,
  };
}

const SIGNS = { rotated: "turn", banished: "close", "taken-back": "undo" };

/** The discs over the tiles: arrows to choose from, what a placement does, the count at the end of a round. */
function signsOf(scene) {
  const { state, kind, seen, near, aims, passed, shown } = scene;
  if (state.frame) return {};
  if (kind === "round-end") return countOf(seen.board, near);
  const found = {};
  for (const { kind: what, cell } of shown?.events ?? []) if (SIGNS[what]) found[cell] = { sign: SIGNS[what] };
  if (state.pointed) return found;
  const { cells, arrows, origin, part: taken } = passed ?? aims ?? { cells: {} };
  for (const [cell, part] of Object.entries(cells)) {
    if (!(cell in arrows) || (found[cell] && !isDirection(part))) continue;
    const turn = near === "p1" ? 0 : 180;
    found[cell] = { arrow: arrows[cell] + turn, words: nameOfPart(part, origin), taken: part === taken };
  }
  return found;
}

/** The tiles of either side, numbered in the order of reading. */
function countOf(seen, bottom) {
  const counts = { p1: 0, p2: 0 };
  const faces = onScreen(bottom).filter((cell) => seen[cell]?.faces);
  return Object.fromEntries(faces.map((cell) => [cell, { number: ++counts[seen[cell].faces] }]));
}

/** A draft's packet lies over the board. */
function packet({ asks, stage, state, app }) {
  if (asks !== "keep") return "";
  return html`<div class="packet" role="group" aria-label=${t("rvr-packet")}>
    ${stage.view.legal.map((action) => {
      const id = action.split(" ").at(-1);
      const pick = () => {
        state.action = action;
        app.draw();
      };
      return html`<button class="cell near ${sideOfTile(id)}" aria-pressed=${state.action === action ? "true" : "false"} @click=${pick}>
        <span class="tile-face"><span class="art">${portrait(id, "whole", "meet")}</span><span class="band"><span class="name">${nameOfTile(id)}</span></span></span>
      </button>`;
    })}
  </div>`;
}

/** The pictures that fill the table: the curtain, and at the end the winner's own. */
function picture({ stage, session, players }) {
  const isOver = stage.name === "over";
  const winner = isOver ? session.table.outcome.winner : null;
  const me = alone(players);
  const seat = isOver ? (winner ?? "") : (stage.seat ?? "");
  const hero = (whose, size) =>
    html`<span class="hero ${whose} ${size}">${portrait(whose === "p1" ? "king" : "hierophant", "whole")}</span>`;
  const drawn = !isOver
    ? html`<div class="cloth"><div class="crest">${icon(`camp-${seat || "p1"}`, "whole")}</div></div>`
    : html`${rays()} ${winner && (!me || winner === me) ? scraps() : ""}
        ${winner ? hero(winner, "") : html`${hero("p1", "even left")} ${hero("p2", "even right")}`}`;
  return html`<div class="scenery ${seat}" ?hidden=${!isOver && stage.name !== "curtain"}>${stage.name === "curtain" || isOver ? drawn : ""}</div>`;
}

/** How a round came out, in figures. */
function tally({ kind, stage, session, near, far, players, seen }) {
  const counts = kind === "round-end" ? ending(stage).allies : kind === "end" ? totals(session, seen) : null;
  const winner = kind === "round-end" ? ending(stage).winner : session.table.outcome?.winner;
  return html`<div class="tally-of" ?hidden=${!counts}>
    ${counts ? [near, far].map((seat) => html`<span class="${seat} ${seat === winner ? "won" : ""}">${icon(`camp-${seat}`, "whole")} <span class="named">${nameOf(players, seat)}</span> <b>${counts[seat]}</b></span>`) : ""}
  </div>`;
}

const totals = ({ options }, { points, rounds }) => (options.match === "points" ? points : rounds);

/** The way back, where we are, language and colours. */
function bar(scene) {
  const { app, seen, stage, session } = scene;
  if (session.host) return topBar(app, html`${backButton(app)}<p class="where">${session.host.where}</p>`);
  const isRound = stage.name !== "over" && seen.phase !== "draft";
  const where = html`<span class="game-name">${t("r-vs-r.short")}</span>${isRound ? html`<span class="dot"> · </span>${t("rvr-round", { round: roundOf(seen) })}` : ""}`;
  return topBar(app, html`${backButton(app)}<p class="where">${where}</p> ${rounds(scene)} ${courseLine(session)}`);
}

/** Rounds won, where the bar has room for it; points stand at the ends of the balance. */
function rounds({ session, seen, near, far }) {
  if (session.options.match === "points") return "";
  return html`<p class="rounds-won quiet">${t("rvr-rounds-won", { a: seen.rounds[near], b: seen.rounds[far] })}</p>`;
}

/** At the end of the bar: the coach, or between two people how the table lies. */
function help({ app, session, stage, state }) {
  const { host } = session;
  const canFace = session.shared && !session.curtained && !host && stage.name !== "over";
  const hasCoach = hasHints(session); // it keeps its place while there is nothing to ask
  const face = () => {
    setFaceToFace(!faceToFace());
    app.draw();
  };
  const now = canFace ? null : live(app);
  const label = !canFace ? (now?.words ?? helpTitle(session)) : t(faceToFace() ? "rvr-same-side" : "rvr-face-to-face");
  const act = canFace ? face : () => state.showSheet("coach");
  return html`<button class="plain help ${canFace ? "turns" : ""}" ?hidden=${!canFace && !hasCoach} ?disabled=${!canFace && !host && stage.name !== "private"} aria-label=${label} title=${label} @click=${act}>
    ${icon(canFace ? "people" : (host?.sign ?? "hint"))} ${now?.sign ?? host?.word ?? ""}
  </button>`;
}

/** The sheet, always in its place; what was on it stays there until it is wanted again, or the table goes on. */
function overTheTable(scene) {
  const [title, content] = SHEETS[scene.state.sheet]?.(scene) ?? [t("r-vs-r.short"), ""];
  return sheet(TABLE_SHEET, title, html`${content} ${closing(TABLE_SHEET)}`);
}

/** The steps of a placement, and the one main thing to do, always in the same place. */
function action(scene, acts) {
  const { app, stage, state, choice, aims, asks, kind, actor, near, isFacing, players } = scene;
  const { label, act = null, sign = null } = MAINS[stage.name](scene, acts);
  const isBegun = Boolean(choice?.canGoBack);
  const isOver = stage.name === "over";
  return html`<div class="action ${actor && actor !== near && isFacing ? "turned" : ""}">
    <div class="steps ${isBegun ? "begun" : ""}" ?hidden=${asks === "first"}>
      <button class="back" ?hidden=${!isBegun} @click=${acts.back}>${icon("undo")} <span>${t("rvr-step-back")}</span></button>
      <button class="look-back" ?hidden=${stage.name !== "show"} aria-haspopup="dialog" @click=${() => state.showSheet("round")}>${icon("review")} <span>${t("end-review")}</span></button>
      <button class="decline" ?hidden=${!choice?.canDecline} @click=${acts.decline}>${t("rvr-no-effect")}</button>
      <button class="main" ?disabled=${!act} @click=${act}>${sign ? icon(sign) : ""} <span>${label}</span></button>
    </div>
    <div class="targets" ?hidden=${!aims?.others.length}>${(aims?.others ?? []).map((part) => html`<button data-part=${part} @click=${() => acts.pick(part)}>${nameOfPart(part, aims.origin)}</button>`)}</div>
    <div class="names" ?hidden=${asks !== "first"}>
      ${asks === "first" ? stage.view.legal.map((each) => html`<button class="main" @click=${() => acts.choose(each)}>${t("rvr-first", named(players, { name: each.split(" ").at(-1) }))}</button>`) : ""}
    </div>
    <div class="others" ?hidden=${!isOver || kind !== "end"}>${isOver ? afterwards(app) : ""}</div>
  </div>`;
}

const MAINS = {
  private: ({ asks, state, choice, preview, near, far }, acts) => {
    if (asks === "keep") {
      const id = state.action?.split(" ").at(-1);
      const label = id ? t("rvr-keep-tile", { tile: theTile(id) }) : t("draft-keep");
      return { label, act: id ? () => acts.choose(state.action) : null, sign: "check" };
    }
    if (asks !== "place") return { label: "" };
    if (choice.step !== "confirm") return { label: t("rvr-confirm"), sign: "check" };
    const counts = preview?.seen.allies;
    const label = counts ? t("rvr-confirm-count", { a: counts[near], b: counts[far] }) : t("rvr-confirm");
    return { label, act: acts.confirm, sign: "check" };
  },
  curtain: ({ app, session, players, stage }) => ({
    label: t("curtain-me", { name: nameOf(players, stage.seat) }),
    act: () => app.attempt(() => session.uncover()),
    sign: "show",
  }),
  thinking: () => ({ label: t("rvr-confirm"), sign: "check" }),
  // An engine that has failed has its own way to try again.
  waking: ({ app, stage }) =>
    stage.isStuck && ["idle", "ready"].includes(app.engine.status.step)
      ? { label: t("engine-retry"), act: () => app.startEngine() }
      : { label: t("rvr-confirm"), sign: "check" },
  show: ({ session, stage }, { goOn }) => ({
    label: session.table.outcome ? t("verdict-last") : t("rvr-next-round", { round: ending(stage).round + 1 }),
    act: goOn,
    sign: "next",
  }),
  over: ({ app }) => ({ label: t("end-again"), act: again(app), sign: "again" }),
};

/** What has happened since this seat chose last, and how it stands, for those who listen. */
export function spoken(app) {
  const { players, stage, table: view } = app.session;
  if (stage.name === "over") return endReason(app);
  if (stage.name === "show") return `${endingText(ending(stage))} ${voiceOf(app.session)}`.trim();
  if (stage.name !== "private") return "";
  const { told } = sceneOf(app);
  const said = storyText(players, told);
  return said && `${said} ${t("rvr-count", pair(players, view.seen.allies))}`;
}
