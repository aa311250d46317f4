/**
 * One game at this device: who acts next, on whose screen, and what is stored.
 *
 * Knows no game and no rule. Its stage says what may be on screen:
 *   curtain { seat }   the device goes to `seat`; nothing secret exists in the page
 *   private { seat, view }   the screen of `seat` alone
 *   ready {}   all have chosen; two people are about to look together
 *   show { events }   what happened, for everybody
 *   over {}   the end, for everybody
 *   thinking { seat }   a computer player is choosing
 *   waking {}   all that can be chosen without the engine is chosen
 *   elsewhere {}   the game goes on in another tab
 * `table` is the view of an onlooker, for everything around these.
 */

import { askToStay, thisAge } from "../store.js";
import { EngineMatch } from "./engine_match.js";
import { finishedAgainst, remember } from "./past.js";
import { count } from "./results.js";
import { hearOthers, isThisPages, keep, saved } from "./saved.js";
import { isHonest, newSeed } from "./seal.js";

const UNSEEN = new Set(["sealed", "kept", "drew"]); // events that tell the other side nothing
const BUDGET = { ms: 1000 };
const ADVICE = { ms: 500 }; // the engine hears nothing else meanwhile
const PATIENCE = 200; // ms before a choosing computer is worth a screen

const other = (seat) => (seat === "p1" ? "p2" : "p1");

export class Sitting {
  stage = null;
  table = null;
  #games;
  #onChange;
  #match;
  #busy = false;
  #age = thisAge();
  // What is stored: { game, players, record, holder, news, told, untold, finished, sealed, opened, practice, help, by }
  #state;

  /** `games` say which events are worth a screen; `state` is what is stored. */
  constructor({ engine, games, onChange }, state) {
    const bots = Object.keys(state.players).filter((seat) => state.players[seat].level);
    this.#games = games;
    this.#onChange = onChange;
    this.#state = state;
    this.#match = new EngineMatch(engine, () => ({ record: this.#state.record, bots }));
  }

  /** A new sitting; `players`: { p1: { name, level }, p2: … }, level null for a person. The engine checks the options. */
  static async begin(house, { game, options, players }) {
    const sitting = new Sitting(house, { game, players, record: null, holder: null, news: null });
    await sitting.#enter(() => sitting.#match.open(game, options, newSeed()));
    return sitting;
  }

  /**
   * A game that counts for nothing, in which choices can be taken back: a new one, or on from a record. `help`: whether
   * the screens explain what they can.
   */
  static async practise(house, { game, options, players, record = null, help = false }) {
    const sitting = new Sitting(house, { game, players, record, holder: null, news: null, practice: true, help });
    await sitting.#enter(() => (record ? sitting.#match.resume() : sitting.#match.open(game, options, newSeed())));
    return sitting;
  }

  /** The stored sitting, or the practice game, where it stood. */
  static async resume(house, practice = false) {
    const sitting = new Sitting(house, { ...saved(practice), by: null });
    await sitting.#enter(() => sitting.#match.resume());
    return sitting;
  }

  get players() {
    return this.#state.players;
  }

  get game() {
    return this.#state.game;
  }

  get options() {
    return this.#state.record.options;
  }

  /** The record so far, secrets included. */
  get record() {
    return this.#state.record;
  }

  /** Whether this game counts for nothing. */
  get practice() {
    return Boolean(this.#state.practice);
  }

  /** Whether the screens explain what they can. */
  get help() {
    return Boolean(this.#state.help);
  }

  /** { seat, seal } of the card that a computer has laid down and not shown yet, else null. */
  get sealed() {
    return this.#state.sealed ?? null;
  }

  /** What a computer had sealed in the last round: { seat, action, salt, seal, honest }, else null. */
  get opened() {
    return this.#state.opened ?? null;
  }

  /** Whether two people share this device. */
  get shared() {
    return !this.players.p1.level && !this.players.p2.level;
  }

  /** Whether screens are private: two people, and a game with something to hide. */
  get curtained() {
    return this.shared && this.#games[this.game].hides(this.options);
  }

  /** The person who chose last may still change it: nobody has seen anything of it, or it is practice. */
  get canTakeBack() {
    if (this.stage.name === "curtain") return Boolean(this.#state.untold);
    const isPersons = (turn) => Object.keys(turn).some((actor) => this.players[actor] && !this.players[actor].level);
    return this.practice && this.#state.record.turns.some(isPersons);
  }

  /** The person at the curtain has the device now. */
  uncover() {
    return this.#once(async () => {
      const seat = this.stage.seat;
      const view = await this.#match.view(seat);
      this.#state.holder = seat;
      this.#state.untold = false;
      this.#go({ name: "private", seat, view, told: this.#state.told ?? [] });
    });
  }

  /** What a choice of the person at the screen would lead to: { events, seen }. */
  preview(action) {
    return this.#match.ask("preview", { seat: this.stage.seat, action });
  }

  /** Why an action, whole or begun, is not offered: { reason, ... }. */
  whyNot(action) {
    return this.#match.ask("why_not", { seat: this.stage.seat, action });
  }

  /** Every action of the person at the screen weighed by the coach: { exact, value, off_by, mix }. */
  advise() {
    return this.#match.ask("advise", { seat: this.stage.seat, budget: ADVICE });
  }

  /** Hide a private screen again, as when the app is left. */
  cover() {
    if (this.curtained && this.stage?.name === "private") {
      this.#go({ name: "curtain", seat: this.stage.seat, covered: true });
    }
  }

  /** The choice of the person whose private screen this is. */
  choose(action) {
    return this.#once(async () => {
      const { seat } = this.stage;
      this.#state.holder = seat;
      if (this.#match.isEarly && this.table.waiting_for.length > 1) {
        this.#state.untold = true;
        this.#keep({ ...this.#state.record, turns: [{ [seat]: action }] });
        return this.#proceed();
      }
      if (this.#match.isEarly) this.#go({ name: "waking" });
      const answer = await this.#match.ask("choose", { seat, action });
      if (answer.opened) {
        const honest = await isHonest(answer.opened, this.sealed?.seal);
        this.#state.opened = { ...answer.opened, honest };
        this.#state.sealed = null;
      }
      await this.#took(answer);
    });
  }

  /** Back to before the last choice of a person, behind the curtain of whoever made it. */
  takeBack() {
    return this.#once(async () => {
      const early = this.#match.isEarly && { record: { ...this.#state.record, turns: [] } };
      const { record } = early || (await this.#match.ask("undo"));
      this.#state.untold = false;
      if (this.practice) {
        Object.assign(this.#state, { news: null, told: [], finished: false, sealed: null, opened: null });
      }
      this.#keep(record);
      await this.#proceed();
    });
  }

  /** Everybody looks: on from "ready" to what happened, and from there to what comes next. */
  goOn() {
    return this.#once(async () => {
      if (this.stage.name === "ready") {
        this.#go({ name: "show", events: this.#state.news });
      } else {
        this.#state.told = this.#state.news;
        this.#state.news = null;
        await this.#proceed();
      }
    });
  }

  /** The engine is awake after a failure: on from where it was waited for. */
  async wake() {
    if (this.stage?.name === "waking") await this.#once(() => this.#proceed());
  }

  close = () => this.#match.close();

  /** One thing at a time: a second tap while the first is on its way does nothing. */
  async #once(act) {
    if (this.#busy) return;
    this.#busy = true;
    try {
      await act();
    } finally {
      this.#busy = false;
    }
  }

  async #enter(open) {
    this.#keep(await open());
    await this.#proceed();
  }

  async #took(answer) {
    const news = answer.events.filter(({ kind }) => !UNSEEN.has(kind));
    this.#state.untold = news.length === 0;
    if (news.length > 0) this.#state.news = [...(this.#state.news ?? []), ...news];
    await hearOthers();
    if (this.#keep(answer.record)) await this.#proceed();
    else this.#go({ name: "elsewhere" });
  }

  /** What there is to see first, then computers, then the next person. */
  async #proceed() {
    this.table = await this.#match.view(null);
    const { waiting_for: waiting, outcome } = this.table;
    const people = waiting.filter((seat) => !this.players[seat].level);
    const bot = this.#match.isEarly && people.length > 0 ? null : waiting.find((seat) => this.players[seat].level);
    if (this.#state.news?.some(this.#games[this.game].worthAScreen)) {
      const together = this.shared && this.#games[this.game].simultaneous;
      this.#go(together ? { name: "ready" } : { name: "show", events: this.#state.news });
    } else if (bot) {
      const slow = this.#match.isEarly ? 0 : setTimeout(() => this.#think(bot), PATIENCE);
      if (this.#match.isEarly) this.#go({ name: "waking" });
      const { level } = this.players[bot];
      const past = finishedAgainst(this.game, level);
      const answer = await this.#match
        .ask("bot", { seat: bot, level, budget: BUDGET, past })
        .finally(() => clearTimeout(slow));
      this.#state.opened = null;
      this.#state.sealed = answer.seal ? { seat: bot, seal: answer.seal } : null;
      await this.#took(answer);
    } else if (outcome) {
      if (!this.#state.finished) askToStay();
      if (!this.#state.finished && !this.practice) this.#count(outcome);
      this.#state.finished = true;
      this.#go({ name: "over" });
    } else {
      if (this.#state.news) this.#state.told = this.#state.news;
      this.#state.news = null;
      const { holder, told } = this.#state;
      const seat = people.includes(holder) ? holder : people[0];
      if (this.curtained) this.#go({ name: "curtain", seat });
      else this.#go({ name: "private", seat, view: await this.#match.view(seat), told: told ?? [] });
    }
  }

  #count({ winner }) {
    remember(this.#state);
    count(this.#state, winner, this.#games[this.game].openingOf);
  }

  #keep(record = this.#state.record) {
    this.#state.record = record;
    return this.#age === thisAge() && keep(this.#state);
  }

  /** Another tab has written: if it was about this game, it goes on there. */
  lookAround() {
    if (this.stage && !isThisPages(this.#state)) this.#go({ name: "elsewhere" });
  }

  #go = (stage) => this.#show(this.#keep() ? stage : { name: "elsewhere" });

  /** Stores nothing: a page that wakes up would write over what it has not heard of yet. */
  #think = (seat) => isThisPages(this.#state) && this.#show({ name: "thinking", seat });

  #show(stage) {
    this.stage = { ...stage, away: stage.seat && other(stage.seat) };
    this.#onChange();
  }
}
