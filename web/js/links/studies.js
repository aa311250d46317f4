/**
 * Studies in links: a record, perhaps from a position that was set up, and a tree of steps. As in links/studies.py.
 *
 * By themselves, so that a frame that shows something else does not fetch them.
 */

import { codeCopies, codePosition as codeRats, deckOf } from "./brave_rats.js";
import { part, range } from "./coder.js";
import { LinkError } from "./frame.js";
import { codeHead, GAMES } from "./plain.js";
import { codeSeat, codeSize, recordOf } from "./records.js";
import { CELLS, HOME, SEATS, SECRET_SETUPS } from "./tables.js";
import { BARE, codeArea, codePiece, codeSeen, start } from "./views.js";

const MOST_STEPS = 300;
const LONGEST_NOTE = 1500; // bytes

const each = (make) => Object.fromEntries(SEATS.map((seat) => [seat, make(seat)]));
const everywhere = (make) => Object.fromEntries(CELLS.map((cell) => [cell, make(cell)]));

/** A study. */
export function codeStudy(coder, value) {
  const given = part(value, "record");
  const head = codeHead(coder, given);
  const { options } = head;
  const begun = part(given, "start");
  const rest = coder.flag("start", begun) ? { start: STARTS[head.game](coder, options, begun) } : {};
  const turns = GAMES[head.game].codeTurns(coder, options, part(given, "turns"));
  return { record: { ...recordOf(head, turns), ...rest }, ...codeSteps(coder, head, value) };
}

/** { at, steps }: the steps, the first of which is the start, and at which of them it stands. */
function codeSteps(coder, { game, options }, value) {
  const given = part(value, "steps");
  const size = codeSize(coder, "steps", given, MOST_STEPS);
  if (!size) throw coder.reads ? new LinkError("damaged") : new RangeError("a study has a first step");
  const steps = [];
  for (const number of range(size)) {
    const told = part(given, number);
    const step = { from: -1, turns: [] };
    if (number) {
      const from = part(told, "from");
      const follows = coder.flag("follows", from === number - 1, { likely: true, first: 4 });
      step.from = follows ? number - 1 : coder.below(number, from);
      step.turns = GAMES[game].codeTurns(coder, options, part(told, "turns"));
    }
    const note = part(told, "note");
    step.note = coder.flag("noted", note, { first: 3 }) ? coder.text("note", note, LONGEST_NOTE) : "";
    const before = number ? steps[step.from].seen : null;
    step.seen = SEEN[game](coder, options, before, choiceOf(step.turns), part(told, "seen"));
    steps.push(step);
  }
  return { at: coder.below(size, part(value, "at")), steps };
}

/** [seat, action]: who chose what at a step, of both the first seat; luck aside. */
const choiceOf = (turns) => turns.flatMap(Object.entries).find(([actor]) => actor !== "luck") ?? null;

/** What is seen at a step, which follows on what was seen `before`. */
const SEEN = {
  "brave-rats": (coder, options, _before, _turn, value) => codeRats(coder, options, value),
  "r-vs-r": (coder, options, before, turn, value) =>
    codeSeen(coder, options.setup, before ?? start(options), turn, value),
};

/** A position that was set up. */
const STARTS = { "brave-rats": startOfRats, "r-vs-r": startOfTheRealm };

/**
 * That nobody shows first is said with null, and may be left open. No position of a draft or of Lucky Draw is older than
 * what is written of these alone.
 */
function startOfRats(coder, options, value) {
  const deck = deckOf(options);
  const pair = (name) => each((seat) => coder.number(`start ${name}`, part(part(value, name), seat)));
  const cards = (name, context) => each((seat) => codeCopies(coder, context, deck, part(part(value, name), seat)));
  const hands = cards("hands", "start hand");
  if (options.variants.includes("draft"))
    return { hands, pack: codeCopies(coder, "start pack", deck, part(value, "pack")) };
  const begun = {
    hands,
    ...(options.variants.includes("lucky-draw") ? { piles: cards("piles", "start pile") } : {}),
    wins: pair("wins"),
    held: pair("held"),
  };
  if (coder.flag("start bonus", part(value, "bonus")))
    begun.bonus = each((seat) => coder.number("start bonuses", part(value?.bonus, seat)));
  if (coder.flag("start shows", value && "shows_first" in value))
    begun.shows_first = codeSeat(coder, "start first", part(value, "shows_first"));
  if (coder.flag("start shown", part(value, "shown"))) begun.shown = coder.oneOf(deck, part(value, "shown"));
  if (coder.flag("start last", part(value, "last")))
    begun.last = each((seat) => coder.oneOf(deck, part(value?.last, seat)));
  return begun;
}

/** Of a secret setup, with what both know of the tiles in hand. */
function startOfTheRealm(coder, { setup }, value) {
  const lies = part(value, "board");
  const board = everywhere((cell) => codePiece(coder, "start", null, part(lies, cell)));
  const area = (context, known, tiles) => codeArea(coder, `start ${context}`, { known, hints: [] }, tiles);
  const begun = {
    board: everywhere((cell) => board[cell] && Object.fromEntries(BARE.map((name) => [name, board[cell][name]]))),
    zones: each((seat) => area("zone", HOME[seat], part(part(value, "zones"), seat))),
    neutral: area("neutral", [], part(value, "neutral")),
    discard: area("discard", [], part(value, "discard")),
    to_act: coder.oneOf(SEATS, part(value, "to_act")),
  };
  const named = [["murdered", "start murders"], ...(SECRET_SETUPS.includes(setup) ? [["known", "start knows"]] : [])];
  for (const [name, context] of named) {
    const given = part(value, name);
    const tiles = coder.flag(context, given?.length) ? area(name, [], given) : [];
    if (tiles.length) begun[name] = tiles;
  }
  return begun;
}
