/**
 * What an onlooker sees of R vs R, written as its difference from a guess. As in links/views.py.
 *
 * What follows from an action is guessed from the action alone, as somebody would who has watched the game but never
 * read its rules. Guesses only save room: any view can be written, and comes back as it was.
 */

import { again, ends, FIRST, isPlacement, KEEP, placement } from "../actions.js";
import { other } from "../players.js";
import { part, range, same } from "./coder.js";
import { codeSeat, codeSize } from "./records.js";
import { CELLS, HOME, SEATS, SHIELDED, TILES } from "./tables.js";

const PHASES = ["place", "draft", "choose-first", "over"];
const UNKNOWN = "?";
const NAMES = Object.keys(TILES);
const ITEMS = [...NAMES, UNKNOWN];
const MOST_TILES = 60;
const EDITS = ["same", "with", "without", "other"];
const CHANGES = ["same", "turned", "other"];

const each = (make) => Object.fromEntries(SEATS.map((seat) => [seat, make(seat)]));
const everywhere = (make) => Object.fromEntries(CELLS.map((cell) => [cell, make(cell)]));

/** What is seen before anything has happened. */
export function start({ first }) {
  const empty = {
    phase: "draft",
    round: 1,
    rounds: each(() => 0),
    points: each(() => 0),
    first: "p1",
    board: everywhere(() => null),
    allies: each(() => 0),
    zones: each(() => []),
    neutral: [],
    discard: [],
    pack: null,
  };
  return SEATS.includes(first) ? newRound(empty, first) : empty;
}

function newRound(seen, first) {
  const zones = each((seat) => (seat === first ? ["citizen", ...HOME[seat]] : HOME[seat]));
  return { ...seen, first, board: everywhere(() => null), zones, neutral: [], discard: [] };
}

/**
 * What may be seen next: { seen, kind, hints, turning }. `kind`: what it was guessed from; `hints`: tiles that may have
 * changed places; `turning`: whether the tiles around may have turned.
 */
function guessOf(before, turn) {
  if (!turn) return { seen: before, kind: "nothing", hints: [], turning: false };
  const [actor, action] = turn;
  const first = action.replace(FIRST, "");
  if (SEATS.includes(first)) return { seen: newRound(before, first), kind: "first", hints: [], turning: false };
  if (!isPlacement(action)) {
    const kind = `${actor === "luck" ? "luck" : "keep"} ${before.phase}`;
    return { seen: before, kind, hints: [action.replace(KEEP, "")], turning: false };
  }
  const { tile, cell, target: aim } = placement(action);
  const board = { ...before.board };
  const hints = [];
  board[cell] = pieceOf(tile, actor, board[cell]?.tile ?? null);
  const turning = Boolean(aim) && aimed(board, actor, tile, aim, hints);
  const discard = [...before.discard];
  for (const [place, piece] of Object.entries(board)) {
    if (piece?.down_by !== other(actor)) continue;
    discard.push(piece.tile);
    board[place] = piece.under && pieceOf(piece.under, other(actor));
  }
  const less = (tiles) => tiles.filter((held) => held !== tile);
  const zones = { ...before.zones, [actor]: less(before.zones[actor]) };
  const seen = { ...before, board, zones, neutral: less(before.neutral), discard };
  return { seen, kind: `place ${aim ? tile : ""}`, hints, turning };
}

function pieceOf(tile, faces, under = null, down_by = null) {
  return { tile, faces, down_by, under, shield: SHIELDED.includes(tile) && down_by === null, silenced: false };
}

const turned = (piece) => ({ ...piece, faces: piece.faces && other(piece.faces) });

/** Change the board as the target tells; whether other tiles may have turned. */
function aimed(board, actor, tile, aim, hints) {
  const power = TILES[tile];
  const [place, inner] = again(aim);
  const [begin, end] = ends(place);
  const isCell = CELLS.includes(begin);
  const piece = isCell ? board[begin] : null;
  if (!power || !piece) {
    hints.push(aim);
    return !isCell;
  }
  if (inner) return aimed(board, actor, piece.tile, inner, hints);
  hints.push(piece.tile);
  if (power[1] === "down") board[begin] = pieceOf(piece.tile, null, piece.under, actor);
  else if (power[1] === "turned") board[begin] = turned(piece);
  else {
    board[begin] = null;
    if (CELLS.includes(end)) board[end] = piece;
  }
  return false;
}

/** What is seen after a turn ([actor, action]), given what was seen before it. */
export function codeSeen(coder, setup, before, turn, value) {
  const guess = guessOf(before, turn);
  const byLuck = turn?.[0] === "luck";
  const kind = byLuck ? `${setup} ${guess.kind}` : guess.kind;
  const known = guess.seen;
  const phase = coder.choice(`phase ${before.phase} ${guess.kind.split(" ")[0]}`, PHASES, part(value, "phase"));
  const standing = codeStanding(coder, known, before.phase === phase, value);
  const board = codeBoard(coder, guess, part(value, "board"));
  const pieces = Object.values(board);
  const counted = each((seat) => pieces.filter((piece) => piece?.faces === seat).length);
  const allies = codePair(coder, "allies", counted, part(value, "allies"));
  const owner = (seat) => (!turn || byLuck ? seat : turn[0] === seat ? "own" : "rival");
  const area = (context, tiles, given, inOrder) =>
    codeArea(coder, `${context} ${kind}`, { known: tiles, hints: guess.hints, inOrder }, given);
  const zones = each((seat) => area(owner(seat), known.zones[seat], part(part(value, "zones"), seat), false));
  const neutral = area("neutral", known.neutral, part(value, "neutral"), true);
  const discard = area("discard", known.discard, part(value, "discard"), false);
  const given = part(value, "pack");
  const isOpen = coder.flag(`pack ${setup} ${known.pack === null}`, given, { first: 2 });
  const pack = isOpen ? area("pack", known.pack ?? [], given, true) : null;
  return { phase, ...standing, board, allies, zones, neutral, discard, pack };
}

/** Round and points. */
function codeStanding(coder, known, context, value) {
  const names = ["round", "rounds", "points", "first"];
  const asKnown = names.every((name) => same(part(value, name), known[name]));
  if (coder.flag(`standing ${context}`, asKnown, { likely: true, first: 8 }))
    return Object.fromEntries(names.map((name) => [name, known[name]]));
  return {
    round: coder.number("round", part(value, "round")),
    rounds: codePair(coder, "rounds", known.rounds, part(value, "rounds")),
    points: codePair(coder, "points", known.points, part(value, "points")),
    first: codeSeat(coder, "begins", part(value, "first")),
  };
}

/** A number for each seat. */
function codePair(coder, context, known, value) {
  const asKnown = SEATS.every((seat) => part(value, seat) === known[seat]);
  if (coder.flag(`${context} known`, asKnown, { likely: true, first: 8 })) return known;
  return each((seat) => coder.number(context, part(value, seat)));
}

export const BARE = ["tile", "faces", "down_by", "under"]; // of a piece, without what follows from the others
const bare = (piece) => piece && BARE.map((name) => piece[name]);

function codeBoard(coder, { seen: { board: known }, turning }, value) {
  const asKnown = CELLS.every((cell) => same(bare(known[cell]), bare(part(value, cell))));
  const isKnown = !turning && coder.flag("board known", asKnown, { likely: true, first: 16 });
  const board = everywhere((cell) =>
    isKnown
      ? known[cell] && { ...known[cell] }
      : codePiece(coder, turning ? "turning" : "unknown", known[cell], part(value, cell)),
  );
  codeMarks(coder, board, value);
  return board;
}

/** What lies on a cell, its marks aside. */
export function codePiece(coder, context, known, value) {
  const alike = [same(bare(value), bare(known)), known && same(bare(value), bare(turned(known))), true];
  const change = coder.choice(
    `${context} ${known ? "piece" : "empty"}`,
    known ? CHANGES : ["same", "other"],
    CHANGES[alike.findIndex(Boolean)],
    2,
  );
  if (change !== "other") return known && (change === "same" ? { ...known } : turned(known));
  if (!coder.flag("lies there", value, { likely: true, first: 2 })) return null;
  const tile = coder.choice("lies", NAMES, part(value, "tile"));
  const [faces, downBy] = ["faces", "down_by"].map((name) => codeSeat(coder, name, part(value, name)));
  return pieceOf(tile, faces, coder.choice("under", [null, ...NAMES], part(value, "under"), 30), downBy);
}

/** Shields, and powers that would be cancelled. */
function codeMarks(coder, board, value) {
  const marks = CELLS.filter((cell) => board[cell]).flatMap((cell) => [
    [cell, "shield"],
    [cell, "silenced"],
  ]);
  const asKnown = marks.every(([cell, mark]) => value?.[cell]?.[mark] === board[cell][mark]);
  if (coder.flag("marks known", asKnown, { likely: true, first: 5 })) return;
  for (const [cell, mark] of marks) {
    const known = board[cell][mark];
    const given = value?.[cell]?.[mark];
    board[cell][mark] = coder.flag(`${mark} ${known}`, given, { likely: known, first: 3 });
  }
}

/** Tiles beside the board: as guessed, with one more, with one less, or anything else. */
export function codeArea(coder, context, { known, hints, inOrder }, value) {
  const more = value && ITEMS.find((tile) => same(withTile(known, tile, inOrder), value));
  const less = value && known.find((tile) => same(without(known, tile), value));
  const asKnown = same(value, known);
  const edit = coder.choice(context, EDITS, asKnown ? "same" : more ? "with" : less ? "without" : "other", 6);
  if (edit === "same") return [...known];
  if (edit === "with") return withTile(known, coder.choice("with", hinted(hints, ITEMS), more, 30), inOrder);
  if (edit === "without") return without(known, coder.choice("without", hinted(hints, known), less, 6));
  const kept = [];
  for (const tile of known) if (coder.flag("kept", value?.[kept.length] === tile)) kept.push(tile);
  const added = codeSize(coder, "added", value?.slice(kept.length), MOST_TILES);
  return [...kept, ...range(added).map((place) => coder.choice("tile added", ITEMS, value?.[kept.length + place]))];
}

/** One more: in the order of the list of tiles, or last; but what nobody knows comes after all that is known. */
function withTile(tiles, tile, inOrder) {
  if (inOrder) return [...tiles, tile].sort((one, other) => ITEMS.indexOf(one) - ITEMS.indexOf(other));
  const known = tiles.filter((each) => each !== UNKNOWN);
  return [...known, tile, ...tiles.slice(known.length)];
}

function without(tiles, tile) {
  const place = tiles.indexOf(tile);
  return [...tiles.slice(0, place), ...tiles.slice(place + 1)];
}

/** Each tile once, those that were hinted at first. */
const hinted = (hints, tiles) => [...new Set([...hints.filter((hint) => tiles.includes(hint)), ...tiles])];
