/**
 * From two codes to a connection. A device shows an offer and reads another's at any time, so two who read each other's
 * codes at once both show an answer, and whichever is read first connects them.
 */

import { Connection } from "./connection.js";
import { BadCode, read, toSend } from "./packing.js";

const APART_AFTER = 15_000; // ms from both codes to a connection, before links are offered
const WINDOWS = "pocket-crowns.codes"; // between windows of one browser

export class Pairing {
  /** What the person has to know beside what the screen shows: the id of a text, or null. */
  fault = null;
  /** Whether the code of this device has been answered here, and the connection has yet to come. */
  isJoining = false;
  #hears;
  #offerer = null;
  #answerer = null;
  #timer = 0;
  #windows = globalThis.BroadcastChannel ? new BroadcastChannel(WINDOWS) : null;

  /**
   * `hears.changed()`: there is something else to show; `hears.opened(connection, isOfferer)`: that is all; from then on
   * `hears.said(connection, text)` hears what comes over it.
   */
  constructor(hears) {
    this.#hears = hears;
    this.#windows?.addEventListener("message", ({ data }) => this.#fromWindow(data));
  }

  /** Whether we answer another's code. */
  get isAnswering() {
    return this.#answerer !== null;
  }

  /** What to show: our answer, where we have read an offer, else our offer; as bytes, or null while it is made. */
  get code() {
    return (this.#answerer ?? this.#offerer)?.code ?? null;
  }

  /** The code as a text to send. */
  get text() {
    return this.code && toSend(this.code);
  }

  /** Offer to connect, unless that is done already. */
  offer() {
    if (this.#offerer) return;
    this.#offerer = this.#connection();
    this.#offerer.offer().catch((error) => this.#failed(error));
  }

  #connection() {
    const made = new Connection(({ opened, text }) => {
      if (opened) this.#opened(made);
      else if (text !== undefined) this.#hears.said(made, text);
      else this.#hears.changed();
    });
    return made;
  }

  /** Take what was scanned, pasted or opened. Answers whether it was a code that leads on. */
  take(text) {
    try {
      const theirs = read(text);
      this.fault = null;
      return theirs.isAnswer ? this.#takeAnswer(theirs, text) : this.#takeOffer(theirs);
    } catch (error) {
      if (!(error instanceof BadCode)) throw error;
      return this.tell(`phones-code-${error.reason}`);
    }
  }

  #takeOffer(theirs) {
    if (this.#offerer?.isOwn(theirs)) return this.tell("phones-code-own");
    if (this.#answerer?.isTo(theirs)) return true; // the same once more
    this.#answerer?.close();
    this.#answerer = this.#connection();
    this.#answerer.answer(theirs).catch((error) => this.#failed(error));
    this.#hears.changed();
    return true;
  }

  #takeAnswer(theirs, text) {
    if (!this.#offerer?.isAnswered(theirs)) {
      this.#windows?.postMessage(text); // perhaps another window waits for it
      return this.tell(this.#answerer?.isOwn(theirs) ? "phones-code-own" : "phones-code-other");
    }
    this.isJoining = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#isApart(), APART_AFTER);
    this.#offerer.accept(theirs).catch((error) => this.#failed(error));
    this.#hears.changed();
    return true;
  }

  /** A code that was opened in another window of this browser; whether it is ours is then told there. */
  #fromWindow(data) {
    if (data === "taken") {
      if (this.fault === "phones-code-other") this.tell("phones-code-elsewhere");
      return;
    }
    if (typeof data !== "string") return;
    try {
      const theirs = read(data);
      if (!this.#offerer?.isAnswered(theirs)) return;
      this.#windows.postMessage("taken");
      this.#takeAnswer(theirs, data);
    } catch (error) {
      if (!(error instanceof BadCode)) throw error; // another window can have said anything
    }
  }

  /** Something the person has to know; answers false. */
  tell(fault) {
    if (this.fault !== fault) {
      this.fault = fault;
      this.#hears.changed();
    }
    return false;
  }

  #isApart() {
    this.isJoining = false;
    this.tell("phones-apart");
  }

  #failed(error) {
    console.warn(error);
    this.tell("phones-failed");
  }

  #opened(connection) {
    const isOfferer = connection === this.#offerer;
    if (isOfferer) this.#offerer = null;
    else this.#answerer = null;
    this.leave();
    this.#hears.opened(connection, isOfferer);
  }

  /** Forget all codes. */
  leave() {
    clearTimeout(this.#timer);
    this.#offerer?.close();
    this.#answerer?.close();
    this.#offerer = this.#answerer = null;
    this.isJoining = false;
    this.fault = null;
  }
}
