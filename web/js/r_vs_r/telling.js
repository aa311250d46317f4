/** What the table says at each stage: its heading, and what belongs under it. */

import { html } from "lit-html";
import { t } from "../i18n/index.js";
import { goal } from "../play/assist.js";
import { dots, endReason, endTitle, engineStatus, heading, named, nameOf } from "../ui/parts.js";
import { newSigns, storyInShort } from "./events.js";
import { isNew, strangers } from "./met.js";
import { pair } from "./status.js";
import { nameOfTile, theTile } from "./tile.js";
import { diagram } from "./tiles.js";

const ASKS = { place: "rvr-choose-tile", keep: "rvr-keep", first: "rvr-pick-first" };

export const ending = (stage) => stage.events.findLast(({ kind }) => kind === "round-over" || kind === "round-void");

/** How the round ended, but for the heading. */
export function endingText({ kind, reason, allies }) {
  if (kind !== "round-over") return "";
  return t(`rvr-reason-${reason}`, { a: Math.max(allies.p1, allies.p2), b: Math.min(allies.p1, allies.p2) });
}

function endingTitle({ players, stage }) {
  const { kind, winner, round } = ending(stage);
  if (kind === "round-void") return t("rvr-round-void", { round });
  return t("rvr-round-won", { ...named(players, { name: winner }), round });
}

/** Who says who begins the next round; nobody where another phone has said it already. */
function chooserOf({ players, session }) {
  const { seen, waiting_for } = session.table;
  const [name] = seen.phase === "choose-first" ? waiting_for : [];
  return name ? t("rvr-chooses-first", named(players, { name })) : "";
}

const TELLS = {
  private: (scene) => [titleOf(scene), scene.asks === "place" ? ofPlacement(scene) : ofWord(scene)],
  thinking: ({ players, stage }) => [t("thinking", { name: nameOf(players, stage.seat) }), dots(stage.seat)],
  waking: () => [t("loading-title"), html`<p class="quiet">${t("loading-chosen")}</p>`],
  show: (scene) => {
    const end = ending(scene.stage);
    const chooser = chooserOf(scene);
    if (end.reason === "allies") return [endingTitle(scene), chooser ? html`<p>${chooser}</p>` : ""]; // the count says it
    const isPoints = scene.session.options.match === "points" && end.scored;
    return [
      endingTitle(scene),
      html`<p>${endingText(end)} ${isPoints ? t("rvr-scored", pair(scene.players, end.scored)) : ""} ${chooser}</p>`,
    ];
  },
  curtain: ({ players, stage }) => [
    t("curtain-pass", { name: nameOf(players, stage.seat) }),
    html`<p>${t("curtain-away", { other: nameOf(players, stage.away) })} ${stage.covered ? t("curtain-covered") : ""}</p>`,
  ],
  over: ({ app }) => [endTitle(app), html`<p>${endReason(app)}</p>`],
};

export function telling(scene) {
  const { stage, actor, near, app } = scene;
  const [title, text] = TELLS[stage.name](scene);
  const isLoading = stage.name !== "over" && app.engine && !["ready", "failed"].includes(app.engine.status.step);
  const asks = /[?!…]$/.test(title);
  const isPosed = scene.session.task && scene.choice?.step === "tile" && !text;
  const whose = stage.name === "show" ? (ending(stage).winner ?? near) : (actor ?? near);
  return html`<div class="telling ${asks ? "asks" : ""} ${isPosed ? "posed" : ""} ${scene.choice?.isLone ? "lone" : ""} ${whose} ${actor && actor !== near && scene.isFacing ? "turned" : ""}">
    ${heading(title)}
    <div class="under reading" aria-live="polite">${text}</div>
    ${isLoading ? engineStatus(app, true) : ""}
  </div>`;
}

/** At the other end of a phone between two people: who is awaited, and what has happened. */
export function waits({ players, stage, actor, near, far, told }) {
  const isIdle = !actor;
  const side = actor === near ? far : near;
  const story = isIdle ? "" : storyInShort(players, told);
  return html`<div class="telling waits ${side} ${side === far ? "turned" : ""}" aria-hidden="true" ?hidden=${isIdle}>
    <p><b>${isIdle ? "" : t("thinking", { name: nameOf(players, stage.seat) })}</b> ${story}</p>
  </div>`;
}

function titleOf({ session, players, stage, asks, choice }) {
  const seat = named(players, { name: stage.seat });
  if (asks !== "place") return t(ASKS[asks], seat);
  const tile = choice.tile && theTile(choice.tile);
  switch (choice.step) {
    case "tile":
      return session.task?.() ?? t(ASKS.place, seat);
    case "cell":
      return t(choice.canGoBack ? "rvr-choose-cell" : "rvr-lone-tile", { tile });
    case "target":
      return choice.parts?.length ? t("rvr-choose-target") : t("rvr-choose-effect", { tile });
    default:
      return t("rvr-confirm-title", { tile, cell: choice.cell });
  }
}

/** What a tile does: one sentence and its diagram; where nobody here has met it, that it is new. "?": a hidden one. */
export const explanation = (tile, news = t("rvr-new-power"), title = `${nameOfTile(tile)}.`) =>
  tile === "?"
    ? html`<p class="power">${t("rvr-backs")}</p>`
    : html`<div class="power">
  ${diagram(tile)}
  <p><b>${title}</b> ${t(`tile-${tile}.power`)} ${isNew(tile) ? html`<em class="news">${news}</em>` : ""}</p>
</div>`;

/** The tile whose power is told under the board, or null: what is looked at, what is to be placed, what came new. */
export function toldBelow({ session, stage, state, asks, choice, preview, told }) {
  if (asks !== "place" || state.reason) return null;
  if (state.looked) return state.looked;
  if (preview || guideText(session, choice) || (choice.step === "target" && !isNew(choice.tile))) return null;
  return choice.step === "tile" || choice.isLone ? (strangers(told, stage.seat)[0] ?? null) : choice.tile;
}

/** The name of a tile that came new, with who has placed it. */
function placedBy({ told, players }, tile) {
  const placed = told.find((event) => event.kind === "placed" && event.tile === tile);
  return placed && t("rvr-of", { name: nameOf(players, placed.seat), tile: nameOfTile(tile) });
}

function ofPlacement(scene) {
  const { app, session, players, stage, state, choice, preview, told, seen } = scene;
  if (state.reason) return html`<p class="reason">${state.reason}</p>`;
  const tile = toldBelow(scene);
  if (tile) {
    if ([state.looked, choice.tile].includes(tile)) return explanation(tile);
    return explanation(tile, t("rvr-choose-next", named(players, { name: stage.seat })), placedBy(scene, tile));
  }
  const guide = guideText(session, choice);
  if (guide) return html`<p class="guide">${guide}</p>`;
  if (preview) {
    const after = storyInShort(players, preview.events.slice(1), newSigns(seen.board, preview.seen.board));
    return html`<p>${after || t("rvr-nothing-changes")}</p>`;
  }
  if (choice.step === "target") {
    return html`<p>${t(Object.keys(scene.aims.arrows).length ? "rvr-tap-arrow" : "rvr-tap-target")}</p>`;
  }
  if (session.practice && !session.help && !state.hasPlaced) return html`<p>${t("practice-note")}</p>`;
  if (session.task && choice.step === "tile") return ""; // its question has the room
  const story = storyInShort(players, told);
  const howTo = choice.isLone ? t(`tile-${choice.tile}.power`) : t("rvr-tap");
  return (!story && goal(app, seen)) || html`<p>${story || howTo}</p>`;
}

function ofWord({ asks, state, told, players }) {
  if (asks === "keep" && state.action) return explanation(state.action.split(" ").at(-1));
  const story = storyInShort(players, told);
  return story ? html`<p>${story}</p>` : "";
}

// One line of guidance for each step of the first turns, in a game with help.

const TURNS = 3; // of the person at the screen: by then every kind of step has been there

const OPENING = "citizen";

/** What to say, as an id; null when there is nothing (more) to say. */
function wordsFor({ record, stage }, { step, tile }) {
  const turn = record.turns.filter((choices) => stage.seat in choices).length;
  if (turn >= TURNS) return null;
  if (tile === OPENING && step === "cell") return "guide-citizen";
  if (step !== "tile") return `guide-${step}`;
  return turn === TURNS - 1 ? "guide-end" : "guide-tile";
}

/** In a game with help, while it is of use. */
function guideText(session, choice) {
  const words = session.help && wordsFor(session, choice);
  return words ? t(words) : "";
}
