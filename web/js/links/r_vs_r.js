/**
 * R vs R in links: actions, a record's turns, and after each what an onlooker sees, so that a page can show it without
 * Python. As in links/r_vs_r.py.
 */

import { again, ends, FIRST, isPlacement, KEEP, placed, placement } from "../actions.js";
import { part, range } from "./coder.js";
import { codeActors, codeSize, ONE } from "./records.js";
import { CELLS, DIRECTIONS, GROUPS, SEATS, TILES } from "./tables.js";
import { codeSeen, start } from "./views.js";

const FORMS = ["place", "first", "keep"];
const AIMS = ["cell", "direction", "group", "tile", "pair", "again"];
const NAMES = Object.keys(TILES);
const MOST_AGAIN = 3;

/** All turns of a record. */
export const codeTurns = (coder, options, turns) => codeShown(coder, options, turns, null, false).turns;

/** { turns, views }: a record's turns and what an onlooker sees after each. */
export const codeReplay = (coder, options, turns, value) =>
  codeShown(coder, options, turns, part(value, "views"), true);

/** What a view shows. */
export const codePosition = (coder, options, value) => codeSeen(coder, options.setup, start(options), null, value);

/** An action by itself. */
export const codeAlone = (coder, value) => codeAction(coder, "p1", null, value);

function codeShown(coder, options, turns, views, shown) {
  let before = shown ? start(options) : null;
  let after = "start";
  const told = { turns: [], views: [] };
  for (const number of range(codeSize(coder, "turns", turns))) {
    const given = part(turns, number);
    const [actor] = codeActors(coder, after, ONE, given);
    const action = codeAction(coder, actor, before, part(given, actor));
    told.turns.push({ [actor]: action });
    if (before) {
      before = codeSeen(coder, options.setup, before, [actor, action], part(views, number));
      told.views.push(before);
    }
    after = `${actor} ${before?.phase}`;
  }
  return told;
}

/** An action in the protocol's words, or what luck decided: a tile or a seat. */
function codeAction(coder, actor, before, given) {
  const value = given ?? "";
  if (actor === "luck") {
    if (coder.flag("luck names a seat", SEATS.includes(value))) return coder.oneOf(SEATS, value);
    return coder.oneOf(NAMES, value);
  }
  const form = coder.choice(`form ${before?.phase}`, FORMS, isPlacement(value) ? "place" : value.split(" ")[0], 8);
  if (form === "first") return FIRST + coder.oneOf(SEATS, value.slice(FIRST.length));
  if (form === "keep") return KEEP + coder.oneOf(NAMES, value.slice(KEEP.length));
  const { tile: piece, cell: place, target: aim } = placement(value);
  const board = before?.board;
  const atHand = before ? [...new Set([...before.zones[actor], ...before.neutral])] : [];
  const tile = likely(
    coder,
    "tile",
    atHand.filter((each) => each !== "?"),
    NAMES,
    piece,
  );
  const free = CELLS.filter((cell) => !board?.[cell]);
  const cell = likely(coder, "cell", free, CELLS, place);
  const power = TILES[tile];
  if (!power || !coder.flag(`aimed ${power[0]}`, aim !== null, { likely: true })) return placed(tile, cell);
  return placed(tile, cell, codeAim(coder, power[0], board, aim ?? "", MOST_AGAIN));
}

/** One of a few, or else any. */
function likely(coder, context, few, every, value) {
  const isLikely = few.length && coder.flag(`${context} likely`, few.includes(value), { likely: true, first: 12 });
  return coder.oneOf(isLikely ? few : every, value);
}

/** ARG of an action. */
function codeAim(coder, aim, board, value, deeper) {
  const taken = CELLS.filter((cell) => !board || board[cell]);
  if (aim === "cell") return likely(coder, "target", taken, CELLS, value);
  if (aim === "direction") return coder.oneOf(DIRECTIONS, value);
  if (aim === "group") return coder.choice("group", GROUPS, value);
  if (aim === "tile") return coder.oneOf([...NAMES, "hidden"], value);
  if (aim === "pair") {
    const [begin, end] = ends(value);
    return `${likely(coder, "target", taken, CELLS, begin)}-${coder.oneOf(CELLS, end)}`;
  }
  const [place, inner] = again(value);
  const cell = likely(coder, "target", taken, CELLS, place);
  const next = coder.choice("again", deeper ? AIMS : AIMS.slice(0, -1), aimOf(inner));
  return `${cell}:${codeAim(coder, next, board, inner, deeper - 1)}`;
}

/** What kind of ARG this is. */
function aimOf(value) {
  if (value.includes(":")) return "again";
  if (value.includes("-")) return "pair";
  if (CELLS.includes(value)) return "cell";
  return DIRECTIONS.includes(value) ? "direction" : GROUPS.includes(value) ? "group" : "tile";
}
