/** All that this device keeps for us, as one file: written, read back with care, erased. */

import { Refused } from "../engine/client.js";
import { isExercises } from "../exercises/kept.js";
import { GAMES } from "../games.js";
import { isText } from "../lab/kept.js";
import { areLetters, forEngine, isLetter, isOfLetter, takeApart } from "../letters/kept.js";
import { arePast, areResults } from "../play/results.js";
import { isSession } from "../play/saved.js";
import { isResults } from "../puzzles/results.js";
import * as store from "../store.js";
import { isStudy } from "../study/study.js";

const APP = "pocket-crowns";
const VERSION = 1;
const LARGEST = 5_000_000; // bytes; many times what a browser lets us keep

const isFlag = (value) => typeof value === "boolean";
const ofEachGame = (name, isRight) =>
  Object.fromEntries(Object.keys(GAMES).map((game) => [`${name}.${game}`, isRight]));

/** Every name that may be stored, and what its value must look like. */
const KINDS = {
  settings: store.isObject,
  sitting: isSession,
  practice: isSession,
  learned: Number.isInteger,
  puzzles: isResults,
  exercises: isExercises,
  ...ofEachGame("study", isStudy),
  ...ofEachGame("study-before", isStudy),
  letters: areLetters,
  met: Array.isArray,
  "face-to-face": isFlag,
  "asked-to-stay": isFlag,
  "engine-failed": isFlag,
  "sound-offered": isFlag,
  ...ofEachGame("new-game", store.isObject),
  ...ofEachGame("past", arePast),
  ...ofEachGame("results", areResults),
  ...ofEachGame("lab", isText),
};

/** Whether `value` is what is stored under `name`. */
function isKnown(name, value) {
  if (name.startsWith(store.ASIDE)) return typeof value === "string";
  return isOfLetter(name) ? isLetter(value) : Object.hasOwn(KINDS, name) && KINDS[name](value);
}

/** Why a file cannot be read in; `reason` is the end of a text's id. */
export class NotOurs extends Error {
  constructor(reason, about = "") {
    super(`${reason} ${about}`);
    this.reason = reason;
    this.about = about;
  }
}

/** The text of the file. */
export const written = () => JSON.stringify({ app: APP, v: VERSION, stored: store.everything() }, null, 1);

/** The games in a kind of value that has several. */
const LISTS = new Map([
  [arePast, (value) => value],
  [isExercises, ({ list }) => list],
  [isStudy, (value) => [value]],
]);

/** The games in what is stored, with the name under which each lies. */
const gamesIn = (stored) =>
  Object.entries(stored).flatMap(([name, value]) =>
    KINDS[name] === isSession ? [[name, value]] : (LISTS.get(KINDS[name])?.(value) ?? []).map((each) => [name, each]),
  );

/** What a file brings, once all of it is known to be readable; raises NotOurs and changes nothing otherwise. */
async function checked(file, engine) {
  if (file.size > LARGEST) throw new NotOurs("too-large");
  let found;
  try {
    found = JSON.parse(await file.text());
  } catch {
    throw new NotOurs("no-json");
  }
  if (found?.app !== APP || !store.isObject(found.stored)) throw new NotOurs("no-app");
  if (found.v !== VERSION) throw new NotOurs("newer");
  for (const [name, value] of Object.entries(found.stored)) {
    if (!isKnown(name, value)) throw new NotOurs("part", name.slice(0, 40));
  }
  for (const [name, { record }] of gamesIn(found.stored)) await checkGame(engine, name, record);
  const byName = Object.entries(found.stored).flatMap(([name, value]) => (isOfLetter(name) ? [value] : []));
  for (const game of [...byName, ...Object.values(found.stored.letters ?? {})]) await checkLetters(engine, game);
  return found.stored;
}

/** The engine has to be able to go on with a game; a past one has to be over, and of its own kind. */
async function checkGame(engine, name, record) {
  try {
    const { outcome } = await engine.about(record, (match) => engine.ask("view", { match, seat: null }));
    if (KINDS[name] === arePast && !(outcome && name.endsWith(`.${record.game}`))) throw new NotOurs("part", name);
  } catch (error) {
    throw error instanceof Refused ? new NotOurs("part", name) : error; // of a lost engine nothing is known
  }
}

/** The engine has to be able to go on with a game by letters. */
async function checkLetters(engine, game) {
  try {
    for (const { text } of [game, game.former ?? game]) await engine.ask("letter_see", { ...forEngine(game), text });
  } catch (error) {
    throw error instanceof Refused ? new NotOurs("part", "letters") : error;
  }
}

/**
 * Put what a file holds in the place of all that is stored; answers how many entries there were. Raises NotOurs if it is
 * not `isWanted()` any more once it is checked, or something was stored meanwhile.
 */
export async function readIn(file, engine, isWanted) {
  const before = written();
  const stored = await checked(file, engine);
  if (!isWanted() || written() !== before) throw new NotOurs("meanwhile");
  store.eraseAll();
  for (const [name, value] of Object.entries(stored)) store.save(name, value);
  takeApart();
  return Object.keys(stored).length;
}

/** Forget everything, the app's own files for offline play included. */
export async function eraseEverything() {
  store.eraseAll();
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    const { installing, scope } = registration;
    const eraseAgain = () => eraseFiles(scope); // what was still being stored
    installing?.addEventListener("statechange", eraseAgain);
    registration.unregister().then(eraseAgain, () => {}); // it may wait for files that never come
    await eraseFiles(scope);
  } catch {} // nothing is kept here, or this window may not even ask
}

/** The app's own files; others at the same address may keep theirs. */
async function eraseFiles(scope) {
  const ours = (await caches.keys()).filter((name) => name.endsWith(scope));
  await Promise.all(ours.map((name) => caches.delete(name)));
}

/** A name for the file, by which the newest is found. */
export const fileName = () => `${APP}-${new Date().toISOString().slice(0, 10)}.json`;
