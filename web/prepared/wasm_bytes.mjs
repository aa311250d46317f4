/** The numbers, names and lists of which a WebAssembly file is made, read and written. */

/** Reads them one after the other. */
export class Reader {
  constructor(bytes, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  get isAtEnd() {
    return this.at >= this.bytes.length;
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

/** The LEB128 bytes of an unsigned number. */
export function unsigned(value) {
  const bytes = [];
  for (let rest = value; ; rest >>>= 7) {
    if (rest < 128) return [...bytes, rest];
    bytes.push((rest & 127) | 128);
  }
}

/** The LEB128 bytes of a signed number of 32 bits. */
export function signed(value) {
  const bytes = [];
  for (let rest = value; ; rest >>= 7) {
    if (rest >= -64 && rest < 64) return [...bytes, rest & 127];
    bytes.push((rest & 127) | 128);
  }
}

export const joined = (pieces) => Buffer.concat(pieces.map((each) => Buffer.from(each)));
export const listOf = (entries) => joined([unsigned(entries.length), ...entries]);
export const sized = (content) => joined([unsigned(content.length), content]);
export const named = (name) => sized(Buffer.from(name));
