/**
 * What somebody has sent: a game to walk through or a position, shown from the link alone until the engine can tell more;
 * or a place to paste a link. Other links lead to screens of their own.
 */

import { html } from "lit-html";
import { placement } from "../actions.js";
import { showEdition } from "../brave_rats/beats_screen.js";
import { card } from "../brave_rats/card.js";
import { isEmbedded } from "../frame.js";
import { GAMES } from "../games.js";
import { LATER } from "../games_later.js";
import { t } from "../i18n/index.js";
import { pasteField, pictureOf } from "../letters/parts.js";
import { isCode } from "../phones/packing.js";
import { fillForm } from "../play/form.js";
import { newSeed } from "../play/seal.js";
import { board } from "../r_vs_r/board.js";
import { momentsOf, titleOf, turnsByArrows } from "../review/moments.js";
import { steps } from "../review/steps.js";
import { anybody, received } from "../sent/received.js";
import { gameOf } from "../sent/values.js";
import { icon } from "../ui/icons.js";
import { engineStatus, heading, mainAction, titled, topBar, wonText } from "../ui/parts.js";

let told = null; // { link, turns }: what the engine tells of the game of this link, null while it is asked

export function sharedScreen(app) {
  const { link = null } = app.about ?? {};
  if (!link) return paste(app);
  if (isCode(link)) {
    queueMicrotask(() => app.turnTo("phones", app.game, { code: link }));
    return topBar(app);
  }
  const { value, reason } = received(link);
  if (reason) return paste(app, reason);
  const place = placeOf(value, link, app.game);
  if (place) {
    queueMicrotask(() => app.turnTo(...place)); // not in the middle of a drawing
    return topBar(app);
  }
  if (!value.record) return paste(app, "own-page");
  const { record } = value;
  app.game = record.game; // its colours
  const notice = app.notice ? html`<p class="notice" role="alert">${app.notice}</p>` : "";
  try {
    const title = t(value.kind === "r" ? "shared-game" : "shared-position", { game: t(`${record.game}.short`) });
    return html`${topBar(app, titled(app, title))} ${notice} ${value.kind === "r" ? replay(app, link, value) : position(app, link, value)}`;
  } catch (error) {
    console.warn(error);
    return paste(app, "unshown"); // somebody has made it by hand: it can be read, but no game looks like that
  }
}

// A whole game --------------------------------------------------------------------------------------

function replay(app, link, value) {
  const { record } = value;
  const game = GAMES[record.game];
  const players = anybody(record.game);
  const turns = turnsOf(app, link, value);
  const moments = momentsOf(turns ?? earlyTurns(app, value), game.simultaneous);
  const at = Math.min(app.about.number ?? 0, moments.length - 1);
  if (at < 0) return paste(app, "damaged");
  const moment = moments[at];
  const to = (number) => number in moments && app.turnPage({ link, number });
  return html`<main class="review shared replay">
    <section class="stands">${turns ? outcome(turns, players) : engineStatus(app)}</section>
    <article class="moment" @keydown=${turnsByArrows(at, to)} tabindex="0">
      <h2 aria-live="polite">${titleOf(moment, at, players)}</h2>
      ${moment.events.length ? game.pictureOf(moment, players) : early(moment, players)}
    </article>
    <div class="more">
      ${way("review", t("end-review"), t("shared-look-back"), () => app.go("review", record.game, { link, number: at }))}
      ${studyButton(app, record, { link, turns: moment.first })}
      ${way("play", t("review-play-on.short"), t("review-play-on"), () => practise(app, record, moment.first))}
      ${shareButton(app, link)}
    </div>
    <div class="action">
      <input
        type="range"
        min="0"
        max=${moments.length - 1}
        .value=${String(at)}
        aria-label=${t("review-strip")}
        aria-valuetext=${titleOf(moment, at, players)}
        @input=${(event) => to(Number(event.target.value))}
      />
      ${steps(at, moments.length, to)}
    </div>
  </main>`;
}

/** The turns as the engine tells them, or null while it has not; it is not started only for this. */
function turnsOf(app, link, { record }) {
  if (told?.link !== link) {
    told = { link, turns: null, isAsked: false };
  }
  if (!told.isAsked && app.engine.isReady) {
    const now = told;
    now.isAsked = true;
    app.behind(async () => {
      now.turns = (await app.engine.ask("replay", { record })).turns;
    });
  }
  return told.turns;
}

/** The turns as the link tells them, without the engine. */
function earlyTurns(app, value) {
  const { record, views } = value;
  const plain = (choices, turn) => ({
    turn,
    choices,
    events: [],
    view: { seen: views?.[turn] ?? { round: 1 } },
  });
  return LATER[record.game].earlyTurns?.(app, value) ?? record.turns.map(plain);
}

function outcome(turns, players) {
  const ended = turns.at(-1).view.outcome;
  if (!ended) return "";
  return html`<p class="taken ${ended.winner ?? "held"}">
      ${icon(ended.winner ? "win" : "hold")} ${ended.winner ? wonText(players, ended.winner) : t("end-tied")}
    </p>
    <p>${t(`reason-${ended.reason}`, { target: turns.at(-1).view.seen.target })}</p>`;
}

/** A moment of which nothing more is told: what was chosen, and how it stood then. */
function early({ choices, view }, players) {
  if (!view.seen.board) {
    const cards = choices.filter(({ action }) => !action.includes(" "));
    return html`<div class="pair">${cards.map(({ seat, action }) => card(action, seat))}</div>`;
  }
  const [{ action }] = choices;
  const { cell } = placement(action);
  return html`${board({ seen: view.seen.board, players, bottom: "p1", marks: cell ? { [cell]: "ghost" } : {} })}
    <p class="why">${GAMES["r-vs-r"].actionName(action, players)}</p>`;
}

// A position ----------------------------------------------------------------------------------------

function position(app, link, { record, seat, seen }) {
  const players = anybody(record.game);
  const { study, stands } = LATER[record.game];
  const bottom = seat ?? "p1";
  const others = html`<div class="more">${studyButton(app, record, { link })} ${shareButton(app, link)}</div>`;
  const playOn = () => practise(app, record, record.turns.length);
  return html`<main class="shared position">
    <section class="stands">${stands(seen, record.options, players)}</section>
    <section class="standing" aria-label=${t("study-position")}>
      ${study.picture(seen, record.options, players, [], [bottom], bottom)}
    </section>
    ${seen.phase === "over" ? html`<div class="action">${others}</div>` : mainAction(t("review-play-on.short"), playOn, { start: "play", note: others })}
  </main>`;
}

// What can be done with it --------------------------------------------------------------------------

/** A sign over a word; `whole`: what it does, beginning with that word. */
const way = (sign, word, whole, act) =>
  html`<button aria-label=${whole} title=${whole} @click=${act}>${icon(sign)} <span>${word}</span></button>`;

const shareButton = (app, link) =>
  way("share", t("share-title"), t("share-title"), () => app.go("share", app.game, { link }));

const studyButton = (app, { game }, about) =>
  way("study", t("study-from-here.short"), t("study-from-here"), () => app.go("study", game, about));

/** Go on from there against a computer; luck that the link does not tell is drawn anew. */
function practise(app, record, turns) {
  const { game, options } = record;
  const players = anybody(game);
  players.p2 = { ...players.p2, level: "judge" };
  const before = { ...record, seed: newSeed(), turns: record.turns.slice(0, turns) };
  return app.practise({ game, options, players, record: before });
}

// No link, or a bad one -----------------------------------------------------------------------------

function paste(app, reason = null) {
  return html`${topBar(app)}
    <main class="prose shared">
      ${pictureOf(app.game)} ${heading(t("shared-open-title"))}
      ${
        reason
          ? html`<div class="notice" role="alert">
              <p>${t(`shared-${reason}`)}</p>
              <p>${t("shared-nothing-lost")}</p>
            </div>`
          : html`<p>${t("shared-what")}</p>`
      }
      ${pasteField((link) => app.turnTo("shared", app.game, { link }), true, app.about?.link)}
    </main>`;
}

/** [screen, game, about] for what a link says, or null for what is shown here. */
function placeOf(value, link, fallback) {
  const game = gameOf(value) ?? fallback;
  if (value.kind === "z") return ["puzzle", game, { link }];
  if (value.kind === "s") return ["study", game, { link }];
  if (value.kind === "g" && !isEmbedded) return ["letters", game, { link }];
  if (value.kind === "t") return page(value);
  if (value.kind !== "n") return null;
  const { options, level } = value;
  fillForm(game, level ? { options, who: "bot", level } : { options, who: "two" });
  return ["new", game, null];
}

/** A page of the rules. */
function page({ game, show, id, edition }) {
  if (edition) showEdition(edition);
  if (show === "card" || show === "tile") return ["glossary", game, `${show}-${id === "blank" ? "mime" : id}`];
  if (show === "ruling") return ["ruling", game, id];
  return [GAMES[game].list.screen, game, null];
}
