/** What Python needs to play: our wheel as micropip installs it, the modules it imports, and its tables. */

import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { boot } from "../js/engine/python.js";
import { rehearse } from "./rehearsal.mjs";

export const PYODIDE = dirname(fileURLToPath(import.meta.resolve("pyodide")));
export const PACKAGE = "pocketcrowns";
export const ENGINE = `${PACKAGE}.bridge`;
const TABLE = /\/players\/[^/]+\/(.+\.bin)$/; // as its reader asks for it

/** Copy files into a Pyodide's file system, folders included. */
function place({ FS }, files) {
  for (const [path, content] of files) {
    FS.mkdirTree(dirname(path));
    FS.writeFile(path, content);
  }
}

/** A stock Pyodide with Python's whole library; `runtime` as for boot. */
export const startWhole = (runtime) => boot(runtime, { folder: PYODIDE, library: join(PYODIDE, "python_stdlib.zip") });

/** The bytes of a zip of what library.py finds by a call, in a Pyodide in which our wheel lies. */
export function packed(pyodide, found) {
  pyodide.FS.writeFile("/tmp/library.py", readFileSync(join(import.meta.dirname, "library.py")));
  return pyodide
    .runPython(`import sys; sys.path.append('/tmp'); import library; library.bind(library.${found})`, {
      globals: pyodide.toPy({ SITE_PACKAGES: pyodide._api.sitePackages, PACKAGE }),
    })
    .toJs();
}

/**
 * { zip, tables, answers }: the library's bytes; the tables by the names that their readers ask for; what the whole
 * engine, from its sources and with the whole library, answered in a rehearsal. `runtime`: a stock one, as for boot;
 * `installed`: a promise of path and content of each file that is.
 */
export async function makeLibrary(runtime, installed) {
  const pyodide = await startWhole(runtime);
  const files = await installed;
  place(pyodide, files);
  const answers = rehearse(pyodide.pyimport(ENGINE).handle);
  const zip = packed(pyodide, "sources(SITE_PACKAGES)");
  const tables = new Map(
    files.flatMap(([path, content]) => (TABLE.test(path) ? [[TABLE.exec(path)[1], content]] : [])),
  );
  return { zip, tables, answers };
}
