/** The module worker that runs Python: Pyodide, micropip, our wheel, and the one function `handle`. */

import { ANSWER, FAILED, PROGRESS, QUESTION, READY, START } from "./messages.js";

// Written by the bundler: the folder of the runtime's files beside this one, their names and sizes.
const { folder, micropip, wheel, lock, files } = __ENGINE__;
const at = (name) => new URL(folder + name, import.meta.url).href;

// Modules are imported, not fetched, so their bytes cannot be counted while they come.
const total = files.filter(({ name }) => !name.endsWith(".mjs")).reduce((sum, { bytes }) => sum + bytes, 0);

let handle = null;

/** Report the bytes of every file that Pyodide and micropip fetch. */
function countDownloads() {
  const fetchFile = self.fetch;
  let done = 0;
  self.fetch = async (...request) => {
    const response = await fetchFile(...request);
    if (!response.ok || !response.body) return response;
    const counter = new TransformStream({
      transform(chunk, stream) {
        done += chunk.byteLength;
        postMessage({ kind: PROGRESS, step: "download", done: Math.min(done, total), total });
        stream.enqueue(chunk);
      },
    });
    return new Response(response.body.pipeThrough(counter), response);
  };
}

/** Hold a lock for as long as this worker lives, so that the page learns of its death. */
function holdLock(name) {
  return new Promise((held) => {
    if (!navigator.locks) return held();
    navigator.locks
      .request(name, () => {
        held();
        return new Promise(() => {});
      })
      .catch(held); // refused in some frames: the page falls back to time limits
  });
}

async function start(lockName) {
  await holdLock(lockName);
  countDownloads();
  const { loadPyodide } = await import(at("pyodide.mjs"));
  const pyodide = await loadPyodide({
    indexURL: at(""),
    packageBaseUrl: at(""),
    lockFileContents: lock,
  });
  postMessage({ kind: PROGRESS, step: "start", done: total, total });
  await pyodide.loadPackage(at(micropip), { messageCallback: () => {} });
  postMessage({ kind: PROGRESS, step: "install", done: total, total });
  await pyodide.pyimport("micropip").install.callKwargs(at(wheel), { deps: false });
  handle = pyodide.pyimport("pocketcrowns.bridge").handle;
}

self.onmessage = async ({ data }) => {
  if (data.kind === QUESTION) {
    postMessage({ kind: ANSWER, text: handle(data.text) });
  } else if (data.kind === START) {
    try {
      await start(data.lock);
      postMessage({ kind: READY });
    } catch (error) {
      postMessage({ kind: FAILED, detail: String(error?.message ?? error) });
    }
  }
};
