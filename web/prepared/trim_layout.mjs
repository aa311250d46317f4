/**
 * What the tables in trim.mjs must say for the installed Pyodide: node prepared/trim_layout.mjs
 *
 * Prints the hash, the address of the module list, and the stretches of data to which only one part of the functions
 * refers, part by part in the order of the objects; those of parts that go may be listed in trim.mjs. A section of the
 * file begins where the order of the parts begins anew: constants first, then variables, then what is 0 at the start.
 * An object without functions (frozen.o) shows up under the part before it, "contradicted" by those that refer to it.
 */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { GONE, LAYOUT, memoryOf } from "./trim.mjs";
import { readModule } from "./wasm_file.mjs";
import { inOrder, isGone, survey } from "./wasm_parts.mjs";

const ROUNDS = 3; // whose the data are tells who refers to what they refer to, which tells more of whose they are

/** { addresses, parts } of everything that functions, or variables whose part is known, refer to. */
function whose({ bodies, firstFunction, parts, edges }, words, known) {
  const found = new Map();
  const add = (address, part) => {
    if (address < LAYOUT.texts[1] || address >= words.length << 2) return;
    if (!found.has(address)) found.set(address, new Set());
    found.get(address).add(part);
  };
  for (const [at, { numbers }] of bodies.entries()) {
    for (const number of numbers) add(number, parts[at + firstFunction]);
  }
  for (const [at, address] of known.addresses.entries()) {
    const end = known.addresses[at + 1] ?? words.length << 2;
    for (let word = Math.max(LAYOUT.variables, address + 3) >> 2; word < end >> 2; word++)
      add(words[word], known.parts[at]);
  }
  const addresses = [...found.keys()].sort((one, other) => one - other);
  const points = addresses.map((address) => found.get(address));
  return { addresses, points, parts: inOrder(points, edges.length + 1, true) };
}

const wasm = readFileSync(fileURLToPath(import.meta.resolve("pyodide/pyodide.asm.wasm")));
const surveyed = survey(readModule(wasm), GONE);
const memory = memoryOf(surveyed.file);
const words = new Int32Array(memory.buffer);
console.log(createHash("sha256").update(wasm).digest("hex"));

const starts = surveyed.file.export.filter(({ name }) => name.startsWith("PyInit_")).map(({ index }) => index);
const isStart = (word) => starts.includes(surveyed.table[word - surveyed.tableStart]);
const list = words.findIndex((_, at) => [1, 3, 5, 7].every((next) => isStart(words[at + next])));
console.log(`module list ${list << 2}`);

let known = { addresses: [], parts: [] };
for (let round = 0; round < ROUNDS; round++) known = whose(surveyed, words, known);
for (let at = 0, from = 0; at < known.addresses.length; at++) {
  if (known.parts[at] === known.parts[at + 1]) continue;
  const [part, next] = [known.parts[from], known.addresses[at + 1] ?? memory.length];
  const contradicted = known.points.slice(from, at + 1).filter((possible) => !possible.has(part)).length;
  const what = isGone(part) ? `goes (${GONE[part >> 1]})` : "stays";
  console.log(
    `${known.addresses[from]} to ${next}: part ${part} ${what}; ${at - from + 1} known, ${contradicted} contradicted`,
  );
  from = at + 1;
}
