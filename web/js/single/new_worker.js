/** A new worker for the engine in the one-file app; where a file may start none, Python runs in the page itself. */

import { serve } from "../engine/host.js";
import { FAILED, START } from "../engine/messages.js";
import { hand } from "./files.js";

let refused = false; // no worker starts from a file here, or none that can do the work

const bytesOf = (text) => Uint8Array.fromBase64?.(text) ?? Uint8Array.from(atob(text), (digit) => digit.charCodeAt(0));

/** The files in the page, as `hand` wants them. */
function inside() {
  const scripts = [...document.querySelectorAll("script[data-file]")];
  return {
    files: Object.fromEntries(scripts.map(({ dataset, text }) => [dataset.file, bytesOf(text.trim())])),
    atOnce: scripts.filter(({ dataset }) => "atOnce" in dataset).map(({ dataset }) => dataset.file),
  };
}

function inPage() {
  const { port1, port2 } = new MessageChannel();
  hand(inside());
  serve(port1);
  port2.terminate = () => port2.close();
  return port2;
}

function inWorker() {
  const script = document.querySelector("script[data-worker]").text;
  // Chromium starts no module worker from a blob of a file; a data address it takes.
  const worker = new Worker(`data:text/javascript,${encodeURIComponent(script)}`, { type: "module" });
  worker.addEventListener("error", () => {
    refused = true;
  });
  worker.addEventListener("message", ({ data }) => {
    refused ||= data.kind === FAILED;
  });
  worker.postMessage(inside());
  return worker;
}

/** The files are in the page: no cache can have damaged them. */
export function noteFailure() {}

/** { worker, lock }: as in engine/new_worker.js. */
export function begin() {
  const worker = refused ? inPage() : inWorker();
  const lock = `engine-${Math.random()}`;
  worker.postMessage({ kind: START, lock, plain: false });
  return { worker, lock };
}
