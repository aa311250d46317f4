/** Exercises one by one: the person's own costly moments that are due, with puzzles among them. */

import { html } from "lit-html";
import { goodOnes } from "../coach/advice.js";
import { because } from "../coach/because.js";
import { GAMES } from "../games.js";
import { LATER } from "../games_later.js";
import { dateInWords, t } from "../i18n/index.js";
import { finishedGame } from "../letters/kept.js";
import { appFor, attemptsOf } from "../play/one_at_a_time.js";
import { resultOf } from "../puzzles/results.js";
import { around } from "../puzzles/screen.js";
import { namesIn, Solving, wordsOf } from "../puzzles/solving.js";
import { dayOf, placeOf, puzzles } from "../puzzles/year.js";
import { choices, mix } from "../ui/bars.js";
import { icon } from "../ui/icons.js";
import { heading, mainAction } from "../ui/parts.js";
import { Exercise } from "./exercise.js";
import { count, due, nextDue, runs } from "./kept.js";

const BETWEEN = 2; // exercises before a puzzle
const SHOWN = 4; // of choices that are as good as each other, at most

let now = null; // the exercise or the puzzle that is on
let since = 0; // exercises since the last puzzle

/** What comes next: an exercise that is due, after some of them a puzzle; null when nothing is due. */
function next(app) {
  const waiting = due();
  if (waiting.length === 0) return null;
  const puzzle = since >= BETWEEN ? unsolved(app) : null;
  since = puzzle ? 0 : since + 1;
  return puzzle ? new Solving(app.engine, puzzle.puzzle, puzzle.day) : new Exercise(app.engine, waiting[0]);
}

/** The latest puzzle before today that waits to be solved; none while the puzzles are on their way. */
function unsolved(app) {
  const list = puzzles(app);
  const days = (list ?? []).map((_, n) => dayOf() - 1 - n);
  const day = days.find((each) => !resultOf(each, list[placeOf(each, list.length)].id).done);
  return day === undefined ? null : { day, puzzle: list[placeOf(day, list.length)] };
}

const gameOf = ({ puzzle, game }) => puzzle?.game ?? game;
const isOver = ({ stage }) => ["answered", "wrong", "solved"].includes(stage?.name);

export function exercisesScreen(app) {
  puzzles(app); // they come meanwhile
  if (now?.isForgotten) now = null;
  now ??= next(app);
  if (!now) return around(app, nothingDue(app));
  app.game = gameOf(now);
  const scene = sceneOf(app);
  if (!now.stage && !now.isBusy && !now.hasFailed) {
    if (app.engine.status.step === "idle") app.startEngine();
    scene.attempt(() => now.open());
  }
  if (now.stage?.name === "private") return GAMES[gameOf(now)].table(scene);
  return around(app, screenOf(app, scene), "", t("exercises-title"));
}

function sceneOf(app) {
  const attempt = attemptsOf(app, now, "exercises", replay);
  const scene = appFor(app, now, { about: app.about, attempt, go: (...place) => app.go(...place) });
  now.task = () => (now.puzzle ? wordsOf(now).task(now, namesIn(now)) : taskOf(now.exercise));
  now.host = {
    where: t(now.puzzle ? "exercises-puzzle" : "exercises-title"),
    title: t("exercises-title"),
    sign: "review",
    content: () => told(),
  };
  return scene;
}

/** A puzzle's first answer counts; later ones are for whoever wants to know. */
function replay({ stage, puzzle }) {
  if (puzzle && isOver({ stage }) && !now.isCounted) {
    now.isCounted = true;
    if (!now.isForgotten) count(stage.name === "solved");
  }
}

const told = () => html`<p>${now.task()}</p>
  <p class="quiet">${runText()}</p>`;

const runText = () => t("exercises-run", runs());

/** What the choice cost, in the words of look back. */
function taskOf({ record, loss }) {
  const { of, unit } = LATER[record.game].scaleOf(record.options);
  const points = Math.round(unit * loss);
  return t(`exercises-task-${of}`, { points, count: points });
}

function nothingDue(app) {
  const when = nextDue();
  const last = !when && finishedGame();
  return html`<main class="centred exercises">
    <div class="crest p1">${icon("level-judge")}</div>
    ${heading(t("exercises-title"))}
    <p>${when ? t("exercises-none-due", { date: dateInWords(when, { weekday: "long", day: "numeric", month: "long" }) }) : t("exercises-none")}</p>
    ${when || runs().best > 0 ? html`<p class="quiet">${runText()}</p>` : ""}
    ${last ? html`<button @click=${() => app.go("review", last.record.game, { number: 0 })}>${icon("review")} ${t("end-review")}</button>` : ""}
    ${mainAction(t("exercises-to-puzzle"), () => app.go("puzzle"), { start: "puzzle" })}
  </main>`;
}

function goOn(app) {
  now.close();
  now = null;
  app.draw();
}

function screenOf(app, scene) {
  if (!now.stage) {
    if (!now.hasFailed) return null;
    const again = () => scene.attempt(() => now.open());
    return html`<main class="centred">${heading(t("exercises-title"))} ${mainAction(t("engine-retry"), again)}</main>`;
  }
  if (now.stage.name === "right") {
    return html`<main class="puzzle right">
      ${heading(t("puzzle-right"))} ${GAMES[gameOf(now)].pictureOf(now.stage, now.players, now.puzzle.seat)}
      ${mainAction(t("continue"), () => scene.attempt(() => now.open()))}
    </main>`;
  }
  return html`<main class="puzzle exercises">
    ${now.puzzle ? puzzleEnd() : exerciseEnd(app)}
    <p class="streak">${runText()}</p>
    ${mainAction(t("continue"), () => goOn(app), { start: "next" })}
  </main>`;
}

function puzzleEnd() {
  const isSolved = now.stage.name === "solved";
  const words = wordsOf(now);
  return html`${heading(t(isSolved ? "puzzle-solved" : "puzzle-wrong"))}
    <p>${isSolved ? words.solvedText(now) : words.wrongText(now, namesIn(now))}</p>
    <div class="moment">${GAMES[gameOf(now)].pictureOf(now.stage, now.players, now.puzzle.seat)}</div>`;
}

function exerciseEnd(app) {
  const { stage, players, exercise, seat, record } = now;
  const { action, judged, moment, isRight } = stage;
  const { actionName, pictureOf, simultaneous } = GAMES[record.game];
  const kind = judged.verdict === null ? "open" : isRight ? "right" : "wrong";
  const good = goodOnes(judged);
  const rows = good.map(({ action: each, p }) => ({
    label: actionName(each, players),
    share: p,
    marked: each === action,
  }));
  const before = t("exercises-before", { choice: actionName(exercise.played, players) });
  return html`${heading(t(`exercises-${kind}`))}
    <p>${action === exercise.played ? t("exercises-the-same") : before}</p>
    ${because(app, judged.why, action, { record, players, seat, bottom: seat })}
    ${
      kind === "wrong"
        ? html`<p class="quiet">${t(simultaneous && good.length > 1 ? "review-mix" : "review-best")}</p>
            ${simultaneous ? mix(rows) : choices(rows.slice(0, SHOWN))}`
        : ""
    }
    ${moment ? html`<div class="moment">${pictureOf(moment, players, seat)}</div>` : ""}`;
}
