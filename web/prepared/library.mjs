/** What Python needs to play: our wheel as micropip installs it, the modules it imports, and its tables. */

import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";
import { rehearse } from "./rehearsal.mjs";

export const PYODIDE = dirname(fileURLToPath(import.meta.resolve("pyodide")));
const PACKAGE = "pocketcrowns";
const ENGINE = `${PACKAGE}.bridge`;
const TABLE = /\/players\/[^/]+\/(.+\.bin)$/; // as its reader asks for it

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

/** The files that micropip installs of our wheel. */
async function installed(wheel, micropip) {
  const pyodide = await loadPyodide({ env: { PYTHONNODEBUGRANGES: "1" } });
  await pyodide.loadPackage(micropip, silent);
  const place = `/tmp/${basename(wheel)}`;
  pyodide.FS.writeFile(place, readFileSync(wheel));
  await pyodide.pyimport("micropip").install.callKwargs(`emfs:${place}`, { deps: false });
  return filesBelow(pyodide, `${pyodide._api.sitePackages}/${PACKAGE}`);
}

/** Copy files into a Pyodide's file system, folders included. */
function place({ FS }, files) {
  for (const [path, content] of files) {
    FS.mkdirTree(dirname(path));
    FS.writeFile(path, content);
  }
}

/**
 * { zip, whole, tables, answers }: the library's bytes, and those of all that Python has and of ours what a page may
 * want; the tables by the names that their readers ask for; what the whole engine, from its sources and with the whole
 * library, answered in a rehearsal.
 */
export async function makeLibrary(wheel, micropip) {
  const files = await installed(wheel, micropip);
  const pyodide = await loadPyodide({ env: { PYTHONNODEBUGRANGES: "1" } });
  place(pyodide, files);
  const answers = rehearse(pyodide.pyimport(ENGINE).handle);
  pyodide.FS.writeFile("/tmp/library.py", readFileSync(join(import.meta.dirname, "library.py")));
  const bound = (modules) =>
    pyodide
      .runPython(`import sys; sys.path.append('/tmp'); import library; library.bind(library.${modules})`, {
        globals: pyodide.toPy({ SITE_PACKAGES: pyodide._api.sitePackages, PACKAGE }),
      })
      .toJs();
  const zip = bound("sources(SITE_PACKAGES)");
  const whole = bound("everything(SITE_PACKAGES, PACKAGE)");
  const tables = new Map(
    files.flatMap(([path, content]) => (TABLE.test(path) ? [[TABLE.exec(path)[1], content]] : [])),
  );
  return { zip, whole, tables, answers };
}
