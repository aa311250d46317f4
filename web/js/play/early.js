/**
 * The first choices of a game before the engine is awake: it wrote the first positions when the app was built, and how
 * often each level chooses what in them. Views while a choice is sealed mirror engine/pocketcrowns/core/match.py; no
 * rule is applied here. The engine resumes the record, and judges what was chosen, as soon as it can.
 */

import { textOf } from "../written.js";

export const SHARES = 10_000; // what the shares of a mix add up to, but for rounding

/** The name of a set of rulings among the mixes. */
export const wordOf = (rulings) =>
  Object.entries(rulings)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, value]) => value)
    .join(" ");

/** The name of a kind of game among the openings; the order in which options were chosen does not matter. */
export function keyOf(game, options) {
  const plain = Object.entries(options).filter(([name]) => name !== "rulings");
  const sorted = plain.map(([name, value]) => [name, Array.isArray(value) ? [...value].sort() : value]);
  return JSON.stringify([game, ...sorted.sort(([one], [other]) => (one < other ? -1 : 1))]);
}

/**
 * The first views of a kind of game, and the mixes of each level: { table, p1, p2, mixes }; null where the engine has to
 * deal or draw first.
 */
export async function openingOf(game, options) {
  const text = await textOf(new URL(__OPENINGS__, import.meta.url));
  const written = text && parsed(text);
  if (!written) return null;
  const { keys, views, mixes } = written;
  const number = keys[keyOf(game, options)];
  return views[number] ? { ...views[number], mixes: mixes[number]?.[wordOf(options.rulings ?? {})] ?? null } : null;
}

/** null, and the engine is waited for, where it came damaged. */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch (error) {
    console.warn(error);
    return null;
  }
}

/** The view of `seat`, null for an onlooker, while the seats in `sealed` have chosen and the others have not. */
export function viewOf(opening, options, seat, sealed) {
  const view = opening[seat ?? "table"];
  const chosen = sealed.includes(seat);
  return {
    ...view,
    options,
    waiting_for: view.waiting_for.filter((each) => !sealed.includes(each)),
    legal: chosen ? [] : view.legal,
  };
}

/** What a computer at `level` in `seat` chooses first: a draw from its mix. null where the engine has to choose. */
export function drawFrom({ mixes, ...views }, level, seat) {
  if (!mixes?.[level]) return null;
  const shares = mixes[level][seat];
  const total = shares.reduce((sum, each) => sum + each, 0);
  let mark = (crypto.getRandomValues(new Uint32Array(1))[0] / 2 ** 32) * total;
  const place = shares.findIndex((each) => {
    mark -= each;
    return mark < 0;
  });
  return views[seat].legal[place];
}
