/**
 * A study: a position of either game, played on for both sides, with branches and a note at each step. What follows from a
 * choice, what it is worth and whether a position can be is asked of the engine; here is only the tree.
 */

import { SEATS } from "../players.js";
import * as store from "../store.js";
import { after, choiceAt, lineOver, pathTo, recordAt, start, stepOf } from "./tree.js";

const NAME = (game) => `study.${game}`;
const BEFORE = (game) => `study-before.${game}`;
const MOST_STEPS = 300;
const MOST_LOOKS = 6; // at one position whose proof takes longer than one look
const LONGEST_NOTE = 500; // characters
const LONGEST_START = 100_000; // characters of JSON
const isStep = (value, number) =>
  Number.isInteger(value?.from) &&
  value.from < number &&
  value.from >= (number === 0 ? -1 : 0) &&
  Array.isArray(value.turns) &&
  value.turns.every(store.isObject) &&
  typeof value.note === "string";

/** Whether a value is ours: { record, at, steps: [{ from, turns, note }], origin }; the first step is the start. */
export const isStudy = (value) =>
  store.isObject(value?.record) &&
  Array.isArray(value.record.turns) &&
  Array.isArray(value.steps) &&
  value.steps.length > 0 &&
  value.steps.every(isStep) &&
  value.at in value.steps &&
  (typeof value.origin === "string" || !value.origin);

/** The study of a game that this device keeps, as { record, at, steps, origin }, or null. */
export const kept = (game) => store.load(NAME(game), isStudy);

const isWork = ({ steps: [first, ...rest] }) => rest.length > 0 || first.note !== "";

/** The studies of a game that this device has and somebody has worked on: the one that is kept, and the one before. */
export const worked = (game) =>
  [NAME, BEFORE].map((name) => store.load(name(game), isStudy)).filter((each) => each && isWork(each));

export class Study {
  /** { view, seats: { seat: its view }, advice: { seat: the coach's, null while it comes } } at this step. */
  now = null;
  /** What each seat has picked while the other has not. */
  picked = {};
  hasFailed = false;
  /** Whether it failed because a rule forbids what is told of this step. */
  isBroken = false;
  #engine;
  #tell;
  #budget;
  #asked = 0;
  #isLeft = false; // in the middle of a proof
  #generation = store.currentGeneration();

  /**
   * `tell()` is called as something comes and answers whether it is seen; `budget`: the engine's, for an advice; `origin`:
   * what it was made of, as text; `isKept`: whether this device keeps it. What is only looked at takes no other study's
   * place.
   */
  constructor(engine, tell, budget, { record, at = 0, steps = [start()], origin = null }, isKept = false) {
    this.#engine = engine;
    this.#tell = tell;
    this.#budget = budget;
    Object.assign(this, { record, at, steps, origin, isKept });
  }

  get game() {
    return this.record.game;
  }

  recordAt(number) {
    return recordAt(this, number);
  }

  get line() {
    return lineOver(this.steps, this.at);
  }

  /** Whether everything on this device was forgotten since. */
  get isForgotten() {
    return this.#generation !== store.currentGeneration();
  }

  get isFull() {
    return this.steps.length >= MOST_STEPS;
  }

  to(number) {
    this.at = number;
    this.picked = {};
    if (this.isKept) this.keep();
    return this.look();
  }

  note(text) {
    this.steps[this.at].note = text.slice(0, LONGEST_NOTE);
    this.keep();
  }

  /**
   * A choice of a seat; once all who are awaited have chosen, the next step: one that is there already, or a new one. The
   * engine may be busy with a proof: whoever has gone to another step meanwhile stays there, and where the step that it
   * was for is gone, so is the choice.
   */
  async choose(seat, action) {
    if (!this.now) return;
    const { waiting_for: awaited } = this.now.view;
    this.picked = { ...this.picked, [seat]: action };
    if (awaited.some((each) => !(each in this.picked))) return this.#tell();
    const { picked } = this;
    const same = after(this.steps, this.at).find((each) => {
      const choice = choiceAt(this.steps[each]);
      return awaited.every((one) => choice?.[one] === picked[one]);
    });
    if (same !== undefined) return this.to(same);
    if (this.isFull) return this.#tell();
    const before = this.recordAt(this.at);
    const record = await this.#engine.about(before, async (match) => {
      let found = null;
      for (const each of awaited) found = await this.#engine.ask("choose", { match, seat: each, action: picked[each] });
      return found.record;
    });
    const from = stepOf(this, before.turns);
    if (from < 0) return;
    const isThere = stepOf(this, record.turns) >= 0; // of a second tap, while the first was on its way
    if (!isThere) this.steps.push({ from, turns: record.turns.slice(before.turns.length), note: "" });
    this.isKept = true;
    if (this.at === from) return this.to(stepOf(this, record.turns));
    this.keep();
    return this.#tell();
  }

  /** What another tab has made of this study since comes in its place; who looks at a step that is still there stays. */
  hear() {
    const other = kept(this.game);
    const isThis = !this.isForgotten && other && other.origin === this.origin;
    if (!isThis || JSON.stringify(other.steps) === JSON.stringify(this.steps)) return;
    const { turns } = this.recordAt(this.at);
    Object.assign(this, other, { isKept: true });
    const at = stepOf(other, turns);
    if (at < 0) return this.look();
    this.at = at;
    this.#tell();
  }

  /** Forget this step and all that follows from it. */
  remove() {
    this.isKept = true;
    const gone = new Set(this.steps.flatMap((_, each) => (pathTo(this.steps, each).includes(this.at) ? [each] : [])));
    const { from } = this.steps[this.at];
    const left = this.steps.flatMap((_, each) => (gone.has(each) ? [] : [each]));
    this.steps = left.map((each) => ({ ...this.steps[each], from: left.indexOf(this.steps[each].from) }));
    return this.to(left.indexOf(from));
  }

  /** Ask how it stands here and what every choice is worth; `tell` is called as it comes. */
  look() {
    this.now = null;
    this.hasFailed = false;
    this.#isLeft = false;
    this.#tell();
    return this.#about(async (match, isWanted) => {
      const seen = await looked(this.#engine, match);
      if (!isWanted()) return;
      this.now = { ...seen, advice: {} };
      this.#tell();
      await this.#weigh(match, isWanted);
    });
  }

  /** Somebody is back: go on with a proof that was left unfinished. */
  lookOn() {
    if (!this.#isLeft) return;
    this.#isLeft = false;
    this.#about((match, isWanted) => this.#weigh(match, isWanted));
  }

  /** Ask of this step, for as long as nothing else is asked. */
  async #about(asking) {
    const number = ++this.#asked;
    const isWanted = () => number === this.#asked;
    try {
      await this.#engine.about(this.recordAt(this.at), (match) => asking(match, isWanted));
    } catch (error) {
      if (!isWanted()) return;
      console.warn(error);
      this.hasFailed = true;
      this.isBroken = error.code === "bad_record";
      this.#tell();
    }
  }

  /** Ask what every choice of who chooses is worth: again as long as a proof is unfinished and somebody sees it. */
  async #weigh(match, isWanted) {
    for (const seat of this.now.view.waiting_for) {
      for (let looks = 0; looks < MOST_LOOKS; looks++) {
        const advice = await this.#engine.ask("advise", { match, seat, budget: this.#budget });
        if (!isWanted()) return;
        this.now.advice[seat] = advice;
        const isSeen = this.#tell();
        this.#isLeft = advice.unfinished && !isSeen;
        if (!advice.unfinished || !isSeen) break;
      }
    }
  }

  /** On this device, in the place of another, which becomes the one before. */
  keep() {
    const { game, record, at, steps, origin } = this;
    this.isKept = true;
    if (this.isForgotten || JSON.stringify(record).length >= LONGEST_START) return;
    const other = kept(game);
    if (other && other.origin !== origin && isWork(other)) store.save(BEFORE(game), other);
    store.save(NAME(game), { record, at, steps, origin });
  }
}

/** How a match stands, for an onlooker and for each seat. */
async function looked(engine, match) {
  const see = (seat) => engine.ask("view", { match, seat });
  return { view: await see(null), seats: { p1: await see("p1"), p2: await see("p2") } };
}

/** A study with what is seen at each of its steps, as its link tells it. */
export async function asSent(engine, { record, at, steps }) {
  const seen = (_, number) => engine.about(recordAt({ record, steps }, number), (match) => looked(engine, match));
  const told = [];
  for (const [number, step] of steps.entries()) told.push({ ...step, seen: openly(await seen(step, number)) });
  return { kind: "s", record: { ...record, seed: "" }, at, steps: told };
}

/** All that both seats together know, as an onlooker's `seen` has it. */
export function openly({ view, seats }) {
  const held = view.seen.hands ? "hands" : "zones";
  const own = SEATS.map((seat) => [seat, seats[seat].seen[held][seat]]);
  const pack = seats.p1.seen.pack ?? seats.p2.seen.pack;
  return { ...view.seen, [held]: Object.fromEntries(own), pack };
}

/** Whether somebody knows what the other does not: what a choice is worth is told by what its side knows. */
export const hides = (now) => JSON.stringify(openly(now)) !== JSON.stringify(now.view.seen);
