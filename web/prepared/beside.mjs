/**
 * A thread with a Pyodide in which micropip has installed our wheel. While the engine is prepared it writes what else
 * comes of it: the library that the lab takes, and what the page shows without the engine.
 */

import { once } from "node:events";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { loadPyodide } from "pyodide";
import createModule from "pyodide/pyodide.asm.mjs";
import { writeBeats } from "./beats.mjs";
import { ENGINE, PACKAGE, packed, startWhole } from "./library.mjs";
import { writeOpenings } from "./openings.mjs";
import { conversation } from "./rehearsal.mjs";
import { writeRulings } from "./rulings.mjs";

const silent = { messageCallback: () => {} };

/** Every file below `folder` of a Pyodide's file system: path and content. */
function filesBelow({ FS }, folder) {
  return FS.readdir(folder)
    .filter((name) => name !== "." && name !== "..")
    .flatMap((name) => {
      const path = `${folder}/${name}`;
      return FS.isDir(FS.stat(path).mode) ? filesBelow({ FS }, path) : [[path, FS.readFile(path)]];
    });
}

/** A Pyodide with our wheel, which micropip has installed. */
async function install({ wasm, lock, wheel, micropip }) {
  const pyodide = await startWhole({ loadPyodide, createModule, wasm, lock });
  await pyodide.loadPackage(micropip, silent);
  const place = `/tmp/${basename(wheel)}`;
  pyodide.FS.writeFile(place, readFileSync(wheel));
  await pyodide.pyimport("micropip").install.callKwargs(`emfs:${place}`, { deps: false });
  return pyodide;
}

function write(pyodide) {
  const { handle } = pyodide.pyimport(ENGINE);
  return {
    whole: packed(pyodide, "everything(SITE_PACKAGES, PACKAGE)"),
    openings: writeOpenings(handle),
    beats: writeBeats(handle),
    rulings: writeRulings(handle),
    catalogue: conversation(handle).ask("catalogue", {}),
  };
}

/**
 * Two promises. `installed`: path and content of each file that is installed; `others`: { whole, openings, beats,
 * rulings, catalogue }, the bytes of the lab's library, what is shown without the engine, and what the engine says of
 * its games. `given`: { wasm: a stock Pyodide's, compiled; lock, as for boot; wheel and micropip: their paths }.
 */
export function beside(given) {
  const thread = new Worker(new URL(import.meta.url), { workerData: given });
  const next = async () => (await once(thread, "message"))[0];
  const installed = next();
  const others = installed.then(next);
  others.catch(() => {}); // of a fault it is told who awaits it
  return { installed, others };
}

if (!isMainThread) {
  const pyodide = await install(workerData);
  parentPort.postMessage(filesBelow(pyodide, `${pyodide._api.sitePackages}/${PACKAGE}`));
  parentPort.postMessage(write(pyodide));
}
