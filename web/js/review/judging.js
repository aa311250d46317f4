/** The coach's view of every choice of a finished game, asked moment by moment so that each shows as it comes. */

import { BUDGETS } from "../coach/advice.js";
import { EngineLost, Refused, warnUnlessLost } from "../engine/client.js";
import { momentsOf } from "./moments.js";

export class Judging {
  moments = null;
  /** turn and seat, as in "3 p1" -> what the engine's "review" says of that choice. */
  judged = new Map();
  /** Whether the engine failed in the middle; another run goes on from there. */
  isStuck = false;
  #isRunning = false;

  constructor(record, simultaneous) {
    this.record = record;
    this.simultaneous = simultaneous;
  }

  /** Judge all that is not judged yet, as long as `isWanted()`; `tell` is called after each step. */
  async run(engine, isWanted, tell) {
    if (this.#isRunning) return;
    this.#isRunning = true;
    this.isStuck = false;
    try {
      if (!this.moments) {
        const { turns } = await engine.ask("replay", { record: this.record });
        this.moments = momentsOf(turns, this.simultaneous);
        tell();
      }
      for (const { turn, seat } of this.moments.flatMap(({ choices }) => choices)) {
        if (!isWanted()) break;
        if (this.of(turn, seat)) continue;
        const budget = BUDGETS[this.record.game];
        const { turns } = await engine.ask("review", { record: this.record, budget, only: turn });
        for (const each of turns) this.judged.set(`${turn} ${each.seat}`, each);
        tell();
      }
    } catch (error) {
      awaited(error);
      this.isStuck = true;
    } finally {
      this.#isRunning = false;
    }
    if (this.isStuck) tell();
  }

  #why = new Map(); // turn -> seat -> facts; null while they are on their way

  /** Why the choice of a seat was good or bad, as the engine's facts; null until they have come: then `tell` is called. */
  why(engine, turn, seat, tell) {
    if (!this.#why.has(turn)) this.#explain(engine, turn, tell);
    return this.#why.get(turn)?.[seat] ?? null;
  }

  async #explain(engine, turn, tell) {
    this.#why.set(turn, null);
    const asked = { record: this.record, budget: BUDGETS[this.record.game], only: turn, why: true };
    try {
      const { turns } = await engine.ask("review", asked);
      this.#why.set(turn, Object.fromEntries(turns.map(({ seat, why }) => [seat, why])));
      tell();
    } catch (error) {
      awaited(error);
      this.#why.delete(turn); // asked again when the moment is drawn again
    }
  }

  of(turn, seat) {
    return this.judged.get(`${turn} ${seat}`);
  }

  /** All judgements of a moment that have come. */
  at({ choices }) {
    return choices.map(({ turn, seat }) => this.of(turn, seat)).filter(Boolean);
  }

  /** All judgements that have come. */
  get all() {
    return [...this.judged.values()];
  }

  /** The value that a seat's choices have cost, as far as there is a verdict on them. */
  cost(seat) {
    const own = [...this.judged.values()].filter((each) => each.seat === seat);
    return own.reduce((sum, each) => sum + known(each), 0);
  }

  /** How many choices there is no verdict on. */
  get open() {
    return [...this.judged.values()].filter(({ verdict }) => !verdict).length;
  }

  /** The moment that cost most, if any cost something worth a word. */
  get key() {
    const worst = (moment) => Math.max(0, ...this.at(moment).map(known));
    const all = (this.moments ?? []).map(worst);
    const most = Math.max(0, ...all);
    return most >= WORTH_A_WORD ? all.indexOf(most) : null;
  }

  get isComplete() {
    return Boolean(this.moments?.every(({ choices }) => choices.every(({ turn, seat }) => this.of(turn, seat))));
  }
}

/** What the engine may answer to any question goes on from here; of a refusal developers hear. */
function awaited(error) {
  if (!(error instanceof EngineLost || error instanceof Refused)) throw error;
  warnUnlessLost(error);
}

const WORTH_A_WORD = 0.1; // of value, from -1 to 1

/** What a choice has cost; nothing is said of an estimate. */
const known = ({ verdict, loss }) => (verdict ? loss : 0);
