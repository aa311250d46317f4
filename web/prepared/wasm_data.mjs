/** Which data of a linked WebAssembly file are left when some of its objects are taken out; see wasm_parts.mjs. */

const AROUND = [64, 1024]; // bytes before and behind an address in use that stay, to be safe
const AFTER_TEXT = 64;

/** Write zeros over [start, end) except around these addresses. */
function clearObject(memory, [start, end], addresses) {
  const inside = addresses.filter((address) => address >= start - AROUND[1] && address < end + AROUND[0]);
  let cleared = start;
  for (const address of [...inside.sort((one, other) => one - other), Number.POSITIVE_INFINITY]) {
    memory.fill(0, cleared, Math.max(cleared, Math.min(end, address - AROUND[0])));
    cleared = Math.max(cleared, address + AROUND[1]);
  }
}

/**
 * Write zeros over the texts that no `used` address lies in. A text begins at an address in `named` (or in none) and
 * ends before the next one, but may be meant by an address before it: so what follows its end stays as well.
 */
function clearTexts(memory, [start, end], named, used) {
  const isText = (address) => address >= start && address < end;
  const starts = Int32Array.from(new Set([start, ...named, ...used].filter(isText))).sort();
  const wanted = Int32Array.from(new Set(used.filter(isText))).sort();
  let next = 0;
  let keptUpTo = start;
  for (const [at, from] of starts.entries()) {
    const to = starts[at + 1] ?? end;
    if (wanted[next] === from) {
      keptUpTo = Math.max(keptUpTo, memory.indexOf(0, from) + AFTER_TEXT, to);
      next++;
    }
    if (from >= keptUpTo) memory.fill(0, from, to);
  }
}

/**
 * Write zeros over the data that nothing in use refers to. `memory`: the bytes as the file defines them. `layout`:
 * { texts: [start, end] of zero-terminated texts, objects: such ranges of data of objects that go, variables: the
 * address behind which data may hold addresses }. `roots`: addresses used from outside.
 */
export function clearUnusedData(memory, layout, { bodies, firstFunction }, used, roots) {
  const pointers = new Int32Array(memory.buffer, layout.variables, (memory.length - layout.variables) >> 2);
  const named = [...bodies.flatMap(({ numbers }) => numbers), ...pointers];
  const usedNumbers = [...roots, ...bodies.flatMap(({ numbers }, at) => (used[at + firstFunction] ? numbers : []))];
  const isGoing = (address) => layout.objects.some(([start, end]) => address >= start && address < end);
  const staying = Array.from(pointers).filter((_, at) => !isGoing(layout.variables + 4 * at));
  for (const range of layout.objects) clearObject(memory, range, [...usedNumbers, ...staying]);
  clearTexts(memory, layout.texts, named, [...usedNumbers, ...pointers]); // of the variables that are left
}
