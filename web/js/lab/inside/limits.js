/** How much a player may take: Python's own memory, what its files take beside it, and time. */

export const MEMORY = 512 << 20; // bytes
const TO_TELL = 16 << 20; // bytes on top, once, so that Python can still say that there was no more
const FILES = 64 << 20; // bytes written into files, all in all
const GRACE = 2000; // ms from the word that time is up to the end of a Python that does not listen
const SIGINT = 2;
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

/**
 * Answers limited(ms, act), which runs `act` and answers { value, isLate }: a Python that takes longer is interrupted
 * wherever it is, and its memory is wiped if that was of no use, which breaks it.
 *
 * The app ends the worker from outside at about the same time; but WebKit ends no worker in the middle of a loop of
 * WebAssembly. A Python asks often whether somebody has pressed Ctrl-C: that is where it is told.
 */
export function limitTime(pyodide) {
  const { _module: module } = pyodide;
  let end = Number.POSITIVE_INFINITY;
  let isLate = false;
  pyodide.setInterruptBuffer({
    get 0() {
      const over = performance.now() - end;
      if (over > GRACE) module.HEAPU8.fill(0xff);
      if (over < 0 || isLate) return 0;
      isLate = true;
      return SIGINT;
    },
    set 0(_) {}, // Python takes the signal back by writing here
  });
  return (ms, act) => {
    end = performance.now() + ms;
    isLate = false;
    try {
      const value = act();
      return { value, isLate };
    } finally {
      end = Number.POSITIVE_INFINITY;
    }
  };
}
