/**
 * Which constant data of a WebAssembly file nothing needs once most of its functions have gone. What `unusedData` finds
 * is a guess, since a table may be entered from an address that stands far away: `withoutRead` takes back what was read
 * after all (wasm_marks.mjs).
 */

const FIRST = 1024; // no data lie below
const BEFORE = 64; // bytes around an address in use that stay, to be safe
const BEHIND = 64;
const STRETCH = 4096; // bytes: shorter pieces between others' data stay,
const EDGE = 1024; // and so much at both ends of a longer one,
const AROUND = 16_384; // and on both sides of a byte that is read after all
const MANY_ODD_BYTES = 8; // so many that are no letters close together, or
const MANY_ZEROS = 64; // so many zeros, and the texts have ended

/** Where the static data end. */
export const endOf = ({ data }) => Math.max(...data.map(({ at, content }) => at + content.length));

/** The first address at which a memory, from which the file was started, is no longer what the file says. */
export function firstVariable({ data }, memory) {
  const changed = data.map(({ at, content }) => {
    const found = content.findIndex((byte, offset) => memory[at + offset] !== byte);
    return found < 0 ? Number.POSITIVE_INFINITY : at + found;
  });
  return Math.min(...changed);
}

/** Where the zero-terminated texts end with which the data begin; a linker lays them together. */
function endOfTexts({ data: [{ at, content }] }) {
  let [odd, zeros] = [0, 0];
  for (const [offset, byte] of content.entries()) {
    const isLetter = byte === 0 || byte === 9 || byte === 10 || byte === 13 || byte >= 32;
    odd = isLetter ? Math.max(0, odd - 1 / 20) : odd + 1;
    zeros = byte === 0 ? zeros + 1 : 0;
    if (odd > MANY_ODD_BYTES || zeros > MANY_ZEROS) return Math.max(at, at + offset - EDGE);
  }
  return at + content.length;
}

/** Marks the addresses at which an object of the data begins, as far as anything in the file or on the heap tells. */
function beginnings({ file, bodies }, memory, variables, end) {
  const begins = new Uint8Array(end + 1);
  const add = (address) => {
    if (address >= FIRST && address < end) begins[address] = 1;
  };
  for (const { numbers } of bodies) numbers.forEach(add);
  const addAll = (bytes, from) => {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    for (let at = from; at + 4 <= bytes.length; at += 4) add(view.getUint32(at, true));
  };
  for (const { at, content } of file.data) addAll(content, Math.max(-at & 3, variables - at)); // before they were changed
  addAll(memory.subarray(0, end), variables & ~3);
  begins[end] = 1;
  return begins;
}

/** Marks the static data that can be reached: from functions that stay and from the heap, through variables. */
function reachable(surveyed, stays, memory, variables, end) {
  const { bodies, firstFunction } = surveyed;
  const begins = beginnings(surveyed, memory, variables, end);
  const nextBeginning = new Uint32Array(end + 1);
  for (let at = end, next = end; at >= 0; at--) {
    nextBeginning[at] = next;
    if (begins[at]) next = at;
  }
  const words = new Uint32Array(memory.buffer, memory.byteOffset, memory.length >> 2);
  const [marked, seen, scanned] = [new Uint8Array(end), new Uint8Array(end), new Uint8Array((end >> 2) + 1)];
  const waiting = [];
  const reach = (address) => {
    if (address < FIRST || address >= end || seen[address]) return;
    seen[address] = 1;
    waiting.push(address);
  };
  for (const [at, { numbers }] of bodies.entries()) if (stays[at + firstFunction]) numbers.forEach(reach);
  // Most words on the heap that look like an address are none: only those of an object's beginning count.
  for (let word = end >> 2; word < words.length; word++) if (begins[words[word]]) reach(words[word]);
  while (waiting.length > 0) {
    const address = waiting.pop();
    const from = Math.max(FIRST, address - BEFORE);
    const to = Math.min(end, Math.max(nextBeginning[address], address + BEHIND));
    marked.fill(1, from, to);
    for (let word = Math.max(from, variables) >> 2; word < (to + 3) >> 2; word++) {
      if (scanned[word]) continue;
      scanned[word] = 1;
      reach(words[word]);
    }
  }
  return marked;
}

/**
 * Stretches [from, to) of constants that nothing seems to need. `stays`: 1 for each function that does; `memory`: that
 * of the image; `variables`: where they begin, which are never among them.
 */
export function unusedData(surveyed, stays, memory, variables) {
  const marked = reachable(surveyed, stays, memory, variables, endOf(surveyed.file));
  const texts = endOfTexts(surveyed.file);
  const found = [];
  for (let from = FIRST; from < variables; ) {
    let to = from;
    while (to < variables && !marked[to]) to++;
    if (to <= texts && to > from) found.push([from, to]);
    else if (to - from >= STRETCH) found.push([from + EDGE, to - EDGE]);
    from = to + 1;
  }
  return found;
}

/** The stretches without what lies around a byte that `reads` has a 1 for. `memory`: a byte that is 0 may as well go. */
export function withoutRead(stretches, reads, memory) {
  return stretches.flatMap(([start, end]) => {
    const left = [];
    let from = start;
    for (let at = start; at < end; at++) {
      if (!reads[at] || memory[at] === 0) continue;
      if (at - AROUND > from) left.push([from, at - AROUND]);
      from = Math.max(from, at + AROUND);
    }
    return from < end ? [...left, [from, end]] : left;
  });
}
