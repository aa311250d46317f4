/**
 * The games by letters that this device keeps: { id: game }, a game being { text, seat, secret, game, options, players,
 * waitsFor, outcome, unsent, told, sent, since, record, finished }. `text` is the link that carries all of it; `secret` never
 * leaves but in the private link; `told`: how many turns were on this screen; `sent`: when our last message went out;
 * `since`: when the game last changed; `finished`: that its end was on this screen; the rest is what the engine said.
 */

import { arePlayers } from "../play/saved.js";
import * as store from "../store.js";

const NAME = "letters";
const KEYS = ["text", "seat", "secret", "game"];

const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const isTime = (value) => Number.isFinite(value ?? 0);
const isGame = (value) =>
  KEYS.every((key) => typeof value?.[key] === "string") &&
  ["p1", "p2"].includes(value.seat) &&
  arePlayers(value.players, value.game) &&
  isObject(value.options) &&
  isTime(value.sent) &&
  isTime(value.since) &&
  (isObject(value.outcome) || !value.finished);

/** Whether a value is what is stored here. */
export const areLetters = (value) => isObject(value) && Object.values(value).every(isGame);

/** All that can be read; one that is damaged does not hide the others. */
export const letters = () =>
  Object.fromEntries(Object.entries(store.load(NAME, isObject) ?? {}).filter(([, game]) => isGame(game)));

export const letter = (id) => letters()[id] ?? null;

/** Keep a game, or what has changed of it. */
export function keepLetter(id, changes) {
  store.save(NAME, { ...letters(), [id]: { ...letter(id), ...changes } });
}

export function forgetLetter(id) {
  const { [id]: _, ...others } = letters();
  store.save(NAME, others);
}

/** What the engine needs of a game that is kept. */
export const forEngine = ({ text, seat, secret }) => ({ text, seat, secret });

/** Whether it is our turn to choose or to look, or a message of ours has not gone out yet. */
export const isOurs = ({ finished, waitsFor, seat, sent }) => !finished && (waitsFor === seat || !sent);

/** The games that go on: how many, and in how many of them it is for us to do something. */
export function running() {
  const games = Object.values(letters()).filter(({ finished }) => !finished);
  return { count: games.length, ours: games.filter(isOurs).length };
}
