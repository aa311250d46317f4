/** WebAssembly files that note what is done in them: which functions are called, which bytes of the data are read. */

import { joined, listOf, named, Reader, signed, sized, unsigned } from "./wasm_bytes.mjs";
import { eachInstruction, KIND, readLocals, SECTION, withSections } from "./wasm_file.mjs";

const MARK = "called "; // and the function's place in the file's code: the name of its mark
const PAGE = 65_536; // bytes
const READ_MARKS = 150 << 20; // from a byte to its mark: far above what a rehearsal uses
const I32 = 0x7f;
const MEMORY_COPY = 0xfc0a;

const constant = (number) => [0x41, ...signed(number)];
const EIGHT_ONES = [0x42, 0x81, 0x82, 0x84, 0x88, 0x90, 0xa0, 0xc0, 0x80, 0x01]; // a constant of eight bytes, each 1
const getLocal = (local) => [0x20, ...unsigned(local)];
const teeLocal = (local) => [0x22, ...unsigned(local)];
const call = (index) => [0x10, ...unsigned(index)];
const [END, ADD] = [0x0b, 0x6a];

/** By the operator of a load, what puts a mark on each byte that it reads: the marks, and the operator that stores them. */
const STORES = new Map([
  ...[0x2c, 0x2d, 0x30, 0x31].map((load) => [load, [constant(1), 0x3a]]),
  ...[0x2e, 0x2f, 0x32, 0x33].map((load) => [load, [constant(0x01_01), 0x3b]]),
  ...[0x28, 0x2a, 0x34, 0x35].map((load) => [load, [constant(0x01_01_01_01), 0x36]]),
  ...[0x29, 0x2b].map((load) => [load, [EIGHT_ONES, 0x37]]),
]);

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

/** copy(to, from, bytes): as memory.copy does, with a mark on each byte that it reads. */
const COPY_BODY = joined([
  [0, ...getLocal(1), ...constant(READ_MARKS), ADD, ...constant(1), ...getLocal(2), 0xfc, 11, 0],
  [...getLocal(0), ...getLocal(1), ...getLocal(2), 0xfc, 10, 0, 0, END],
]);

/** A body that marks what its loads read, and copies by this function. `parameters`: how many it has. */
function marking(body, parameters, copy) {
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
    if (STORES.has(operator)) {
      const [[, offset]] = operands;
      const [marks, store] = STORES.get(operator);
      const place = [0, ...unsigned((offset >>> 0) + READ_MARKS)];
      insert(start, [...teeLocal(address), ...getLocal(address), ...marks, store, ...place]);
    } else if (operator === MEMORY_COPY) insert(start, call(copy), reader.at);
  });
  return sized(joined([...pieces, body.subarray(copied)]));
}

/**
 * { wasm, memoryBytes }: the file with a mark for each byte of its memory that it reads, in a memory twice as large: the
 * marks are its second half.
 */
export function markingReads(file) {
  const pages = (2 * READ_MARKS) / PAGE;
  const copy = functionsOf(file);
  const bodies = file.code.map((body, at) => marking(body, file.type[file.function[at]].parameters, copy));
  const ofCopy = [0x60, 3, I32, I32, I32, 0]; // its type
  const [{ flags, rest }] = file.memory;
  const wasm = withSections(file, {
    [SECTION.type]: listOf([...file.type.map(({ bytes }) => bytes), ofCopy]),
    [SECTION.function]: listOf([...file.function, file.type.length].map(unsigned)),
    [SECTION.memory]: listOf([[flags, ...unsigned(pages), ...rest]]),
    [SECTION.code]: listOf([...bodies, sized(COPY_BODY)]),
  });
  return { wasm, memoryBytes: pages * PAGE };
}

/** The marks that an instance of such a file has set: 1 for each byte below `end` that was read. */
export const readsMarked = ({ memory }, end) => new Uint8Array(memory.buffer, READ_MARKS, end).slice();
