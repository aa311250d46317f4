/**
 * The person's costly moments as exercises, on this device: each comes back when the scheduler says, at growing
 * distances while it is solved (FSRS, by ts-fsrs), soon where it went wrong. With them the run of right answers.
 */

import { createEmptyCard, fsrs, Rating } from "ts-fsrs";
import { other } from "../players.js";
import * as store from "../store.js";

const NAME = "exercises";
const KEPT = 60; // exercises; beyond them the one that is due last goes
const COSTLY = ["mistake", "blunder"]; // verdicts of the engine's "review"

const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false });

const NEW = 0; // the state of a card that has not been answered
const STATES = [NEW, 1, 2, 3];
const isDate = (value) => !Number.isNaN(Date.parse(value));

const isCard = (value) =>
  isDate(value?.due) &&
  isDate(value.last_review ?? value.due) &&
  STATES.includes(value.state) &&
  ["stability", "difficulty", "reps", "lapses"].every((name) => Number.isFinite(value[name])) &&
  (value.state === NEW || Math.min(value.stability * 1000, value.difficulty) >= 1);

const isExercise = (value) =>
  store.isObject(value?.record) &&
  Array.isArray(value.record.turns) &&
  ["p1", "p2"].includes(value.seat) &&
  typeof value.played === "string" &&
  (value.reply === null || typeof value.reply === "string") &&
  Number.isFinite(value.loss) &&
  isCard(value.card);

/**
 * Whether a value is ours: { list: [{ record, seat, played, reply, loss, card }], run, best }. `record`: the game
 * up to the choice; `reply`: what the other seat chose at the same time, or null; `loss`: what the choice cost, in value; `card`: the
 * scheduler's.
 */
export const isExercises = (value) =>
  Array.isArray(value?.list) && value.list.every(isExercise) && [value.run, value.best].every(Number.isInteger);

const kept = () => store.load(NAME, isExercises) ?? { list: [], run: 0, best: 0 };

/** How many right answers there have been in a row, and at most. */
export function runs() {
  const { run, best } = kept();
  return { run, best };
}

const keyOf = ({ record: { options, turns }, seat }) => JSON.stringify([options, turns, seat]);

/** The exercises that are due at `now`, those that have waited longest first. */
export const due = (now = new Date()) =>
  kept()
    .list.filter(({ card }) => new Date(card.due) <= now)
    .sort((one, other) => Date.parse(one.card.due) - Date.parse(other.card.due));

/** When the next one is due, else null. */
export function nextDue() {
  const times = kept().list.map(({ card }) => Date.parse(card.due));
  return times.length > 0 ? new Date(Math.min(...times)) : null;
}

/** The costly choices of a seat among what the engine's "review" says, each as an exercise without its card. */
export const costly = (record, judged, seat) =>
  judged
    .filter((each) => each.seat === seat && COSTLY.includes(each.verdict))
    .map(({ turn, action, loss }) => ({
      record: { ...record, turns: record.turns.slice(0, turn) },
      seat,
      played: action,
      reply: record.turns[turn][other(seat)] ?? null,
      loss,
    }));

/** Keep new exercises, due at once; one that is kept already stays as it is. */
export function keep(exercises, now = new Date()) {
  const before = kept();
  const known = new Set(before.list.map(keyOf));
  const fresh = exercises
    .filter((each) => !known.has(keyOf(each)))
    .map((each) => ({ ...each, card: createEmptyCard(now) }));
  if (fresh.length === 0) return;
  const byDue = [...before.list, ...fresh].sort((one, other) => new Date(one.card.due) - new Date(other.card.due));
  store.save(NAME, { ...before, list: byDue.slice(0, KEPT) });
}

/** An exercise was answered: it comes again, and the run goes on or ends. */
export function answered(exercise, isRight, now = new Date()) {
  const { list } = kept();
  const key = keyOf(exercise);
  const again = (each) => ({
    ...each,
    card: scheduler.next(each.card, now, isRight ? Rating.Good : Rating.Again).card,
  });
  store.save(NAME, { ...counted(isRight), list: list.map((each) => (keyOf(each) === key ? again(each) : each)) });
}

/** An answer of another kind, which goes into the run alone. */
export const count = (isRight) => store.save(NAME, { ...kept(), ...counted(isRight) });

function counted(isRight) {
  const { run, best } = kept();
  const now = isRight ? run + 1 : 0;
  return { run: now, best: Math.max(best, now) };
}
