/** The kinds of message between the page and the worker. Questions and answers are protocol text. */

export const START = "start"; // to the worker: { kind, lock }
export const QUESTION = "question"; // to the worker: { kind, text }
export const PROGRESS = "progress"; // to the page: { kind, step: "download" | "start" | "install", done, total } in bytes
export const READY = "ready"; // to the page: { kind }
export const FAILED = "failed"; // to the page: { kind, detail }
export const ANSWER = "answer"; // to the page: { kind, text }
