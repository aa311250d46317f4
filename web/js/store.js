/**
 * What this device remembers: localStorage where it works, else memory until the page closes. In a frame on another page
 * it is that frame's alone and goes with its tab: whoever frames us, a page of our own site too, gets nothing of the app's.
 */

import { isEmbedded } from "./frame.js";

const PREFIX = "pocket-crowns.";
const ASKED = "asked-to-stay";
/** Whether a value that was stored is an object with names. */
export const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** What comes before the name of a text that could not be read and has made place for another. */
export const ASIDE = "aside.";

function usable() {
  try {
    // Where storage is blocked, even reading the property throws; a full one can still be read.
    const found = isEmbedded ? sessionStorage : localStorage;
    if (found.length > 0) return found;
    found.setItem(`${PREFIX}probe`, "1");
    found.removeItem(`${PREFIX}probe`);
    return found;
  } catch {
    return null;
  }
}

const storage = usable();
const memory = new Map(); // what the storage did not take
const unread = new Set(); // names under which something lies that this version does not know as ours
let tell = () => {};
let generation = 0;

/** Whether what is written survives a reload: "all" of it, "nothing", or only what was written before it was "full". */
export function keeps() {
  if (!storage) return "nothing";
  return memory.size > 0 ? "full" : "all";
}

/** Call `act` when something that has been kept so far is kept no longer. */
export function whenFull(act) {
  tell = act;
}

/** Call `act` when another page has changed what is stored. */
export function whenOthersWrite(act) {
  addEventListener("storage", act);
}

/** The names of what was there and could not be read. */
export const unreadable = () => [...unread];

/** The value under `name`; null when there is none, it cannot be read, or `isRight` does not know it as ours. */
export function load(name, isRight = () => true) {
  try {
    const found = memory.has(name) ? memory.get(name) : JSON.parse(textOf(name) ?? "null");
    if (found === null || isRight(found)) return found;
  } catch {} // no JSON
  unread.add(name);
  return null;
}

const textOf = (name) => storage?.getItem(PREFIX + name);

/** All names under which something lies, readable or not. */
function names() {
  const inStorage = Object.keys(storage ?? {}).flatMap((key) =>
    key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : [],
  );
  return [...new Set([...inStorage, ...memory.keys()])].sort();
}

/** Everything that is remembered: { name: value }. */
export const everything = () =>
  Object.fromEntries(
    names()
      .map((name) => [name, load(name)])
      .filter(([, value]) => value !== null),
  );

/**
 * Remember a JSON value; when the storage refuses (full, blocked), in memory only, until it takes it again. What could
 * not be read is put aside first.
 */
export function save(name, value) {
  try {
    if (unread.has(name)) storage.setItem(PREFIX + ASIDE + name, JSON.stringify(textOf(name)));
    unread.delete(name);
    storage.setItem(PREFIX + name, JSON.stringify(value));
    memory.delete(name);
  } catch {
    const before = keeps();
    memory.set(name, value);
    if (before === "all") tell();
  }
}

export function forget(name) {
  unread.delete(name);
  memory.delete(name);
  storage?.removeItem(PREFIX + name);
}

/** A number that changes when everything is forgotten: whoever began before stores no more. */
export const currentGeneration = () => generation;

/** Forget everything. */
export function eraseAll() {
  generation += 1;
  for (const name of names()) forget(name);
}

/** Ask the browser once not to clear this site's storage by itself, now that there is something to lose. */
export async function askToStay() {
  if (isEmbedded || keeps() !== "all" || load(ASKED)) return;
  save(ASKED, true);
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {} // an older browser, or one that refuses: it does as it likes
}
