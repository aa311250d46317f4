/**
 * One match at the engine. It outlives the worker that holds it: in a new one it is resumed from its record. Before the
 * engine is awake, the first views that it wrote when the app was built stand in.
 */

import { EngineLost } from "../engine/client.js";
import { openingOf, viewOf } from "./early.js";

export class EngineMatch {
  #engine;
  #kept;
  #name = null;
  #losses = 0;
  #opening = null; // the first views, while the engine has not been asked for this match

  /** `kept()` answers { record, bots }: what the match is resumed from, and the seats that a computer plays. */
  constructor(engine, kept) {
    this.#engine = engine;
    this.#kept = kept;
  }

  /** A new match. Answers its record. */
  async open(game, options, seed) {
    if (!this.#engine.isReady) this.#opening = await openingOf(game, options);
    if (this.#opening) return { v: 1, game, options, seed, turns: [] };
    return this.#opened(await this.#engine.ask("open", { game, options, seed }));
  }

  /** The match that is kept. Answers its record. */
  async resume() {
    return this.#opened(await this.#engine.ask("resume", this.#kept()));
  }

  #opened({ match, record }) {
    this.#losses = this.#engine.losses;
    this.#name = match;
    this.#opening = null;
    return record;
  }

  /** Whether the engine has neither been asked for this match nor could answer now. */
  get isEarly() {
    return Boolean(this.#opening) && !this.#engine.isReady;
  }

  get #isHeld() {
    return this.#name && this.#losses === this.#engine.losses;
  }

  /** Ask about this match; after a worker's death, once more in a new one. */
  async ask(verb, args = {}) {
    if (this.#isHeld) {
      try {
        return await this.#engine.ask(verb, { match: this.#name, ...args });
      } catch (error) {
        if (!(error instanceof EngineLost)) throw error;
      }
    }
    await this.resume();
    return this.#engine.ask(verb, { match: this.#name, ...args });
  }

  /** What `seat`, null for an onlooker, sees. */
  async view(seat) {
    if (!this.isEarly) return this.ask("view", { seat });
    const { options, turns } = this.#kept().record;
    return viewOf(this.#opening, options, seat, Object.keys(turns[0] ?? {}));
  }

  async close() {
    if (this.#isHeld) await this.#engine.ask("close", { match: this.#name });
    this.#name = null;
  }
}
