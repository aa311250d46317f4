/**
 * Two devices at one table: the connection that two codes have made, and the game that is played over it. There is one at
 * a time in a page. Whose offer it was says which game it is.
 */

import { keepLetter, letter as keptLetter, placesOf } from "../letters/kept.js";
import { entryOf } from "../letters/letter_game.js";
import { formOf } from "../play/form.js";
import { hex } from "../play/seal.js";
import { askToStay, currentGeneration } from "../store.js";
import { Guests } from "./guests.js";
import { read, VERSION, write } from "./messages.js";
import { Pairing } from "./pairing.js";
import { PhoneGame } from "./phone_game.js";
import { Watched } from "./watched.js";

const SECRET_BYTES = 32;
const MOST = 30; // messages that wait; more are no conversation

/** Words for what a letter of the other came to, where that has to be told. */
const TOLD = { fork: "phones-fork", "not-yours": "phones-forged", pretends: "phones-forged", foul: "phones-forged" };

const GOOD = ["taken", "same", "older"];

export class Pair {
  /** The game of this table; null before there is one. */
  game = null;
  /** The game of others that is watched here; null where we play. */
  watched = null;
  /** Those who watch ours. */
  guests;
  /** Who wants another game. */
  again = { mine: false, theirs: false };
  /** Run what asks the engine, and draw. */
  attempt;
  pairing;
  #app;
  #link = null; // the connection that is open, or was
  #isHost = false;
  #isWatching = false; // whether the other lets us watch
  #isMet = false; // whether the game of the host is known here
  #ready = Promise.resolve(); // what the other says waits until what it said before is done
  #called = ""; // what the other is called, by their own word
  #waiting = 0; // messages that do

  constructor(app, attempt) {
    this.#app = app;
    this.attempt = attempt;
    this.pairing = new Pairing({
      changed: () => app.draw(),
      opened: (connection, isOfferer) => this.#opened(connection, isOfferer),
      said: (connection, text) => connection === this.#link && this.#hear(text),
    });
    this.guests = new Guests(
      () => app.draw(),
      () => this.#name,
    );
    addEventListener("pagehide", () => this.leave()); // so that the other hears of it at once
  }

  /** How the connection stands: "none", "open", "shaky" or "closed". */
  get state() {
    return this.#link?.state ?? "none";
  }

  /** Whether the other can be spoken to. */
  get isConnected() {
    return this.state === "open" || this.state === "shaky";
  }

  /** Forget codes and connection; the game stays. */
  leave() {
    this.pairing.leave();
    this.guests.leave();
    this.#link?.close();
    this.#link = this.watched = null;
    this.again = { mine: false, theirs: false };
  }

  /** Another table than the one before: of this game, or of none yet. */
  turnTo(id) {
    this.leave();
    this.game?.close();
    this.game = id ? this.#gameOf(id) : null;
  }

  #gameOf(id) {
    const game = new PhoneGame(this.#app.engine, id, (kind, fields) => this.#say(kind, fields));
    game.called = this.#called;
    game.onMoved = () => game === this.game && this.guests.tell(game);
    return game;
  }

  #say(kind, fields) {
    return this.#link?.say(write(kind, fields)) ?? false;
  }

  // What the connection tells ------------------------------------------------------------------------

  #opened(connection, isOfferer) {
    this.#isHost = isOfferer;
    this.#isMet = this.#isWatching = false;
    this.#link = connection;
    this.watched = null;
    this.again = { mine: false, theirs: false };
    this.#say("hello", { v: VERSION, name: this.#name });
    this.#app.draw();
  }

  /** What the person at this device is called in a new game. */
  get #name() {
    return this.#app.about?.begin?.name ?? formOf(this.#app.game).names.p1.trim();
  }

  #hear(text) {
    const message = this.#waiting < MOST && read(text);
    if (!message) return;
    const act = ANSWERS[message.k];
    if (message.k === "got") return act(this, message); // what is done now may wait for it
    this.#waiting += 1;
    this.#ready = this.#ready.then(async () => {
      await this.attempt(() => act(this, message));
      this.#waiting -= 1;
    });
  }

  /** The other is there. */
  async greet({ v, name, shows }) {
    if (v !== VERSION) {
      this.#link.close();
      return this.pairing.tell("phones-version");
    }
    if (shows) return this.#watch();
    this.#called = name;
    if (this.game) this.game.called = name;
    if (!this.#isHost) return; // it is for the other to say which game it is
    if (!this.game) await this.#begin(this.#app.about?.begin ?? { ...formOf(this.#app.game), name: this.#name });
    await this.game.greet();
  }

  /** The other plays with somebody else, and lets us watch, unless we have come to play. */
  #watch() {
    if (!this.game) {
      this.#isWatching = true;
      return;
    }
    this.#link.close();
    this.pairing.tell("phones-other-game");
  }

  /** How the game stands that is watched; from whoever lets us play, nothing comes of it. */
  seen(message) {
    if (!this.#isWatching) return;
    const isSame = this.watched?.id === message.id;
    const next = isSame ? this.watched : new Watched(message);
    if (isSame) next.take(message);
    this.watched = next;
  }

  /** A new game by this device. */
  async #begin({ options, name }) {
    const [generation, secret] = [currentGeneration(), hex(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)))];
    const look = await this.#app.engine.ask("letter_new", { game: this.#app.game, options, name, secret });
    this.#keep(generation, look, { secret, told: 0, sent: null });
  }

  #keep(generation, look, rest) {
    if (generation !== currentGeneration()) return; // everything was forgotten since the engine was asked
    const place = placesOf(look.id).find((each) => !keptLetter(each));
    keepLetter(place, entryOf(look, rest));
    askToStay();
    this.#sit(place);
  }

  /** At the table of this game; the screen is about it from now on, so that a reload comes back to it. */
  #sit(id) {
    if (this.game?.id !== id) this.game = this.#gameOf(id);
    const { screen, about } = this.#app;
    if (screen !== "phones" || about?.id === id) return;
    this.#app.game = this.game.game;
    this.#app.turnPage({ id });
  }

  async letter({ n, seat, text }) {
    if (!this.#isHost && !this.#isMet) return this.#meet(text, n, seat);
    if (!this.game) return; // before its hello
    const told = await this.game.hear(text, n);
    if (GOOD.includes(told)) this.pairing.fault = null;
    else if (await this.#isWanted(text)) await this.#meet(text, n, seat);
    else this.#refused(TOLD[told]);
  }

  /** Whether a letter of another game is the one that both asked for. */
  async #isWanted(text) {
    if (!this.again.mine || !this.again.theirs || !this.game.look?.outcome) return false;
    const { verdict } = await this.#read(text);
    return verdict === "invitation";
  }

  #refused(fault) {
    if (fault) this.pairing.tell(fault);
  }

  #read = (text, games = []) => this.#app.engine.ask("letter_read", { text, games, part: true });

  /** The game that the other, who plays as `seat`, has begun, or goes on with. */
  async #meet(text, n, seat) {
    const generation = currentGeneration();
    const { verdict, about, look } = await this.#read(text);
    const places = about?.id ? placesOf(about.id).filter(keptLetter) : [];
    const ours = places.find((each) => keptLetter(each).seat !== seat);
    if (ours) {
      this.#sit(ours);
      const told = await this.game.hear(text, n);
      if (!GOOD.includes(told)) return this.#refused(TOLD[told]);
      await this.game.greet();
    } else if (verdict === "invitation") {
      const [secret, name] = [hex(crypto.getRandomValues(new Uint8Array(SECRET_BYTES))), this.#name];
      const joined = await this.#app.engine.ask("letter_join", { text: look.text, name, secret, part: true });
      this.#keep(generation, joined, { secret, name, told: 0, sent: null, joined: Date.now() });
      await this.game?.greet();
    } else {
      this.#say("other");
      return this.#refused("phones-other-game");
    }
    this.#isMet = true;
    this.again = { mine: false, theirs: false };
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
  }
}

/** What comes of each kind of message. */
const ANSWERS = {
  hello: (pair, message) => pair.greet(message),
  letter: (pair, message) => pair.letter(message),
  got: (pair, { n }) => pair.game?.gotten(n),
  locked: (pair, { turn }) => pair.game?.locked(turn),
  again: (pair) => pair.wanted(),
  other: (pair) => pair.other(),
  seen: (pair, message) => pair.seen(message),
};
