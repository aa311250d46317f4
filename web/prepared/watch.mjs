/** What of Pyodide an engine uses while it is asked all that can be thought of: each watch in a thread of its own. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { loadPyodide } from "pyodide";
import createModule from "pyodide/pyodide.asm.mjs";
import { readImage } from "../js/engine/image.js";
import { boot, wake } from "../js/engine/python.js";
import { askAnything, playByClock, playByLot } from "./anything.mjs";
import { rehearse } from "./rehearsal.mjs";
import { callsMarked, readsMarked } from "./wasm_marks.mjs";
import { withoutChance } from "./without_chance.mjs";

const GAMES = 20; // played by lot while functions are watched
const LOT = 1;
const TICK = 0.02; // ms
const STACK = 1.15; // MB, as Node's first thread has: what is nested too deep comes to its end in the same way

const program = (name) => readFileSync(join(import.meta.dirname, name), "utf8");

const NO_TABLES = [
  () => null,
  () => {
    throw new Error("no table");
  },
];

/** By its name, what is watched, and what is done: each part with an engine that has just started, { act, tableOf }. */
const WATCHES = {
  "anything called": {
    marks: callsMarked,
    parts: [
      {
        act(handle, pyodide) {
          playByClock(handle);
          rehearse(handle);
          askAnything(handle);
          playByLot(handle, GAMES, LOT);
          pyodide.runPython(program("garbage.py"), { globals: pyodide.toPy({}) });
        },
      },
    ],
  },
  // It is not the same after something else.
  "called at first": {
    marks: callsMarked,
    parts: [{ act: rehearse }, ...NO_TABLES.map((tableOf) => ({ act: playByClock, tableOf }))],
  },
  // Fewer games will do, but all letters and numbers.
  "anything read": {
    marks: readsMarked,
    parts: [
      {
        act(handle, pyodide) {
          rehearse(handle);
          askAnything(handle);
          pyodide.runPython(program("letters_and_numbers.py"), { globals: pyodide.toPy({}) });
        },
      },
    ],
  },
};

/** Boot; answers { pyodide, exports }, the latter those of the WebAssembly itself. */
async function bootSeen(runtime, place) {
  const { instantiate } = WebAssembly;
  let exports = null;
  WebAssembly.instantiate = async (...given) => {
    const made = await instantiate.apply(WebAssembly, given);
    exports ??= (made.instance ?? made).exports;
    return made;
  };
  try {
    return { pyodide: await boot(runtime, place), exports };
  } finally {
    WebAssembly.instantiate = instantiate;
  }
}

async function watched({ name, count, wasm, lock, image, memoryBytes, folder, library, tables }) {
  const { marks, parts } = WATCHES[name];
  const all = new Uint8Array(count);
  const runtime = { loadPyodide, createModule, wasm, lock };
  const memory = readImage(image.slice().buffer);
  const place = { folder, library, image: { ...memory, memoryBytes: memoryBytes ?? memory.memoryBytes } };
  for (const { act, tableOf = (table) => tables.get(table) ?? null } of parts) {
    const { pyodide, exports } = await bootSeen(runtime, place);
    act(wake(pyodide, tableOf), pyodide);
    for (const [at, mark] of marks(exports, count).entries()) all[at] |= mark;
  }
  return all;
}

/**
 * The marks of a watch, 1 where one was set. `given`: { count: how many marks there are; wasm: the marked module,
 * compiled; lock, folder and library as for boot; image: bytes; memoryBytes: of a larger memory; tables: by name }.
 */
export function watch(name, given) {
  const limits = { stackSizeMb: STACK };
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL(import.meta.url), { workerData: { ...given, name }, resourceLimits: limits });
    thread.once("message", resolve);
    thread.once("error", reject);
    thread.once("exit", (code) => reject(new Error(`watching ${name} ended with ${code}`))); // nothing, after an answer
  });
}

if (!isMainThread) parentPort.postMessage(await withoutChance(() => watched(workerData), TICK));
