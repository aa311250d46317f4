/**
 * A WebAssembly file with only some of its functions. Those that stay are byte for byte what they were, but for the
 * numbers of what they call; a call of one that went traps, and so does its place in the table, which is empty: nothing
 * moves there.
 */

import { joined, listOf, named, signed, sized, unsigned } from "./wasm_bytes.mjs";
import { KIND, references, SECTION, withSections } from "./wasm_file.mjs";

const UNREACHABLE = [0, 0x00, 0x0b]; // a function body

/**
 * A file with what its functions name. `bodies`: of each function in the code, the functions that it calls, its numbers
 * (constants and offsets, each once) and the globals it uses; `functions`: how many there are with the imported ones, which come
 * first; `types`: of each its place among the types.
 */
export function survey(file) {
  const count = (kind) => file.import.filter((each) => each.kind === kind).length;
  const [firstFunction, firstGlobal] = [count(KIND.function), count(KIND.global)];
  const bodies = file.code.map((body) => {
    const found = { call: new Set(), number: new Set(), offset: new Set(), global: new Set() };
    references(body, (what, number) => found[what].add(number));
    const numbers = [...new Set([...found.number, ...found.offset])];
    return { calls: [...found.call], numbers, globals: [...found.global] };
  });
  const types = [...file.import.filter(({ kind }) => kind === KIND.function).map(({ type }) => type), ...file.function];
  const [{ at: tableStart, content: table }] = file.element;
  if (file.element.length > 1) throw new Error("wasm: a table in several parts");
  return { file, bodies, types, functions: types.length, firstFunction, firstGlobal, tableStart, table };
}

/**
 * Those functions and up to `most` that lie between two of them: they are of one object in the source, such as the methods of a
 * type. `some`: 1 for each, imports included.
 */
export function withBetween(some, most) {
  const all = Uint8Array.from(some);
  let last = Number.NEGATIVE_INFINITY;
  for (const [index, isThere] of some.entries()) {
    if (!isThere) continue;
    if (index - last - 1 <= most) all.fill(1, last, index);
    last = index;
  }
  return all;
}

/** Those functions and all that they call, and so on: 1 for each that is in it. `some`: 1 for each, imports included. */
export function withAllCalled({ bodies, firstFunction }, some) {
  const all = Uint8Array.from(some);
  const waiting = Array.from(all.keys()).filter((index) => all[index] && index >= firstFunction);
  while (waiting.length > 0) {
    for (const called of bodies[waiting.pop() - firstFunction].calls) {
      if (all[called]) continue;
      all[called] = 1;
      if (called >= firstFunction) waiting.push(called);
    }
  }
  return all;
}

/** Old index -> new index of those in use. */
function numbersOf(count, isUsed) {
  const numbers = new Map();
  for (let index = 0; index < count; index++) if (isUsed(index)) numbers.set(index, numbers.size);
  return numbers;
}

/** A function body with the numbers that functions and globals have now. */
function renumbered(body, numberOf) {
  const pieces = [];
  let copied = 0;
  references(body, (what, number, start, end) => {
    if (!(what in numberOf)) return;
    pieces.push(body.subarray(copied, start), unsigned(numberOf[what](number)));
    copied = end;
  });
  return joined([...pieces, body.subarray(copied)]);
}

/** Of a list with empty places its parts without any: { at, content } each. */
function parts(list) {
  const found = [];
  for (const [at, entry] of list.entries()) {
    if (entry === undefined) continue;
    const last = found.at(-1);
    if (last && last.at + last.content.length === at) last.content.push(entry);
    else found.push({ at, content: [entry] });
  }
  return found;
}

/**
 * { wasm, imports }: the file with the functions that `stays` has a 1 for and without its data, and the names of the
 * functions that it still imports. `exports`: the names of functions and globals that others take from it; null: all.
 */
export function cut({ file, bodies, types, functions, firstFunction, firstGlobal, tableStart, table }, stays, exports) {
  const wanted = file.export.filter(
    ({ name, kind }) => !exports || exports.has(name) || (kind !== KIND.function && kind !== KIND.global),
  );
  const left = bodies.filter((_, at) => stays[at + firstFunction]);
  const exported = (sort) => wanted.filter(({ kind }) => kind === sort).map(({ index }) => index);
  const mentioned = new Set([...left.flatMap(({ calls }) => calls), ...exported(KIND.function)]);
  const isNeeded = (index) => (index < firstFunction ? mentioned.has(index) || table.includes(index) : stays[index]);
  const numbers = numbersOf(functions, isNeeded);
  const trapTypes = [...new Set([...mentioned].filter((index) => !numbers.has(index)).map((index) => types[index]))];
  const usedGlobals = new Set([...exported(KIND.global), ...left.flatMap(({ globals }) => globals)]);
  const globals = numbersOf(firstGlobal + file.global.length, (index) => usedGlobals.has(index));
  const numberOf = {
    call: (index) => numbers.get(index) ?? numbers.size + trapTypes.indexOf(types[index]),
    global: (index) => globals.get(index),
  };
  const indexOf = ({ kind, index }) =>
    ({ [KIND.function]: numberOf.call, [KIND.global]: numberOf.global })[kind]?.(index) ?? index;

  let [functionsSeen, globalsSeen] = [0, 0];
  const imported = file.import.filter(({ kind }) => {
    if (kind === KIND.function) return isNeeded(functionsSeen++);
    return kind !== KIND.global || usedGlobals.has(globalsSeen++);
  });
  const isLeft = (_, at) => stays[at + firstFunction];
  const code = file.code.filter(isLeft).map((body) => renumbered(body, numberOf));
  const places = parts(table.map((index) => numbers.get(index)));
  const wasm = withSections(file, {
    [SECTION.import]: listOf(imported.map(({ bytes }) => bytes)),
    [SECTION.function]: listOf([...file.function.filter(isLeft), ...trapTypes].map(unsigned)),
    [SECTION.global]: listOf(
      file.global.filter((_, at) => usedGlobals.has(at + firstGlobal)).map(({ bytes }) => bytes),
    ),
    [SECTION.export]: listOf(wanted.map((each) => [...named(each.name), each.kind, ...unsigned(indexOf(each))])),
    [SECTION.element]: listOf(
      places.map(({ at, content }) => [0, 0x41, ...signed(tableStart + at), 0x0b, ...listOf(content.map(unsigned))]),
    ),
    [SECTION.code]: listOf([...code, ...trapTypes.map(() => UNREACHABLE)].map(sized)),
    [SECTION.dataCount]: unsigned(0),
    [SECTION.data]: listOf([]),
  });
  const names = imported.filter(({ kind }) => kind === KIND.function).map(({ name }) => name);
  return { wasm, imports: new Set(names) };
}
