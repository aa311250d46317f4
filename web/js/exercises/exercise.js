/**
 * One costly moment, to be decided again. To the screens of its game it is a session; what the new choice is worth, the
 * engine says.
 *
 * Stages: null until the engine has the position; private, as in any session; answered, with { action, judged, moment },
 * `judged` as the engine's "review" tells it, with reasons, `moment` what came of the choice.
 */

import { BUDGETS } from "../coach/advice.js";
import { EngineMatch } from "../play/engine_match.js";
import { OneAtATime } from "../play/one_at_a_time.js";
import { other, sideOf } from "../players.js";
import { answered } from "./kept.js";

const RIGHT = ["good", "fine", "forced"];

export class Exercise extends OneAtATime {
  table = null;
  sealed = null;
  shared = false;
  practice = false;
  help = false;
  #engine;
  #match;

  constructor(engine, exercise) {
    super();
    this.#engine = engine;
    this.exercise = exercise;
    const { game } = exercise.record;
    this.players = Object.fromEntries(
      ["p1", "p2"].map((seat) => [
        seat,
        { name: "", level: null, side: sideOf(game, seat), answers: seat !== exercise.seat },
      ]),
    );
  }

  get game() {
    return this.exercise.record.game;
  }

  get record() {
    return this.exercise.record;
  }

  get options() {
    return this.record.options;
  }

  get seat() {
    return this.exercise.seat;
  }

  preview(action) {
    return this.#match.ask("preview", { seat: this.seat, action });
  }

  whyNot(action) {
    return this.#match.ask("why_not", { seat: this.seat, action });
  }

  /** To the choice that is to be made. */
  open() {
    return this.once(async () => {
      await this.close();
      this.#match = new EngineMatch(this.#engine, () => ({ record: this.record, bots: [] }));
      this.table = await this.#match.view(null);
      const view = await this.#match.view(this.seat);
      this.stage = { name: "private", seat: this.seat, away: other(this.seat), view, told: [] };
    });
  }

  async close() {
    await this.#match?.close();
  }

  /** Make a choice: the engine judges it, and shows what comes of it. */
  choose(action) {
    return this.once(async () => {
      const { seat, exercise } = this;
      const { turns } = this.record;
      const turn = { [seat]: action, ...(exercise.reply ? { [other(seat)]: exercise.reply } : {}) };
      const record = { ...this.record, turns: [...turns, turn] };
      const asked = { record, budget: BUDGETS[this.game], only: turns.length, why: true };
      const judged = (await this.#engine.ask("review", asked)).turns.find((each) => each.seat === seat);
      const moment = (await this.#engine.ask("replay", { record })).turns.find((each) => each.turn === turns.length);
      const isRight = RIGHT.includes(judged.verdict);
      if (judged.verdict && !this.isForgotten) answered(exercise, isRight);
      this.table = moment?.view ?? this.table;
      this.stage = { name: "answered", action, judged, moment, isRight };
    });
  }
}
