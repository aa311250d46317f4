/**
 * How a person's games against the computer went on this device, counted by opponent and by first choice; and the last
 * games themselves, for those opponents that learn from them.
 */

import catalogue from "pocketcrowns:catalogue";
import { alone, SEATS } from "../players.js";
import * as store from "../store.js";

const NAME = (game) => `results.${game}`;
const PAST = (game) => `past.${game}`;
const KEPT = 12; // games
const OUTCOMES = ["won", "tied", "lost"];
const STEPS = { won: 1, tied: 0, lost: -1 }; // of an opponent that adapts, after a game that the person played so

const LAST = 10; // games whose outcomes are kept one by one

/**
 * Against an opponent also the last games, the newest at the end, wins in a row, and the step of one that adapts; older
 * versions kept none of it.
 */
const isCourse = ({ last = "", row = 0, best = 0, step = 0 }) =>
  typeof last === "string" && last.length <= LAST && /^[wtl]*$/.test(last) && [row, best, step].every(Number.isInteger);
const isCount = (value) => OUTCOMES.every((each) => Number.isInteger(value?.[each])) && isCourse(value);
const areCounts = (value) => typeof value === "object" && value !== null && Object.values(value).every(isCount);

/**
 * Whether a value is what is stored here: { levels: { LEVEL: { won, tied, lost, last, row, best, step } },
 * openings: { CHOICE: { won, tied, lost } } }.
 */
export const areResults = (value) => areCounts(value?.levels) && areCounts(value?.openings);

/** Whether a value is what `remember` keeps: records, with the seat of the person. */
export const arePast = (value) =>
  Array.isArray(value) && value.every((each) => store.isObject(each?.record) && SEATS.includes(each.seat));

export const resultsOf = (game) => store.load(NAME(game), areResults) ?? { levels: {}, openings: {} };

/** One more in a table of counts. */
const plus = (counts, name, outcome) => {
  const before = counts[name] ?? Object.fromEntries(OUTCOMES.map((each) => [each, 0]));
  return { ...counts, [name]: { ...before, [outcome]: before[outcome] + 1 } };
};

/**
 * How strong an opponent that adapts is, as { step }: a part of what the engine is asked; `change`: by how many steps it
 * moves. Nothing of one that does not.
 */
export function stepOf(game, level, change = 0) {
  const adapts = catalogue.games[game].adapts[level];
  if (!adapts) return {};
  const { step = adapts.first } = resultsOf(game).levels[level] ?? {};
  return { step: Math.min(Math.max(step + change, 0), adapts.steps) };
}

/** The same for an opponent, with the course of the games. */
function plusGame(counts, level, outcome, step) {
  const { last = "", row = 0, best = 0 } = counts[level] ?? {};
  const now = outcome === "won" ? row + 1 : 0;
  const course = {
    last: (last + outcome[0]).slice(-LAST),
    row: now,
    best: Math.max(best, now),
    ...step,
  };
  const more = plus(counts, level, outcome);
  return { ...more, [level]: { ...more[level], ...course } };
}

/** A game has ended; count it if a person played a computer. `openingOf(action)` names a first choice, or is null. */
export function count({ game, players, record }, winner, openingOf) {
  const seat = alone(players);
  if (!seat) return;
  const [level] = Object.values(players).flatMap((player) => player.level ?? []);
  const outcome = winner === null ? "tied" : winner === seat ? "won" : "lost";
  const { levels, openings } = resultsOf(game);
  const first = record.turns.map((turn) => turn[seat]).find(Boolean);
  const opening = first && openingOf(first);
  store.save(NAME(game), {
    levels: plusGame(levels, level, outcome, stepOf(game, level, STEPS[outcome])),
    openings: opening ? plus(openings, opening, outcome) : openings,
  });
}

/** Games in a table of counts. */
export const played = (counts) => OUTCOMES.reduce((sum, each) => sum + (counts?.[each] ?? 0), 0);

/** What this device stores once somebody has learned a game, or placed a tile. */
const LEARNED = { "brave-rats": "learned", "r-vs-r": "met" };

/** Whether nobody here seems to know the game yet. */
export const isNew = (game) => store.load(LEARNED[game]) === null && Object.keys(resultsOf(game).levels).length === 0;

/** A game has just ended; keep its record if a person played a computer. */
export function remember({ game, players, record }) {
  const seat = alone(players);
  if (!seat || catalogue.games[game].remembers.length === 0) return;
  store.save(PAST(game), [...(store.load(PAST(game), arePast) ?? []), { record, seat }].slice(-KEPT));
}

/** What `level` may know of earlier games. */
export const finishedAgainst = (game, level) =>
  catalogue.games[game].remembers.includes(level) ? (store.load(PAST(game), arePast) ?? []) : [];
