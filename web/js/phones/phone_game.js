/**
 * A game by letters between two devices that are connected: whatever is written here goes to the other at once, as the
 * whole letter, and is read there as a link is. Nothing but letters changes the game, so nothing that comes can do more
 * than a link could.
 *
 * Both choose at the same time. Who answers openly may be the first: then the choice stays on this device, in `ahead` of
 * what is kept, and the other only hears that it is made; it is written once the seal of the other is there. A round is
 * shown when the other's device has said that it can show it too.
 *
 * Stages: as of a letter, but for send; in its place thinking { seat }, while the other is awaited, or waits {}, before
 * there is a table.
 */

import { Refused } from "../engine/client.js";
import { forEngine, placesOf } from "../letters/kept.js";
import { LetterGame } from "../letters/letter_game.js";

const PATIENCE = 1000; // ms that a round waits for the other's device to have read it

const isSame = (one, two) =>
  one?.name === two.name &&
  one.turns === two.turns &&
  (two.name !== "private" || JSON.stringify(one.view) === JSON.stringify(two.view));

export class PhoneGame extends LetterGame {
  /** What the other is called, by their own word. */
  called = "";
  /** Called when there is something else to be seen of the game, for those who watch. */
  onMoved = () => {};
  #say;
  #queue = Promise.resolve();
  #sent = 0; // letters so far
  #awaited = null; // { n, text, resolve } of the letter that went last
  #hold = null; // a promise: what is to be shown next waits for it
  #read = null; // number of the other's letter that is to be acknowledged when it can be shown
  #lockedAt = null; // the turn in which the other has chosen

  /** `say(kind, fields)` sends a message (messages.js) and answers whether it went. */
  constructor(engine, id, say) {
    super(engine, id);
    this.#say = say;
  }

  /** One thing after the other: a letter may come at any time. */
  once(act) {
    const next = this.#queue.then(() => super.once(act));
    this.#queue = next.catch(() => {}); // whoever asked for it hears of it
    return next;
  }

  /** Both, the other by what they called themselves when they came, until the game says it. */
  get players() {
    const players = super.players;
    const { rival, called } = this;
    return players[rival].name || !called ? players : { ...players, [rival]: { ...players[rival], name: called } };
  }

  /** Whether the other has chosen in this turn, as far as they said. */
  get isOtherLocked() {
    return this.look?.record && this.#lockedAt === this.look.record.turns.length;
  }

  /** Whether we may give up: where the letters would let us choose. */
  get mayResign() {
    return Boolean(this.look?.choosing);
  }

  choose(action) {
    const { stage } = this;
    return this.once(async () => {
      if (this.stage !== stage) return; // a second tap
      const told = this.look.record.turns.length;
      if (this.look.choosing) return this.#write("letter_choose", { action }, { told });
      this.keep({ told, ahead: { turn: told, action } });
      this.#say("locked", { turn: told });
      await this.proceed();
    });
  }

  resign() {
    return this.once(() => this.#write("letter_resign"));
  }

  /** The connection is there, or there again: say how it stands here. */
  greet() {
    return this.once(async () => {
      this.#lockedAt = null;
      if (this.look?.text !== this.kept.text) await this.see(); // it may have gone on by links
      this.#tell();
      if (this.#ahead) this.#say("locked", { turn: this.#ahead.turn });
    });
  }

  /** A letter of the other; answers the verdict on it (letters/reading.py), or "refused". */
  hear(text, n) {
    let told = "refused";
    const act = async () => {
      if (this.look?.text !== this.kept.text) await this.see();
      this.#read = n;
      told = await (this.#isJoining ? this.#join(text) : this.#take(text));
      if (this.#read !== null) this.#acknowledge();
    };
    return this.once(act).then(() => told);
  }

  /** The other's device has read our letter, and is about to show what it says. */
  gotten(n) {
    if (this.#awaited?.n !== n) return;
    this.#awaited.resolve();
    if (this.#awaited.text === this.kept.text) this.keep({ sent: Date.now() });
  }

  /** The other has chosen in this turn. */
  locked(turn) {
    this.#lockedAt = turn;
    if (this.table && this.stage?.name !== "show") this.table = this.asSeen(this.table);
    this.onMoved();
  }

  /** What an onlooker may see, and what has happened after the first `since` turns, as `seen` of messages.js has it. */
  async shown(since) {
    const { id, view, events } = await this.ask("letter_show", { since });
    const { players } = this;
    return { id, players, view: this.asSeen(view), events };
  }

  /** Whether our name is not in the game yet: a first seal comes before it. */
  get #isJoining() {
    return this.kept.seat === "p2" && this.look.names.p2 === null;
  }

  async #join(text) {
    try {
      const { seat, secret, name = "" } = this.kept;
      const joined = await this.engine.ask("letter_join", { text, name, secret, part: true });
      if (!placesOf(joined.id).includes(this.id) || joined.seat !== seat) return "other";
      await this.#turnTo(joined.text, text);
      return "taken";
    } catch (error) {
      if (error instanceof Refused) return "refused";
      throw error;
    }
  }

  async #take(text) {
    const { verdict, look } = await this.engine.ask("letter_read", {
      text,
      games: [forEngine(this.kept)],
      part: true,
    });
    if (verdict === "taken") await this.#turnTo(look.text, text);
    if (verdict === "older") this.#tell();
    return verdict;
  }

  /**
   * Go on from a letter that was read; what we have to add to it goes back at once, but is kept before: after a reload it
   * would else be somebody else's words in our name.
   */
  async #turnTo(text, theirs) {
    if (text !== theirs) {
      this.keep({ text, since: Date.now() });
      this.#hold = this.#tell(text);
    }
    const { told } = this.kept;
    await this.take("letter_see", { text, since: told ?? undefined }, { former: null });
  }

  async #write(verb, args = {}, changes = {}) {
    await this.take(verb, args, { sent: null, former: null, ahead: null, ...changes }, this.look);
  }

  /** Our choice that waits for the other's seal; null where the game has gone past it. */
  get #ahead() {
    const { ahead } = this.kept;
    return ahead?.turn === this.look.record?.turns.length ? ahead : null;
  }

  async take(verb, ...rest) {
    await super.take(verb, ...rest);
    if (verb === "letter_choose" || verb === "letter_resign") this.#tell();
  }

  async proceed() {
    const ahead = this.#ahead;
    if (ahead && this.look.choosing) {
      try {
        return await this.#write("letter_choose", { action: ahead.action }, { told: ahead.turn });
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        this.keep({ ahead: null });
      }
    }
    await this.#hold;
    this.#hold = null;
    this.#acknowledge();
    await super.proceed();
  }

  #acknowledge() {
    if (this.#read !== null) this.#say("got", { n: this.#read });
    this.#read = null;
  }

  /** Send the letter as it stands; resolves when the other's device has read it, or after a while. */
  #tell(text = this.look.text) {
    this.#awaited?.resolve();
    this.#sent += 1;
    const n = this.#sent;
    if (!this.#say("letter", { n, seat: this.kept.seat, text })) return Promise.resolve();
    return new Promise((resolve) => {
      this.#awaited = { n, text, resolve };
      setTimeout(resolve, PATIENCE);
    });
  }

  asSeen(view) {
    const gone = [...(this.#ahead ? [this.kept.seat] : []), ...(this.isOtherLocked ? [this.rival] : [])];
    return { ...view, waiting_for: view.waiting_for.filter((seat) => !gone.includes(seat)) };
  }

  async between(told) {
    const { look } = this;
    const { seat } = this.kept;
    const mayChoose = look.view?.waiting_for.includes(seat) && !this.#ahead && !look.outcome;
    if (mayChoose && seat === "p2") this.go({ name: "private", view: await this.ownView(), told });
    else if (look.outcome && look.proven) this.go({ name: "over" });
    else this.go(look.view ? { name: "thinking", seat: this.rival } : { name: "waits" });
  }

  /** A stage stays as it is while nothing changes for whoever looks at it: a raised card stays raised. */
  go(stage) {
    if (!isSame(this.stage, stage)) super.go(stage);
    this.onMoved();
  }
}
