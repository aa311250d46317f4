/** What became of the puzzles at this device: how each was solved, and on how many days in a row. */

import * as store from "../store.js";

const NAME = "puzzles";
const KEPT = 400; // days; more than a year
const TRAVEL_MS = 36 * 3_600_000; // between two puzzles; then a day that is missing was lost to a time zone

/** How a line to paste shows what happened. */
export const SIGNS = { wrong: "🟨", hint: "💡", shown: "⬜", right: "🟩" };

const isDay = (value) => Array.isArray(value?.marks) && value.marks.every((mark) => Object.keys(SIGNS).includes(mark));

const isStreak = (value) =>
  value === null ||
  (["day", "at", "length"].every((name) => Number.isFinite(value?.[name])) && Array.isArray(value.counted));

/** Whether a value is ours: { days: { day: { id, marks, done } }, streak: { day, at, length, counted } | null }. */
export const isResults = (value) =>
  typeof value?.days === "object" &&
  value.days !== null &&
  Object.values(value.days).every(isDay) &&
  isStreak(value.streak ?? null);

const kept = () => store.load(NAME, isResults) ?? { days: {}, streak: null };

/** What is known of the puzzle `id` on its day: { marks, done }. */
export function resultOf(day, id) {
  const found = kept().days[day];
  return found?.id === id ? found : { id, marks: [], done: false };
}

/** Note one thing that happened with a puzzle; after it is done nothing changes any more. */
export function note(day, id, mark) {
  const before = kept();
  const { marks, done } = resultOf(day, id);
  if (done || ((mark === "hint" || mark === "shown") && marks.includes(mark))) return;
  const noted = { id, marks: [...marks, mark], done: mark === "right" };
  const days = Object.entries({ ...before.days, [day]: noted }).sort(([one], [other]) => one - other);
  store.save(NAME, { ...before, days: Object.fromEntries(days.slice(-KEPT)) });
}

/**
 * The streak once the puzzle of `today` is solved at `now`. No day counts twice, and neither a time zone nor a clock
 * that is put back ends it.
 */
export function prolonged(streak, today, now) {
  if (!streak) return { day: today, at: now, length: 1, counted: [today] };
  const { day, at, length, counted } = streak;
  if (counted.includes(today)) return today > day ? { ...streak, day: today, at: now } : streak;
  const after = { day: today, at: now, counted: [...counted, today].slice(-KEPT) };
  if (today < day) return { ...after, length };
  return { ...after, length: today === day + 1 || now - at < TRAVEL_MS ? length + 1 : 1 };
}

/** Days in a row, as long as it can still go on: the last one today or yesterday, or later by another clock. */
export function streakOn(streak, today, now) {
  if (!streak) return 0;
  return today <= streak.day + 1 || now - streak.at < TRAVEL_MS ? streak.length : 0;
}

/** The puzzle of today is solved. */
export function countToday(today, now = Date.now()) {
  const before = kept();
  store.save(NAME, { ...before, streak: prolonged(before.streak, today, now) });
}

export const daysInARow = (today, now = Date.now()) => streakOn(kept().streak, today, now);
