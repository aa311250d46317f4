/** The one session that this device keeps, and beside it one practice game; a finished one stays until the next begins. */

import catalogue from "pocketcrowns:catalogue";
import { sideOf } from "../players.js";
import * as store from "../store.js";
import { newSeed } from "./seal.js";

const PAGE = newSeed(); // what tells this page from all others

const nameOf = (practice) => (practice ? "practice" : "sitting"); // a name in the storage, which stays

/** Whether these are the two players of a game, as they are stored. */
export const arePlayers = (players, game) =>
  Object.hasOwn(catalogue.games, game) &&
  ["p1", "p2"].every((seat) => {
    const { name, level = null, side } = players?.[seat] ?? {};
    const isKnown = level === null || catalogue.games[game].levels.includes(level);
    return typeof name === "string" && isKnown && side === sideOf(game, seat);
  });

const areEvents = (value) => Array.isArray(value) && value.every((each) => typeof each?.kind === "string");

const isStanding = (value) => ["p1", "p2", "round"].every((name) => Number.isInteger(value[name]));

const isChoice = ({ seat, action }) => [seat, action].every((each) => typeof each === "string");

/** Whether a value is what is stored here, as far as can be told without the engine. */
export const isSession = (value) =>
  Array.isArray(value?.record?.turns) &&
  value.record.game === value.game &&
  arePlayers(value.players, value.game) &&
  areEvents(value.news ?? []) &&
  areEvents(value.told ?? []) &&
  (!value.chosen || isChoice(value.chosen)) &&
  (!value.standing || isStanding(value.standing));

/** What is stored of it, or null. */
export const saved = (practice = false) => store.load(nameOf(practice), isSession);

/** Whether a person has chosen in one of its turns. */
export const hasPersonsTurn = ({ players, record }) =>
  record.turns.some((turn) => Object.keys(turn ?? {}).some((seat) => players[seat] && !players[seat].level));

/** The stored session, while it is not over and a person has chosen something in it; else null. */
export function openGame() {
  const found = saved();
  if (!found || found.finished) return null;
  return found.chosen || hasPersonsTurn(found) ? found : null;
}

/** Whether it is still this page's: nobody has opened it, or begun another game, in another tab. */
export const isThisPages = ({ practice }) => [PAGE, undefined].includes(store.load(nameOf(Boolean(practice)))?.by);

/**
 * One word with the browser, after which this page knows what other tabs stored before: one that was frozen meanwhile
 * hears of it late. Where there are no locks to ask for, there is no other tab of the same storage either.
 */
export const hearOthers = async () => {
  try {
    await navigator.locks.request(PAGE, () => {});
  } catch {}
};

/**
 * Store it, and answer whether it was. At first (`by` is missing) that makes it this page's, and other tabs leave it;
 * what another tab has stored since is never overwritten.
 */
export function keep(state) {
  if (state.by && !isThisPages(state)) return false;
  state.by = PAGE;
  store.save(nameOf(Boolean(state.practice)), state);
  return true;
}
