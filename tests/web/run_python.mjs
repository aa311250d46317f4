/** Run a Python program in the trimmed Python of a built site: node run_python.mjs SITE < PROGRAM; prints its `told`. */

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { readImage } from "../../web/js/engine/image.js";
import { boot } from "../../web/js/engine/python.js";

const assets = join(resolve(process.argv[2]), "a");
const find = (pattern) => join(assets, readdirSync(assets).find((name) => pattern.test(name)));
const script = (pattern) => import(pathToFileURL(find(pattern)));

const { loadPyodide } = await script(/^pyodide-.*\.mjs$/);
const { default: createModule } = await script(/^pyodide\.asm-.*\.mjs$/);
const wasm = WebAssembly.compile(readFileSync(find(/^python-[0-9a-f]+\.wasm$/)));
const image = readImage(new Uint8Array(readFileSync(find(/^image-.*\.bin$/))).buffer);
const nothing = join(tmpdir(), `pocket-crowns-${process.pid}.zip`);
writeFileSync(nothing, Buffer.from(`504b0506${"00".repeat(18)}`, "hex"));
const folder = join(import.meta.dirname, "../../web/node_modules/pyodide");
const { info } = JSON.parse(readFileSync(join(folder, "pyodide-lock.json"), "utf8"));
const lock = { info, packages: {} };
const pyodide = await boot({ loadPyodide, createModule, wasm, lock }, { folder, library: nothing, image });
console.log(pyodide.runPython(`${readFileSync(0, "utf8")}\njson.dumps(told)`));
