/**
 * Two devices at one table: the codes that they exchange, the connection that comes of it, and the game that is played
 * over it. There is one at a time in a page. Whoever showed the first code says which game it is.
 */

import { keepLetter, letter as keptLetter } from "../letters/kept.js";
import { entryOf } from "../letters/letter_game.js";
import { formOf } from "../play/form.js";
import { hex } from "../play/seal.js";
import { askToStay, thisAge } from "../store.js";
import { Connection } from "./connection.js";
import { read as readMessage, VERSION, write } from "./messages.js";
import { BadCode, read as readCode, toSend } from "./packing.js";
import { PhoneGame } from "./phone_game.js";

const SECRET_BYTES = 32;
const APART_AFTER = 15_000; // ms from both codes to a connection, before links are offered
const WINDOWS = "pocket-crowns.codes"; // between windows of one browser

/** Words for what a letter of the other came to, where that has to be told. */
const TOLD = { fork: "phones-fork", "not-yours": "phones-forged", pretends: "phones-forged", foul: "phones-forged" };

const GOOD = ["taken", "same", "older"];

export class Session {
  /** The game of this table; null before there is one. */
  game = null;
  /** What the person has to know beside what the screen shows: the id of a text, or null. */
  fault = null;
  /** Whether the code of this device has been answered here, and the connection has yet to come. */
  isJoining = false;
  /** Who wants another game. */
  again = { mine: false, theirs: false };
  /** Run what asks the engine, and draw. */
  attempt;
  #app;
  #offerer = null;
  #answerer = null;
  #link = null; // the connection that is open, or was
  #isHost = false;
  #isMet = false; // whether the game of the host is known here
  #timer = 0;
  #ready = Promise.resolve(); // what the other says waits until what it said before is done
  #windows = globalThis.BroadcastChannel ? new BroadcastChannel(WINDOWS) : null;

  constructor(app, attempt) {
    this.#app = app;
    this.attempt = attempt;
    addEventListener("pagehide", () => this.leave()); // so that the other hears of it at once
    this.#windows?.addEventListener("message", ({ data }) => this.#fromWindow(data));
  }

  /** How the connection stands: "none", "open", "shaky" or "closed". */
  get state() {
    return this.#link?.state ?? "none";
  }

  /** Whether the other can be spoken to. */
  get isConnected() {
    return this.state === "open" || this.state === "shaky";
  }

  /** Whether we answer another's code. */
  get isAnswering() {
    return this.#answerer !== null;
  }

  /** What to show: our answer, where we have read an offer, else our offer; as bytes, or null while it is made. */
  get code() {
    return (this.#answerer ?? this.#offerer)?.code ?? null;
  }

  /** The code as a text to send. */
  get text() {
    return this.code && toSend(this.code);
  }

  /** Offer to connect, unless that is done already. */
  offer() {
    if (this.#offerer || this.isConnected) return;
    const offerer = new Connection((news) => this.#hear(offerer, news));
    this.#offerer = offerer;
    offerer.offer().catch((error) => this.#failed(error));
  }

  /** Take what was scanned, pasted or opened. Answers whether it was a code that leads on. */
  take(text) {
    try {
      const theirs = readCode(text);
      this.fault = null;
      return theirs.isAnswer ? this.#takeAnswer(theirs, text) : this.#takeOffer(theirs);
    } catch (error) {
      if (!(error instanceof BadCode)) throw error;
      return this.#tell(`phones-code-${error.reason}`);
    }
  }

  #takeOffer(theirs) {
    if (this.#offerer?.isOwn(theirs)) return this.#tell("phones-code-own");
    if (this.#answerer?.isTo(theirs)) return true; // the same once more
    this.#answerer?.close();
    const answerer = new Connection((news) => this.#hear(answerer, news));
    this.#answerer = answerer;
    answerer.answer(theirs).catch((error) => this.#failed(error));
    this.#app.draw();
    return true;
  }

  #takeAnswer(theirs, text) {
    if (!this.#offerer?.isAnswered(theirs)) {
      this.#windows?.postMessage(text); // perhaps another window waits for it
      return this.#tell(this.#answerer?.isOwn(theirs) ? "phones-code-own" : "phones-code-other");
    }
    this.isJoining = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#isApart(), APART_AFTER);
    this.#offerer.accept(theirs).catch((error) => this.#failed(error));
    this.#app.draw();
    return true;
  }

  /** A code that was opened in another window of this browser; whether it is ours is then told there. */
  #fromWindow(data) {
    if (data === "taken") {
      if (this.fault !== "phones-code-other") return;
      this.fault = "phones-code-elsewhere";
      return this.#app.draw();
    }
    if (typeof data !== "string") return;
    try {
      const theirs = readCode(data);
      if (!theirs.isAnswer || !this.#offerer?.isAnswered(theirs)) return;
      this.#windows.postMessage("taken");
      this.#takeAnswer(theirs, data);
    } catch (error) {
      if (!(error instanceof BadCode)) throw error; // another window can have said anything
    }
  }

  #tell(fault) {
    this.fault = fault;
    this.#app.draw();
    return false;
  }

  #isApart() {
    if (this.isConnected) return;
    this.isJoining = false;
    this.#tell("phones-apart");
  }

  #failed(error) {
    console.warn(error);
    this.#tell("phones-failed");
  }

  /** Forget codes and connection; the game stays. */
  leave() {
    clearTimeout(this.#timer);
    for (const each of [this.#offerer, this.#answerer, this.#link]) each?.close();
    this.#offerer = this.#answerer = this.#link = null;
    this.isJoining = false;
    this.fault = null;
    this.again = { mine: false, theirs: false };
  }

  /** Another table than the one before: of this game, or of none yet. */
  turnTo(id) {
    this.leave();
    this.game?.close().catch(() => {}); // a lost engine has forgotten it already
    this.game = id ? this.#gameOf(id) : null;
  }

  #gameOf = (id) => new PhoneGame(this.#app.engine, id, (kind, fields) => this.#say(kind, fields));

  #say(kind, fields) {
    return this.#link?.say(write(kind, fields)) ?? false;
  }

  // What the connection tells ------------------------------------------------------------------------

  #hear(connection, { opened, text }) {
    if (opened) this.#opened(connection);
    else if (text !== undefined) {
      if (connection !== this.#link) return;
      const message = readMessage(text);
      if (message) this.#answer(message);
    } else this.#app.draw();
  }

  #opened(connection) {
    this.#isHost = connection === this.#offerer;
    this.#isMet = false;
    this.#link = connection;
    const other = this.#isHost ? this.#answerer : this.#offerer;
    other?.close();
    this.#offerer = this.#answerer = null;
    clearTimeout(this.#timer);
    this.isJoining = false;
    this.fault = null;
    this.again = { mine: false, theirs: false };
    this.#say("hello", { v: VERSION, name: this.#name });
    this.#app.draw();
  }

  /** What the person at this device is called in a new game. */
  get #name() {
    return this.#app.about?.begin?.name ?? formOf(this.#app.game).names.p1.trim();
  }

  #answer(message) {
    const does = ANSWERS[message.k];
    if (does.isQuick) return does.act(this, message);
    this.#ready = this.#ready.then(() => this.attempt(() => does.act(this, message)));
  }

  /** The other is there. */
  async greet({ v }) {
    if (v !== VERSION) {
      this.#link.close();
      return this.#tell("phones-version");
    }
    if (!this.#isHost) return; // it is for the other to say which game it is
    if (!this.game) await this.#begin(this.#app.about?.begin ?? { ...formOf(this.#app.game), name: this.#name });
    await this.game.greet();
    this.#named();
  }

  /** A new game by this device. */
  async #begin({ options, name }) {
    const [age, secret] = [thisAge(), hex(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)))];
    const look = await this.#app.engine.ask("letter_new", { game: this.#app.game, options, name, secret });
    this.#keep(age, look, { secret, told: 0, sent: null });
  }

  #keep(age, look, rest) {
    if (age !== thisAge()) return; // everything was forgotten since the engine was asked
    keepLetter(look.id, entryOf(look, rest));
    askToStay();
    this.game = this.#gameOf(look.id);
  }

  /** The screen is about this game from now on, so that a reload comes back to it. */
  #named() {
    const { screen, about } = this.#app;
    if (screen === "phones" && about?.id !== this.game.id) this.#app.turnPage({ id: this.game.id });
  }

  async letter({ n, text }) {
    if (!this.#isHost && !this.#isMet) return this.#meet(text, n);
    if (!this.game) return; // before its hello
    const told = await this.game.hear(text, n);
    if (GOOD.includes(told)) return;
    if (await this.#isWanted(text)) await this.#meet(text, n);
    else this.#refused(TOLD[told]);
  }

  /** Whether a letter of another game is the one that both asked for. */
  async #isWanted(text) {
    if (!this.again.mine || !this.again.theirs || !this.game.look?.outcome) return false;
    const { verdict } = await this.#read(text);
    return verdict === "invitation";
  }

  #refused(fault) {
    if (fault && this.fault !== fault) this.#tell(fault);
  }

  #read = (text, games = []) => this.#app.engine.ask("letter_read", { text, games, part: true });

  /** The game that the other has begun, or goes on with. */
  async #meet(text, n) {
    const age = thisAge();
    const { verdict, about, look } = await this.#read(text);
    if (about?.id && keptLetter(about.id)) {
      if (this.game?.id !== about.id) this.game = this.#gameOf(about.id);
      const told = await this.game.hear(text, n);
      if (!GOOD.includes(told)) return this.#refused(TOLD[told]);
      await this.game.greet();
    } else if (verdict === "invitation") {
      const [secret, name] = [hex(crypto.getRandomValues(new Uint8Array(SECRET_BYTES))), this.#name];
      const joined = await this.#app.engine.ask("letter_join", { text: look.text, name, secret, part: true });
      this.#keep(age, joined, { secret, name, told: 0, sent: null, joined: Date.now() });
      await this.game?.greet();
    } else {
      this.#say("other");
      return this.#refused("phones-other-game");
    }
    this.#isMet = true;
    this.again = { mine: false, theirs: false };
    if (this.#app.screen === "phones") this.#app.game = this.game.game;
    this.#named();
  }

  locked(turn) {
    this.game?.locked(turn);
    this.#app.draw();
  }

  /** The other has another game. */
  other() {
    this.#refused("phones-other-game");
  }

  /** Another game with the same person: it begins when both want it. */
  wantAgain() {
    if (!this.isConnected) return false;
    this.again.mine = true;
    this.#say("again");
    this.attempt(() => this.#beginAgain());
    return true;
  }

  async wanted() {
    if (!this.game?.look?.outcome) return;
    this.again.theirs = true;
    await this.#beginAgain();
  }

  /** Who invited does so again. */
  async #beginAgain() {
    const { mine, theirs } = this.again;
    if (!mine || !theirs || this.game.kept.seat !== "p1") return;
    const { game, options, players } = this.game;
    this.#app.game = game;
    await this.#begin({ options, name: players.p1.name });
    this.again = { mine: false, theirs: false };
    await this.game.greet();
    this.#named();
  }
}

/** What comes of each kind of message; quick ones do not wait for what was said before. */
const ANSWERS = {
  hello: { act: (session, message) => session.greet(message) },
  letter: { act: (session, message) => session.letter(message) },
  got: { isQuick: true, act: (session, { n }) => session.game?.gotten(n) },
  locked: { act: (session, { turn }) => session.game?.locked(turn) },
  again: { act: (session) => session.wanted() },
  other: { act: (session) => session.other() },
};
