/**
 * One game by letters on this device. To the screens of its game it is a session: they show its position and send a
 * choice. The engine writes and reads every message; here is only what this screen has shown. Between two devices that are
 * connected, phones/phone_game.js goes on from it.
 *
 * Stages: null until the engine has told how it stands; show { events } and private { view, told } as in any session;
 * then send {}, our message to be sent or on its way; stuck {}; over {}.
 */

import { GAMES } from "../games.js";
import { EngineMatch, newsIn } from "../play/engine_match.js";
import { OneAtATime } from "../play/one_at_a_time.js";
import { hearOthers } from "../play/saved.js";
import { other, sideOf } from "../players.js";
import { forEngine, keepLetter, letter } from "./kept.js";

const DAY = 86_400_000; // ms

/** What is kept of a game after the engine has looked at it. */
export function entryOf(look, rest) {
  const { text, seat, game, options, names, messages, waits_for: waitsFor, outcome, proven, record } = look;
  const players = Object.fromEntries(
    ["p1", "p2"].map((each) => [each, { name: names[each] ?? "", level: null, side: sideOf(game, each) }]),
  );
  const isWhole = Boolean(outcome) && outcome.reason !== "resigned";
  const said = { text, seat, game, options, players, messages, waitsFor, outcome, proven };
  return { ...said, record: isWhole ? record : null, unsent: look.unsent, since: Date.now(), ...rest };
}

export class LetterGame extends OneAtATime {
  table = null;
  look = null;
  engine;
  #match;
  #kept; // as it was kept last: another tab may have emptied the storage since

  constructor(engine, id) {
    super();
    this.engine = engine;
    this.id = id;
    this.#match = this.#atTheEngine();
  }

  // As a session -----------------------------------------------------------------------------------

  sealed = null;
  opened = null;
  shared = false;
  practice = false;
  help = false;

  get kept() {
    this.#kept = letter(this.id) ?? this.#kept;
    return this.#kept;
  }

  get game() {
    return this.kept.game;
  }

  get options() {
    return this.kept.options;
  }

  get players() {
    return this.kept.players;
  }

  get record() {
    return this.look.record;
  }

  /** Who sits at the bottom of a board. */
  get bottom() {
    return this.kept.seat;
  }

  get rival() {
    return other(this.kept.seat);
  }

  preview(action) {
    return this.#match.ask("preview", { seat: this.kept.seat, action });
  }

  whyNot(action) {
    return this.#match.ask("why_not", { seat: this.kept.seat, action });
  }

  choose(action) {
    return this.once(async () => {
      const told = this.look.record.turns.length;
      await this.take("letter_choose", { action }, { sent: null, told, former: null }, this.look);
    });
  }

  resign() {
    return this.once(() => this.take("letter_resign", {}, { sent: null, former: null }, this.look));
  }

  /** On from what has happened to what there is to do. */
  goOn() {
    return this.once(async () => {
      this.keep({ told: this.stage.turns });
      await this.proceed();
    });
  }

  // As a game by letters ---------------------------------------------------------------------------

  /** How it stands, from what is kept. */
  open() {
    return this.once(() => this.see());
  }

  /** The link with which its player goes on elsewhere. */
  async privateLink() {
    return (await this.ask("letter_private")).text;
  }

  /**
   * As it was before the link that came last, for a day and until we have chosen or sent something since; else null. It
   * was not our turn then, so nothing can be chosen again after more was seen.
   */
  get former() {
    const { former = null } = this.kept;
    return former && Date.now() - former.at < DAY ? former : null;
  }

  /** Leave the link that came last aside. */
  goBack() {
    return this.once(() => {
      const { former } = this;
      if (!former) return this.see(); // the day is over, or another tab has gone on
      const { text, told, sent } = former;
      const changes = { told, sent, former: null, finished: false };
      return this.take("letter_see", { text, since: told ?? undefined }, changes);
    });
  }

  /** Our message has left this device, as far as we can know. */
  wasSent() {
    this.keep({ sent: Date.now(), former: null });
    if (this.look.outcome && this.look.proven) this.go({ name: "over" });
  }

  /** From the end back to the last message. */
  showMessage() {
    this.go({ name: "send" });
  }

  close() {
    return this.#match.close();
  }

  /** The view that everybody has, as the table shows it. */
  asSeen(view) {
    return view;
  }

  /** What there is to do when nothing is to be chosen or looked at here; as a private table has it, `told` is what has
   * happened before. */
  between() {
    this.go({ name: "send" });
  }

  /** What this seat sees, from the engine. */
  ownView() {
    return this.#match.view(this.kept.seat);
  }

  keep(changes) {
    if (!this.isForgotten) keepLetter(this.id, { ...this.kept, ...changes });
  }

  /** The match as the last look has it. */
  #atTheEngine = () => new EngineMatch(this.engine, () => ({ record: this.look.record, bots: [] }));

  see() {
    const { told } = this.kept;
    return this.take("letter_see", Number.isInteger(told) ? { since: told } : {}, {});
  }

  ask(verb, args = {}) {
    return this.engine.ask(verb, { ...forEngine(this.kept), ...args });
  }

  /** What comes of a question about `text`, unless another tab has gone on with the game: then that is to be seen. */
  async take(verb, args, changes, { text } = this.kept) {
    const look = await this.ask(verb, { text, ...args });
    await hearOthers();
    if (this.kept.text !== text) return this.see();
    const { since, sent } = this.kept;
    this.look = look;
    this.keep({ ...entryOf(look, { sent, ...changes }), ...(look.text === text ? { since } : {}) });
    await this.#match.close();
    this.#match = this.#atTheEngine();
    await this.proceed();
  }

  /** What there is to see first, then a choice, then the message, then the end. */
  async proceed() {
    const { look } = this;
    const { told, sent } = this.kept;
    const news = look.news.filter(({ turn }) => turn >= (told ?? 0));
    const { worthAScreen } = GAMES[look.game];
    const end = news.findIndex(({ events }) => events.some(worthAScreen));
    if (end >= 0) {
      const turns = news[end].turn + 1;
      this.table = news[end].view;
      this.go({ name: "show", events: this.#toTell(news.slice(0, end + 1)), turns });
      return;
    }
    this.table = look.view && this.asSeen({ ...look.view, outcome: look.outcome });
    const untold = this.#toTell(news);
    if (look.choosing) this.go({ name: "private", view: await this.ownView(), told: untold });
    else if (look.stuck) this.go({ name: "stuck" });
    else if (look.outcome && look.proven && (!look.unsent || sent)) this.go({ name: "over" });
    else await this.between(untold);
  }

  #toTell(news) {
    return newsIn(
      this.game,
      news.flatMap(({ events }) => events),
    );
  }

  go(stage) {
    const { seat } = this.kept;
    const { waits_for: waitsFor, outcome } = this.look;
    if (stage.name === "over" && (!waitsFor || outcome.reason === "resigned")) this.keep({ finished: true });
    this.stage = { seat, away: other(seat), ...stage };
  }
}
