/**
 * Pyodide's WebAssembly, script and memory, trimmed to what the engine uses. README.md beside this file tells how.
 *
 * Nothing here is made for one version of Pyodide: what is known of its files is found in them, and by running them.
 * What cannot be found, or does not do, costs bytes: the next plainer form is taken, and the build says so.
 */

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { imageOf, takeMemory } from "./image.mjs";
import { hashOf, kept } from "./kept.mjs";
import { trimScript } from "./trim_script.mjs";
import { cut, survey, withAllCalled, withBetween } from "./wasm_cut.mjs";
import { endOf, firstVariable, unusedData, withoutRead } from "./wasm_data.mjs";
import { readModule } from "./wasm_file.mjs";
import { markingCalls, markingReads } from "./wasm_marks.mjs";
import { watch } from "./watch.mjs";

const BETWEEN = 4; // so many functions that nobody called, between two that somebody did, stay too

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
  /** The marks of a watch over a runtime whose WebAssembly sets them, `count` of them. */
  const watched = async (name, { wasm, lock }, count, more = {}) => {
    const { folder } = place;
    const image = await wholeImage();
    return watch(name, { ...more, count, wasm: await wasm, lock, folder, library: nothing, image, tables });
  };

  const hash = once(() =>
    hashOf([stock.wasm, stock.script, readFileSync(place.library), ...tables.values(), ...SOURCES]),
  );

  /** 1 for each function that stays. */
  const stays = once(async () => {
    const called = await kept("functions-called", hash(), findCalled);
    const some = new Uint8Array(surveyed().functions);
    for (const index of called) some[index] = 1;
    return withAllCalled(surveyed(), withBetween(some, BETWEEN));
  });
  async function findCalled() {
    const { code } = file();
    const marking = runtimeOf(markingCalls(file()), stock.createModule);
    const watches = ["anything called", "called at first"].map((name) => watched(name, marking, code.length));
    const marks = await Promise.all(watches);
    const isCalled = (at) => marks.some((each) => each[at] === 1);
    return Array.from(code.keys())
      .filter(isCalled)
      .map((at) => surveyed().firstFunction + at);
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
  const unused = once(() => kept("data-unused", hash(), findUnused));
  async function findUnused() {
    const { memory } = await taken();
    const end = endOf(file());
    const { wasm, memoryBytes } = markingReads(file());
    const marking = runtimeOf(wasm, stock.createModule);
    const [reads, functions] = await Promise.all([watched("anything read", marking, end, { memoryBytes }), stays()]);
    const guessed = unusedData(surveyed(), functions, memory, firstVariable(file(), memory));
    return withoutRead(guessed, reads, memory);
  }

  return [
    {
      name: "functions in use, data in use",
      make: async () => {
        const [rest, stretches] = await Promise.all([trimmed(), unused()]); // at once: the machine may have two cores
        return { ...rest, image: imageOf(await taken(), endOf(file()), stretches) };
      },
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
