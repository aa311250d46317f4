/**
 * One game at this device: who acts next, on whose screen, and what is stored.
 *
 * Knows no game and no rule. More than 300 lines, so that all ways from one stage to the next stand together. Its stage
 * says what may be on screen:
 *   curtain { seat, covered }   the device goes to `seat`; nothing secret exists in the page; covered: their screen was
 *                  on, and was hidden again
 *   private { seat, view, told }   the screen of `seat` alone; told: the events that led there, shown before or not
 *   between { views }   the device lies between two people: the views of those who are to choose, for what they look at
 *   ready {}   all have chosen; two people are about to look together, and nothing on screen tells what came of it
 *   show { events }   what happened, for everybody
 *   over {}   the end, for everybody
 *   thinking { seat }   a computer player is choosing
 *   waking { isStuck }   all that can be chosen without the engine is chosen, or it has to start again first;
 *                  isStuck: it was lost again, and somebody has to want it
 *   elsewhere {}   the game goes on in another tab
 * Those with a `seat` have the other one in `away`.
 *
 * What a table reads and calls of a session, be it this one or one of those beside it (see one_at_a_time.js): LetterGame,
 * PhoneGame, Watched, Solving, Exercise. All have:
 *   stage          as above; at other stages, and before there is one (null), their own screens show something else
 *   table          the view of an onlooker; at "ready" as it was before the last choice
 *   players        { p1: { name, level, side, answers }, p2 }: name: "" where nobody gave one; level: null for a person;
 *                  side: see players.js; answers: whether nobody here plays that seat, as in puzzles and exercises
 *   options        those of the game
 *   shared, practice, help   whether two people share this device, the game counts for nothing, the screens explain
 *                  what they can
 *   sealed         { seat, seal } of the card that a computer has laid down and not shown yet, else null
 * Those whose stages need it:
 *   choose(action, seat), preview(action), whyNot(action)   at "private"; the first also at "between"
 *   goOn(comes)    at "ready" and "show"
 *   opened         at "show": what a computer had sealed, else null
 *   game, record   all but Solving; the record of a LetterGame or PhoneGame is null until its start is known, that of
 *                  Watched has no turns
 * This one alone, and to a table it means no where they are missing:
 *   flat, curtained, holder, nextPerson, canTakeBack; with them uncover(), takeBack(), advise(why, goesOn)
 *   stage.since    when its stage came, in ms of the page
 * The others, and never this one:
 *   host           what belongs to the game in the place of the coach, set by its screen: see appFor in one_at_a_time.js
 *   bottom         the seat at the bottom: LetterGame, PhoneGame, Watched; else it goes by `players`
 *   task()         the question in a sentence, set by its screen: Solving, Exercise
 */

import { EngineLost, Refused } from "../engine/client.js";
import { other } from "../players.js";
import { askToStay, currentGeneration } from "../store.js";
import { EngineMatch, NotWanted, NotYet, newsIn } from "./engine_match.js";
import { count, finishedAgainst, remember, stepOf } from "./results.js";
import { hasPersonsTurn, hearOthers, isThisPages, keep } from "./saved.js";
import { newSeed, proofOf, sealOf } from "./seal.js";

// Of an advice, and of going on with its proof: the engine hears nothing else meanwhile.
const ADVICE = { ms: 500 };
const MORE = { ms: 250 };
const PATIENCE = 200; // ms before a choosing computer is worth a screen

export class Session {
  stage = null;
  table = null;
  #games;
  #onChange;
  #match;
  #leaves = null; // the stage that something is on its way from
  #isWanted;
  #generation = currentGeneration();
  // What is stored: { game, players, record, holder, chosen, news, told, untold, standing, finished, sealed, opened, flat, practice, help, by }
  #state;

  /**
   * `games` say which events are worth a screen; `isWanted()` becomes false when another game takes this one's place, and
   * nothing of it is shown or stored any more; `state` is what is stored.
   */
  constructor({ engine, games, onChange, isWanted = () => true }, state) {
    const bots = Object.keys(state.players).filter((seat) => state.players[seat].level);
    this.#games = games;
    this.#onChange = onChange;
    this.#isWanted = isWanted;
    this.#state = state;
    this.#match = new EngineMatch(engine, () => ({ record: this.#state.record, bots }));
  }

  /** Begin with these options, or go on from the record that is kept. The engine checks the one and the other. */
  async enter(options = null) {
    const { game } = this.#state;
    const record = await (options ? this.#match.open(game, options, newSeed()) : this.#match.resume());
    if (this.#keep(record)) await this.#proceed();
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

  /** The seat that has, or had last, a screen of its own. */
  get holder() {
    return this.#state.holder;
  }

  /** Who is to have the device after what is shown, where screens are private; else null. */
  get nextPerson() {
    if (!this.curtained || this.stage.name !== "show" || this.table.outcome) return null;
    return this.#next();
  }

  /** Whether two people share this device. */
  get shared() {
    return !this.players.p1.level && !this.players.p2.level;
  }

  /** Whether the device lies between two people, who choose at the same time. */
  get flat() {
    return Boolean(this.#state.flat) && this.shared && Boolean(this.#games[this.game].simultaneous);
  }

  /** Whether screens are private: two people, and a game with something to hide. */
  get curtained() {
    return this.shared && !this.flat && this.#games[this.game].hides(this.options);
  }

  /** The person who chose last may still change it: nobody has seen anything of it, or it is practice. */
  get canTakeBack() {
    if (this.stage.name === "curtain") return Boolean(this.#state.untold);
    if (this.stage.name === "between") return Boolean(this.#state.untold) && this.table.waiting_for.length === 1;
    return this.practice && hasPersonsTurn(this);
  }

  /** The person at the curtain has the device now. */
  uncover() {
    return this.#once(() => this.#showOwn(this.stage.seat));
  }

  /** The screen of `seat`, whose person has the device. */
  async #showOwn(seat) {
    const view = await this.#match.view(seat);
    if (this.curtained && document.hidden) return this.#go({ name: "curtain", seat, covered: true }); // left meanwhile
    if (this.curtained) Object.assign(this.#state, { holder: seat, untold: false });
    this.#go({ name: "private", seat, view, told: this.#state.told ?? [] });
  }

  /** What a choice of the person at the screen would lead to: { events, seen }. */
  preview(action) {
    return this.#ofChoice("preview", { action });
  }

  /** Why an action, whole or begun, is not offered: { reason, ... }. */
  whyNot(action) {
    return this.#ofChoice("why_not", { action });
  }

  /**
   * Every action of the person at the screen weighed by the coach: { exact, value, off_by, mix, unfinished }, and `why` if
   * wanted. `goesOn`: whether it was asked before, and only its proof is gone on with.
   */
  advise(why, goesOn = false) {
    return this.#ofChoice("advise", { budget: goesOn ? MORE : ADVICE, why });
  }

  /** Ask of the choice that this screen waits for; rejects with NotWanted once that is on its way. */
  async #ofChoice(verb, args) {
    if (this.stage === this.#leaves) throw new NotWanted(verb);
    return this.#match.ask(verb, { seat: this.stage.seat, ...args });
  }

  /** Hide a private screen again, as when the app is left. */
  cover() {
    if (this.curtained && this.stage?.name === "private") {
      this.#go({ name: "curtain", seat: this.stage.seat, covered: true });
    }
  }

  /** The choice of the person whose screen this is, or of one of two. It is stored before the engine hears of it. */
  choose(action, seat = this.stage.seat) {
    return this.#once(async () => {
      this.#state.holder = seat;
      if (this.#match.isEarly && this.table.waiting_for.length > 1) {
        this.#state.untold = true;
        this.#keep({ ...this.#state.record, turns: [{ [seat]: action }] });
        return this.#proceed();
      }
      this.#state.chosen = { seat, action };
      if (!this.#keep()) return this.#go({ name: "elsewhere" });
      await this.#layDown();
    });
  }

  /** What a person has chosen, to the engine; what that refuses is chosen anew. */
  async #layDown() {
    const waking = () => this.#go({ name: "waking" });
    if (!this.#match.isAwake) waking();
    try {
      await this.#took(await this.#match.ask("choose", this.#state.chosen, waking), { chosen: null });
    } catch (error) {
      if (error instanceof Refused) {
        this.#state.chosen = null;
        await this.#proceed();
      }
      throw error;
    }
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

  /** Whoever holds the device, if they have a choice to make, else the first who has. */
  #next() {
    const people = this.table.waiting_for.filter((seat) => !this.players[seat].level);
    return people.includes(this.#state.holder) ? this.#state.holder : people[0];
  }

  /**
   * Everybody looks: on from "ready" to what happened, and from there to what comes next. `comes`: the seat, as
   * nextPerson says, whose person has said that they have the device: no curtain has to ask once more.
   */
  goOn(comes = null) {
    return this.#once(async () => {
      if (this.stage.name === "ready") {
        await this.#look();
        this.#go({ name: "show", events: this.#state.news });
      } else {
        this.#state.told = this.#state.news;
        this.#state.news = null;
        await this.#proceed(comes);
      }
    });
  }

  /** The engine is awake after a failure: on from where it was waited for. */
  async wake() {
    if (this.stage?.name === "waking") await this.#once(() => this.#proceed());
  }

  close = () => this.#match.close();

  /** One thing at a time: a second tap while the first is on its way does nothing; if that takes long, it is told. */
  async #once(act) {
    if (this.#leaves && !this.#match.isAwake) throw new NotYet();
    if (this.#leaves) return;
    this.#leaves = this.stage;
    try {
      await act();
    } catch (error) {
      if (error instanceof EngineLost) this.#go({ name: "waking", isStuck: true });
      throw error;
    } finally {
      this.#leaves = null;
    }
  }

  /** Take what the engine answered, and `changes` with it: all at once, so that whatever is stored can be gone on from. */
  async #took({ events, record, opened }, changes = {}) {
    const proof = opened && (await proofOf(opened, this.#state.sealed));
    await hearOthers();
    const news = newsIn(this.game, events);
    Object.assign(this.#state, changes, proof ? { opened: proof, sealed: null } : {}, { untold: news.length === 0 });
    if (news.length > 0) this.#state.news = [...(this.#state.news ?? []), ...news];
    if (this.#keep(record)) await this.#proceed();
    else this.#go({ name: "elsewhere" });
  }

  /** What there is to see first, then computers, then the next person. */
  async #proceed(comes = null) {
    if (this.#state.chosen) return this.#layDown(); // before a reload, or before the engine was lost
    const isWorthIt = Boolean(this.#state.news?.some(this.#games[this.game].worthAScreen));
    const together = isWorthIt && this.shared && this.#games[this.game].simultaneous && !this.flat;
    await this.#look(together);
    const { waiting_for: waiting, outcome } = this.table;
    const bot = waiting.find((seat) => this.players[seat].level);
    if (isWorthIt) {
      this.#go(together ? { name: "ready" } : { name: "show", events: this.#state.news });
    } else if (bot && this.#match.isEarly && (await this.#chooseEarly(bot))) {
      await this.#proceed();
    } else if (bot) {
      const { level } = this.players[bot];
      const { budget } = this.#games[this.game];
      const slow = this.#match.isAwake ? setTimeout(() => this.#think(bot), PATIENCE) : 0;
      if (this.#match.isEarly) this.#go({ name: "waking" });
      const past = finishedAgainst(this.game, level);
      const answer = await this.#match
        .ask("bot", { seat: bot, level, budget, past, ...stepOf(this.game, level) })
        .finally(() => clearTimeout(slow));
      await this.#took(answer, { opened: null, sealed: answer.seal ? { seat: bot, seal: answer.seal } : null });
    } else if (outcome) {
      if (!this.#state.finished) askToStay();
      if (!this.#state.finished && !this.practice) this.#count(outcome);
      this.#state.finished = true;
      this.#go({ name: "over" });
    } else {
      if (this.#state.news) this.#state.told = this.#state.news;
      this.#state.news = null;
      if (this.flat) return this.#lieBetween();
      const seat = this.#next();
      if (this.curtained && seat !== comes) this.#go({ name: "curtain", seat });
      else await this.#showOwn(seat);
    }
  }

  /** How it stands, for everybody; or how it stood before the last choice. */
  async #look(before = false) {
    this.table = await (before ? this.#match.viewBefore() : this.#match.view(null));
    this.#state.standing = this.#games[this.game].standing(this.table);
  }

  /** Both ends of the table are there at once. */
  async #lieBetween() {
    const views = {};
    for (const seat of this.table.waiting_for) views[seat] = await this.#match.view(seat);
    this.#go({ name: "between", views });
  }

  /** A computer's first choice, before the engine is awake; false where that has to make it. */
  async #chooseEarly(seat) {
    const action = this.#match.firstChoice(seat, this.players[seat].level);
    if (!action) return false;
    const sealed = await sealOf(action);
    this.#state.sealed = sealed && { seat, ...sealed };
    return this.#keep({ ...this.#state.record, turns: [{ [seat]: action }] });
  }

  #count({ winner }) {
    remember(this.#state);
    count(this.#state, winner, this.#games[this.game].openingOf);
  }

  #keep(record = this.#state.record) {
    this.#state.record = record;
    return this.#isWanted() && this.#generation === currentGeneration() && keep(this.#state);
  }

  /** Another tab has written: if it was about this game, it goes on there. */
  lookAround() {
    if (this.stage && !isThisPages(this.#state)) this.#go({ name: "elsewhere" });
  }

  #go(stage) {
    if (this.#isWanted()) this.#show(this.#keep() ? stage : { name: "elsewhere" });
  }

  /** Stores nothing: a page that wakes up would write over what it has not heard of yet. */
  #think(seat) {
    if (this.#isWanted() && isThisPages(this.#state)) this.#show({ name: "thinking", seat });
  }

  #show(stage) {
    this.stage = { ...stage, away: stage.seat && other(stage.seat), since: performance.now() };
    this.#onChange();
  }
}
