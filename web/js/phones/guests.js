/**
 * Those who watch a game that is played on this phone. Each has a connection of its own, made by codes as any other is.
 * They are told what an onlooker may see, which the engine says; nothing that they say is heard.
 */

import { warnUnlessLost } from "../engine/client.js";
import { read, VERSION, write } from "./messages.js";
import { Pairing } from "./pairing.js";

export class Guests {
  /** The codes for one more; only offered while `isInviting`. */
  pairing;
  isInviting = false;
  #connections = new Set();
  #game = null;
  #turns = 0; // of the game that were shown
  #last = null; // what was said last
  #telling = Promise.resolve();
  #draw;

  /** `draw()` shows what has changed; `name()` is what the person at this phone is called. */
  constructor(draw, name) {
    this.#draw = draw;
    this.pairing = new Pairing({
      changed: draw,
      opened: (connection) => this.#opened(connection, name()),
      said: (connection, text) => this.#hear(connection, text),
    });
  }

  /** How many watch now. */
  get count() {
    for (const each of this.#connections) if (each.state === "closed") this.#connections.delete(each);
    return this.#connections.size;
  }

  /** Begin or end to show a code for one more. */
  invite(whether) {
    this.isInviting = whether;
    if (!whether) this.pairing.leave();
    this.#draw();
  }

  #opened(connection, name) {
    this.#connections.add(connection);
    connection.say(write("hello", { v: VERSION, name, shows: true }));
    if (this.#last) connection.say(this.#last);
    this.isInviting = false;
    this.#draw();
    this.tell(this.#game);
  }

  /** Only that it has another version matters. */
  #hear(connection, text) {
    const message = read(text);
    if (message?.k !== "hello" || message.v === VERSION) return;
    connection.close();
    this.#draw();
  }

  /** Show how this game stands now. */
  tell(game) {
    if (game !== this.#game) {
      this.#turns = 0;
      this.#last = null;
    }
    this.#game = game;
    if (!game?.look?.view || this.count === 0) return;
    this.#telling = this.#telling.then(() => this.#tell(game));
  }

  async #tell(game) {
    try {
      if (game !== this.#game) return;
      const since = this.#last ? this.#turns : game.look.record.turns.length; // who comes later is not told it all
      const shown = await game.shown(since);
      const text = write("seen", shown);
      if (game !== this.#game || text === this.#last) return;
      this.#turns = shown.view.turn;
      this.#last = text;
      for (const each of this.#connections) each.say(text);
    } catch (error) {
      warnUnlessLost(error); // of what is lost, the table tells
    }
  }

  /** Nobody watches any more. */
  leave() {
    this.isInviting = false;
    this.pairing.leave();
    for (const each of this.#connections) each.close();
    this.#connections.clear();
  }
}
