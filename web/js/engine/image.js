/**
 * A memory image: the memory of a Python that has started and imported the engine. Made by prepared/image.mjs; the
 * WebAssembly that goes with it has no data of its own.
 *
 * All numbers are 32-bit words, little-endian:
 *   MAGIC, bytes of the memory, bytes of constants at its start, checksum of all that follows these six words, bytes
 *   of the snapshot's header, number of runs,
 *   for each run its address and its bytes, in the order of addresses (between them all is 0),
 *   the header of Pyodide's own snapshot format, the bytes of the runs.
 */

export const MAGIC = 0x314d4950; // "PIM1"
const HEADER_WORDS = 6;
export const BLOCK = 64; // bytes; addresses and lengths of runs are multiples of it

/** FNV-1a over words. */
export function checksum(bytes) {
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength >> 2);
  let sum = 0x811c9dc5;
  for (let at = 0; at < words.length; at++) sum = Math.imul(sum ^ words[at], 0x01000193);
  return sum >>> 0;
}

/** The parts of an image's ArrayBuffer. Throws for anything that is not a whole one. */
export function readImage(buffer) {
  const [magic, memoryBytes, constants, sum, snapshotBytes, runCount] = new Uint32Array(buffer, 0, HEADER_WORDS);
  if (magic !== MAGIC) throw new Error("this is no memory image");
  const runs = new Uint32Array(buffer, HEADER_WORDS * 4, runCount * 2);
  const snapshot = new Uint8Array(buffer, runs.byteOffset + runs.byteLength, snapshotBytes);
  const content = new Uint8Array(buffer, snapshot.byteOffset + snapshotBytes);
  if (checksum(new Uint8Array(buffer, runs.byteOffset)) !== sum) throw new Error("the memory image is damaged");
  return { memoryBytes, constants, runs, snapshot, content };
}

/**
 * The one word in the memory that belongs to the browser, not to Python: which function calls C functions for it.
 * It depends on what the browser's WebAssembly can do, and an image from elsewhere must not overwrite it.
 */
export const trampoline = (module) =>
  (module.__PyRuntime + module.HEAP32[module.__PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET >> 2]) >> 2;

/** Every run of an image below `end`, as (address, bytes). */
function* runsBelow(end, { runs, content }) {
  let from = 0;
  for (let at = 0; at < runs.length && runs[at] < end; at += 2) {
    const to = from + runs[at + 1];
    yield [runs[at], content.subarray(from, Math.min(to, from + end - runs[at]))];
    from = to;
  }
}

/** Write what a fresh memory needs before anything runs in it: Emscripten's own start reads the constants. */
export function writeConstants(memory, image) {
  for (const [address, bytes] of runsBelow(image.constants, image)) memory.set(bytes, address);
}

/** Make a memory, whatever is in it, the one of which the image was made. */
function write(memory, image) {
  if (memory.length !== image.memoryBytes)
    throw new Error(`a memory of ${memory.length}, not ${image.memoryBytes} bytes`);
  const words = new Uint32Array(memory.buffer);
  let next = 0;
  const clearTo = (address) => {
    const end = address >> 2;
    // A page of memory to which nobody has written takes no room: so write only where something was.
    for (; next < end; next++) if (words[next] !== 0) words[next] = 0;
  };
  for (const [address, bytes] of runsBelow(memory.length, image)) {
    clearTo(address);
    memory.set(bytes, address);
    next = (address + bytes.length) >> 2;
  }
  clearTo(memory.length);
}

/** Put the image into the memory of a Pyodide that has just been created. Throws where it does not fit. */
export function restore(module, image) {
  const word = trampoline(module);
  const own = module.HEAP32[word];
  write(module.HEAPU8, image);
  module.HEAP32[word] = own;
}
