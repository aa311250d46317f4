/** Inputs near what is right: real values and texts with a few of their parts changed, dropped, doubled or exchanged. */

import * as fc from "fast-check";

const deep = (depth) => {
  let value = [];
  for (let level = 0; level < depth; level += 1) value = level % 2 ? { record: value } : [value];
  return value;
};

const LONG = "x".repeat(20_000);
const NAMES = [
  "__proto__",
  "constructor",
  "toString",
  "valueOf",
  "hasOwnProperty",
  "then",
  "length",
  "0",
  "",
  "p1",
  "p2",
];
const WORDS = [
  ...NAMES,
  ...["brave-rats", "r-vs-r", "spy", "citizen@b2", "king@a1!b2", "keep spy", "first p1", "judge", "dark", "fr", "luck"],
  ...["\ud800", "\udfff\ud800", "\ufeff", "\0", "é", "٣", "1e400", "-0", " ", "<b>", "1/0", LONG],
];
const NUMBERS = [0, -0, 1, -1, 0.5, 2, 16, 255, 2 ** 31, 2 ** 53, -(2 ** 53), 1e21, 1e308];
/** What no JSON holds, but a message between windows can. */
const ODD = [undefined, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 10n ** 30n];

/** Objects that are no longer what they seem; made anew each time, since what is made of them may be changed. */
const TRAPS = [
  () => ({ toString: 1, valueOf: 1 }),
  () => JSON.parse('{"__proto__": {"polluted": 1}}'),
  () => ({ length: 1e9 }),
  () => ({ constructor: { prototype: null } }),
  () => JSON.parse('{"then": true}'),
  () => deep(40),
  () => deep(3000),
  () => Array.from({ length: 300 }, () => []),
  () => [null],
  () => ({ p1: null, p2: null }),
  () => [],
  () => ({}),
];

const leaf = fc.oneof(
  fc.constantFrom(null, true, false),
  fc.constantFrom(...NUMBERS),
  fc.constantFrom(...WORDS),
  fc.nat(300),
  fc.string({ unit: "binary", maxLength: 8 }),
);

/** Any value that JSON can say, as a function that makes it. */
const anything = fc.oneof(
  { weight: 6, arbitrary: leaf.map((value) => () => value) },
  { weight: 3, arbitrary: fc.constantFrom(...TRAPS) },
  { weight: 1, arbitrary: fc.array(leaf, { maxLength: 3 }).map((values) => () => [...values]) },
);

const odd = fc.oneof(
  { weight: 9, arbitrary: anything },
  { weight: 1, arbitrary: fc.constantFrom(...ODD).map((value) => () => value) },
);

const textOf = (value) => JSON.stringify(value, (_, part) => (typeof part === "bigint" ? String(part) : part)) ?? "";

const isObject = (value) => typeof value === "object" && value !== null;

/** Put a value under a name, the names that stand for something else included. */
const put = (object, name, value) =>
  Object.defineProperty(object, name, { value, writable: true, enumerable: true, configurable: true });

/** A place in a value: { holder, name }, found by going down as many numbers as there are. */
function placeIn(value, way) {
  let holder = value;
  for (const [depth, step] of way.entries()) {
    const names = Object.keys(holder);
    const name = names[step % names.length];
    if (depth === way.length - 1 || !isObject(holder[name]) || !Object.keys(holder[name]).length)
      return { holder, name };
    holder = holder[name];
  }
  return { holder };
}

const KINDS = {
  instead: ({ holder, name }, { value }) => put(holder, name, value()),
  without: ({ holder, name }) => (Array.isArray(holder) ? holder.splice(Number(name), 1) : delete holder[name]),
  beside: ({ holder }, { other, value }) => put(holder, Array.isArray(holder) ? holder.length : other, value()),
  renamed: ({ holder, name }, { other }) => {
    const value = holder[name];
    delete holder[name];
    put(holder, Array.isArray(holder) ? holder.length : other, value);
  },
  doubled: ({ holder, name }) => Array.isArray(holder) && holder.push(holder[name]),
  wrapped: ({ holder, name }) => put(holder, name, [holder[name]]),
  asText: ({ holder, name }) => put(holder, name, textOf(holder[name])),
};

function change(value, edit) {
  if (!isObject(value) || !Object.keys(value).length || !edit.way.length) return edit.value();
  KINDS[edit.kind](placeIn(value, edit.way), edit);
  return value;
}

/** One of the values with a few changes; `values()` is asked when it is first wanted. With `isOdd` JSON need not say it. */
export function changed(values, isOdd = false) {
  const edit = fc.record({
    way: fc.array(fc.nat(40), { minLength: 0, maxLength: 7 }),
    kind: fc.constantFrom(...Object.keys(KINDS)),
    other: fc.constantFrom(...NAMES, "level", "record", "turns", "kind", "id", "ok", "game", "options"),
    value: isOdd ? odd : anything,
  });
  const edits = fc.array(edit, { maxLength: 4 });
  return fc.tuple(fc.nat(1000), edits).map(([number, list]) => {
    const all = values();
    return list.reduce(change, structuredClone(all[number % all.length]));
  });
}

/** One of the texts with a few letters changed, put in, taken out or doubled, or cut. */
export function near(texts, unit = "binary") {
  const edit = fc.record({
    at: fc.nat(100_000),
    drop: fc.oneof(fc.constantFrom(0, 1, 1, 2), fc.nat(60)),
    put: fc.oneof(fc.string({ unit, maxLength: 3 }), fc.constantFrom("", ...WORDS)),
  });
  return fc.tuple(fc.nat(1000), fc.array(edit, { maxLength: 4 })).map(([number, edits]) => {
    const all = texts();
    return edits.reduce(
      (text, { at, drop, put: letters }) => {
        const place = at % (text.length + 1);
        return text.slice(0, place) + letters + text.slice(place + drop);
      },
      all[number % all.length],
    );
  });
}

/** JSON of changed values, and now and then a text that is hardly JSON any more. */
export function json(values) {
  const texts = () => values().map((value) => JSON.stringify(value));
  return fc.oneof(
    { weight: 5, arbitrary: changed(values).map((value) => JSON.stringify(value) ?? "") },
    { weight: 1, arbitrary: near(texts) },
  );
}

const LONGEST = 80; // bytes; what is read of them can be hundreds of turns

/** Bytes, most often of a real one. */
export const bytesNear = (all) =>
  fc.oneof(
    fc.uint8Array({ maxLength: LONGEST }),
    near(() => all().map((bytes) => String.fromCharCode(...bytes))).map((text) =>
      Uint8Array.from(text.slice(0, LONGEST), (letter) => letter.charCodeAt(0)),
    ),
  );
