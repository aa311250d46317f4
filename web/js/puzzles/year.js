/** The puzzles that came with the app, and the day of each; no server is asked. */

import { dateInWords } from "../i18n/index.js";
import { Written } from "../written.js";

const DAY_MS = 86_400_000;
const A_MONDAY = 4; // days after 1 January 1970; the list begins with a Monday

const file = new Written(
  () => new URL(__PUZZLES__, import.meta.url),
  (content) => content.puzzles,
);

/** All puzzles in the order of their days, or null while they are on their way: then the app is drawn again. */
export const puzzles = (app) => file.get(app);

/** How to ask again for puzzles that did not come, else null. */
export const retryPuzzles = (app) => file.retry(app);

/** The day by this device's calendar, as a number; days that follow each other have numbers that do. */
export function dayOf(date = new Date()) {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS;
}

/** The place in the list of the puzzle of a day; after the last one the first comes again. */
export const placeOf = (day, count) => (((day - A_MONDAY) % count) + count) % count;

/** The last day up to `today` whose puzzle has this name; null for a puzzle that is not in the list. */
export function dayOfPuzzle(id, list, today = dayOf()) {
  const place = list.findIndex((puzzle) => puzzle.id === id);
  if (place < 0) return null;
  return today - ((((placeOf(today, list.length) - place) % list.length) + list.length) % list.length);
}

/** "Friday 21 November", in the language in force. */
export const nameOfDay = (day) =>
  dateInWords(new Date(day * DAY_MS), {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
