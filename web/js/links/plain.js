/**
 * Links but those of studies: what a game, a position or a puzzle looks like as a short text behind the '#' of an address.
 *
 * Without DOM, words or rules: the small viewer in other sites' pages reads them too. As in links/values.py.
 */

import * as braveRats from "./brave_rats.js";
import { Coder, part, range } from "./coder.js";
import { framed, unframed } from "./frame.js";
import * as rVsR from "./r_vs_r.js";
import { codeGame, codeLevel, codeOptions, codeSeat, codeSeed, codeSize, recordOf } from "./records.js";
import { CARDS, OPTIONS, PUZZLES, SEATS, TILES } from "./tables.js";

export const GAMES = { "brave-rats": braveRats, "r-vs-r": rVsR };
const SHOWN = ["table", "card", "tile", "ruling"];
const NAMES = { card: [...CARDS, "blank"], tile: Object.keys(TILES) };
const EDITIONS = [null, ...OPTIONS["brave-rats"].edition];
const SERIES = ["BR", "RV"];
const MOST_STEPS = 8;
const MOST_ACTIONS = 200;
const MOST_REPLIES = 100;

/** The link, without '#', of a value { kind, ... }; `codes`: kind -> what codes it. Throws RangeError for one that no link can carry. */
export function writeBy(codes, value) {
  const { kind } = value;
  if (kind === "g") return framed(kind, value.bytes);
  const coder = new Coder();
  codes[kind](coder, value);
  return framed(kind, coder.content());
}

/** The value of a link, or of an address that ends with one. Throws LinkError. */
export function readBy(codes, text) {
  const { kind, bytes } = unframed(text);
  if (kind === "g") return { kind, bytes };
  const coder = new Coder(bytes);
  const value = codes[kind](coder, null);
  coder.done();
  return { kind, ...value };
}

export const PLAIN = {
  /** A whole game. R vs R with what is seen after each turn; Brave Rats with the turns that ended a game. */
  r(coder, value) {
    const record = part(value, "record");
    const head = codeHead(coder, record);
    const { turns, ...told } = GAMES[head.game].codeReplay(coder, head.options, part(record, "turns"), value);
    return { record: recordOf(head, turns), ...told };
  },

  /** A position. */
  p(coder, value) {
    const seat = codeSeat(coder, "seat", part(value, "seat"));
    const record = codeRecord(coder, part(value, "record"));
    return { record, seat, seen: codePosition(coder, record, part(value, "seen")) };
  },

  /** A puzzle. */
  z(coder, value) {
    const given = part(value, "puzzle");
    const id = range(4).map((place) => coder.below(256, given && Number.parseInt(given.id.substr(2 * place, 2), 16)));
    const record = codeRecord(coder, part(given, "record"));
    const puzzle = {
      id: id.map((byte) => byte.toString(16).padStart(2, "0")).join(""),
      game: record.game,
      kind: coder.oneOf(PUZZLES, part(given, "kind")),
      seat: coder.oneOf(SEATS, part(given, "seat")),
      record,
    };
    const each = (name, most, read) =>
      range(codeSize(coder, name, part(given, name), most)).map((place) => read(part(part(given, name), place)));
    puzzle.steps = each("steps", MOST_STEPS, (step) => codeStep(coder, record.game, step));
    if (coder.flag("has chances", part(given, "chances")))
      puzzle.chances = each("chances", MOST_ACTIONS, (chance) => coder.below(101, chance));
    return { puzzle, seen: codePosition(coder, record, part(value, "seen")) };
  },

  /** A page of the rules: a table, a card, a tile or a ruling, of an edition. */
  t(coder, value) {
    const game = codeGame(coder, part(value, "game"));
    const show = coder.oneOf(SHOWN, part(value, "show"));
    const given = part(value, "id");
    const id =
      show === "ruling"
        ? `${coder.oneOf(SERIES, given?.slice(0, 2))}${coder.number("ruling", given?.slice(2) - 1) + 1}`
        : coder.oneOf(NAMES[show] ?? [null], given);
    return { game, show, id, edition: coder.oneOf(EDITIONS, part(value, "edition")) };
  },

  /** A new game. */
  n(coder, value) {
    const game = codeGame(coder, part(value, "game"));
    const options = codeOptions(coder, game, part(value, "options"));
    return { game, options, level: codeLevel(coder, game, part(value, "level")) };
  },
};

export function codeHead(coder, record) {
  const game = codeGame(coder, part(record, "game"));
  const options = codeOptions(coder, game, part(record, "options"));
  return { game, options, seed: codeSeed(coder, part(record, "seed")) };
}

function codeRecord(coder, record) {
  const head = codeHead(coder, record);
  return recordOf(head, GAMES[head.game].codeTurns(coder, head.options, part(record, "turns")));
}

const codePosition = (coder, { game, options }, value) => GAMES[game].codePosition(coder, options, value);

function codeStep(coder, game, value) {
  const [right, replies, to] = ["right", "replies", "to"].map((name) => part(value, name));
  const step = { right: codeActions(coder, game, "right", right) };
  const size = codeSize(coder, "replies", replies, MOST_REPLIES);
  step.replies = range(size).map((place) => codeActions(coder, game, "reply", part(replies, place)));
  const answers = [-1, ...range(size)];
  const count = codeSize(coder, "answers", to, MOST_ACTIONS);
  step.to = range(count).map((place) => coder.choice("to", answers, part(to, place)));
  return step;
}

function codeActions(coder, game, context, value) {
  const size = codeSize(coder, context, value, MOST_ACTIONS);
  return range(size).map((place) => GAMES[game].codeAlone(coder, part(value, place)));
}
