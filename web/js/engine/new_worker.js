/** A new worker for the engine, its script beside this one. */

import { newSeed } from "../play/seal.js";
import { START } from "./messages.js";

/** { worker, lock }: a worker that has been told to start, and the name of the lock that it holds while it lives. */
export function begin(plain) {
  const worker = new Worker(new URL(__WORKER__, import.meta.url), { type: "module" });
  const lock = `engine-${newSeed()}`;
  worker.postMessage({ kind: START, lock, plain });
  return { worker, lock };
}
