/** What is about to be sent: its link, and what a picture and a text of it need to know from the engine. */

import { warnUnlessLost } from "../engine/client.js";
import { finishedGame } from "../letters/kept.js";
import { readLink, writeLink } from "../links/index.js";
import { placeOf, puzzles } from "../puzzles/year.js";
import { gameValue, puzzleValue } from "../sent/values.js";
import { asSent, kept } from "../study/study.js";
import { recordOf, seenIn, studyOf } from "../study/tree.js";

export class Sending {
  /** The link, once it is known. */
  link = null;
  value = null;
  /** How it stands at the end of what is sent; null while it is not known, or where nothing stands anywhere. */
  view = null;
  /** The game in one line, where there is one. */
  line = null;
  /** The names of the players of a game of this device. */
  players = null;
  isReady = false;
  hasFailed = false;
  /** Whether it failed because no link is long enough. */
  isTooLong = false;
  #isBusy = false;

  /**
   * `about`: { link }, { invite } for a new game, { day } for the puzzle of a day, { study } for the one of this game that
   * is kept, else which finished game of this device (play/saved.js).
   */
  constructor(about) {
    this.about = about;
    const { link, invite } = about;
    if (!link && !invite) return;
    this.link = link ?? writeLink({ kind: "n", ...invite });
    this.value = readLink(this.link);
    this.isReady = !recordOf(this.value);
  }

  /** Whether there is anything to send: a game that goes on stays here, its link would tell all that is secret in it. */
  get isThere() {
    const { link, invite, day } = this.about;
    return Boolean(link ?? invite) || day !== undefined || this.#kept !== null;
  }

  /** The study, or the finished game, of this device. */
  get #kept() {
    const { study } = this.about;
    return study ? kept(study) : finishedGame(this.about);
  }

  /** Ask for all that is missing; `tell` is called when something has come. */
  async prepare(app, tell) {
    if (this.#isBusy || this.isReady || (this.about.day !== undefined && !puzzles(app))) return;
    this.#isBusy = true;
    this.hasFailed = false;
    try {
      await this.#prepare(app);
      this.isReady = true;
    } catch (error) {
      warnUnlessLost(error);
      this.isTooLong = error instanceof RangeError;
      this.hasFailed = true;
    }
    this.#isBusy = false;
    tell();
  }

  async #prepare(app) {
    const ask = (verb, args) => app.engine.ask(verb, args);
    if (this.about.study) this.#write(await asSent(app.engine, this.#kept));
    const game = this.link ? null : this.#game(app);
    const record = game?.record ?? recordOf(this.value);
    const { turns } = await ask("replay", { record });
    if (!this.link) {
      this.players = game.players ?? null;
      // What began at a position that was set up is told as a study: a game's link begins at the beginning.
      if (record.start) this.#write(await asSent(app.engine, studyOf(record, record.turns.length)));
      else this.#write(game.puzzle ? await asPuzzle(app.engine, game.puzzle) : gameValue(record, turns));
    }
    this.view = turns.at(-1)?.view ?? { seen: seenIn(this.value), outcome: null };
    if (this.value.kind !== "z" && !record.start) this.line = (await ask("notation", { record })).text;
  }

  #write(value) {
    this.value = value;
    this.link = writeLink(value);
  }

  /** The finished game, or the puzzle, that is to be sent. */
  #game(app) {
    const { day } = this.about;
    if (day === undefined) return this.#kept;
    const list = puzzles(app);
    const puzzle = list[placeOf(day, list.length)];
    return { puzzle, record: puzzle.record };
  }
}

async function asPuzzle(engine, puzzle) {
  const see = (match) => engine.ask("view", { match, seat: puzzle.seat });
  const { seen } = await engine.about(puzzle.record, see);
  return puzzleValue(puzzle, seen);
}
