/** The files of one version: what is missing of them, how it is fetched, and that it is what the build wrote. */

import { PrecacheController } from "workbox-precaching/PrecacheController.js";
import { hex } from "../play/seal.js";
import { BLOCKED, BROKEN, FULL, NOT_ALLOWED, STORING } from "./messages.js";
import { mayFetch, tell } from "./pages.js";

const ON_DEMAND = `pocket-crowns-on-demand-${registration.scope}`;

const absolute = (url) => new URL(url, location.href).href;
const sum = (files, name) => files.reduce((total, file) => total + file[name], 0);

// Written by the build for each file of this version: { url, hash, size, transferred }, and what is not as here.
const files = __FILES__.map(({ url, plain = url, revision = null, when = "first", ...file }) => ({
  ...file,
  ...{ url: absolute(url), plain: absolute(plain), revision, when },
}));
const packs = absolute(__PACKS__); // the folder of those of which a game wants one
const first = files.filter(({ when }) => when === "first");
const total = sum(first, "size");

/** The file at an address; a large one has two, compressed and plain. */
export const fileAt = (address) => files.find(({ url, plain }) => url === address || plain === address);

/**
 * The response if it brings exactly the bytes of the file, else null: whole in memory, as Chromium now and then breaks
 * off what a page gets of a body that was cloned and read here.
 */
async function whole(file, response) {
  if (!response?.ok) return null;
  try {
    const bytes = await response.arrayBuffer();
    const isRight = hex(await crypto.subtle.digest("SHA-256", bytes)).startsWith(file.hash);
    return isRight ? new Response(bytes, { headers: response.headers }) : null;
  } catch {
    return null; // it broke off, or could not be decompressed
  }
}

/** A large file from its gzip copy, for a host that does not tell that NAME.br is compressed (see engine/files.js). */
async function unzipped(file) {
  const response = await fetch(`${file.plain}.gz`);
  const { ok, status, body, headers } = response;
  return ok ? new Response(body.pipeThrough(new DecompressionStream("gzip")), { status, headers }) : response;
}

/** The response, or another if it is not the file: left compressed, from a broken cache, or of another version. */
async function asBuilt(file, response) {
  const ways = [() => response, () => fetch(file.plain, { cache: "reload" })];
  if (file.url !== file.plain) ways.splice(1, 0, () => unzipped(file));
  for (const way of ways) {
    const found = await whole(file, await way());
    if (found) return found;
  }
  throw new Error(`${file.plain} is not the file of this version`);
}

let stored = 0; // bytes
const updating = Boolean(registration.active); // when this version starts to run, another is in force

const checkedAndCounted = {
  async fetchDidSucceed({ request, response, event }) {
    if (event.type !== "install") return response; // a page asks for what is missing: better any version than none
    const file = fileAt(request.url);
    const found = await asBuilt(file, response);
    stored += file.size;
    await tell({ kind: STORING, done: stored, total, update: updating });
    return found;
  },

  /** What lies in the cache may be damaged, and a page that does not start calls for no repair. */
  async cachedResponseWillBeUsed({ request, cachedResponse, event }) {
    const file = files.find((each) => keyOf(each) === request.url);
    const isLarge = file.url !== file.plain; // the engine sees for itself, and asks again then
    return isLarge && event?.request?.cache !== "reload" ? cachedResponse : whole(file, cachedResponse);
  },
};

/** Workbox's list: it knows where each file of this version is kept. */
export const precache = new PrecacheController({ plugins: [checkedAndCounted] });
precache.addToCacheList(first.map(({ url, revision }) => ({ url, revision })));
const keyOf = ({ url }) => precache.getCacheKeyForURL(url);

/** The files that are not in the cache; a damaged one is taken out of it. */
async function missing() {
  const cache = await caches.open(precache.strategy.cacheName);
  const found = [];
  for (const file of first) {
    const kept = await cache.match(keyOf(file));
    if (await whole(file, kept)) continue;
    if (kept) await cache.delete(keyOf(file));
    found.push(file);
  }
  return found;
}

function reasonOf(error) {
  if (error.name === "QuotaExceededError") return FULL;
  return error.name === "SecurityError" || !self.caches ? BLOCKED : BROKEN;
}

/** Run `act` while no other version of the service worker adds files or takes some out. */
const alone = (options, act) =>
  navigator.locks ? navigator.locks.request("pocket-crowns-files", options, act) : act(true);

/**
 * Fetch what is missing: everything at the first visit, what has changed for an update, what was lost for a repair.
 * Answers null when all is there, else why it is not: { reason, bytes }.
 */
export async function complete(event) {
  let bytes = 0;
  try {
    const lacking = await missing();
    if (!lacking.length) return null;
    bytes = sum(lacking, "transferred");
    if (!(await mayFetch(bytes))) return { reason: NOT_ALLOWED, bytes };
    stored = total - sum(lacking, "size");
    // Workbox fetches and stores for an event that says it is an installation, and a repair is the same work.
    const installation = { type: "install", waitUntil: (work) => event.waitUntil(work.catch(() => {})) };
    await alone({}, () => precache.install(installation));
    return (await missing()).length ? { reason: BROKEN, bytes } : null;
  } catch (error) {
    return { reason: reasonOf(error), bytes };
  }
}

/** The same for the files that the first visit leaves out, "asked" or "later", which lie outside the precache. */
export async function bring(when) {
  try {
    const cache = await caches.open(ON_DEMAND);
    for (const file of files.filter((each) => each.when === when)) {
      if (await whole(file, await cache.match(file.url))) continue;
      await cache.put(file.url, await asBuilt(file, await fetch(file.url)));
    }
    return null;
  } catch (error) {
    return { reason: reasonOf(error), bytes: 0 };
  }
}

/** Take out what is not of this version, if `quiet` says that nothing runs another nor is about to. */
export function tidy(quiet) {
  return alone({ ifAvailable: true }, async (free) => {
    if (!free || !(await quiet())) return;
    const cache = await caches.open(precache.strategy.cacheName);
    const keys = new Set(first.map(keyOf));
    for (const { url } of await cache.keys()) if (!keys.has(url)) await cache.delete(url);
    const onDemand = await caches.open(ON_DEMAND);
    for (const { url } of await onDemand.keys())
      if ((fileAt(url)?.when ?? "first") === "first" && !url.startsWith(packs)) await onDemand.delete(url);
  });
}

/** Keep a file outside the precache; a storage that refuses costs nothing but the next download. */
const keep = async (file, response) => (await caches.open(ON_DEMAND)).put(file.url, response).catch(() => {});

/** A file of any version: a tab of an older one may still be open, and its files are gone from the server. */
export async function anyVersion({ request, event }) {
  const file = fileAt(request.url);
  const kept = await caches.match(file?.url ?? request.url);
  const found = file ? await whole(file, kept) : kept;
  if (found) return found;
  const response = await fetch(request);
  const right = file && (await whole(file, response.clone()));
  if (right) event.waitUntil(keep(file, right.clone()));
  // Whoever reads it checks it; once it has come, it is kept, or there is no room.
  if (response.ok && request.url.startsWith(packs)) await keep(request, response.clone());
  return right ?? response;
}
