/** Brave Rats in links: a record's turns, and what can be seen of a position. As in links/brave_rats.py. */

import { KEEP } from "../actions.js";
import { part, range, same } from "./coder.js";
import { BOTH_OR_ONE, codeActors, codeSeat, codeSize } from "./records.js";
import { CARDS, SEATS } from "./tables.js";

const PLAIN = ["fast-rat"]; // with no variant besides these, a seat plays each card of its deck once

export const deckOf = (options) => CARDS.slice(0, options.edition / 2);
const each = (make) => Object.fromEntries(SEATS.map((seat) => [seat, make(seat)]));

/** All turns of a record. */
export function codeTurns(coder, options, value) {
  const deck = deckOf(options);
  const plain = options.variants.every((variant) => PLAIN.includes(variant));
  const left = each(() => deck);
  let after = "start";
  return range(codeSize(coder, "turns", value)).map((number) => {
    const given = part(value, number);
    const actors = codeActors(coder, after, BOTH_OR_ONE, given);
    const turn = {};
    for (const actor of actors) {
      if (plain && actor in left) {
        turn[actor] = coder.oneOf(left[actor], part(given, actor));
        left[actor] = left[actor].filter((card) => card !== turn[actor]);
      } else turn[actor] = codeAction(coder, deck, actor, actors, part(given, actor));
    }
    const isHalf = actors.length === 1 && after !== "half";
    after = isHalf ? "half" : Object.values(turn).includes("spy") ? "spy" : "card";
    return turn;
  });
}

/** A card; of one that is kept in a draft, that it is; of luck, perhaps a seat. */
function codeAction(coder, deck, actor, actors, value) {
  if (actor === "luck") {
    if (coder.flag("luck names a seat", SEATS.includes(value))) return coder.oneOf(SEATS, value);
  } else if (actors.length === 1 && coder.flag("kept", value?.startsWith(KEEP))) {
    return KEEP + coder.oneOf(deck, value?.slice(KEEP.length));
  }
  return coder.oneOf(deck, value);
}

/** { turns, views, ends }: the turns of a record, and those of them that ended a game. */
export function codeReplay(coder, options, given, value) {
  const turns = codeTurns(coder, options, given);
  return { turns, views: null, ends: codeEnds(coder, options, turns, part(value, "ends")) };
}

/** An action by itself. */
export const codeAlone = (coder, value) => coder.oneOf(CARDS, value);

/** The numbers of the turns with which a game of the session was over, from 0. */
function codeEnds(coder, options, turns, value) {
  const crowns = options.variants.includes("emperor");
  const ends = [];
  for (const [number, turn] of turns.entries()) {
    const isLast = number + 1 === turns.length;
    const context = isLast ? "ends last" : crowns ? "ends between" : "ends never";
    const likely = { likely: isLast, first: crowns ? 4 : 40 };
    if (!("luck" in turn) && coder.flag(context, value?.includes(number), likely)) ends.push(number);
  }
  return ends;
}

/** What a view shows, without the rounds that the record tells. */
export function codePosition(coder, options, value) {
  const deck = deckOf(options);
  const pair = (name) => each((seat) => coder.number(name, part(part(value, name), seat)));
  const number = (name) => coder.number(name, part(value, name));
  const seen = {
    phase: coder.choice("phase", ["play", "over", "draft"], part(value, "phase"), 4),
    game_no: number("game_no"),
    games: pair("games"),
    round: number("round"),
    target: number("target"),
    wins: pair("wins"),
    held: pair("held"),
    bonus: pair("bonus"),
    shows_first: codeSeat(coder, "shows_first", part(value, "shows_first")),
    shown: coder.choice("shown", [null, ...deck], part(value, "shown"), 9),
  };
  const left = each((seat) => codeCards(coder, "left", deck, part(part(value, "left"), seat)));
  seen.hands = each((seat) => codeHand(coder, deck, left[seat], part(part(value, "hands"), seat)));
  seen.hand_sizes = pair("hand_sizes");
  seen.piles = pair("piles");
  seen.pack = codeCards(coder, "pack", deck, part(value, "pack"));
  seen.left = left.p1 && left.p2 ? left : null;
  const gifts = part(value, "gifts");
  const gave = coder.flag("gifts", gifts, { first: 4 });
  seen.gifts = gave ? each((seat) => coder.oneOf(deck, part(gifts, seat))) : null;
  return seen;
}

/** A hand, most often all that its seat has left. */
function codeHand(coder, deck, left, value) {
  if (left && coder.flag("hand is left", same(value, left), { likely: true, first: 6 })) return [...left];
  return codeCards(coder, "hand", deck, value);
}

/** Cards in order of strength, the Mime last: how many there are of each; or null. */
function codeCards(coder, context, deck, value) {
  if (!coder.flag(`${context} known`, value, { likely: context !== "pack", first: 6 })) return null;
  return codeCopies(coder, context, deck, value);
}

/** How many there are of each card. */
export function codeCopies(coder, context, deck, value) {
  const copies = (card) => value?.filter((other) => other === card).length;
  return deck.flatMap((card) => Array(coder.choice(context, range(3), copies(card))).fill(card));
}
