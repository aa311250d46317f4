/**
 * The games by letters that this device keeps, each under a name of its own, so that tabs do not write over each
 * other's. A game is { text, seat, secret, game, options, players, messages, waitsFor, outcome, proven, unsent, told,
 * sent, since, joined, record, finished, former }. `text` is the link that carries all of it; `secret` never leaves but in
 * the private link; `told`: how many turns were on this screen; `sent`: when our last message went out; `since`: when the
 * game last changed; `joined`: when we accepted the invitation here; `finished`: that its end was on this screen;
 * `former`: how it was before the link that came last, while that may be left aside, as { text, told, sent, at }; the rest
 * is what the engine said, `messages` and `proven` only to this version and later ones.
 */

import { arePlayers, saved } from "../play/saved.js";
import * as store from "../store.js";

const NAME = "letter.";
const ALL = "letters"; // where an older version kept them together, as { id: game }
const KEYS = ["text", "seat", "secret", "game"];

const isTime = (value) => Number.isFinite(value ?? 0);

const isFormer = (value) =>
  value === null || (typeof value.text === "string" && isTime(value.sent) && Number.isFinite(value.at));

/** Whether a value is a game as it is stored. */
export const isLetter = (value) =>
  KEYS.every((key) => typeof value?.[key] === "string") &&
  ["p1", "p2"].includes(value.seat) &&
  arePlayers(value.players, value.game) &&
  store.isObject(value.options) &&
  isTime(value.sent) &&
  isTime(value.since) &&
  isTime(value.joined) &&
  isFormer(value.former ?? null) &&
  (store.isObject(value.outcome) || !value.finished);

/** Whether a value is what an older version stored. */
export const areLetters = (value) => store.isObject(value) && Object.values(value).every(isLetter);

/** Whether a game by letters is stored under `name`. */
export const isOfLetter = (name) => name.startsWith(NAME);

/** Give each game that an older version kept a name of its own: when the app starts, and after a file was read. */
export function takeApart() {
  const all = store.load(ALL, store.isObject);
  for (const [id, game] of Object.entries(all ?? {})) if (!letter(id)) store.save(NAME + id, game);
  if (all) store.forget(ALL);
}

/** All of them: { id: game }. */
export const letters = () =>
  Object.fromEntries(
    Object.keys(store.everything())
      .filter(isOfLetter)
      .map((name) => name.slice(NAME.length))
      .map((id) => [id, letter(id)])
      .filter(([, game]) => game),
  );

export const letter = (id) => store.load(NAME + id, isLetter);

/** Where the game of this id may be kept: two windows of one browser can play both its seats. */
export const placesOf = (id) => [id, `${id}.second`];

/** Keep a game, or what has changed of it. */
export const keepLetter = (id, changes) => store.save(NAME + id, { ...letter(id), ...changes });

export const forgetLetter = (id) => store.forget(NAME + id);

/** What the engine needs of a game that is kept. */
export const forEngine = ({ text, seat, secret }) => ({ text, seat, secret });

/** Whether it is our turn to choose or to look, or a message of ours has not gone out yet. */
export const isForUs = ({ finished, waitsFor, seat, sent }) => !finished && (waitsFor === seat || !sent);

/** The games that go on: how many, and in how many of them it is for us to do something. */
export function running() {
  const games = Object.values(letters()).filter(({ finished }) => !finished);
  return { count: games.length, ours: games.filter(isForUs).length };
}

/** The finished game that a screen is about, by letters or at the table, or null; `letter`: the id of one by letters. */
export function finishedGame({ practice = false, letter: id = null } = {}) {
  const found = id ? letter(id) : saved(practice);
  return found?.record && found.finished ? found : null;
}
