/** A WebAssembly file taken apart, just as far as trimming needs it, and put together again. */

import { joined, Reader, sized } from "./wasm_bytes.mjs";

const HEADER_BYTES = 8;
export const SECTION = {
  custom: 0,
  type: 1,
  import: 2,
  function: 3,
  memory: 5,
  global: 6,
  export: 7,
  element: 9,
  code: 10,
  data: 11,
  dataCount: 12,
};
export const KIND = { function: 0, table: 1, memory: 2, global: 3, tag: 4 };
const FUNCTION_TYPE = 0x60;

/** What follows an operator: skip or list a number, skip bytes, or tell a number of this sort. */
const [SKIP, LIST, BYTE, FOUR, EIGHT] = ["skip", "list", 1, 4, 8];
const [CALL, NUMBER, OFFSET, GLOBAL] = ["call", "number", "offset", "global"];
const OPERANDS = new Map([
  ...[0x00, 0x01, 0x05, 0x0b, 0x0f, 0x19, 0x1a, 0x1b, 0xd1].map((operator) => [operator, []]),
  ...[0x02, 0x03, 0x04, 0x06].map((block) => [block, [SKIP]]),
  ...[0x07, 0x08, 0x09, 0x0c, 0x0d, 0x18, 0xd0].map((jump) => [jump, [SKIP]]),
  [0x0e, [LIST, SKIP]], // br_table
  ...[0x10, 0x12, 0xd2].map((call) => [call, [CALL]]), // call, return_call, ref.func
  ...[0x11, 0x13].map((call) => [call, [SKIP, SKIP]]), // through the table
  [0x1c, [LIST]], // select
  ...[0x20, 0x21, 0x22, 0x25, 0x26].map((local) => [local, [SKIP]]),
  ...[0x23, 0x24].map((global) => [global, [GLOBAL]]),
  ...Array.from({ length: 23 }, (_, at) => [0x28 + at, [SKIP, OFFSET]]), // load, store
  ...[0x3f, 0x40].map((size) => [size, [BYTE]]),
  [0x41, [NUMBER]],
  [0x42, [SKIP]],
  [0x43, [FOUR]],
  [0x44, [EIGHT]],
  ...Array.from({ length: 128 }, (_, at) => [0x45 + at, []]), // arithmetic
  ...Array.from({ length: 8 }, (_, at) => [0xfc00 + at, []]), // more of it
  [0xfc0a, [BYTE, BYTE]], // memory.copy
  [0xfc0b, [BYTE]], // memory.fill
  ...[0xfc0f, 0xfc10, 0xfc11].map((table) => [table, [SKIP]]),
]);
const PREFIX = 0xfc;

/** The value of a constant expression: a number, or undefined if it is of another sort; the reader ends after it. */
function constant(reader) {
  const operator = reader.byte();
  let value;
  if (operator === 0x41) value = reader.signed();
  else if (operator === 0x42 || operator === 0x23 || operator === 0xd2) reader.skipNumber();
  else if (operator === 0x43) reader.take(4);
  else if (operator === 0x44) reader.take(8);
  else throw new Error(`wasm: a constant of kind ${operator}`);
  if (reader.byte() !== 0x0b) throw new Error("wasm: a constant that is calculated");
  return value;
}

function readType(reader) {
  const start = reader.at;
  if (reader.byte() !== FUNCTION_TYPE) throw new Error("wasm: a type that is no function's");
  const [parameters] = [reader.list(() => reader.byte()), reader.list(() => reader.byte())];
  return { parameters: parameters.length, bytes: reader.bytes.subarray(start, reader.at) };
}

/** `type`: of a function, its place among the types. */
function readImport(reader) {
  const start = reader.at;
  const [module, name] = [reader.name(), reader.name()];
  const kind = reader.byte();
  let type = null;
  if (kind === KIND.function) type = reader.unsigned();
  else if (kind === KIND.global) reader.take(2);
  else {
    if (kind !== KIND.memory) reader.take(1); // a table's type, a tag's attribute
    const limits = kind === KIND.tag ? 0 : reader.unsigned();
    for (let each = 0; each <= (limits & 1); each++) reader.skipNumber();
  }
  return { module, name, kind, type, bytes: reader.bytes.subarray(start, reader.at) };
}

/** `rest`: the bytes behind the number of pages at the start. */
function readMemory(reader) {
  const flags = reader.unsigned();
  const pages = reader.unsigned();
  return { flags, pages, rest: reader.bytes.subarray(reader.at) };
}

function readGlobal(reader) {
  const start = reader.at;
  reader.take(2);
  return { value: constant(reader), bytes: reader.bytes.subarray(start, reader.at) };
}

function readActive(reader, what, readContent) {
  if (reader.unsigned() !== 0) throw new Error(`wasm: ${what} that is not written at the start`);
  return { at: constant(reader), content: readContent() };
}

const readers = {
  [SECTION.type]: (reader) => reader.list(() => readType(reader)),
  [SECTION.import]: (reader) => reader.list(() => readImport(reader)),
  [SECTION.function]: (reader) => reader.list(() => reader.unsigned()),
  [SECTION.memory]: (reader) => reader.list(() => readMemory(reader)),
  [SECTION.global]: (reader) => reader.list(() => readGlobal(reader)),
  [SECTION.export]: (reader) =>
    reader.list(() => ({ name: reader.name(), kind: reader.byte(), index: reader.unsigned() })),
  [SECTION.element]: (reader) =>
    reader.list(() => readActive(reader, "table part", () => reader.list(() => reader.unsigned()))),
  [SECTION.code]: (reader) => reader.list(() => reader.take(reader.unsigned())),
  [SECTION.data]: (reader) => reader.list(() => readActive(reader, "data", () => reader.take(reader.unsigned()))),
};

/**
 * The file's parts: `sections`, [id, bytes] in their order, and under its name (see SECTION) what is read of each that
 * `readers` knows; of one that the file does not have, an empty list.
 */
export function readModule(wasm) {
  const reader = new Reader(wasm, HEADER_BYTES);
  const sections = [];
  while (!reader.isAtEnd) sections.push([reader.byte(), reader.take(reader.unsigned())]);
  const bytes = new Map(sections);
  const read = Object.entries(SECTION)
    .filter(([, id]) => id in readers)
    .map(([name, id]) => [name, bytes.has(id) ? readers[id](new Reader(bytes.get(id))) : []]);
  return { sections, ...Object.fromEntries(read) };
}

/** A file with these sections in the place of its own: `written`, id -> bytes; a section that it has not is not added. */
export const withSections = ({ sections }, written) =>
  joined([
    [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...sections.flatMap(([id, bytes]) => [[id], sized(written[id] ?? bytes)]),
  ]);

/** The locals that a function body declares: [how many, the bytes of their type] each; the reader ends after them. */
export const readLocals = (reader) =>
  reader.list(() => {
    const count = reader.unsigned();
    const start = reader.at;
    reader.skipNumber();
    return [count, reader.bytes.subarray(start, reader.at)];
  });

/**
 * Walk over the instructions of a body, its reader behind the locals: visit(operator, start, operands), `operands`
 * being those numbers that name something, [what, number, start, end] each: `what` is "call", "number" (a constant),
 * "offset" (of a load or store) or "global". Two operands at most.
 */
export function eachInstruction(reader, visit) {
  const { bytes } = reader;
  while (reader.at < bytes.length) {
    const start = reader.at;
    const first = reader.byte();
    const operator = first === PREFIX ? (first << 8) + reader.unsigned() : first;
    const kinds = OPERANDS.get(operator);
    if (!kinds) throw new Error(`wasm: operator ${operator.toString(16)} is not known here`);
    const operands = [];
    for (const kind of kinds) {
      const from = reader.at;
      if (kind === SKIP) reader.skipNumber();
      else if (kind === LIST) reader.list(() => reader.skipNumber());
      else if (typeof kind === "number") reader.take(kind);
      else operands.push([kind, kind === NUMBER ? reader.signed() : reader.unsigned(), from, reader.at]);
    }
    visit(operator, start, operands);
  }
}

/** Tell each number in a function body that names something: tell(what, number, start, end). */
export function references(body, tell) {
  const reader = new Reader(body);
  readLocals(reader);
  eachInstruction(reader, (_, __, operands) => {
    for (const operand of operands) tell(...operand);
  });
}
