/**
 * A study: a position of either game, played on for both sides, with branches and a note at each step. What follows from a
 * choice, what it is worth and whether a position can be is asked of the engine; here is only the tree.
 */

import * as store from "../store.js";

const NAME = (game) => `study.${game}`;
const MOST_STEPS = 300;
const LONGEST_NOTE = 500; // characters
const LONGEST_START = 100_000; // characters of JSON
const SEATS = ["p1", "p2"];

const isStep = (value, number) =>
  Number.isInteger(value?.from) &&
  value.from < number &&
  value.from >= (number === 0 ? -1 : 0) &&
  Array.isArray(value.turns) &&
  value.turns.every(store.isObject) &&
  typeof value.note === "string";

/** Whether a value is ours: { record, at, steps: [{ from, turns, note }] }; the first step is the start. */
export const isStudy = (value) =>
  store.isObject(value?.record) &&
  Array.isArray(value.record.turns) &&
  Array.isArray(value.steps) &&
  value.steps.length > 0 &&
  value.steps.every(isStep) &&
  value.at in value.steps;

/** The study of a game that this device keeps, as { record, at, steps }, or null. */
export const kept = (game) => store.load(NAME(game), isStudy);

export class Study {
  /** { view, seats: { seat: its view }, advice: { seat: the coach's, null while it comes } } at this step. */
  now = null;
  /** What each seat has picked while the other has not. */
  picked = {};
  hasFailed = false;
  #engine;
  #tell;
  #budget;
  #asked = 0;
  #age = store.thisAge();

  /** `tell()` is called as something comes; `budget`: the engine's, for an advice. */
  constructor(engine, tell, budget, { record, at = 0, steps = [{ from: -1, turns: [], note: "" }] }) {
    this.#engine = engine;
    this.#tell = tell;
    this.#budget = budget;
    Object.assign(this, { record, at, steps });
  }

  get game() {
    return this.record.game;
  }

  /** The steps to this one, from the start. */
  pathTo(number) {
    const { from } = this.steps[number];
    return from < 0 ? [number] : [...this.pathTo(from), number];
  }

  recordAt(number) {
    const turns = this.pathTo(number).flatMap((each) => this.steps[each].turns);
    return { ...this.record, turns: [...this.record.turns, ...turns] };
  }

  /** The steps that lead on from one. */
  after(number) {
    return this.steps.flatMap(({ from }, each) => (from === number ? [each] : []));
  }

  /** The steps from the start over this one to the end of its first branch. */
  get line() {
    const line = this.pathTo(this.at);
    for (let [next] = this.after(this.at); next !== undefined; [next] = this.after(next)) line.push(next);
    return line;
  }

  /** What the seats chose at a step, luck aside; nothing at the start. */
  choiceAt(number) {
    return this.steps[number].turns.find((turn) => !("luck" in turn));
  }

  /** Whether everything on this device was forgotten since. */
  get isForgotten() {
    return this.#age !== store.thisAge();
  }

  get isFull() {
    return this.steps.length >= MOST_STEPS;
  }

  to(number) {
    this.at = number;
    this.picked = {};
    this.#keep();
    return this.look();
  }

  note(text) {
    this.steps[this.at].note = text.slice(0, LONGEST_NOTE);
    this.#keep();
  }

  /** A choice of a seat; once all who are awaited have chosen, the next step: one that is there already, or a new one. */
  async choose(seat, action) {
    const { waiting_for: awaited } = this.now.view;
    this.picked = { ...this.picked, [seat]: action };
    if (awaited.some((each) => !(each in this.picked))) return this.#tell();
    const [turns, picked] = [this.recordAt(this.at).turns.length, this.picked];
    const same = this.after(this.at).find((each) => awaited.every((one) => this.choiceAt(each)?.[one] === picked[one]));
    if (same !== undefined) return this.to(same);
    if (this.isFull) return this.#tell();
    const record = await this.#open(this.at, async (match) => {
      let found = null;
      for (const each of awaited) found = await this.#engine.ask("choose", { match, seat: each, action: picked[each] });
      return found.record;
    });
    this.steps.push({ from: this.at, turns: record.turns.slice(turns), note: "" });
    return this.to(this.steps.length - 1);
  }

  /** Forget this step and all that follows from it. */
  remove() {
    const gone = new Set(this.steps.flatMap((_, each) => (this.pathTo(each).includes(this.at) ? [each] : [])));
    const { from } = this.steps[this.at];
    const left = this.steps.flatMap((_, each) => (gone.has(each) ? [] : [each]));
    this.steps = left.map((each) => ({ ...this.steps[each], from: left.indexOf(this.steps[each].from) }));
    return this.to(left.indexOf(from));
  }

  /** Ask how it stands here and what every choice is worth; `tell` is called as it comes. */
  async look() {
    const number = ++this.#asked;
    const isWanted = () => number === this.#asked;
    this.now = null;
    this.hasFailed = false;
    this.#tell();
    try {
      await this.#open(this.at, async (match) => {
        const see = (seat) => this.#engine.ask("view", { match, seat });
        const view = await see(null);
        const seats = { p1: await see("p1"), p2: await see("p2") };
        if (!isWanted()) return;
        this.now = { view, seats, advice: {} };
        this.#tell();
        for (const seat of view.waiting_for) {
          const advice = await this.#engine.ask("advise", { match, seat, budget: this.#budget });
          if (!isWanted()) return;
          this.now.advice[seat] = advice;
          this.#tell();
        }
      });
    } catch (error) {
      if (!isWanted()) return;
      console.warn(error);
      this.hasFailed = true;
      this.#tell();
    }
  }

  async #open(number, act) {
    const { match } = await this.#engine.ask("resume", { record: this.recordAt(number) });
    const result = await act(match);
    await this.#engine.ask("close", { match });
    return result;
  }

  #keep() {
    const { record, at, steps } = this;
    if (!this.isForgotten && JSON.stringify(record).length < LONGEST_START)
      store.save(NAME(this.game), { record, at, steps });
  }
}

/** All that both seats know, as an onlooker's `seen` has it. */
export function openly({ view, seats }) {
  const { hands } = view.seen;
  if (!hands) return view.seen;
  return { ...view.seen, hands: Object.fromEntries(SEATS.map((seat) => [seat, seats[seat].seen.hands[seat]])) };
}
