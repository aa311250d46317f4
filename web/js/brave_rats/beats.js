/** Who beats whom, as the engine wrote it when the app was built (web/prepared/beats.mjs); nothing is decided here. */

import { Written } from "../written.js";

/** The name of a set of rulings among the tables; the order in which they were chosen does not matter. */
export const keyOf = (rulings) => JSON.stringify(Object.entries(rulings).sort());

/** The name of a round in a table. */
export const roundOf = (cards, bonus) => [cards.p1, cards.p2, bonus.p1, bonus.p2].join(" ");

export class Beats {
  #copies;
  #places;
  #rounds;
  #tables;

  #targets;

  constructor({ cards, copies, matter, places, plus, rounds, tables, targets }) {
    this.cards = cards;
    /** The rulings that change anything here. */
    this.rulings = matter;
    /** What a card can have on top. */
    this.plus = plus;
    this.#copies = copies;
    this.#places = new Map(places.map((name, place) => [name, place]));
    this.#rounds = rounds;
    this.#tables = tables;
    this.#targets = targets;
  }

  /** Victories that win a game with these variants. */
  targetOf(variants) {
    return variants.map((each) => this.#targets[each]).find(Boolean) ?? this.#targets[""];
  }

  /** What happens when these cards meet, as events, the verdict first; `cards` must have become what they are. */
  events(rulings, cards, bonus) {
    return this.#rounds[this.#tables[keyOf(rulings)][this.#places.get(roundOf(cards, bonus))]];
  }

  /** What a card can become, as { previous, as }, against an opponent with this much on top; nothing for most cards. */
  copies(card, rivalBonus) {
    return (this.#copies[card] ?? []).filter(({ bonus }) => bonus.includes(rivalBonus));
  }
}

const file = new Written(
  () => new URL(__BEATS__, import.meta.url),
  (content) => new Beats(content),
);

/** The tables, or null while they are on their way: the app is drawn again when they are here. */
export const beats = (app) => file.get(app);

/** How to ask again for tables that did not come, else null. */
export const retry = (app) => file.retry(app);
