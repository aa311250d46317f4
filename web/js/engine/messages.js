/** The kinds of message between the page and the worker. Questions and answers are protocol text. */

/** To the worker: { kind, lock, plain, afresh }; plain: without the memory image; afresh: past the browser's cache. */
export const START = "start";
export const QUESTION = "question"; // to the worker: { kind, text }
export const PROGRESS = "progress"; // to the page: { kind, step: "download" | "start", done, total } in bytes
export const READY = "ready"; // to the page: { kind }
export const FAILED = "failed"; // to the page: { kind, detail }; it did not start, or can no longer answer
export const ANSWER = "answer"; // to the page: { kind, text }
