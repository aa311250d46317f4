/**
 * A game that is played on other phones, as an onlooker sees it: to the screens of its game a session in which there is
 * nothing to choose. What it shows comes from one of the players' phones.
 *
 * Stages: thinking { seat } as in any session, but with `told` as "private" has it; show { events, turns }; over {}.
 */

import { GAMES } from "../games.js";
import { newsIn } from "../play/engine_match.js";

export class Watched {
  id;
  game;
  options;
  players;
  table;
  stage;
  bottom = "p1";
  record = { turns: [] };
  shared = false;
  practice = false;
  help = false;
  sealed = null;
  opened = null;

  constructor(seen) {
    this.id = seen.id;
    this.game = seen.view.game;
    this.options = seen.view.options;
    this.take(seen);
  }

  /** How it stands now, and what has happened. */
  take({ players, view, events }) {
    const news = newsIn(this.game, events);
    const { turn } = this.table ?? view;
    this.players = players;
    this.table = view;
    const end = news.findLastIndex(GAMES[this.game].worthAScreen);
    if (end >= 0) this.stage = { name: "show", events: news.slice(0, end + 1), turns: view.turn };
    else if (this.stage?.name !== "show" || turn !== view.turn || view.outcome?.reason === "resigned") this.#goOn(news);
  }

  /** From the end of a round to what comes then. */
  goOn() {
    this.#goOn([]);
  }

  #goOn(told) {
    const { outcome, waiting_for: waiting } = this.table;
    this.stage = outcome ? { name: "over" } : { name: "thinking", seat: waiting[0] ?? "p1", told };
  }

  close() {}
}
