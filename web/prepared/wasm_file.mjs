/**
 * A WebAssembly file taken apart, just as far as trim.mjs needs it; wasm_write.mjs puts it together again.
 *
 * Function bodies stay bytes. `references` walks over one and tells each number in it that names something outside it,
 * with its place, so that a body is carried over by copying all but those numbers.
 */

export const HEADER_BYTES = 8;
export const SECTION = {
  custom: 0,
  type: 1,
  import: 2,
  function: 3,
  global: 6,
  export: 7,
  element: 9,
  code: 10,
  data: 11,
  dataCount: 12,
};
export const KIND = { function: 0, table: 1, memory: 2, global: 3, tag: 4 };

/** What follows an operator: skip or list a number, skip bytes, or tell a number of this sort. */
const [SKIP, LIST, BYTE, FOUR, EIGHT] = ["skip", "list", 1, 4, 8];
const [CALL, NUMBER, OFFSET, GLOBAL] = ["call", "number", "offset", "global"];
const OPERANDS = new Map([
  ...[0x00, 0x01, 0x05, 0x0b, 0x0f, 0x19, 0x1a, 0x1b, 0xd1].map((operator) => [operator, []]),
  ...[0x02, 0x03, 0x04, 0x06].map((block) => [block, [SKIP]]),
  ...[0x07, 0x08, 0x09, 0x0c, 0x0d, 0x18, 0xd0].map((jump) => [jump, [SKIP]]),
  [0x0e, [LIST, SKIP]], // br_table
  [0x10, [CALL]],
  [0x11, [SKIP, SKIP]], // call_indirect
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

/** Reads numbers and names one after the other. */
export class Reader {
  constructor(bytes, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  byte() {
    return this.bytes[this.at++];
  }

  /** A number in groups of seven bits (LEB128): { bits, width, sign }. */
  #number() {
    let [bits, width, byte] = [0, 0, 0];
    do {
      byte = this.bytes[this.at++];
      bits |= (byte & 127) << width;
      width += 7;
    } while (byte & 128);
    return { bits, width, sign: byte & 64 };
  }

  unsigned() {
    return this.#number().bits >>> 0;
  }

  signed() {
    const { bits, width, sign } = this.#number();
    return width < 32 && sign ? bits | (-1 << width) : bits;
  }

  skipNumber() {
    while (this.bytes[this.at++] & 128);
  }

  take(length) {
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }

  name() {
    return new TextDecoder().decode(this.take(this.unsigned()));
  }

  list(read) {
    return Array.from({ length: this.unsigned() }, read);
  }
}

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

function readImport(reader) {
  const start = reader.at;
  const [module, name] = [reader.name(), reader.name()];
  const kind = reader.byte();
  if (kind === KIND.function) reader.skipNumber();
  else if (kind === KIND.global) reader.take(2);
  else {
    if (kind !== KIND.memory) reader.take(1); // a table's type, a tag's attribute
    const limits = kind === KIND.tag ? 0 : reader.unsigned();
    for (let each = 0; each <= (limits & 1); each++) reader.skipNumber();
  }
  return { module, name, kind, bytes: reader.bytes.subarray(start, reader.at) };
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
  [SECTION.import]: (reader) => reader.list(() => readImport(reader)),
  [SECTION.function]: (reader) => reader.list(() => reader.unsigned()),
  [SECTION.global]: (reader) => reader.list(() => readGlobal(reader)),
  [SECTION.export]: (reader) =>
    reader.list(() => ({ name: reader.name(), kind: reader.byte(), index: reader.unsigned() })),
  [SECTION.element]: (reader) =>
    reader.list(() => readActive(reader, "table part", () => reader.list(() => reader.unsigned()))),
  [SECTION.code]: (reader) => reader.list(() => reader.take(reader.unsigned())),
  [SECTION.data]: (reader) => reader.list(() => readActive(reader, "data", () => reader.take(reader.unsigned()))),
};

/** All sections in their order: `[id, content]`, the content read where `readers` knows how, else bytes. */
export function readModule(bytes) {
  const reader = new Reader(bytes, HEADER_BYTES);
  const sections = [];
  while (reader.at < bytes.length) {
    const [id, content] = [reader.byte(), reader.take(reader.unsigned())];
    sections.push([id, readers[id] ? readers[id](new Reader(content)) : content]);
  }
  return sections;
}

/**
 * Tell everything outside it that a function body names: tell(what, number, start, end), `what` being "call", "number"
 * (a constant), "offset" (of a load or store) or "global"; start and end are the number's place in the body.
 */
export function references(body, tell) {
  const reader = new Reader(body);
  reader.list(() => [reader.skipNumber(), reader.skipNumber()]); // locals
  while (reader.at < body.length) {
    const first = reader.byte();
    const operator = first === PREFIX ? (first << 8) + reader.unsigned() : first;
    const operands = OPERANDS.get(operator);
    if (!operands) throw new Error(`wasm: operator ${operator.toString(16)} is not known here`);
    for (const operand of operands) {
      const start = reader.at;
      if (operand === SKIP) reader.skipNumber();
      else if (operand === LIST) reader.list(() => reader.skipNumber());
      else if (typeof operand === "number") reader.take(operand);
      else {
        const number = operand === NUMBER ? reader.signed() : reader.unsigned();
        tell(operand, number, start, reader.at);
      }
    }
  }
}
