/**
 * One puzzle being solved. To the screens of its game it is a session: they show its position and send a choice. What
 * is right, and what is answered, the engine has written beside the position; what follows from it, it is asked now.
 *
 * Stages: null until the engine has the position; private, as in any session; and, with { action, legal, events, view },
 * wrong, right (and the next choice is to come) and solved.
 */

import { LATER } from "../games_later.js";
import { EngineMatch } from "../play/engine_match.js";
import { OneAtATime } from "../play/one_at_a_time.js";
import { other, sideOf } from "../players.js";
import { named } from "../ui/parts.js";
import { countToday, note, resultOf } from "./results.js";
import { dayOf } from "./year.js";

export class Solving extends OneAtATime {
  table = null;
  /** Hints wanted at this step: "hint", "shown". */
  wanted = new Set();
  #engine;
  #match;
  #record; // before the choice that is to be made
  #at = 0; // which step
  #own = { marks: [], done: false }; // what became of a puzzle that belongs to no day

  /** `day`: null for a puzzle that belongs to no day here; then nothing is noted. */
  constructor(engine, puzzle, day) {
    super();
    this.puzzle = puzzle;
    this.day = day;
    this.#engine = engine;
    this.#record = puzzle.record;
    this.players = Object.fromEntries(
      ["p1", "p2"].map((seat) => [
        seat,
        { name: "", level: null, side: sideOf(puzzle.game, seat), answers: seat !== puzzle.seat },
      ]),
    );
  }

  // As a session -----------------------------------------------------------------------------------

  sealed = null;
  shared = false;
  practice = false;
  help = false;

  get options() {
    return this.puzzle.record.options;
  }

  preview(action) {
    return this.#match.ask("preview", { seat: this.puzzle.seat, action });
  }

  whyNot(action) {
    return this.#match.ask("why_not", { seat: this.puzzle.seat, action });
  }

  /** Make a choice, and let the other side answer it. */
  choose(action) {
    return this.once(async () => {
      const { puzzle, step, day } = this;
      const { legal } = this.stage.view;
      const place = legal.indexOf(action);
      const isRight = step.right.includes(action);
      const { events, record } = await this.#play(action, step.replies[step.to[place]] ?? []);
      const view = await this.#match.view(null);
      this.table = view;
      if (isRight && this.#at + 1 < puzzle.steps.length) {
        this.#at += 1;
        this.#record = record;
        this.wanted = new Set();
        this.stage = { name: "right", action, legal, events, view };
      } else {
        this.#note(isRight ? "right" : "wrong");
        const isCounted = isRight && day === dayOf() && !this.isForgotten;
        if (isCounted && !this.result.marks.includes("shown")) countToday(day);
        this.stage = { name: isRight ? "solved" : "wrong", action, legal, events, view };
      }
    });
  }

  async #play(action, replies) {
    const { seat } = this.puzzle;
    const choices = [[seat, action], ...replies.map((reply) => [other(seat), reply])];
    const events = [];
    let record = null;
    for (const [chooser, chosen] of choices) {
      const answer = await this.#match.ask("choose", { seat: chooser, action: chosen });
      events.push(...answer.events);
      record = answer.record;
    }
    return { events, record };
  }

  // As a puzzle ------------------------------------------------------------------------------------

  get step() {
    return this.puzzle.steps[this.#at];
  }

  /** Whether this is the first choice of the puzzle. */
  get isFirst() {
    return this.#at === 0;
  }

  get result() {
    return this.day === null ? this.#own : resultOf(this.day, this.puzzle.id);
  }

  /** To the choice that is to be made now, from wherever the engine's match is. */
  open() {
    return this.once(() => this.#open());
  }

  async #open() {
    const { seat } = this.puzzle;
    await this.close();
    this.#match = new EngineMatch(this.#engine, () => ({ record: this.#record, bots: [] }));
    this.table = await this.#match.view(null);
    this.stage = { name: "private", seat, away: other(seat), view: await this.#match.view(seat), told: [] };
  }

  async close() {
    await this.#match?.close();
  }

  /** From the beginning. */
  again() {
    this.#at = 0;
    this.#record = this.puzzle.record;
    this.wanted = new Set();
    return this.open();
  }

  /** A hint or the solution. */
  want(help) {
    this.#note(help);
    this.wanted.add(help);
  }

  /** One thing that happened with this puzzle. */
  #note(mark) {
    if (this.day !== null && !this.isForgotten) note(this.day, this.puzzle.id, mark);
    else this.#own = { marks: [...this.#own.marks, mark], done: this.#own.done || mark === "right" };
  }
}

/** What a puzzle's own game says of it. */
export const wordsOf = ({ puzzle }) => LATER[puzzle.game].puzzle;

export const namesIn = ({ players, puzzle: { seat } }) => named(players, { name: seat, other: other(seat) });
