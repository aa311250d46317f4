/** What the links of both games are made of: options, who chooses, and a record's turns. As in links/records.py. */

import { part, same } from "./coder.js";
import { LinkError } from "./frame.js";
import { GAMES, LATER_LEVELS, LEVELS, OPTIONS, SEATS } from "./tables.js";

const MOST_TURNS = 1000;
export const BOTH_OR_ONE = ["p1 p2", "p1", "p2", "luck"];
export const ONE = BOTH_OR_ONE.slice(1);

const usualOf = (option) => (Array.isArray(option) ? option[0] : option.many ? [] : option.usual);

/** The option "group.name" or "name". */
const named = (options, name) => name.split(".").reduce((found, key) => found[key], options);

/** { "group.name": value } as { group: { name: value } }. */
function nested(values) {
  const options = {};
  for (const [name, value] of Object.entries(values)) {
    const [group, inner] = name.split(".");
    if (inner) options[group] = { ...options[group], [inner]: value };
    else options[group] = value;
  }
  return options;
}

/** Complete options of a game. */
export function codeOptions(coder, game, value) {
  const offered = Object.entries(OPTIONS[game]);
  const each = (read) => Object.fromEntries(offered.map(([name, option]) => [name, read(name, option)]));
  const usual = each((_, option) => usualOf(option));
  const given = coder.reads ? null : each((name) => named(value, name));
  if (coder.flag("options usual", same(given, usual), { likely: true, first: 8 })) return nested(usual);
  return nested(each((name, option) => codeOption(coder, name, option, part(given, name))));
}

function codeOption(coder, name, option, value) {
  if (Array.isArray(option)) return coder.choice(name, option, value, 2);
  if (option.many) {
    if (!(value ?? []).every((each) => option.many.includes(each)))
      throw new RangeError(`version 1 of links has not all of ${value}`);
    return option.many.filter((each) => coder.flag(name, value?.includes(each), { first: 2 }));
  }
  return option.from + coder.below(option.to - option.from + 1, value - option.from);
}

export const codeGame = (coder, value) => coder.oneOf(GAMES, value);

/** A computer player's level, or null for two people: the last thing in a link. */
export function codeLevel(coder, game, value) {
  const later = LATER_LEVELS.includes(value) ? value : null;
  const known = coder.choice("level", [null, ...LEVELS[game]], later ? null : value);
  return coder.oneOf(LATER_LEVELS, later) ?? known;
}

/** A seat or nobody. */
export const codeSeat = (coder, context, value) => coder.choice(context, [null, ...SEATS], value, 2);

/** Who decided a turn, given the turn; `mayAct`: who can. */
export function codeActors(coder, context, mayAct, value) {
  const given = value && [...SEATS, "luck"].filter((actor) => actor in value).join(" ");
  return coder.choice(`actors ${context}`, mayAct, given, 4).split(" ");
}

/** How long a list is. */
export function codeSize(coder, context, value, most = MOST_TURNS) {
  const size = coder.number(context, coder.reads ? 0 : value.length);
  if (size > most) throw coder.reads ? new LinkError("damaged") : new RangeError("too long for a link");
  return size;
}

/** Nothing, for a game that needs no more luck; else the seed. */
export const codeSeed = (coder, value) => (coder.flag("seeded", value, { first: 8 }) ? coder.text("seed", value) : "");

export const recordOf = ({ game, options, seed }, turns) => ({ v: 1, game, options, seed, turns });
