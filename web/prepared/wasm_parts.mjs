/**
 * Which functions of a linked WebAssembly file are left when some of its objects are taken out (wasm_data.mjs: which data).
 *
 * A linker lays object after object: their functions, their places in the function table and their data all lie in
 * the same order. So a range of functions that is an object tells, with whatever refers to it, the object's range in
 * the table and in the data, and what the objects that stay refer to inside a range that goes is found exactly: mostly
 * functions that were the same in two objects and were merged by the linker.
 */

import { KIND, references, SECTION } from "./wasm_file.mjs";

const RESTART = 25; // so many contradictions, and the order of objects has begun anew: the next section
const NEAR = 4; // table places at the edge of a range that goes, and
const SMALL = 100; // bytes: what is this small and stands alone there stays, to be safe

const unique = (numbers) => [...new Set(numbers)];

/**
 * The part to which each point belongs, points being the sets of parts that they may belong to, in the order of parts
 * and with the fewest contradictions.
 */
export function inOrder(points, parts, mayRestart) {
  let costs = new Float64Array(parts);
  const before = points.map((possible) => {
    const [next, from] = [new Float64Array(parts), new Int16Array(parts)];
    const cheapest = costs.indexOf(Math.min(...costs));
    for (let part = 0, best = 0; part < parts; part++) {
      if (costs[part] < costs[best]) best = part;
      const restarts = mayRestart && part === 0 && costs[cheapest] + RESTART < costs[best];
      from[part] = restarts ? cheapest : best;
      next[part] = costs[from[part]] + (restarts ? RESTART : 0) + (possible.has(part) ? 0 : 1);
    }
    costs = next;
    return from;
  });
  const found = new Int16Array(points.length);
  let part = costs.indexOf(Math.min(...costs));
  for (let at = points.length - 1; at >= 0; at--) {
    found[at] = part;
    part = before[at][part];
  }
  return found;
}

/**
 * A file with what can be told from it about its functions. `gone`: ranges of functions [first, end], by their names.
 *
 * Parts are numbered in their order: those that go have odd numbers, what lies between them has even ones.
 */
export function survey(sections, gone) {
  const file = Object.fromEntries(Object.entries(SECTION).map(([name, id]) => [name, new Map(sections).get(id)]));
  const imported = (kind) => file.import.filter((each) => each.kind === kind).length;
  const [firstFunction, firstGlobal] = [imported(KIND.function), imported(KIND.global)];
  const exports = new Map(file.export.map((each) => [each.name, each]));
  const edges = gone.flat().map((name) => exports.get(name)?.index);
  if (edges.some((edge, at) => !(edge > (edges[at - 1] ?? 0)))) throw new Error("the objects lie in another order");
  const partOf = (index) => edges.findLastIndex((edge) => edge <= index) + 1;
  const bodies = file.code.map((body) => {
    const named = { call: [], number: [], offset: [], global: [] };
    references(body, (what, number) => named[what].push(number));
    return { calls: unique(named.call), numbers: unique([...named.number, ...named.offset]), globals: named.global };
  });
  const functions = firstFunction + bodies.length;
  const parts = Int16Array.from({ length: functions }, (_, index) => partOf(index));
  const [{ at: tableStart, content: table }] = file.element;
  const places = inOrder(
    table.map((index) => new Set([parts[index]])),
    edges.length + 1,
    false,
  );
  return { file, exports, edges, bodies, functions, firstFunction, firstGlobal, parts, tableStart, table, places };
}

export const isGone = (part) => part % 2 === 1;

/** Which functions are in use, by their numbers: 1 or 0. `roots`: functions called from outside. */
export function usedFunctions(
  { file, bodies, functions, firstFunction, parts, tableStart, table, places },
  roots,
  unused,
) {
  const used = new Uint8Array(functions);
  const waiting = [];
  const use = (index) => {
    if (used[index]) return;
    used[index] = 1;
    if (index >= firstFunction) waiting.push(index);
  };
  const standsAlone = (index) =>
    file.code[index - firstFunction].length <= SMALL &&
    bodies[index - firstFunction].calls.every((called) => !isGone(parts[called]));
  const isNearStaying = (place) => places.subarray(Math.max(0, place - NEAR), place + NEAR + 1).some((p) => !isGone(p));
  roots.forEach(use);
  for (const [place, index] of table.entries()) {
    if (unused.has(index)) continue;
    if (!isGone(parts[index]) || !isGone(places[place])) use(index);
    else if (isNearStaying(place) && standsAlone(index)) use(index);
  }
  while (waiting.length > 0) {
    const index = waiting.pop();
    const { calls, numbers } = bodies[index - firstFunction];
    calls.forEach(use);
    if (!isGone(parts[index])) continue;
    // Merged into an object that goes: the functions of that object whose addresses it takes stay with it.
    for (const number of numbers) {
      const place = number - tableStart;
      if (places[place] === parts[index]) use(table[place]);
    }
  }
  return used;
}
