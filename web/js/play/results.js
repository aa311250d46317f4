/** How a person's games against the computer went on this device, counted by opponent and by first choice. */

import * as store from "../store.js";
import { alone } from "./players.js";

const NAME = (game) => `results.${game}`;
const OUTCOMES = ["won", "tied", "lost"];

const isCount = (value) => OUTCOMES.every((each) => Number.isInteger(value?.[each]));
const areCounts = (value) => typeof value === "object" && value !== null && Object.values(value).every(isCount);

/** Whether a value is what is stored here: { levels: { LEVEL: { won, tied, lost } }, openings: { CHOICE: { … } } }. */
export const areResults = (value) => areCounts(value?.levels) && areCounts(value?.openings);

export const resultsOf = (game) => store.load(NAME(game), areResults) ?? { levels: {}, openings: {} };

/** One more in a table of counts. */
const plus = (counts, name, outcome) => {
  const before = counts[name] ?? Object.fromEntries(OUTCOMES.map((each) => [each, 0]));
  return { ...counts, [name]: { ...before, [outcome]: before[outcome] + 1 } };
};

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
    levels: plus(levels, level, outcome),
    openings: opening ? plus(openings, opening, outcome) : openings,
  });
}

export const played = (counts) => OUTCOMES.reduce((sum, each) => sum + (counts?.[each] ?? 0), 0);

/** What this device stores once somebody has learned a game, or placed a tile. */
const LEARNED = { "brave-rats": "learned", "r-vs-r": "met" };

/** Whether nobody here seems to know the game yet. */
export const isNew = (game) => store.load(LEARNED[game]) === null && Object.keys(resultsOf(game).levels).length === 0;
