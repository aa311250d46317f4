/** WebAssembly files that note what is done in them: which functions are called, which bytes of the data are read. */

import { joined, listOf, named, Reader, signed, sized, unsigned } from "./wasm_bytes.mjs";
import { eachInstruction, KIND, readLocals, SECTION, withSections } from "./wasm_file.mjs";

const MARK = "called "; // and the function's place in the file's code: the name of its mark
const PAGE = 65_536; // bytes
const READ_MARKS = 150 << 20; // where the marks of bytes lie: far above what a rehearsal uses
const I32 = 0x7f;
const EMPTY = 0x40; // the type of a block without a result
const MEMORY_COPY = 0xfc0a;

/** Bytes that a load reads, by its operator. */
const LOADS = new Map([
  ...[0x2c, 0x2d, 0x30, 0x31].map((load) => [load, 1]),
  ...[0x2e, 0x2f, 0x32, 0x33].map((load) => [load, 2]),
  ...[0x28, 0x2a, 0x34, 0x35].map((load) => [load, 4]),
  ...[0x29, 0x2b].map((load) => [load, 8]),
]);

const constant = (number) => [0x41, ...signed(number)];
const getLocal = (local) => [0x20, ...unsigned(local)];
const setLocal = (local) => [0x21, ...unsigned(local)];
const teeLocal = (local) => [0x22, ...unsigned(local)];
const call = (index) => [0x10, ...unsigned(index)];
const [IF, LOOP, BRANCH_IF, END] = [[0x04, EMPTY], [0x03, EMPTY], 0x0d, 0x0b];
const [LESS, ADD, SUBTRACT, STORE_BYTE] = [0x49, 0x6a, 0x6b, 0x3a]; // without sign

const functionsOf = (file) => file.import.filter(({ kind }) => kind === KIND.function).length + file.code.length;

/** The file with a global for each of its functions, which is 1 once the function has been called. */
export function markingCalls(file) {
  const first = file.import.filter(({ kind }) => kind === KIND.global).length + file.global.length;
  const marks = file.code.map((_, at) => [...named(`${MARK}${at}`), KIND.global, ...unsigned(first + at)]);
  const exported = file.export.map(({ name, kind, index }) => [...named(name), kind, ...unsigned(index)]);
  const bodies = file.code.map((body, at) => {
    const reader = new Reader(body);
    readLocals(reader);
    const mark = [...constant(1), 0x24, ...unsigned(first + at)];
    return sized(joined([body.subarray(0, reader.at), mark, body.subarray(reader.at)]));
  });
  const own = file.global.map(({ bytes }) => bytes);
  return withSections(file, {
    [SECTION.global]: listOf([...own, ...marks.map(() => [I32, 1, ...constant(0), END])]),
    [SECTION.export]: listOf([...exported, ...marks]),
    [SECTION.code]: listOf(bodies),
  });
}

/** The marks that an instance of such a file has set: 1 for each of its `count` functions that was called. */
export const callsMarked = (exports, count) =>
  Uint8Array.from({ length: count }, (_, at) => exports[`${MARK}${at}`].value);

/** check(address, width): mark each byte from there on that lies below `end`. */
const checkBody = (end) =>
  joined([
    [0, ...getLocal(0), ...constant(end), LESS, ...IF, ...LOOP],
    [...getLocal(0), ...constant(1), STORE_BYTE, 0, ...unsigned(READ_MARKS)],
    [...getLocal(0), ...constant(1), ADD, ...setLocal(0)],
    [...getLocal(1), ...constant(1), SUBTRACT, ...teeLocal(1), BRANCH_IF, 0, END, END, END],
  ]);

/** copy(to, from, bytes): as memory.copy does, and mark what it reads. */
const copyBody = (end, check) =>
  joined([
    [0, ...getLocal(1), ...constant(end), LESS, ...IF, ...getLocal(2), ...IF],
    [...getLocal(1), ...getLocal(2), ...call(check), END, END],
    [...getLocal(0), ...getLocal(1), ...getLocal(2), 0xfc, 10, 0, 0, END],
  ]);

/** A body in which every load and memory.copy goes through these functions. `parameters`: how many it has. */
function checked(body, parameters, check, copy) {
  const reader = new Reader(body);
  const locals = readLocals(reader);
  const address = locals.reduce((sum, [count]) => sum + count, parameters); // the new local
  const pieces = [listOf([...locals.map(([count, type]) => [...unsigned(count), ...type]), [1, I32]])];
  let copied = reader.at;
  const insert = (at, code, next = at) => {
    pieces.push(body.subarray(copied, at), code);
    copied = next;
  };
  eachInstruction(reader, (operator, start, operands) => {
    if (LOADS.has(operator)) {
      const [[, offset]] = operands;
      const from = [...teeLocal(address), ...getLocal(address), ...constant(offset | 0), ADD];
      insert(start, [...from, ...constant(LOADS.get(operator)), ...call(check)]);
    } else if (operator === MEMORY_COPY) insert(start, call(copy), reader.at);
  });
  return sized(joined([...pieces, body.subarray(copied)]));
}

/**
 * { wasm, memoryBytes }: the file with marks for the bytes below `end` that it reads, in a memory of so many bytes; the
 * marks lie in it.
 */
export function markingReads(file, end) {
  const pages = Math.ceil((READ_MARKS + end) / PAGE);
  const [check, copy] = [functionsOf(file), functionsOf(file) + 1];
  const bodies = file.code.map((body, at) => checked(body, file.type[file.function[at]].parameters, check, copy));
  const ofMarks = [checkBody(end), copyBody(end, check)].map(sized);
  const types = [
    [0x60, 2, I32, I32, 0],
    [0x60, 3, I32, I32, I32, 0],
  ];
  const [{ flags, rest }] = file.memory;
  const wasm = withSections(file, {
    [SECTION.type]: listOf([...file.type.map(({ bytes }) => bytes), ...types]),
    [SECTION.function]: listOf([...file.function, file.type.length, file.type.length + 1].map(unsigned)),
    [SECTION.memory]: listOf([[flags, ...unsigned(pages), ...rest]]),
    [SECTION.code]: listOf([...bodies, ...ofMarks]),
  });
  return { wasm, memoryBytes: pages * PAGE };
}

/** The marks that an instance of such a file has set: 1 for each byte below `end` that was read. */
export const readsMarked = ({ memory }, end) => new Uint8Array(memory.buffer, READ_MARKS, end).slice();
