/** The page's side of the engine: starts the worker, asks, and starts another one when it dies. */

import { ANSWER, FAILED, PROGRESS, QUESTION, READY } from "./messages.js";
import { begin, noteFailure } from "./new_worker.js";

const STALLED_AFTER = 90_000; // ms without a sign of life while starting
const ANSWER_WITHIN = 30_000; // ms, on top of a question's own budget

/** The engine refused a question; `code` is one of the protocol's. */
export class Refused extends Error {
  constructor({ code, detail }) {
    super(`${code}: ${detail}`);
    this.code = code;
  }
}

/** The worker died: whatever it held must be resumed from its record. */
export class EngineLost extends Error {}

/** For what is caught: that the engine is lost is told by its status; of anything else developers hear. */
export const warnUnlessLost = (error) => error instanceof EngineLost || console.warn(error);

export class Engine {
  #worker = null;
  #waiting = new Map(); // id of a question -> { resolve, reject, timer }
  #asked = 0;
  #started = null;
  #watchdog = 0;
  #plain = false; // whether Python starts without its memory image
  #hasFailed = false;
  #onChange;

  /** What to show: step is "idle", "download", "start", "ready" or "failed"; sizes in bytes. */
  status = { step: "idle", done: 0, total: 0 };
  /** How many workers have died: a match of an older worker must be resumed. */
  losses = 0;

  constructor(onChange) {
    this.#onChange = onChange;
  }

  /** Whether a question would be answered at once. */
  get isReady() {
    return this.status.step === "ready";
  }

  /** Whether it could not start, and has not since. */
  get hasFailed() {
    return this.#hasFailed;
  }

  /** Whether Python starts without its memory image, which did not fit. */
  get isPlain() {
    return this.#plain;
  }

  /** Resolves once questions can be asked; after a failure, tries again. */
  start() {
    this.#started ??= this.#startOnce().catch(async (error) => {
      noteFailure(true);
      if (this.#plain) throw error;
      // The memory image did not do here: from now on Python starts as it always can.
      this.#plain = true;
      return this.#startOnce();
    });
    this.#started.catch((error) => {
      warnUnlessLost(error);
      this.#started = null;
      this.#hasFailed = true;
      this.#plain = false; // neither came, as without a network: the next try begins with the smaller one
      this.#show({ ...this.status, step: "failed", detail: error.message });
    });
    return this.#started;
  }

  /** The worker that was begun before this script had come, once. */
  #headStart() {
    const { headStart } = globalThis;
    globalThis.headStart = null;
    return headStart;
  }

  #startOnce() {
    return new Promise((resolve, reject) => {
      const { worker, lock, said = [] } = this.#headStart() ?? begin(this.#plain);
      let ready = false;
      const fail = (detail) => {
        if (worker !== this.#worker) return;
        if (ready) return this.#lose(worker);
        this.#end();
        reject(new EngineLost(detail));
      };
      this.#worker = worker;
      this.#show({ step: "download", done: 0, total: __ENGINE_BYTES__ }); // until the worker says more
      this.#expectLife(() => fail("no sign of life"));
      worker.onerror = (event) => {
        event.preventDefault();
        fail(event.message || "the worker could not be loaded");
      };
      const take = (data) => {
        if (data.kind === ANSWER) this.#answer(data.text);
        else if (data.kind === FAILED) {
          this.#plain ||= ready; // what broke Python may lie in its image
          fail(data.detail);
        } else if (data.kind === PROGRESS && !ready) {
          this.#expectLife(() => fail("no sign of life"));
          this.#show({ step: data.step, done: data.done, total: data.total });
        } else if (data.kind === READY) {
          ready = true;
          this.#hasFailed = false;
          if (!this.#plain) noteFailure(false);
          clearTimeout(this.#watchdog);
          this.#watch(worker, lock).catch(() => {}); // then only time limits tell of its death
          this.#show({ ...this.status, step: "ready" });
          resolve();
        }
      };
      const hear = ({ data }) => {
        if (worker !== this.#worker) return;
        try {
          take(data);
        } catch (error) {
          console.warn(error); // the worker's fault, or ours in showing what it says
          fail("it says what nobody can read");
        }
      };
      worker.onmessage = hear;
      for (const data of said) hear({ data });
    });
  }

  /** Hear of a worker's death: its lock is granted to us when its own hold on it ends. */
  async #watch(worker, lock) {
    const { held } = await navigator.locks.query();
    const isHeld = held.some(({ name }) => name === lock); // not by a worker whose origin is no page's
    if (isHeld) await navigator.locks.request(lock, () => this.#lose(worker));
  }

  /** Ask `verb` with `args`; resolves to the result, rejects with Refused or EngineLost. */
  async ask(verb, args = {}) {
    await this.start();
    const worker = this.#worker;
    const id = ++this.#asked;
    const text = JSON.stringify({ id, ask: verb, with: args });
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#lose(worker), ANSWER_WITHIN + (args.budget?.ms ?? 0));
      this.#waiting.set(id, { resolve, reject, timer });
      worker.postMessage({ kind: QUESTION, text });
    });
  }

  /** Let `act(match)` ask about the match of a record, which is closed then. */
  async about(record, act) {
    const { match } = await this.ask("resume", { record });
    const result = await act(match);
    await this.ask("close", { match });
    return result;
  }

  #answer(text) {
    const { id, ok, result, error } = JSON.parse(text);
    const refusal = ok ? null : new Refused(error);
    const question = this.#waiting.get(id);
    this.#waiting.delete(id);
    clearTimeout(question?.timer);
    if (ok) question?.resolve(result);
    else question?.reject(refusal);
  }

  #lose(worker) {
    if (worker !== this.#worker) return;
    this.losses += 1;
    const waiting = [...this.#waiting.values()];
    this.#end();
    this.#started = null;
    this.#show({ step: "idle", done: 0, total: 0 });
    for (const { reject } of waiting) reject(new EngineLost("the worker died"));
  }

  #end() {
    clearTimeout(this.#watchdog);
    for (const { timer } of this.#waiting.values()) clearTimeout(timer);
    this.#waiting.clear();
    this.#worker?.terminate();
    this.#worker = null;
  }

  #expectLife(giveUp) {
    clearTimeout(this.#watchdog);
    this.#watchdog = setTimeout(giveUp, STALLED_AFTER);
  }

  #show(status) {
    this.status = status;
    this.#onChange(status);
  }
}
