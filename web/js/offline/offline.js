/** Keeping the app for play without a network: the page's side of the service worker. */

import { isEmbedded } from "../frame.js";
import { savesData } from "../saves_data.js";
import {
  BLOCKED,
  BROKEN,
  CHECK,
  CHECKED,
  FETCH_LATER,
  FULL,
  MAY_FETCH,
  NOT_ALLOWED,
  REFUSED,
  STORING,
  TAKE_OVER,
} from "./messages.js";

const HOUR = 3_600_000; // ms
const AT_LATEST = 5_000; // ms after a later visit began: an engine that hangs on a broken file waits for its repair
const SMALL = 300_000; // bytes that nobody needs to be asked about
const FORBIDDEN = ["SecurityError", "NotSupportedError", "InvalidStateError"]; // what registering says of such windows
const NOT_COME = ["TypeError", "AbortError"]; // the same of a script that did not come

/** The browser's service workers, if this window may have any. */
function serviceWorkers() {
  try {
    return navigator.serviceWorker ?? null; // in some frames even reading it throws
  } catch {
    return null;
  }
}

/** What a service worker says, which may be of another version; nothing where it counts otherwise than we do. */
function read(data) {
  const said = { done: 0, total: 0, bytes: 0, ...data };
  return [said.done, said.total, said.bytes].every(Number.isFinite) ? said : {};
}

/** A reason that there are words for. */
const known = (reason) => ([NOT_ALLOWED, FULL, BLOCKED].includes(reason) ? reason : BROKEN);

export class Offline {
  /** What to show: step is "idle", "storing", "ready", "inside" (one file), or the reason why it is not; sizes in bytes. */
  status = { step: "idle", done: 0, total: 0, bytes: 0 };
  /** Of the next version: null, "waiting" until somebody starts it, or "offered" for a download of `updateBytes`. */
  update = null;
  updateBytes = 0;
  #onChange;
  #isPlain; // whether Python starts without its image here, and needs what the others do not
  #workers = serviceWorkers();
  #controlled = Boolean(this.#workers?.controller);
  #returning = this.#controlled; // not the first visit
  #registration = null;
  #looked = 0; // when a new version was last looked for
  #wanted = false; // the person has asked for the download
  #restarting = false;
  #isEngineUp = false;

  constructor(onChange, isPlain) {
    this.#onChange = onChange;
    this.#isPlain = isPlain;
    this.#workers?.addEventListener("message", ({ data, ports }) => this.#hear(data, ports));
    this.#workers?.addEventListener("controllerchange", () => this.#changeVersion());
    this.#workers?.startMessages();
    if (this.#returning) setTimeout(() => this.start(), AT_LATEST);
  }

  /** The engine no longer needs the network. */
  engineIsUp() {
    this.#isEngineUp = true;
    if (this.status.step === "ready") this.#fetchLater();
    this.start();
  }

  /** Store the app or see that it is stored. */
  async start() {
    if (this.#looked || isEmbedded) return;
    this.#looked = Date.now();
    if (!__SERVICE_WORKER__) return this.#show({ step: "inside" });
    if (!this.#workers) return this.#show({ step: BLOCKED });
    document.addEventListener("visibilitychange", () => document.hidden || this.#comeBack());
    addEventListener("online", () => this.#comeBack());
    await this.#register();
  }

  /** Fetch now what was not fetched for its cost. */
  fetchNow() {
    this.#wanted = true;
    if (this.update === "offered") this.#look();
    else if (this.#registration?.active) this.#check();
    else this.#register();
  }

  /** Start the version that waits. Other tabs go on with theirs. */
  restart() {
    this.#restarting = true;
    if (this.#registration.waiting) this.#registration.waiting.postMessage({ kind: TAKE_OVER });
    else location.reload(); // it is in force already, for another tab
  }

  async #register() {
    const script = new URL(__SERVICE_WORKER__, document.baseURI);
    try {
      this.#registration = await this.#workers.register(script, { updateViaCache: "none" });
    } catch (error) {
      if (![...FORBIDDEN, ...NOT_COME].includes(error.name)) console.warn(error);
      return this.#show({ step: FORBIDDEN.includes(error.name) ? BLOCKED : BROKEN });
    }
    const { installing, waiting, active } = this.#registration;
    this.#registration.onupdatefound = () => this.#follow(this.#registration.installing);
    if (installing) this.#follow(installing);
    if (waiting) this.#announce("waiting");
    if (active) {
      this.#check();
      this.#look();
    }
  }

  /** Watch a version until it is in force or was dropped. */
  #follow(version) {
    version.onstatechange = () => {
      if (version.state === "installed" && this.#registration.active) this.#announce("waiting");
      if (version.state === "activated") this.#check();
      if (version.state === "redundant" && ["idle", "storing"].includes(this.status.step)) this.#show({ step: BROKEN });
    };
  }

  #look() {
    this.#looked = Date.now();
    this.#registration.update().catch(() => {}); // no network: another time
  }

  #check() {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      const { kind, reason, bytes } = read(data);
      if (kind !== CHECKED) return;
      this.#show({ step: reason === null ? "ready" : known(reason), bytes });
      if (!reason) this.#fetchLater();
    };
    this.#registration.active.postMessage({ kind: CHECK, program: import.meta.url, plain: this.#isPlain() }, [port2]);
  }

  /** What a first visit leaves out, and nobody is made to wait for. */
  #fetchLater() {
    if (!this.#isEngineUp || !this.#returning || savesData()) return;
    this.#registration.active.postMessage({ kind: FETCH_LATER });
  }

  #comeBack() {
    const due = Math.abs(Date.now() - this.#looked) > HOUR; // a clock can be put back
    if (!this.#registration?.active) {
      if (this.status.step === BROKEN) this.#register();
      return;
    }
    if (due) this.#look();
    if (due || this.status.step === BROKEN) this.#check();
  }

  #hear(data, [port]) {
    const { kind, update, reason, done, total, bytes } = read(data);
    if (kind === MAY_FETCH) port?.postMessage(this.#wanted || !savesData() || bytes <= SMALL);
    else if (kind === STORING && !update) this.#show({ step: "storing", done, total });
    else if (kind === REFUSED && !update) this.#show({ step: known(reason), bytes });
    else if (kind === REFUSED && reason === NOT_ALLOWED) this.#announce("offered", bytes);
  }

  /** Another version is in force: the one that we have asked for, or one that another tab has started. */
  #changeVersion() {
    if (this.#restarting) location.reload();
    else if (this.#controlled) this.#announce("waiting");
    this.#controlled = true;
  }

  #announce(update, bytes = 0) {
    this.update = update;
    this.updateBytes = bytes;
    this.#onChange();
  }

  #show(change) {
    this.status = { done: 0, total: 0, bytes: 0, ...change };
    this.#onChange();
  }
}
