/**
 * One match at the engine. It outlives the worker that holds it: in a new one it is resumed from its record. Before the
 * engine is awake, the first views that it wrote when the app was built stand in.
 */

import catalogue from "pocketcrowns:catalogue";
import { EngineLost, warnUnlessLost } from "../engine/client.js";
import { drawFrom, openingOf, viewOf } from "./early.js";

/** What was asked of a match that has been closed since, or of a choice that is on its way: nobody wants the answer. */
export class NotWanted extends Error {}

/** What of these events is to be shown to the other seat; the engine says which kinds tell it nothing. */
export const newsIn = (game, events) => events.filter(({ kind }) => !catalogue.games[game].quiet.includes(kind));

/** Something was asked while an earlier question waits for an engine that has to start first. */
export class NotYet extends Error {}

/** A record up to where one seat's choice was missing for the last turn in which anybody chose. */
function beforeLastChoice({ turns, ...record }) {
  const last = turns.findLastIndex((turn) => !("luck" in turn));
  const [kept] = Object.entries(turns[last]).slice(0, -1);
  return { ...record, turns: [...turns.slice(0, last), ...(kept ? [Object.fromEntries([kept])] : [])] };
}

export class EngineMatch {
  #engine;
  #kept;
  #held = null; // { match, losses }: its name at the engine, and how many workers had died when it got it
  #coming = null; // the answer to a resume that is under way, one for all who ask meanwhile
  #record = null; // what the engine answered last: a new worker goes on from here
  #opening = null; // the first views, while the engine has not been asked for this match
  #isClosed = false;

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
    await this.#name();
    return this.#record;
  }

  /** Whether the engine has neither been asked for this match nor could answer now. */
  get isEarly() {
    return Boolean(this.#opening) && !this.#engine.isReady;
  }

  /** Whether a question would be answered without a start of Python. */
  get isAwake() {
    return this.#engine.isReady;
  }

  /** What a computer at `level` in `seat` chooses before the engine is awake, or null where the engine has to. */
  firstChoice(seat, level) {
    return this.isEarly ? drawFrom(this.#opening, level, seat) : null;
  }

  /** Ask about this match; after a worker's death, once more in a new one. `onLost` hears that it has come to that. */
  async ask(verb, args = {}, onLost = () => {}) {
    try {
      return await this.#put(verb, args);
    } catch (error) {
      if (!(error instanceof EngineLost) || this.#isClosed) throw error;
      onLost();
      return this.#put(verb, args);
    }
  }

  /** What `seat`, null for an onlooker, sees. */
  async view(seat) {
    if (!this.isEarly) return this.ask("view", { seat });
    const { options, turns } = this.#kept().record;
    return viewOf(this.#opening, options, seat, Object.keys(turns[0] ?? {}));
  }

  /** What an onlooker saw before the last choice: nothing of it shows, nor of what luck has decided since. */
  async viewBefore() {
    await this.#name();
    const see = (match) => this.#engine.ask("view", { match, seat: null });
    const view = await this.#engine.about(beforeLastChoice(this.#record), see);
    if (this.#isClosed) throw new NotWanted("view");
    return view;
  }

  /** Forget it, here and at the engine, once; whatever it still owes an answer rejects with NotWanted. */
  async close() {
    if (this.#isClosed) return;
    this.#isClosed = true;
    const forget = async () => this.#isHeld && (await this.#engine.ask("close", { match: this.#held.match }));
    // A lost engine has forgotten it already; why a match did not come, whoever asked for it hears.
    if (this.#coming) this.#coming.then(forget, () => {}).catch(warnUnlessLost);
    else await forget().catch(warnUnlessLost);
  }

  async #put(verb, args) {
    const match = await this.#name();
    const result = await this.#engine.ask(verb, { match, ...args });
    if (this.#isClosed) throw new NotWanted(verb);
    if (result.record) this.#record = result.record;
    return result;
  }

  get #isHeld() {
    return this.#held?.losses === this.#engine.losses;
  }

  /** Its name at the engine, which may have to be woken up for it. */
  async #name() {
    if (this.#isClosed) throw new NotWanted("resume");
    if (!this.#isHeld) {
      this.#coming ??= this.#resumed().finally(() => {
        this.#coming = null;
      });
      await this.#coming;
      if (this.#isClosed) throw new NotWanted("resume");
    }
    return this.#held.match;
  }

  async #resumed() {
    await this.#engine.start();
    const { record, bots } = this.#kept();
    this.#opened(await this.#engine.ask("resume", { record: this.#record ?? record, bots }));
  }

  #opened({ match, record }) {
    this.#held = { match, losses: this.#engine.losses };
    this.#opening = null;
    this.#record = record;
    return record;
  }
}
