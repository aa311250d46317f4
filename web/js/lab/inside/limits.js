/** How much memory a player may take: Python's own, and what its files take beside it. */

export const MEMORY = 512 << 20; // bytes
const TO_TELL = 16 << 20; // bytes on top, once, so that Python can still say that there was no more
const FILES = 64 << 20; // bytes written into files, all in all
const PAGE = 1 << 16; // bytes by which WebAssembly counts
const NO_SPACE = 51; // Emscripten's ENOSPC

/** Refuse every growth beyond MEMORY: Python then raises MemoryError. */
export function limitMemory() {
  const { grow } = WebAssembly.Memory.prototype;
  let most = MEMORY;
  WebAssembly.Memory.prototype.grow = function (pages) {
    if (this.buffer.byteLength + pages * PAGE <= most) return grow.call(this, pages);
    most = MEMORY + TO_TELL;
    throw new RangeError("no more memory");
  };
}

/** Files live in JavaScript's memory: refuse to write more of them, as a full disk would. */
export function limitFiles({ FS }) {
  const { MEMFS } = FS.filesystems;
  const { expandFileStorage, resizeFileStorage } = MEMFS;
  const { stream } = MEMFS.ops_table.file;
  const { write } = stream;
  let left = FILES;
  const take = (bytes) => {
    if (bytes > left) throw new FS.ErrnoError(NO_SPACE);
    left -= Math.max(bytes, 0);
  };
  MEMFS.expandFileStorage = (node, size) => {
    take(size - node.contents.length);
    return expandFileStorage.call(MEMFS, node, size);
  };
  MEMFS.resizeFileStorage = (node, size) => {
    take(size - node.usedBytes);
    return resizeFileStorage.call(MEMFS, node, size);
  };
  stream.write = (to, bytes, offset, length, position, canOwn) => {
    if (to.node.usedBytes === 0 && position === 0) take(length);
    return write(to, bytes, offset, length, position, canOwn);
  };
}
