/** The puzzle of a day: the real table with one question, what comes of an answer, and the way to other days. */

import { html } from "lit-html";
import { GAMES } from "../games.js";
import { t } from "../i18n/index.js";
import { appFor, attemptsOf } from "../play/one_at_a_time.js";
import { other } from "../players.js";
import { received } from "../sent/received.js";
import { TABLE_SHEET } from "../table/over.js";
import { coming, isAwaited } from "../table/poster.js";
import { copyButton, copyStatus, shareButton } from "../ui/copy.js";
import { icon } from "../ui/icons.js";
import { engineStatus, heading, mainAction, nameOf, topBar } from "../ui/parts.js";
import { closeSheet } from "../ui/sheet.js";
import { daysInARow, resultOf, SIGNS } from "./results.js";
import { namesIn, Solving, wordsOf } from "./solving.js";
import { dayOf, dayOfPuzzle, nameOfDay, placeOf, puzzles, retryPuzzles } from "./year.js";

let list = null; // all puzzles, once they have come
let solving = null; // the puzzle that was looked at last

/** The puzzle that the screen is about: of a day, or out of a link. */
function current(app) {
  const [puzzle, day] = wanted(app.about ?? {});
  if (solving?.day === day && !solving.isForgotten && solving.puzzle.id === puzzle.id) return solving;
  solving?.close();
  solving = new Solving(app.engine, puzzle, day);
  return solving;
}

/** The puzzle and its day; null for a day where it is none of ours. */
function wanted({ day = dayOf(), link = null }) {
  const sent = link && received(link).value?.puzzle;
  if (!sent) return [list[placeOf(day, list.length)], day];
  const ours = dayOfPuzzle(sent.id, list);
  return ours === null ? [sent, null] : [list[placeOf(ours, list.length)], ours];
}

/** What a screen of a game needs of the app. */
function sceneOf(app, now) {
  const attempt = attemptsOf(app, now, "puzzle", replay);
  const scene = appFor(app, now, { about: app.about, attempt, go: (...place) => app.go(...place) });
  now.task = () => wordsOf(now).task(now, namesIn(now));
  now.host = {
    where: html`${now.day === null ? t(now.puzzle.game) : titleOf(now.day)} ${streak()}`,
    title: t(now.day === null ? "puzzle-hint" : "puzzle-help"),
    sign: "hint",
    word: html`<span class="word">${t("puzzle-hint")}</span>`,
    content: () => html`${help(scene)} ${days(app, now.day)}`,
  };
  return scene;
}

/** Days in a row, today's not yet among them if it waits to be solved. */
function streak() {
  const days = daysInARow(dayOf());
  if (!days) return "";
  return html`<span class="chip" role="img" aria-label=${t("puzzle-streak", { days })}>${icon("win")} ${days}</span>`;
}

/** Let what came of a choice be seen as at the table. */
function replay({ puzzle, stage }) {
  if (!stage?.events) return;
  const { feel, simultaneous } = GAMES[puzzle.game];
  const { events } = stage;
  feel(document.querySelector("main"), { name: simultaneous ? "show" : "private", events, told: events });
}

export function puzzleScreen(app) {
  list = puzzles(app);
  if (!list) return around(app, missing(app));
  const now = current(app);
  app.game = now.puzzle.game; // its colours
  const scene = sceneOf(app, now);
  const stage = now.stage?.name ?? (now.hasFailed ? "failed" : now.result.done ? "solved" : "none");
  if (stage === "none" && !now.isBusy) {
    if (app.engine.status.step === "idle") app.startEngine();
    scene.attempt(() => now.open());
  }
  const screen = STAGES[stage](scene);
  return stage === "private" ? screen : around(app, screen, days(app, now.day));
}

/** A bar, what went wrong and how far the engine is, over what has none of its own; `main`: null while it is coming. */
export const around = (
  app,
  main,
  nav = "",
  title = t(app.about?.link ? app.game : "puzzle-title"),
) => html`${topBar(app)} ${nav}
  ${app.notice ? html`<p class="notice" role="alert">${app.notice}</p>` : ""}
  ${main && isAwaited(app) ? html`<aside>${engineStatus(app)}</aside>` : ""} ${main ?? coming(app, GAMES[app.game].art, waiting(title))}`;

const waiting = (title) => html`${heading(title)}<p>${t("loading-title")}</p>`;

const retry = (act, note = "") => html`<main class="centred">
  ${heading(t("puzzle-title"))} ${note ? html`<p>${note}</p>` : ""} ${mainAction(t("engine-retry"), act)}
</main>`;

/** In the place of puzzles that could not come, else null. */
function missing(app) {
  const ask = retryPuzzles(app);
  const again = () => {
    ask();
    app.draw();
  };
  return ask ? retry(again, t("later-missing")) : null;
}

const titleOf = (day) =>
  day === dayOf() ? t("puzzle-title") : t("puzzle-numbered", { number: placeOf(day, list.length) + 1 });

/** Which day this is, and its neighbours; tomorrow's is not to be had today. */
function days(app, day) {
  if (day === null) return "";
  const today = dayOf();
  const to = (other) => {
    closeSheet(TABLE_SHEET);
    app.go("puzzle", app.game, other === today ? null : { day: other });
  };
  return html`<nav class="days" aria-label=${t("puzzle-days")}>
    <button class="plain" aria-label=${t("puzzle-before")} @click=${() => to(day - 1)}>${icon("back")}</button>
    <p>
      <strong>${titleOf(day)}</strong>
      <span class="quiet">${nameOfDay(day)}</span>
    </p>
    <button class="plain next" aria-label=${t("puzzle-after")} ?disabled=${day >= today} @click=${() => to(day + 1)}>
      ${icon("back")}
    </button>
  </nav>`;
}

/** In the place of a coach's help: a hint, the solution. */
function help(scene) {
  const { session: now, draw } = scene;
  const want = (what) => async (event) => {
    now.want(what);
    draw();
    event.currentTarget?.closest(".assist")?.scrollIntoView({ block: "center" });
  };
  const { actionName } = GAMES[now.puzzle.game];
  return html`<section class="assist">
    <p class="buttons">
      <button class="plain" ?disabled=${now.wanted.size > 0} @click=${want("hint")}>
        ${icon("hint")} ${t("puzzle-hint")}
      </button>
      <button class="plain" ?disabled=${now.wanted.has("shown")} @click=${want("shown")}>
        ${icon("show")} ${t("puzzle-solution")}
      </button>
      ${share(scene)}
    </p>
    <div class="helped" aria-live="polite">
      ${now.wanted.has("hint") && !now.wanted.has("shown") ? wordsOf(now).hint(now) : ""}
      ${
        now.wanted.has("shown")
          ? html`<p>${t("puzzle-solution-is", { count: now.step.right.length })}</p>
              <p class="answer"><strong>${actionName(now.step.right[0], now.players)}</strong></p>
              <p>${wordsOf(now).whyText(now, namesIn(now))}</p>
              <p class="buttons">${study(scene)}</p>`
          : ""
      }
    </div>
  </section>`;
}

/** A way to the study board, for whoever knows the solution. */
function study({ session: { day, puzzle }, about, go }) {
  const { record } = puzzle;
  const what = day === null ? { link: about.link } : { record, turns: record.turns.length };
  return html`<button @click=${() => go("study", puzzle.game, what)}>${icon("study")} ${t("home-study")}</button>`;
}

/** A way to send this puzzle to somebody. */
function share({ session: now, about, go }) {
  const what = now.day === null ? { link: about.link } : { day: now.day };
  return html`<button class="plain" @click=${() => go("share", now.puzzle.game, what)}>
    ${icon("share")} ${t("puzzle-share")}
  </button>`;
}

const picture = ({ session: { puzzle, stage, players } }) =>
  html`<div class="moment">${GAMES[puzzle.game].pictureOf(stage, players, puzzle.seat)}</div>`;

const STAGES = {
  none: () => null,

  failed: ({ session: now, attempt }) => retry(() => attempt(() => now.open())),

  private: (scene) => GAMES[scene.session.puzzle.game].table(scene),

  wrong: (scene) => {
    const { session: now, attempt } = scene;
    return html`<main class="puzzle wrong">
      ${heading(t("puzzle-wrong"))}
      <p>${wordsOf(now).wrongText(now, namesIn(now))}</p>
      ${picture(scene)} ${mainAction(t("puzzle-again"), () => attempt(() => now.open()), { start: "again" })}
    </main>`;
  },

  right: (scene) => {
    const { session: now, attempt } = scene;
    const name = nameOf(now.players, other(now.puzzle.seat));
    return html`<main class="puzzle right">
      ${heading(t("puzzle-right"))}
      <p>${t("puzzle-right-note", { name })}</p>
      ${picture(scene)} ${mainAction(t("continue"), () => attempt(() => now.open()))}
    </main>`;
  },

  solved: (scene) => {
    const { session: now, attempt, go } = scene;
    const { marks } = now.result;
    const today = dayOf();
    const inARow = daysInARow(today);
    const isToday = now.day === today;
    const line = lineOf(placeOf(now.day ?? 0, list.length) + 1, marks, isToday ? inARow : 0);
    return html`<main class="puzzle solved">
      <div class="crest">${icon(marks.includes("shown") ? "puzzle" : "win")}</div>
      ${heading(t(marks.includes("shown") ? "puzzle-shown" : "puzzle-solved"))}
      ${inARow > 0 && isToday ? html`<p class="streak">${t("puzzle-streak", { days: inARow })}</p>` : ""}
      ${now.day === null ? "" : pasteable(scene, line)} ${now.stage ? html`<p>${wordsOf(now).solvedText(now)}</p> ${picture(scene)}` : ""}
      <p class="buttons centre">
        <button @click=${() => attempt(() => now.again())}>${icon("again")} ${t("puzzle-once-more")}</button>
        ${study(scene)} ${share(scene)}
      </p>
      ${mainAction(t("puzzle-another"), () => go("puzzle", undefined, { day: unsolvedBefore(now.day ?? today + 1) }), { start: "puzzle" })}
    </main>`;
  },
};

/** The last day before `day` whose puzzle waits to be solved. */
function unsolvedBefore(day) {
  const isOpen = (other) => !resultOf(other, list[placeOf(other, list.length)].id).done;
  const days = Array.from({ length: list.length - 1 }, (_, n) => day - 1 - n);
  return days.find(isOpen) ?? day - 1;
}

/** The line to paste under a solved puzzle; it gives nothing away. */
function lineOf(number, marks, days) {
  const told = { number, marks: marks.map((mark) => SIGNS[mark]).join("") };
  return days > 1 ? t("puzzle-line-streak", { ...told, days }) : t("puzzle-line", told);
}

const pasteable = (app, line) => html`<div class="paste">
  <p class="line">${line}</p>
  <p class="buttons centre">${copyButton(app, line, t("puzzle-copy"), ".line")} ${shareButton(line)}</p>
  ${copyStatus(line)}
</div>`;
