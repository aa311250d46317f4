/**
 * Choices into one whole number and out again: what is likely takes less room than what is not.
 *
 * A `Coder` writes or reads, and the code that describes a value is the same for both: every method takes the value to
 * write and returns the value, and a reader does not look at what it is given. Underneath lies an asymmetric numeral
 * system (Duda, 2009) over a whole number of any length. How likely a choice is follows from how often it was made in
 * the same context; engine/pocketcrowns/links/coder.py counts in the same way.
 */

import { LinkError } from "./frame.js";

const STEP = 3; // how much one choice counts beside the 1 that everything counts from the start
const BYTES = 8000; // of one link at most: more is nothing that we write
const TEXT = 200;
const FIGURES = [..."0123456789."];
const BITS = 16;

/** Whole numbers from 0 to below `count`. */
export const range = (count) => Array.from({ length: count }, (_, number) => number);

/** A part of what is to be written; nothing while reading. */
export const part = (value, key) => value?.[key] ?? null;

/** Equal, list by list and field by field. */
export const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Write with `new Coder()`, then take `content()`; read with `new Coder(bytes)`, then call `done()`.
 *
 * Throws LinkError where what is read is nothing we write, and RangeError for a value that version 1 cannot write.
 */
export class Coder {
  #number = 0n;
  #written = [];
  #counts = new Map();

  constructor(bytes = null) {
    this.reads = bytes !== null;
    if (bytes && (bytes.length > BYTES || bytes[0] === 0)) throw new LinkError("damaged");
    const figures = Array.from(bytes ?? [], (byte) => byte.toString(16).padStart(2, "0"));
    this.#number = BigInt(`0x0${figures.join("")}`);
  }

  /** All that was written, as bytes. */
  content() {
    let number = 0n;
    for (const [start, size, total] of this.#written.reverse().map((step) => step.map(BigInt))) {
      number = (number / size) * total + start + (number % size);
    }
    const figures = number ? number.toString(16) : "";
    const bytes = Uint8Array.from(
      figures.padStart(figures.length + (figures.length % 2), "0").match(/../g) ?? [],
      (byte) => Number.parseInt(byte, 16),
    );
    if (bytes.length > BYTES) throw new RangeError("too long for a link");
    return bytes;
  }

  /** Everything must have been read. */
  done() {
    if (this.#number) throw new LinkError("damaged");
  }

  /** One of different items; `first`: how much likelier than the others the first of them is from the start. */
  choice(context, items, value, first = 1) {
    const counts = this.#counts.get(context) ?? new Map();
    this.#counts.set(context, counts);
    const sizes = items.map((item, place) => STEP * (counts.get(item) ?? 0) + (place ? 1 : first));
    const item = items[this.#place(sizes, this.placeOf(items, value))];
    counts.set(item, (counts.get(item) ?? 0) + 1);
    return item;
  }

  /** One of different items, all equally likely. */
  oneOf(items, value) {
    return items[this.below(items.length, this.placeOf(items, value))];
  }

  /** A yes or no. */
  flag(context, value, { likely = false, first = 1 } = {}) {
    return this.choice(context, [likely, !likely], Boolean(value), first);
  }

  /** A whole number from 0 to below `count`, all equally likely. */
  below(count, value) {
    if (!this.reads) {
      if (!(Number.isInteger(value) && value >= 0 && value < count))
        throw new RangeError(`${value}: not below ${count}`);
      this.#written.push([value, 1, count]);
      return value;
    }
    if (!count) throw new LinkError("damaged");
    const found = Number(this.#number % BigInt(count));
    this.#number /= BigInt(count);
    return found;
  }

  /** A whole number below 65 535, small ones likelier. */
  number(context, value) {
    const bits = this.choice(context, range(BITS), 31 - Math.clz32(value + 1));
    return 2 ** bits - 1 + this.below(2 ** bits, value + 1 - 2 ** bits);
  }

  /** At most so many bytes of text; figures take half the room of letters. */
  text(context, value, most = TEXT) {
    const given = this.reads ? [] : new TextEncoder().encode(value);
    const letters = Array.from(given, (byte) => String.fromCharCode(byte));
    const plain = this.flag(
      `${context} plain`,
      letters.every((letter) => FIGURES.includes(letter)),
    );
    const size = this.number(`${context} size`, given.length);
    if (size > most) throw this.reads ? new LinkError("damaged") : new RangeError("too long for a link");
    if (plain)
      return range(size)
        .map((at) => this.oneOf(FIGURES, letters[at]))
        .join("");
    const bytes = Uint8Array.from(range(size), (at) => this.below(256, given[at]));
    try {
      return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    } catch {
      throw new LinkError("damaged");
    }
  }

  /** Where the value that is to be written stands among the items; null while reading. */
  placeOf(items, value) {
    if (this.reads) return null;
    const place = items.indexOf(value);
    if (place < 0) throw new RangeError(`version 1 of links has no ${value}`);
    return place;
  }

  #place(sizes, place) {
    const total = sizes.reduce((sum, size) => sum + size, 0);
    if (place !== null) {
      const start = sizes.slice(0, place).reduce((sum, size) => sum + size, 0);
      this.#written.push([start, sizes[place], total]);
      return place;
    }
    if (!total) throw new LinkError("damaged");
    const mark = Number(this.#number % BigInt(total));
    let [start, at] = [0, 0];
    while (mark >= start + sizes[at]) {
      start += sizes[at];
      at += 1;
    }
    this.#number = BigInt(sizes[at]) * (this.#number / BigInt(total)) + BigInt(mark - start);
    return at;
  }
}
