/**
 * A memory image: the memory of a Python that has started and imported the engine. Made by prepared/image.mjs; the
 * WebAssembly that goes with it has no data of its own.
 *
 * All numbers are 32-bit words, little-endian:
 *   MAGIC, bytes of the memory, checksum of the restored memory, bytes of the snapshot's header, number of runs,
 *   for each run its address and its bytes, in the order of addresses (between them all is 0),
 *   the header of Pyodide's own snapshot format, the bytes of the runs.
 */

export const MAGIC = 0x314d4950; // "PIM1"
export const HEADER_WORDS = 5;
export const BLOCK = 64; // bytes; addresses and lengths of runs are multiples of it

/** FNV-1a over the words of a memory. */
export function checksum(memory) {
  const words = new Uint32Array(memory.buffer, memory.byteOffset, memory.byteLength >> 2);
  let sum = 0x811c9dc5;
  for (let at = 0; at < words.length; at++) sum = Math.imul(sum ^ words[at], 0x01000193);
  return sum >>> 0;
}

/** The parts of an image's ArrayBuffer. Throws for anything that is not one. */
export function readImage(buffer) {
  const [magic, memoryBytes, sum, snapshotBytes, runCount] = new Uint32Array(buffer, 0, HEADER_WORDS);
  if (magic !== MAGIC) throw new Error("this is no memory image");
  const runs = new Uint32Array(buffer, HEADER_WORDS * 4, runCount * 2);
  const snapshot = new Uint8Array(buffer, runs.byteOffset + runs.byteLength, snapshotBytes);
  const content = new Uint8Array(buffer, snapshot.byteOffset + snapshotBytes);
  return { memoryBytes, sum, runs, snapshot, content };
}

/**
 * The one word in the memory that belongs to the browser, not to Python: which function calls C functions for it.
 * It depends on what the browser's WebAssembly can do, and an image from elsewhere must not overwrite it.
 */
export const trampoline = (module) =>
  (module.__PyRuntime + module.HEAP32[module.__PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET >> 2]) >> 2;

/** Make a memory, whatever is in it, the one of which the image was made. */
export function write(memory, { memoryBytes, runs, content }) {
  if (memory.length !== memoryBytes) throw new Error(`a memory of ${memory.length} bytes, not of ${memoryBytes}`);
  const words = new Uint32Array(memory.buffer);
  let word = 0;
  // Only what is not 0 yet: a page of memory that nobody writes to takes no room.
  const clearTo = (end) => {
    for (; word < end; word++) if (words[word] !== 0) words[word] = 0;
  };
  let from = 0;
  for (let at = 0; at < runs.length; at += 2) {
    const [address, length] = [runs[at], runs[at + 1]];
    clearTo(address >> 2);
    memory.set(content.subarray(from, from + length), address);
    word = (address + length) >> 2;
    from += length;
  }
  clearTo(words.length);
}

/** Put the image into the memory of a Pyodide that has just been created. Throws when the result is not as it was. */
export function restore(module, image) {
  const word = trampoline(module);
  const own = module.HEAP32[word];
  write(module.HEAPU8, image);
  if (checksum(module.HEAPU8) !== image.sum) throw new Error("the memory differs from the one of the image");
  module.HEAP32[word] = own;
}
