/** Put a WebAssembly file together again without the parts that are not used; see wasm_file.mjs. */

import { KIND, references, SECTION } from "./wasm_file.mjs";

const SEPARATE = 16; // zeros between two stretches of data that cost as much as a new stretch

/** The LEB128 bytes of an unsigned number. */
function unsigned(value) {
  const bytes = [];
  for (let rest = value; ; rest >>>= 7) {
    if (rest < 128) return [...bytes, rest];
    bytes.push((rest & 127) | 128);
  }
}

/** The LEB128 bytes of a signed number of 32 bits. */
function signed(value) {
  const bytes = [];
  for (let rest = value; ; rest >>= 7) {
    if (rest >= -64 && rest < 64) return [...bytes, rest & 127];
    bytes.push((rest & 127) | 128);
  }
}

const bytesOf = (content) => Buffer.concat(content.map((each) => Buffer.from(each)));
const listOf = (entries) => bytesOf([unsigned(entries.length), ...entries]);
const sized = (content) => bytesOf([unsigned(content.length), content]);
const active = (at, content) => bytesOf([[0, 0x41, ...signed(at), 0x0b], content]);

/** A function body with the numbers that functions and globals have now. */
function renumbered(body, functions, globals) {
  const pieces = [];
  let copied = 0;
  references(body, (what, number, start, end) => {
    const numbers = { call: functions, global: globals }[what];
    if (!numbers) return;
    if (!numbers.has(number)) throw new Error(`wasm: ${what} ${number} is used but was left out`);
    pieces.push(body.subarray(copied, start), unsigned(numbers.get(number)));
    copied = end;
  });
  return bytesOf([...pieces, body.subarray(copied)]);
}

/** Old index -> new index of those in use. */
function numbersOf(count, isUsed) {
  const numbers = new Map();
  for (let index = 0; index < count; index++) if (isUsed(index)) numbers.set(index, numbers.size);
  return numbers;
}

/** [start, end) of the stretches of a list between entries that are not there. */
function stretches(length, isThere, separate = 1) {
  const found = [];
  for (let at = 0; at < length; at++) {
    if (!isThere(at)) continue;
    const last = found.at(-1);
    if (last && at - last[1] < separate) last[1] = at + 1;
    else found.push([at, at + 1]);
  }
  return found;
}

/**
 * The file's bytes. `sections` and `surveyed`: from readModule and survey; `used`: 1 for each function that stays;
 * `exports`: what stays of the exports; `replaced`: index -> another body; `memory`: the data, from address 0 on.
 */
export function writeModule(header, sections, surveyed, { used, exports, replaced, memory }) {
  const { file, bodies, functions: count, firstFunction, firstGlobal, tableStart, table } = surveyed;
  const exported = exports.filter(({ kind }) => kind === KIND.global).map(({ index }) => index);
  const inBodies = bodies.flatMap((body, at) => (used[at + firstFunction] ? body.globals : []));
  const globalsUsed = new Set([...exported, ...inBodies]);
  const functions = numbersOf(count, (index) => used[index]);
  const globals = numbersOf(firstGlobal + file.global.length, (index) => globalsUsed.has(index));
  const numberOf = ({ kind, index }) =>
    ({ [KIND.function]: functions, [KIND.global]: globals })[kind]?.get(index) ?? index;
  const stays = (_, at) => used[at + firstFunction];
  const data = stretches(memory.length, (at) => memory[at] !== 0, SEPARATE);
  let [nextFunction, nextGlobal] = [0, 0];

  const written = {
    [SECTION.import]: () =>
      file.import
        .filter(({ kind }) => {
          if (kind === KIND.function) return used[nextFunction++];
          return kind !== KIND.global || globalsUsed.has(nextGlobal++);
        })
        .map(({ bytes }) => bytes),
    [SECTION.function]: () => file.function.filter(stays).map(unsigned),
    [SECTION.global]: () => file.global.filter((_, at) => globalsUsed.has(at + firstGlobal)).map(({ bytes }) => bytes),
    [SECTION.export]: () =>
      exports.map((each) => bytesOf([sized(Buffer.from(each.name)), [each.kind, ...unsigned(numberOf(each))]])),
    [SECTION.element]: () =>
      stretches(table.length, (place) => used[table[place]]).map(([start, end]) =>
        active(tableStart + start, listOf(table.slice(start, end).map((index) => unsigned(functions.get(index))))),
      ),
    [SECTION.code]: () =>
      file.code
        .map(
          (body, at) => replaced.get(at + firstFunction) ?? (stays(body, at) && renumbered(body, functions, globals)),
        )
        .filter(stays)
        .map(sized),
    [SECTION.data]: () => data.map(([start, end]) => active(start, sized(memory.subarray(start, end)))),
  };
  const pieces = sections.flatMap(([id, content]) => {
    if (id === SECTION.dataCount) return [[id], sized(unsigned(data.length))];
    return [[id], sized(written[id] ? listOf(written[id]()) : content)];
  });
  return bytesOf([header, ...pieces]);
}
