/**
 * Pyodide's WebAssembly, script and memory, trimmed to what the engine uses. README.md beside this file tells how.
 *
 * Nothing here is made for one version of Pyodide: what is known of its files is found in them, and by running them.
 * What cannot be found, or does not do, costs bytes: the next plainer form is taken, and the build says so.
 */

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { readImage } from "../js/engine/image.js";
import { boot, wake } from "../js/engine/python.js";
import { askAnything, playByClock, playByLot } from "./anything.mjs";
import { imageOf, takeMemory } from "./image.mjs";
import { hashOf, kept } from "./kept.mjs";
import { rehearse } from "./rehearsal.mjs";
import { trimScript } from "./trim_script.mjs";
import { cut, survey, withAllCalled, withBetween } from "./wasm_cut.mjs";
import { endOf, firstVariable, unusedData, withoutRead } from "./wasm_data.mjs";
import { readModule } from "./wasm_file.mjs";
import { callsMarked, markingCalls, markingReads, readsMarked } from "./wasm_marks.mjs";
import { withoutChance } from "./without_chance.mjs";

const GAMES = 20; // played by lot while functions are watched
const LOT = 1;
const TICK = 0.02; // ms
const BETWEEN = 4; // so many functions that nobody called, between two that somebody did, stay too

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

const program = (name) => readFileSync(join(import.meta.dirname, name), "utf8");

/**
 * What is done while it is watched which functions are called: whatever an engine may be asked, as far as can be thought
 * of; and once more from the start, since it is not the same after something else.
 */
const WAYS = [
  (pyodide, handle) => {
    playByClock(handle);
    rehearse(handle);
    askAnything(handle);
    playByLot(handle, GAMES, LOT);
    pyodide.runPython(program("garbage.py"), { globals: pyodide.toPy({}) });
  },
  (_, handle) => rehearse(handle),
];

/** What else a table may be. */
const NO_TABLES = [
  () => null,
  () => {
    throw new Error("no table");
  },
];

/** And while it is watched which data are read: fewer games will do, but all letters and numbers. */
function readEverything(pyodide, handle) {
  rehearse(handle);
  askAnything(handle);
  pyodide.runPython(program("letters_and_numbers.py"), { globals: pyodide.toPy({}) });
}

/** What all of this is found out with. */
const SOURCES = [import.meta.dirname, join(import.meta.dirname, "../js/engine")].flatMap((folder) =>
  readdirSync(folder)
    .sort()
    .map((name) => readFileSync(join(folder, name))),
);

/** Something made once, when it is first asked for. */
function once(make) {
  let made = null;
  return () => {
    made ??= make();
    return made;
  };
}

/**
 * The forms of a prepared Pyodide, the smallest first: { name, make }, the latter answers { wasm, script, image, createModule }.
 * `stock`: { wasm, script, createModule } as Pyodide has them; `runtimeOf`: code and createModule to a runtime (see
 * boot); `place`: { folder, library }; `nothing`: a library without files; `users`: texts of scripts that use Pyodide's
 * module object; `scratch`: a folder for what is imported.
 */
export function forms({ stock, runtimeOf, place, nothing, tables, users, scratch }) {
  const taken = once(() => takeMemory(runtimeOf(stock.wasm, stock.createModule), place));
  const file = once(() => readModule(stock.wasm));
  const wholeImage = once(async () => imageOf(await taken(), endOf(file())));
  const surveyed = once(() => survey(file()));
  const restored = (image, more = {}) => ({
    folder: place.folder,
    library: nothing,
    image: { ...readImage(new Uint8Array(image).buffer), ...more },
  });
  const tableOf = (name) => tables.get(name) ?? null;
  /** The exports of a WebAssembly in which that has been done. */
  const watched = async (wasm, image, act, fetched = tableOf) => {
    const { pyodide, exports } = await bootSeen(runtimeOf(wasm, stock.createModule), image);
    act(pyodide, wake(pyodide, fetched));
    return exports;
  };

  const hash = once(() =>
    hashOf([stock.wasm, stock.script, readFileSync(place.library), ...tables.values(), ...SOURCES]),
  );

  /** 1 for each function that stays. */
  const stays = once(async () => {
    const called = await kept("functions-called", hash(), () => withoutChance(findCalled, TICK));
    const some = new Uint8Array(surveyed().functions);
    for (const index of called) some[index] = 1;
    return withAllCalled(surveyed(), withBetween(some, BETWEEN));
  });
  async function findCalled() {
    const image = restored(await wholeImage());
    const marking = markingCalls(file());
    const called = new Set();
    const note = (exports) => {
      for (const at of callsMarked(exports, file())) called.add(surveyed().firstFunction + at);
    };
    for (const way of WAYS) note(await watched(marking, image, way));
    for (const noTable of NO_TABLES) note(await watched(marking, image, (_, handle) => playByClock(handle), noTable));
    return [...called].sort((one, other) => one - other);
  }
  const trimmed = once(async () => {
    const { imports } = cut(surveyed(), await stays(), null);
    const { text, exports } = await trimScript(stock.script, imports, users);
    const path = join(scratch, "pyodide.asm.mjs");
    writeFileSync(path, text);
    const { wasm } = cut(surveyed(), await stays(), exports);
    return { wasm, script: text, createModule: (await import(pathToFileURL(path))).default };
  });
  /** Stretches of the memory that nothing needs. */
  const unused = once(() => kept("data-unused", hash(), () => withoutChance(findUnused, TICK)));
  async function findUnused() {
    const { memory } = await taken();
    const end = endOf(file());
    const marking = markingReads(file(), end);
    const image = restored(await wholeImage(), { memoryBytes: marking.memoryBytes });
    const reads = readsMarked(await watched(marking.wasm, image, readEverything), end);
    const guessed = unusedData(surveyed(), await stays(), memory, firstVariable(file(), memory));
    return withoutRead(guessed, reads, memory);
  }

  return [
    {
      name: "functions in use, data in use",
      make: async () => ({ ...(await trimmed()), image: imageOf(await taken(), endOf(file()), await unused()) }),
    },
    { name: "functions in use", make: async () => ({ ...(await trimmed()), image: await wholeImage() }) },
    {
      name: "functions in use, Pyodide's whole script",
      make: async () => ({
        ...stock,
        wasm: cut(surveyed(), await stays(), null).wasm,
        image: await wholeImage(),
      }),
    },
    { name: "whole", make: async () => ({ ...stock, image: imageOf(await taken(), 0) }) },
  ];
}
