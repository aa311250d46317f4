/** The engine as the page loads it: its files under names that hold their hashes. */

import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadPyodide } from "pyodide";
import createModule from "pyodide/pyodide.asm.mjs";
import { IS_DRAFT } from "../compress.mjs";
import { readImage } from "../js/engine/image.js";
import { boot, wake } from "../js/engine/python.js";
import { beside } from "./beside.mjs";
import { makeLibrary, PYODIDE } from "./library.mjs";
import { rehearse } from "./rehearsal.mjs";
import { forms } from "./trim.mjs";

const MAGIC = { wasm: [0, 0x61, 0x73, 0x6d], bin: [0x50, 0x49, 0x4d, 0x31], zip: [0x50, 0x4b] };
const TYPE = { wasm: "application/wasm" }; // where it matters
const NO_FILES = Buffer.from(`504b0506${"00".repeat(18)}`, "hex"); // an empty zip
const HASH_DIGITS = 8;

// Scripts that use Pyodide's module object: what they ask of it stays in the trimmed one.
const USERS = [join(PYODIDE, "pyodide.mjs"), join(import.meta.dirname, "../js/engine/image.js")];

const runtimeFile = (name) => readFileSync(join(PYODIDE, name));

/** Put a file into `assets` under `stem-HASH.kind`; answers what its reader must know of it. */
export function put(assets, stem, kind, content) {
  const hash = createHash("sha256").update(content).digest("hex").slice(0, HASH_DIGITS);
  const name = `${stem}-${hash}.${kind}`;
  writeFileSync(join(assets, name), content);
  return { name, bytes: content.length, magic: MAGIC[kind] ?? [], type: TYPE[kind] ?? "application/octet-stream" };
}

/**
 * Put the packs, in their order, into a folder of their own, whose name holds the hash of them all; answers what
 * js/engine/packs.js must know of them.
 */
function putPacks(assets, packs) {
  const hash = packs.reduce((sum, [, content]) => sum.update(content), createHash("sha256")).digest("hex");
  const folder = `packs-${hash.slice(0, HASH_DIGITS)}`;
  const bytes = {};
  for (const [name, content] of packs) {
    const [kind] = name.split("/");
    mkdirSync(join(assets, folder, kind), { recursive: true });
    writeFileSync(join(assets, folder, name), content);
    bytes[kind] = [...(bytes[kind] ?? []), content.length];
  }
  return { folder, bytes };
}

/** Wake the engine as the worker does, and compare what it says with what the whole engine said. */
async function verify(runtime, place, { tables, answers }) {
  const handle = wake(await boot(runtime, place), (name) => tables.get(name) ?? null);
  const heard = rehearse(handle);
  const wrong = heard.findIndex((answer, number) => answer !== answers[number]);
  if (wrong >= 0 || heard.length !== answers.length) {
    throw new Error(`answer ${wrong} of the rehearsal differs:\n${heard[wrong]}\n${answers[wrong]}`);
  }
}

/** The first form that can be made and does; null: none. `verify` throws of one that does not. */
async function smallest(forms, verify) {
  for (const { name, make } of forms) {
    try {
      const form = await make();
      await verify(form);
      return form;
    } catch (error) {
      console.warn(`Pyodide with its ${name} does not do:`, error);
    }
  }
  return null;
}

/**
 * Write the engine's files into `assets`. Answers { engine, others }: what the worker must know of them (`__ENGINE__` in
 * its file), and a promise of what beside.mjs writes.
 */
export async function prepareEngine(assets, wheel, micropip) {
  const scratch = mkdtempSync(join(tmpdir(), "pocket-crowns-"));
  try {
    const lock = { info: JSON.parse(runtimeFile("pyodide-lock.json")).info, packages: {} }; // nothing more to download
    const runtimeOf = (code, createModule) => ({ loadPyodide, createModule, wasm: WebAssembly.compile(code), lock });
    const stock = {
      wasm: runtimeFile("pyodide.asm.wasm"),
      script: runtimeFile("pyodide.asm.mjs").toString("utf8"),
      createModule,
    };
    const stockRuntime = runtimeOf(stock.wasm, createModule);
    const { installed, others } = beside({ wasm: await stockRuntime.wasm, lock, wheel, micropip });
    const { zip, tables, answers } = await makeLibrary(stockRuntime, installed);
    const [library, nothing] = [join(scratch, "library.zip"), join(scratch, "nothing.zip")];
    writeFileSync(library, zip);
    writeFileSync(nothing, NO_FILES);
    const place = { folder: PYODIDE, library };
    const verified = { tables, answers };
    const verifyPlain = () => verify(stockRuntime, place, verified);
    if (!IS_DRAFT) await verifyPlain();
    const users = USERS.map((path) => readFileSync(path, "utf8"));
    const all = forms({ stock, runtimeOf, place, nothing, tables, users, scratch });
    const prepared = await smallest(IS_DRAFT ? all.slice(-1) : all, async (form) => {
      const image = readImage(new Uint8Array(form.image).buffer);
      await verify(runtimeOf(form.wasm, form.createModule), { folder: PYODIDE, library: nothing, image }, verified);
    });
    if (IS_DRAFT && !prepared) await verifyPlain(); // else what does was made of it

    const loader = put(assets, "pyodide", "mjs", runtimeFile("pyodide.mjs"));
    const [single, packs] = [false, true].map((isPack) =>
      [...tables].filter(([name]) => name.includes("/") === isPack).sort(),
    );
    const putTable = ([name, content]) => [name, put(assets, name.replace(/\.bin$/, ""), "bin", content)];
    const plain = {
      loader,
      module: put(assets, "python-plain", "mjs", stock.script),
      wasm: put(assets, "python-plain", "wasm", stock.wasm),
      library: put(assets, "python-plain", "zip", zip),
    };
    const engine = {
      prepared: prepared
        ? {
            loader,
            module: put(assets, "pyodide.asm", "mjs", prepared.script),
            wasm: put(assets, "python", "wasm", prepared.wasm),
            image: put(assets, "image", "bin", prepared.image),
          }
        : plain,
      plain,
      tables: Object.fromEntries(single.map(putTable)),
      packs: putPacks(assets, packs),
      lock,
    };
    return { engine, others };
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

/** Write what the page shows without the engine; answers the names of the files. */
export function writeWithout(assets, { openings, beats, rulings }) {
  const putWritten = (stem, value) => put(assets, stem, "json", JSON.stringify(value)).name;
  return {
    openings: putWritten("openings", openings),
    beats: putWritten("who-beats-whom", beats),
    rulings: putWritten("rulings", rulings),
  };
}
