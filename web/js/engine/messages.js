/** The kinds of message between the page and the worker. Questions and answers are protocol text. */

export const START = "start"; // to the worker: { kind, lock, plain }; plain: without the memory image
export const QUESTION = "question"; // to the worker: { kind, text }
export const PROGRESS = "progress"; // to the page: { kind, step: "download" | "start", done, total } in bytes
export const READY = "ready"; // to the page: { kind }
export const FAILED = "failed"; // to the page: { kind, detail }; it did not start, or can no longer answer
export const ANSWER = "answer"; // to the page: { kind, text }
