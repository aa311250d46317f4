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
  const check = (bytes) => {
    if (bytes > left) throw new FS.ErrnoError(NO_SPACE);
  };
  /** `act` gives the file `node` a content of `size` bytes, or more where it makes room for what may follow. */
  const counted = (act) => (node, size) => {
    const before = node.contents.length;
    check(size - before);
    act.call(MEMFS, node, size);
    left -= node.contents.length - before;
  };
  MEMFS.expandFileStorage = counted(expandFileStorage);
  MEMFS.resizeFileStorage = counted(resizeFileStorage);
  stream.write = (to, bytes, offset, length, position, canOwn) => {
    const isFirst = to.node.usedBytes === 0 && position === 0; // then the file takes the bytes as they are
    if (isFirst) check(length);
    const written = write(to, bytes, offset, length, position, canOwn);
    if (isFirst) left -= length;
    return written;
  };
}
