/** Python as Pyodide's own pages start it: loadPyodide, micropip, the wheel. It speaks like the app's worker. */

import { loadPyodide } from "./a/pyodide/pyodide.mjs";

const at = (path) => new URL(path, import.meta.url).href;

async function start() {
  const pyodide = await loadPyodide({ indexURL: at("a/pyodide/") });
  await pyodide.loadPackage(at("__MICROPIP__"));
  await pyodide.pyimport("micropip").install.callKwargs(at("__ENGINE__"), { deps: false });
  return pyodide.pyimport("pocketcrowns.bridge").handle;
}

try {
  const handle = await start();
  self.onmessage = ({ data }) => postMessage({ kind: "answer", text: handle(data.text) });
  postMessage({ kind: "ready" });
} catch (error) {
  postMessage({ kind: "failed", detail: String(error) });
}
