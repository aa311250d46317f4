/**
 * Runs Python: from the memory image that the build made, or from the start ("plain") with the unchanged Pyodide where
 * the image does not fit.
 */

import { askAfresh, bring, bringBytes, bringNow, scriptAt } from "./files.js";
import { readImage } from "./image.js";
import { ANSWER, FAILED, PROGRESS, QUESTION, READY, START } from "./messages.js";
import { packNamed } from "./packs.js";
import { bootFrom, wake } from "./python.js";

// Written by the build: the files of the engine (see files.js).
const { prepared, plain, tables, packs, lock } = __ENGINE__;

const NO_FILES = Uint8Array.of(0x50, 0x4b, 5, 6, ...new Array(18).fill(0)); // an empty zip
const RETRY_AFTER = 60_000; // ms until a table that could not be had is asked for again
const TOLD_EVERY = 100; // ms between two words about the download

const refused = new Map(); // a table's name -> when it could not be had

let handle = null;

/** Tell the page how much of these files has come. */
function counter(files, port) {
  const total = files.reduce((sum, { transferred }) => sum + transferred, 0);
  let done = 0;
  let told = 0;
  return {
    total,
    /** For one file: unpacked bytes that have come, told as the share of the download that they were. */
    count: (file) => (bytes) => {
      done += (bytes * file.transferred) / file.bytes;
      if (performance.now() - told < TOLD_EVERY && done < total) return;
      told = performance.now();
      port.postMessage({ kind: PROGRESS, step: "download", done, total });
    },
  };
}

const script = async (file) => import(await scriptAt(file));

/** A table when the engine first wants it; it waits meanwhile, as for its own thoughts. */
function tableOf(name) {
  const now = performance.now();
  const file = tables[name] ?? packNamed(packs, name);
  if (!file || now - (refused.get(name) ?? -RETRY_AFTER) < RETRY_AFTER) return null;
  const bytes = bringNow(file);
  if (!bytes) refused.set(name, now);
  return bytes;
}

/** Hold a lock for as long as this worker lives, so that the page learns of its death. */
function holdLock(name) {
  return new Promise((held) => {
    if (!navigator.locks) return held();
    navigator.locks
      .request(name, () => {
        held();
        return new Promise(() => {});
      })
      .catch(held); // refused in some frames: the page falls back to time limits
  });
}

async function start(port, lockName, isPlain) {
  const { loader, module, wasm, image, library } = isPlain ? plain : prepared;
  const { total, count } = counter([wasm, image, library].filter(Boolean), port);
  const compiled = bring(wasm, count(wasm)).then(WebAssembly.compileStreaming);
  const content = image ? bringBytes(image, count(image)).then(readImage) : bringBytes(library, count(library));
  const scripts = Promise.all([script(loader), script(module), holdLock(lockName)]);
  const [arrived, [{ loadPyodide }, { default: createModule }]] = await Promise.all([content, scripts, compiled]);
  port.postMessage({ kind: PROGRESS, step: "start", done: total, total });
  const runtime = { loadPyodide, createModule, wasm: compiled, lock };
  const pyodide = await bootFrom(runtime, image ? NO_FILES : arrived, { image: image && arrived });
  handle = wake(pyodide, tableOf);
}

/** Serve the page at the other end of `port`: a worker's own scope, or a MessagePort. */
export function serve(port) {
  let begun = false;
  port.onmessage = async ({ data }) => {
    try {
      if (data?.kind === QUESTION && handle && typeof data.text === "string") {
        port.postMessage({ kind: ANSWER, text: handle(data.text) });
      } else if (data?.kind === START && !begun) {
        begun = true;
        if (data.afresh) askAfresh();
        await start(port, data.lock, data.plain);
        port.postMessage({ kind: READY });
      }
    } catch (error) {
      // After a question: Python itself is broken, for the engine answers whatever it is asked.
      port.postMessage({ kind: FAILED, detail: String(error?.message ?? error) });
    }
  };
}
