/** What the lab needs besides the app: the page for its frame, with the worker inside, and a whole Python's files. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { PYODIDE } from "./library.mjs";

const INSIDE = join(import.meta.dirname, "../js/lab/inside");

/** A script of the frame's as text that can stand in a page. */
async function scriptOf(name, format) {
  const { outputFiles } = await build({
    entryPoints: [join(INSIDE, name)],
    bundle: true,
    write: false,
    format,
    target: "es2022",
    minify: true,
    loader: { ".py": "text" },
    external: ["node:*"], // Pyodide asks for them where there is no browser
    legalComments: "none", // the full texts are in licences/
    logLevel: "warning",
  });
  return outputFiles[0].text.replaceAll("</script", "<\\/script");
}

const page = (worker, frame) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>A player's own Python</title>
<script type="text/plain" id="worker">${worker}</script>
<script>${frame}</script>
</html>
`;

/**
 * Write them with `put`, of which see prepare.mjs. `plain`: the files of the whole Pyodide; `whole`: a zip with all of
 * Python's library and ours. Answers { frame, wasm, library, micropip, packages }: a name, and files.
 */
export async function writeLab(assets, put, { plain, whole, micropip }) {
  const [worker, frame] = await Promise.all([scriptOf("worker.js", "esm"), scriptOf("frame.js", "iife")]);
  return {
    frame: put(assets, "lab", "html", page(worker, frame)).name,
    wasm: plain.wasm,
    library: put(assets, "lab-python", "zip", whole),
    micropip: put(assets, "lab-micropip", "zip", readFileSync(micropip)),
    packages: put(assets, "lab-packages", "json", readFileSync(join(PYODIDE, "pyodide-lock.json"))),
  };
}
