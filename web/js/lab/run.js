/** Games between somebody's own player and some levels: the engine plays them, the player is asked in its room. */

import { EngineLost, warnUnlessLost } from "../engine/client.js";
import { Out, Room } from "./room.js";

const NODES = 3000; // as in `python -m pocketcrowns arena`: what everybody may look at before a choice
const RUN_WITHIN = 60 * 60_000; // ms for a whole run
const LONGEST_ACTION = 200; // characters

/** The packages that a text asks for: "# packages: one, two". */
const packagesIn = (text) =>
  [...text.matchAll(/^#\s*packages?\s*:(.*)$/gim)].flatMap(([, names]) => names.split(/[,\s]+/).filter(Boolean));

export class Run {
  #engine;
  #plan;
  #room;
  #onChange;

  /** What is being done: { step } with what Room says of it, { step: "play", level, turn }, or { step: "over" }. */
  at = { step: "start" };
  /** What has come of it, one row for each level that was met: { level, won, tied, lost, tally }. */
  rows = [];
  /** Why it ended early: an Out with { level, game, turn } as `where` once a game was on; null as long as all is well. */
  out = null;

  /** `plan`: { game, text, levels, games, seed }; `games` of each level, seats swapped in turn. */
  constructor(engine, plan, onChange) {
    this.#engine = engine;
    this.#plan = plan;
    this.#onChange = onChange;
    this.#room = new Room((at) => this.#show(at));
  }

  get isOver() {
    return this.at.step === "over";
  }

  /** Games that have been played, of how many. */
  get done() {
    return this.rows.reduce((sum, { won, tied, lost }) => sum + won + tied + lost, 0);
  }

  get total() {
    return this.#plan.levels.length * this.#plan.games;
  }

  get game() {
    return this.#plan.game;
  }

  get printed() {
    return this.#room.printed;
  }

  stop() {
    this.#room.close();
    this.out ??= new Out("stopped");
  }

  /** Play all games; never rejects. */
  async play() {
    const end = setTimeout(() => {
      this.out = new Out("run-too-long", "", RUN_WITHIN / 60_000);
      this.#room.close();
    }, RUN_WITHIN);
    try {
      await this.#engine.start();
      await this.#room.open(this.#plan.text, packagesIn(this.#plan.text));
      for (const level of this.#plan.levels) await this.#meet(level);
    } catch (error) {
      this.out ??= error instanceof Out ? error : asOut(error);
    } finally {
      clearTimeout(end);
      this.#room.close();
      this.#show({ step: "over" });
    }
  }

  async #meet(level) {
    const row = { level, won: 0, tied: 0, lost: 0, tally: null };
    this.rows.push(row);
    for (let number = 0; number < this.#plan.games; number++) {
      const own = number % 2 ? "p2" : "p1";
      const winner = await this.#one(level, own, `${this.#plan.seed} ${level} ${number >> 1}`);
      row[winner === null ? "tied" : winner === own ? "won" : "lost"] += 1;
      const { won, tied, lost } = row;
      row.tally = await this.#engine.ask("tally", { won, tied, lost });
    }
  }

  /** One game; answers who won it. */
  async #one(level, own, seed) {
    const { game } = this.#plan;
    const budget = { nodes: NODES };
    const where = { level, number: this.done + 1, turn: 0 };
    const opened = await this.#engine.ask("open", { game, seed });
    const { match } = opened;
    let waiting = opened.waiting_for;
    try {
      await this.#room.begin();
      while (waiting.length) {
        if (this.out) throw this.out;
        const [seat] = waiting;
        const view = seat === own ? await this.#engine.ask("view", { match, seat }) : null;
        where.turn = view?.turn ?? where.turn;
        this.#show({ step: "play", ...where });
        const answer = view
          ? await this.#choose(match, view, ["own player", seed, seat, String(view.turn)], budget)
          : await this.#engine.ask("bot", { match, seat, level, budget });
        waiting = answer.waiting_for;
      }
      const { outcome } = await this.#engine.ask("view", { match, seat: null });
      return outcome.winner;
    } catch (error) {
      if (error instanceof Out) error.where = where;
      throw error;
    } finally {
      await this.#engine.ask("close", { match }).catch(warnUnlessLost); // with a dead engine it is gone anyway
    }
  }

  /** Let the player choose; the engine has the last word on what it says. */
  async #choose(match, view, luck, budget) {
    const action = await this.#room.choose(view, luck, budget);
    if (!view.legal.includes(action))
      throw new Out("not-legal", (JSON.stringify(action) ?? "").slice(0, LONGEST_ACTION));
    return this.#engine.ask("choose", { match, seat: view.seat, action });
  }

  #show(at) {
    if (this.isOver) return; // a download that goes on although another has failed
    this.at = at;
    this.#onChange();
  }
}

const asOut = (error) => new Out(error instanceof EngineLost ? "engine-lost" : "engine-refused", String(error.message));
