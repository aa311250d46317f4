/** A new worker for the engine, its script beside this one. */

import { isEmbedded } from "../frame.js";
import { START } from "./messages.js";

const FAILED_BEFORE = "pocket-crowns.engine-failed"; // a name in the page's storage, see store.js
const storage = () => (isEmbedded ? sessionStorage : localStorage);

let hasFailed = false; // in this visit

/** Note whether a start has failed: the next one, perhaps of another visit, asks for its files afresh. */
export function noteFailure(failed) {
  hasFailed = failed;
  try {
    if (failed) storage().setItem(FAILED_BEFORE, "true");
    else storage().removeItem(FAILED_BEFORE);
  } catch {} // nothing can be kept here
}

function hasFailedBefore() {
  try {
    return hasFailed || storage().getItem(FAILED_BEFORE) !== null;
  } catch {
    return hasFailed;
  }
}

/** { worker, lock }: a worker that has been told to start, and the name of the lock that it holds while it lives. */
export function begin(plain) {
  const worker = new Worker(new URL(__WORKER__, import.meta.url), { type: "module" });
  const lock = `engine-${Math.random()}`;
  worker.postMessage({ kind: START, lock, plain, afresh: hasFailedBefore() });
  return { worker, lock };
}
