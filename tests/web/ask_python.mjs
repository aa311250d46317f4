/**
 * The engine of a built site, asked in Node: node ask_python.mjs SITE < {"languages", "seeds", "games", "every"}
 *
 * Prints as JSON which modules are awake, and of each browser language in which Python was started an answer; of each
 * seed, started afresh, every [question, answer] of games by lot and of questions of any kind, of which each `every`th
 * is asked.
 */

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { readImage } from "../../web/js/engine/image.js";
import { boot, wake } from "../../web/js/engine/python.js";
import { askAnything, playByLot } from "../../web/prepared/anything.mjs";

const assets = join(resolve(process.argv[2]), "a");
const find = (pattern) =>
  join(
    assets,
    readdirSync(assets).find((name) => pattern.test(name)),
  );
const script = (pattern) => import(pathToFileURL(find(pattern)));

const { loadPyodide } = await script(/^pyodide-.*\.mjs$/);
const { default: createModule } = await script(/^pyodide\.asm-.*\.mjs$/);
const wasm = WebAssembly.compile(readFileSync(find(/^python-[0-9a-f]+\.wasm$/)));
const imageBytes = new Uint8Array(readFileSync(find(/^image-.*\.bin$/))).buffer;
const nothing = join(tmpdir(), `pocket-crowns-${process.pid}.zip`);
writeFileSync(nothing, Buffer.from(`504b0506${"00".repeat(18)}`, "hex"));
const folder = join(import.meta.dirname, "../../web/node_modules/pyodide");
const { info } = JSON.parse(readFileSync(join(folder, "pyodide-lock.json"), "utf8"));
const runtime = { loadPyodide, createModule, wasm, lock: { info, packages: {} } };
const start = () => boot(runtime, { folder, library: nothing, image: readImage(imageBytes) });
const tableOf = (name) => {
  const place = name.includes("/")
    ? join(find(/^packs-/), name)
    : find(new RegExp(`^${name.replace(".bin", "")}-[0-9a-f]+\\.bin$`));
  return new Uint8Array(readFileSync(place));
};

/** A language of this browser. */
const speak = (language) =>
  Object.defineProperty(globalThis, "navigator", { value: { language }, configurable: true, writable: true });

const { languages, seeds, games, every } = JSON.parse(readFileSync(0, "utf8"));
const told = { modules: [], started: [], said: [] };
for (const language of languages) {
  speak(language);
  told.started.push(wake(await start(), tableOf)('{"id":1,"ask":"tally","with":{"won":3,"tied":1,"lost":2}}'));
}
speak("fr");
for (const seed of seeds) {
  const pyodide = await start();
  const engine = wake(pyodide, tableOf);
  const said = [];
  const handle = (text) => {
    said.push([text, engine(text)]);
    return said.at(-1)[1];
  };
  playByLot(handle, games, seed);
  let number = 0;
  askAnything((text) => (number++ % every ? "{}" : handle(text)));
  told.said.push(said);
  told.modules = JSON.parse(pyodide.runPython("import json, sys; json.dumps(list(sys.modules))"));
}
console.log(JSON.stringify(told));
