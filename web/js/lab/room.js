/**
 * The room of somebody's own player: a frame without an origin, in it a worker with a Python of its own.
 *
 * Whatever comes from there is read as what anybody may have written. Closing the room ends all that runs in it.
 */

import { askAfresh, bringBytes } from "../engine/files.js";

const START_WITHIN = 60_000; // ms without a sign of life
const INSTALL_WITHIN = 120_000; // ms for one package
const LOAD_WITHIN = 20_000; // ms for the player's own text
const CHOOSE_WITHIN = 5_000; // ms for one choice
const TO_TELL = 1_000; // ms in which a player that was interrupted can tell where
const LONGEST = 4000; // characters of anything that is told

const FAULTS = new Set(["died", "no-class", "not-legal", "not-loaded", "not-started", "package", "raised"]);

/**
 * The player is out: `fault` is a stable id, `told` is for who wrote it, `about` a package's name or a number of
 * seconds.
 */
export class Out extends Error {
  constructor(fault, told = "", about = "") {
    super(`${fault}: ${told}`);
    this.fault = fault;
    this.told = told;
    this.about = about;
  }
}

const words = (said) => (typeof said === "string" ? said.slice(0, LONGEST) : "");

/** The files that a player needs, as ArrayBuffers; `onBytes` hears { done, total } of what has come. */
async function bringFiles(needsPackages, onBytes) {
  const { wasm, library, micropip } = __LAB__;
  const wanted = Object.entries({ wasm, library, ...(needsPackages ? { micropip } : {}) });
  const total = wanted.reduce((sum, [, file]) => sum + file.transferred, 0);
  let done = 0;
  const bring = async ([name, file]) => {
    const count = (bytes) => {
      done += (bytes * file.transferred) / file.bytes;
      onBytes({ done, total });
    };
    return [name, await bringBytes(file, count)];
  };
  return Object.fromEntries(await Promise.all(wanted.map(bring)));
}

/** What Pyodide may install: nothing, or its own list of packages. */
async function bringLock(needsPackages) {
  const response = await fetch(new URL(__LAB__.packages.name, import.meta.url));
  const { info, packages } = await response.json();
  return { info, packages: needsPackages ? packages : {} };
}

export class Room {
  #frame = document.createElement("iframe");
  #port = null;
  #onStep;
  #timer = 0;
  #asked = 0;
  #waiting = null; // { id, resolve, reject }: what we are waiting for; id 0 for the start
  #listen = (event) => this.#hearFrame(event);

  /** What the player printed last. */
  printed = "";

  /** `onStep` hears { step: "download", done, total }, { step: "start" }, { step: "package", name }. */
  constructor(onStep) {
    this.#onStep = onStep;
  }

  /** Start Python, install the packages, and load the player's text. Rejects with Out. */
  async open(text, packages) {
    let brought;
    try {
      this.#onStep({ step: "download", done: 0, total: 0 });
      const needsPackages = packages.length > 0;
      const bytes = ({ done, total }) => this.#onStep({ step: "download", done, total });
      brought = await Promise.all([bringFiles(needsPackages, bytes), bringLock(needsPackages)]);
    } catch (error) {
      askAfresh(); // the next time
      throw new Out("not-fetched", words(error.message));
    }
    const [files, lock] = brought;
    this.#onStep({ step: "start" });
    await this.#begin({ files, lock, packages });
    this.#onStep({ step: "load" });
    await this.#ask("load", { text }, LOAD_WITHIN);
  }

  /** A new player for a game. */
  begin() {
    return this.#ask("begin", {}, LOAD_WITHIN);
  }

  /** The player's choice in this view. */
  async choose(view, luck, budget) {
    const { action } = await this.#ask("choose", { view, luck, budget }, CHOOSE_WITHIN);
    return action;
  }

  /** End whatever runs in here; what is being waited for ends as `stopped`. */
  close() {
    this.#end(new Out("stopped"));
  }

  #begin(message) {
    return new Promise((resolve, reject) => {
      this.#waiting = { id: 0, resolve, reject, message };
      this.#expect(START_WITHIN, "not-started");
      addEventListener("message", this.#listen);
      this.#frame.sandbox = "allow-scripts";
      this.#frame.hidden = true;
      this.#frame.title = "Python";
      this.#frame.src = new URL(__LAB__.frame, import.meta.url);
      document.body.append(this.#frame);
    });
  }

  #hearFrame({ source, data }) {
    if (source !== this.#frame.contentWindow || !data || typeof data !== "object") return;
    if (data.here === true && !this.#port) {
      const { port1, port2 } = new MessageChannel();
      const { message } = this.#waiting;
      this.#port = port1;
      port1.onmessage = (event) => this.#hear(event.data);
      source.postMessage(message, "*", [port2, ...Object.values(message.files)]); // to a frame without an origin
    } else if ("died" in data) this.#end(new Out("died", words(data.died)));
  }

  #hear(said) {
    if (!said || typeof said !== "object" || !this.#waiting) return;
    const { id, resolve } = this.#waiting;
    const { step, failed } = said;
    if (failed && typeof failed === "object") {
      const fault = FAULTS.has(failed.fault) ? failed.fault : "died";
      this.#end(new Out(fault, words(failed.told), words(failed.about)));
    } else if (id === 0 && step === "package") {
      this.#expect(INSTALL_WITHIN, "package", words(said.name));
      this.#onStep({ step, name: words(said.name) });
    } else if (id === 0 ? step === "ready" : said.id === id) {
      clearTimeout(this.#timer);
      this.#waiting = null;
      this.printed = words(said.printed);
      resolve(said);
    }
  }

  async #ask(ask, args, within) {
    const { text, isLate } = await new Promise((resolve, reject) => {
      if (!this.#port) return reject(new Out("stopped"));
      this.#waiting = { id: ++this.#asked, resolve, reject };
      this.#expect(within + TO_TELL, "too-long", within / 1000);
      this.#port.postMessage({ id: this.#asked, text: JSON.stringify({ ask, with: args }), within });
    });
    const answer = read(text);
    if (isLate) throw new Out("too-long", words(answer.told), within / 1000);
    if (answer.ok === true) return answer.result ?? {};
    throw new Out(FAULTS.has(answer.fault) ? answer.fault : "died", words(answer.told));
  }

  #expect(within, fault, about) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#end(new Out(fault, "", about)), within);
  }

  #end(out) {
    clearTimeout(this.#timer);
    removeEventListener("message", this.#listen);
    this.#port?.close();
    this.#port = null;
    this.#frame.remove(); // and with it the worker, whatever it is doing
    const { reject } = this.#waiting ?? {};
    this.#waiting = null;
    reject?.(out);
  }
}

/** The answer in a text that may be anything. */
function read(text) {
  try {
    const answer = JSON.parse(text);
    return answer && typeof answer === "object" ? answer : {};
  } catch {
    return {};
  }
}
