/**
 * A thread with a Pyodide in which micropip has installed our wheel. While the engine is prepared it writes what else
 * comes of it: the library that the lab takes, and what the page shows without the engine.
 */

import { once } from "node:events";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { loadPyodide } from "pyodide";
import { writeBeats } from "./beats.mjs";
import { ENGINE, PACKAGE, packer } from "./library.mjs";
import { writeOpenings } from "./openings.mjs";
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
async function install(wheel, micropip) {
  const pyodide = await loadPyodide({ env: { PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1" } });
  await pyodide.loadPackage(micropip, silent);
  const place = `/tmp/${basename(wheel)}`;
  pyodide.FS.writeFile(place, readFileSync(wheel));
  await pyodide.pyimport("micropip").install.callKwargs(`emfs:${place}`, { deps: false });
  return pyodide;
}

function write(pyodide) {
  const { handle } = pyodide.pyimport(ENGINE);
  const { result } = JSON.parse(handle(JSON.stringify({ id: 0, ask: "catalogue", with: {} })));
  const written = {
    openings: writeOpenings(handle),
    beats: writeBeats(handle),
    rulings: writeRulings(handle),
  };
  return { whole: packer(pyodide)("everything(SITE_PACKAGES, PACKAGE)"), written, catalogue: result };
}

/**
 * Two promises. `installed`: path and content of each file that is installed; `others`: { whole, written, catalogue },
 * the bytes of the lab's library, what is shown without the engine, and what the engine says of its games.
 */
export function beside(wheel, micropip) {
  const thread = new Worker(new URL(import.meta.url), { workerData: { wheel, micropip } });
  const next = async () => (await once(thread, "message"))[0];
  const installed = next();
  const others = installed.then(next);
  others.catch(() => {}); // of a fault it is told who awaits it
  return { installed, others };
}

if (!isMainThread) {
  const pyodide = await install(workerData.wheel, workerData.micropip);
  parentPort.postMessage(filesBelow(pyodide, `${pyodide._api.sitePackages}/${PACKAGE}`));
  parentPort.postMessage(write(pyodide));
}
