/**
 * The memory of a Python that has started and imported our engine.
 *
 * js/engine/image.js describes the format and puts it back. Nothing that one visitor could share with another is in
 * it: the engine keeps no luck of its own, `random` is seeded again when the image is put back, and hashing is the
 * one that Python publishes as PYTHONHASHSEED=0.
 */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { BLOCK, checksum, MAGIC, trampoline } from "../js/engine/image.js";
import { boot } from "../js/engine/python.js";
import { withoutChance } from "./without_chance.mjs";

const LARGEST_FREE = 1 << 20; // bytes of a piece of free memory looked for at once
const SMALLEST_FREE = 32;
const SMALLEST_CODE = 64; // bytes; what is smaller could be found elsewhere too
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

/** Where the bytecode of frozen modules lies that have been imported, [from, to) each: it is read at an import only. */
function frozenCode(pyodide, memory) {
  const frozen = pyodide.runPython(`
import _imp, sys
found = [_imp.find_frozen(name, withdata=True) for name in _imp._frozen_module_names() if name in sys.modules]
[bytes(data) for data, *_ in filter(None, found) if data]`);
  const codes = frozen.toJs().filter(({ length }) => length >= SMALLEST_CODE);
  const places = codes.map((code) => [Buffer.from(memory.buffer).indexOf(code), code.length]);
  return places.filter(([at]) => at >= 0).map(([at, length]) => [at, at + length]);
}

/**
 * { header, memory, unused }: the memory of a Python that has started and imported our engine, with the header of its
 * snapshot and those stretches [from, to) that are only read before. `place`: { folder, library } as for boot.
 */
export async function takeMemory(runtime, place) {
  const { pyodide, header, memory } = await withoutChance(async () => {
    const pyodide = await boot(runtime, { ...place, options: { _makeSnapshot: true } });
    pyodide.runPython(readFileSync(BEFORE, "utf8"), { globals: pyodide.toPy({}) });
    clearFreeMemory(pyodide);
    return { pyodide, ...snapshotOf(pyodide) };
  });
  const kept = memory.slice();
  new Int32Array(kept.buffer)[trampoline(pyodide._module)] = 0;
  return { header, memory: kept, unused: frozenCode(pyodide, kept) };
}

/**
 * The image's bytes. `constants`: up to which address a WebAssembly without data needs the memory before anything runs
 * in it; `unused`: more stretches that are not kept.
 */
export function imageOf(taken, constants, unused = []) {
  const memory = taken.memory.slice();
  for (const [from, to] of [...taken.unused, ...unused]) memory.fill(0, from, to);
  return bind(taken.header, memory, Math.ceil(constants / BLOCK) * BLOCK, runsOf(memory));
}
