/**
 * The memory of a Python that has started and imported our engine.
 *
 * js/engine/image.js describes the format and puts it back. Nothing that one visitor could share with another is in
 * it: the engine keeps no luck of its own, `random` is seeded again when the image is put back, and hashing is the
 * one that Python publishes as PYTHONHASHSEED=0.
 */

import nodeCrypto from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { BLOCK, checksum, MAGIC, trampoline } from "../js/engine/image.js";
import { boot } from "../js/engine/python.js";

const MEMORY = 31_457_280; // bytes; a snapshot of a larger memory cannot be put back (pyodide#6254)
const NOON = Date.UTC(2020, 0, 1, 12); // what the clock says while the image is made
const LARGEST_FREE = 1 << 20; // bytes of a piece of free memory looked for at once
const SMALLEST_FREE = 32;
const BEFORE = join(import.meta.dirname, "before_image.py");

/** Write zeros over what was freed and over the unused part of the stack: nobody reads it, and zeros are small. */
function clearFreeMemory({ _module: module }) {
  const pieces = [];
  for (let size = LARGEST_FREE; size >= SMALLEST_FREE; size /= 2) {
    for (;;) {
      const end = module._sbrk(0);
      const piece = module._malloc(size);
      pieces.push(piece);
      if (module._sbrk(0) !== end) break; // no free piece of this size is left; the memory's end has moved
      module.HEAPU8.fill(0, piece, piece + size);
    }
    module._free(pieces.pop());
  }
  for (const piece of pieces) module._free(piece);
  module.HEAPU8.fill(0, module._emscripten_stack_get_end(), module._emscripten_stack_get_current());
}

/** { header, memory } of Pyodide's own kind of snapshot. */
function snapshotOf(pyodide) {
  const bytes = pyodide.makeMemorySnapshot();
  const [, headerBytes, jsonBytes] = new Uint32Array(bytes.buffer, 0, 3);
  const header = bytes.slice(0, headerBytes);
  const { hiwireKeys } = JSON.parse(new TextDecoder().decode(header.subarray(48, 48 + jsonBytes)));
  if (hiwireKeys.some((key) => key !== null)) throw new Error("the image would hold objects of JavaScript");
  return { header, memory: bytes.subarray(headerBytes) };
}

/** The blocks of `memory` that are not all zeros, as runs { address, bytes }. */
function runsOf(memory) {
  const runs = [];
  for (let at = 0; at < memory.length; at += BLOCK) {
    if (memory.subarray(at, at + BLOCK).every((byte) => byte === 0)) continue;
    const last = runs.at(-1);
    if (last && last.address + last.bytes === at) last.bytes += BLOCK;
    else runs.push({ address: at, bytes: BLOCK });
  }
  return runs;
}

function bind(header, memory, constants, runs) {
  const places = new Uint32Array(runs.flatMap(({ address, bytes }) => [address, bytes]));
  const content = runs.map(({ address, bytes }) => memory.subarray(address, address + bytes));
  const body = new Uint8Array(Buffer.concat([Buffer.from(places.buffer), header, ...content]));
  const head = Uint32Array.of(MAGIC, memory.length, constants, checksum(body), header.length, runs.length);
  return Buffer.concat([Buffer.from(head.buffer), body]);
}

/** Let `act` run where chance, clocks and time zone always say the same: the interpreter remembers some of it. */
async function withoutChance(act) {
  const fill = (array) => {
    new Uint8Array(array.buffer, array.byteOffset, array.byteLength).fill(7);
    return array;
  };
  const places = [
    [crypto, { getRandomValues: fill }],
    [nodeCrypto, { randomFillSync: fill }],
    [Date, { now: () => NOON }],
    [performance, { now: () => 0 }],
    [process.env, { TZ: "UTC" }],
  ];
  const before = places.map(([place, stands]) =>
    Object.fromEntries(Object.keys(stands).map((key) => [key, place[key]])),
  );
  for (const [place, stands] of places) Object.assign(place, stands);
  try {
    return await act();
  } finally {
    for (const [number, [place]] of places.entries())
      for (const [key, value] of Object.entries(before[number])) {
        if (value === undefined) delete place[key];
        else place[key] = value;
      }
  }
}

/**
 * The image's bytes. `place`: { folder, library } as for boot. `constants`: up to which address the memory holds only
 * what never changes; `startOnly`: ranges [start, end] of it that only a start reads.
 */
export async function makeImage(runtime, place, { constants, startOnly }) {
  const { pyodide, header, memory } = await withoutChance(async () => {
    const pyodide = await boot(runtime, { ...place, options: { _makeSnapshot: true } });
    pyodide.runPython(readFileSync(BEFORE, "utf8"), { globals: pyodide.toPy({}) });
    clearFreeMemory(pyodide);
    return { pyodide, ...snapshotOf(pyodide) };
  });
  if (memory.length !== MEMORY) throw new Error(`Python has grown to ${memory.length} bytes before its image was made`);
  const kept = memory.slice();
  new Int32Array(kept.buffer)[trampoline(pyodide._module)] = 0;
  for (const [start, end] of startOnly) kept.fill(0, start, end);
  return bind(header, kept, constants, runsOf(kept));
}
