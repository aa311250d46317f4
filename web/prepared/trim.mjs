/**
 * Pyodide without what no game asks for: test modules, databases, compressors, codecs of East Asia, C++ ...
 *
 * Nothing is compiled anew, so what stays is byte for byte what Pyodide's authors built and tested. Modules that are
 * taken out cannot be imported (ImportError); the functions that stay and the places of all functions in the function
 * table are the same, and so are all addresses. All of it is worked out from Pyodide's two files at each build, but
 * for the tables below, which belong to the one file whose hash is there; trim_layout.mjs helps to write them anew.
 *
 * A call of a function that was taken out by mistake would end the worker, never give a wrong result; the page goes on
 * with the whole Pyodide then (js/engine/client.js).
 */

import { createHash } from "node:crypto";
import { trimScript } from "./trim_script.mjs";
import { clearUnusedData } from "./wasm_data.mjs";
import { HEADER_BYTES, KIND, readModule } from "./wasm_file.mjs";
import { isGone, survey, usedFunctions } from "./wasm_parts.mjs";
import { writeModule } from "./wasm_write.mjs";

const KNOWN = "cc36e3cab04fdfc9a63ff13eb52eae2b911bf46c025cc7b281f394bd3de1d5e6";

/** Ranges of functions that go, in the order of the file: [the first that goes, the next that stays]. */
export const GONE = [
  ["PyInit__ctypes", "PyInit_zlib"], // and _posixsubprocess, _bz2
  ["PyInit__hmac", "PyInit_array"], // and _sqlite3, _lzma, _zstd
  ["PyInit__csv", "PyInit__heapq"],
  ["PyInit__lsprof", "PyInit__queue"], // and _pickle
  ["PyInit__remote_debugging", "PyInit__struct"],
  ["PyInit__zoneinfo", "PyInit_math"],
  ["PyInit_cmath", "PyInit_binascii"], // and _statistics, _decimal
  ["PyInit_pyexpat", "PyInit_fcntl"], // and _elementtree, the codecs of East Asia, unicodedata
  ["PyInit_mmap", "PyInit_select"],
  ["PyInit_termios", "PyUnstable_AtExit"], // and Python's modules for its own tests
  ["PyInit__symtable", "_Py_Get_Getpath_CodeObject"], // and the libraries of _decimal and pyexpat
  ["ffi_prep_cif", "hiwire_intern"],
  ["lzma_version_number", "adler32_z"], // and SQLite, Zstandard, bzip2
  ["_ZNSt3__26__sortIRNS_6__lessIccEEPcEEvT0_S5_T_", "accept"], // the C++ library
];

/** A constructor that runs at every start and only readies the C++ library's streams, which nothing writes to. */
const NEVER_USED = "_ZNSt3__28ios_base4InitC2Ev";
const SAME_AS_ITS_ARGUMENT = [0, 0x20, 0, 0x0b]; // a function body

/**
 * Where the data are: texts; those of objects that go (only functions that go refer to what is there, one by one in
 * the order of the objects); what holds addresses; the list of built-in modules, pairs of name and PyInit function.
 */
export const LAYOUT = {
  texts: [1024, 415_520],
  objects: [
    [750_640, 787_984], // _decimal
    [795_584, 2_098_848], // pyexpat, _elementtree, the codecs of East Asia, unicodedata
    [2_122_624, 2_143_600], // Python's tests
    [2_714_884, 2_783_552], // SQLite, compressors
    [2_823_168, 2_962_526], // iconv
    [3_000_752, 3_148_672], // C++
    [3_615_260, 3_620_064],
    [3_625_128, 3_690_520],
    [3_693_092, 3_733_840],
    [3_782_800, 3_800_608],
    [3_802_320, 3_820_747],
  ],
  variables: 3_148_672,
};
const MODULE_LIST = 3_582_432;

/**
 * What image.mjs must know of the memory: where the constants end, and where the bytecode of frozen modules is, which is
 * read when one is imported for the first time, and nearly all are at a start.
 */
export const MEMORY = { constants: LAYOUT.variables, startOnly: [[2_264_288, 2_714_728]] };

/** The memory as the file defines it. */
export function memoryOf({ data }) {
  const end = Math.max(...data.map(({ at, content }) => at + content.length));
  const bytes = new Uint8Array((end + 3) & ~3);
  for (const { at, content } of data) bytes.set(content, at);
  return bytes;
}

/** Take modules off the list whose PyInit functions go; answers the indices of these functions. */
function shortenModuleList(memory, { parts, table, tableStart }) {
  const words = new Int32Array(memory.buffer);
  const gone = new Set();
  let to = MODULE_LIST >> 2;
  let from = to;
  for (; words[from] !== 0; from += 2) {
    const start = table[words[from + 1] - tableStart]; // undefined for the modules that start on their own
    if (start !== undefined && isGone(parts[start])) gone.add(start);
    else {
      words.copyWithin(to, from, from + 2);
      to += 2;
    }
  }
  words.fill(0, to, from);
  return gone;
}

/** What the script imports into the WebAssembly and what it takes from it, each no more than the other allows. */
async function agree(script, users, surveyed, unused) {
  const { exports, file } = surveyed;
  const imported = file.import.filter(({ kind }) => kind === KIND.function).map(({ name }) => name);
  let [imports, trimmed, used] = [new Set(imported), null, null];
  for (let before = Infinity; imports.size < before; ) {
    before = imports.size;
    trimmed = await trimScript(script, imports, users);
    const roots = [...exports.values()].filter(({ name, kind }) => kind === KIND.function && trimmed.exports.has(name));
    used = usedFunctions(
      surveyed,
      roots.map(({ index }) => index),
      unused,
    );
    imports = new Set(imported.filter((_, index) => used[index]));
  }
  return { trimmed, used };
}

/**
 * { wasm, bare, script }: Pyodide's pyodide.asm.wasm and pyodide.asm.mjs, trimmed, and once more without its data, for
 * those who bring the whole memory themselves. `users`: texts of other scripts that use functions of the WebAssembly
 * as Pyodide's module object has them.
 */
export async function trim(wasm, script, users) {
  const hash = createHash("sha256").update(wasm).digest("hex");
  if (hash !== KNOWN) throw new Error(`trim.mjs does not know this pyodide.asm.wasm: ${hash}`);
  const sections = readModule(wasm);
  const surveyed = survey(sections, GONE);
  const { exports, file, firstGlobal } = surveyed;
  const memory = memoryOf(file);
  const unused = shortenModuleList(memory, surveyed);
  const { trimmed, used } = await agree(script, users, surveyed, unused);
  const kept = file.export.filter(
    ({ name, kind }) => (kind !== KIND.function && kind !== KIND.global) || trimmed.exports.has(name),
  );
  const variables = kept.filter(({ kind, index }) => kind === KIND.global && index >= firstGlobal);
  clearUnusedData(
    memory,
    LAYOUT,
    surveyed,
    used,
    variables.map(({ index }) => file.global[index - firstGlobal].value),
  );

  const replaced = new Map([[exports.get(NEVER_USED).index, SAME_AS_ITS_ARGUMENT]]);
  const written = { used, exports: kept, replaced };
  const write = (data) => writeModule(wasm.subarray(0, HEADER_BYTES), sections, surveyed, { ...written, memory: data });
  return { wasm: write(memory), bare: write(new Uint8Array()), script: trimmed.text };
}
