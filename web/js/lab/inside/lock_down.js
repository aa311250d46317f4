/**
 * Take away whatever leads out of this worker, before a line of the player's text has run.
 *
 * Not what is known to be dangerous goes, but all that is not known to be needed: a browser of tomorrow may offer more.
 * The sandbox and the policy (frame.js) hold without this; it is the second fence.
 */

// What Pyodide may use once it has started: the language itself, clocks, chance, and texts.
const KEPT = new Set([
  ...[
    "globalThis",
    "self",
    "undefined",
    "NaN",
    "Infinity",
    "Object",
    "Function",
    "Array",
    "String",
    "Number",
    "Boolean",
  ],
  ...["Symbol", "BigInt", "Math", "JSON", "Reflect", "Proxy", "Date", "RegExp", "Promise", "Iterator", "Intl"],
  ...["Error", "AggregateError", "EvalError", "RangeError", "ReferenceError", "SyntaxError", "TypeError", "URIError"],
  ...["SuppressedError", "Map", "Set", "WeakMap", "WeakSet", "WeakRef", "FinalizationRegistry", "DisposableStack"],
  ...["ArrayBuffer", "DataView", "Int8Array", "Uint8Array", "Uint8ClampedArray", "Int16Array", "Uint16Array"],
  ...["Int32Array", "Uint32Array", "BigInt64Array", "BigUint64Array", "Float16Array", "Float32Array", "Float64Array"],
  ...["parseInt", "parseFloat", "isNaN", "isFinite", "decodeURIComponent", "encodeURIComponent", "WebAssembly"],
  ...["TextDecoder", "TextEncoder", "crypto", "performance", "setTimeout", "clearTimeout", "queueMicrotask"],
  "console",
]);

/** A console that says nothing: Pyodide writes there when it breaks, and what players write is shown elsewhere. */
const SILENT = Object.fromEntries(["debug", "error", "info", "log", "trace", "warn"].map((name) => [name, () => {}]));

/** The global object and what it inherits, but for what every object does. */
function* places() {
  for (let place = globalThis; place && place !== Object.prototype; place = Object.getPrototypeOf(place)) yield place;
}

const leads = (value) => value !== null && (typeof value === "object" || typeof value === "function");

/** Every name that is there and should not be; numbers and texts, which some browsers let nobody remove, lead nowhere. */
const strangers = () =>
  [...places()].flatMap((place) => Reflect.ownKeys(place).filter((name) => !KEPT.has(name) && leads(place[name])));

function remove(place, name) {
  if (!Reflect.deleteProperty(place, name)) Reflect.defineProperty(place, name, { value: undefined, writable: false });
}

/** Of any object one can ask its `constructor`; let that be a name, by which nothing can be made. */
function hideConstructors() {
  const functions = [async () => {}, function* () {}, async function* () {}].map(Object.getPrototypeOf);
  const known = [...KEPT].map((name) => globalThis[name]?.prototype).filter(Boolean);
  for (const prototype of new Set([...functions, Object.getPrototypeOf(Int8Array.prototype), ...known])) {
    const value = Object.freeze({ __proto__: null, name: prototype.constructor?.name });
    Reflect.defineProperty(prototype, "constructor", { value, configurable: false, writable: true });
  }
}

/** Before Pyodide, which keeps what it finds. */
export function silence() {
  globalThis.console = SILENT;
}

/** Do it. Throws, naming them, where something stays that should not. */
export function lockDown() {
  for (const place of places()) for (const name of Reflect.ownKeys(place)) if (!KEPT.has(name)) remove(place, name);
  const left = strangers();
  if (left.length) throw new Error(`still there: ${left.map(String)}`);
  hideConstructors();
}
