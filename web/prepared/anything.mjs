/**
 * What may be asked of the engine beyond a rehearsal: whole games of every kind, drawn by lot, and what no page would
 * ask. The same seed asks the same, so two engines can be compared.
 */

import { conversation } from "./rehearsal.mjs";

const BUDGETS = [{ nodes: 40 }, { nodes: 200 }];
const SHORT = { ms: 3 };
const SEATS = ["p1", "p2"];

/** Numbers in [0, 1) that look drawn by lot (xorshift32). */
function drawing(seed) {
  let state = seed + 0x9e3779b9 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

/** Any value of an option, as the catalogue describes it. */
const VALUES = {
  one: ({ values }, chance) => values[Math.floor(chance() * values.length)],
  many: ({ values }, chance) => values.filter(() => chance() < 0.3),
  whole: ({ low, high }, chance) => low + Math.floor(chance() * (high - low + 1)),
  group: ({ options }, chance) => anyOptions(options, chance),
};

const anyOptions = (options, chance) =>
  Object.fromEntries(
    Object.entries(options)
      .filter(() => chance() < 0.5)
      .map(([name, option]) => [name, VALUES[option.kind](option, chance)]),
  );

/** One game to its end: mostly by lot, now and then by a computer, with what a page may ask on the way. */
function play({ ask, pick, chance }, { game, options, levels, seed }) {
  const opened = ask("open", { game, options, seed });
  if (!opened) return; // options that exclude each other
  const { match } = opened;
  const budget = () => pick(BUDGETS);
  let { record, waiting_for: waiting } = opened;
  const sometimes = [
    [0.1, (about) => ask("preview", { match, ...about })],
    [0.1, ({ seat }) => ask("why_not", { match, seat, action: "x" })],
    [0.05, () => ask("undo", { match })],
    [0.05, ({ seat }) => ask("policy", { match, seat, level: pick(levels), budget: budget() })],
    [0.05, ({ seat }) => ask("advise", { match, seat, budget: budget() })],
  ];
  for (let turn = 0; waiting.length > 0 && turn < 150; turn++) {
    const seat = pick(waiting);
    const action = pick(ask("view", { match, seat }).legal);
    for (const [share, act] of sometimes) if (chance() < share) act({ seat, action });
    const next =
      chance() < 0.15
        ? ask("bot", { match, seat, level: pick(levels), budget: budget() })
        : ask("choose", { match, seat, action });
    if (next) ({ record, waiting_for: waiting } = next); // it was undone meanwhile, and another's turn
  }
  const past = [{ record, seat: pick(SEATS) }];
  ask("close", { match });
  ask("replay", { record });
  ask("read_notation", { text: ask("notation", { record }).text });
  if (chance() < 0.3) ask("review", { record, budget: budget() });
  const resumed = ask("resume", { record: { ...record, turns: record.turns.slice(0, -3) } });
  const [seat] = resumed.waiting_for;
  if (seat) ask("bot", { match: resumed.match, seat, level: pick(levels), budget: budget(), past });
  ask("resume", { record: { ...record, turns: record.turns.slice(1) } });
  ask("close", { match: resumed.match });
}

/** Whole games of every kind, their options drawn by lot; answers the answers' texts. */
export function playByLot(handle, count, seed) {
  const { ask, answers } = conversation(handle);
  const chance = drawing(seed);
  const pick = (list) => list[Math.floor(chance() * list.length)];
  const { games } = ask("catalogue", {});
  for (let each = 0; each < count; each++) {
    const game = pick(Object.keys(games));
    const options = anyOptions(games[game].options, chance);
    play(
      { ask, pick, chance },
      { game, options, levels: games[game].levels, seed: pick(["é", "\u9f20", "🐀"]) + each },
    );
  }
  ask("tally", { won: 10, tied: 2, lost: 3 });
  ask("tally", { won: 1e6, tied: 0, lost: 5 });
  return answers;
}

/** Every level asked to move within a time; answers the answers' texts. */
export function playByClock(handle) {
  const { ask, answers } = conversation(handle);
  const { games } = ask("catalogue", {});
  for (const [game, { levels }] of Object.entries(games)) {
    for (const level of levels) {
      const { match, waiting_for: waiting } = ask("open", { game, options: {}, seed: level });
      for (const seat of waiting) ask("bot", { match, seat, level, budget: SHORT });
      ask("advise", { match, seat: "p1", budget: SHORT });
      ask("close", { match });
    }
  }
  return answers;
}

const TEXTS = [
  ...["", "{", "[", "nul", "-", '"', '"\\', '"\\u12', '{"a":', "[1,]", '{"id":1,"id":2}', "\u{1F400}", "\uFEFF{}"],
  ...["NaN", "-Infinity", "1e999", '{"id": 1e5}', `{"id": ${"9".repeat(5000)}}`, `{"id": 1${"0".repeat(400)}.5}`],
  ...["[".repeat(1e5), "[".repeat(3000) + "]".repeat(3000), '{"a":'.repeat(3000) + "1" + "}".repeat(3000)],
  ...['{"id":1,"ask":"open","with":{"game":"\\ud83d\\ude00","seed":"\\u0000"}}', " ".repeat(5_000_001)],
];
const VALUES_OF_ANY_KIND = [
  ...[null, true, 0, -1, 1.5, 1e308, 2 ** 63, [], [[]], {}, { a: 1 }],
  ...[
    "",
    "é",
    "\u9f20🐀",
    "\ud800",
    "\u0000",
    "x".repeat(1e5),
    "ß",
    "ﬁ",
    "İ",
    "\u202e",
    "１２３",
    "²",
    "a b\tc\n",
    "1-2/3",
  ],
];
const VERBS = [
  ...[
    "open",
    "resume",
    "view",
    "choose",
    "preview",
    "why_not",
    "bot",
    "policy",
    "advise",
    "undo",
    "close",
    "catalogue",
  ],
  ...["table", "review", "replay", "notation", "read_notation", "tally", "letter_new", "letter_join", "letter_take"],
  ...["letter_read", "letter_see", "letter_choose", "letter_resign", "letter_private", "nothing"],
];
const withAny = (value) => [
  { game: value, options: value, seed: value },
  { game: "brave-rats", options: value, seed: "a" },
  { game: "r-vs-r", options: { variants: value, setup: value, rounds: value, rulings: value }, seed: "a" },
  { match: value, seat: value, action: value, budget: value, level: value },
  { record: value, budget: { nodes: value } },
  { text: value, seat: value, secret: value, name: value, games: value },
  { won: value, tied: value, lost: value },
];

/** Texts that are no questions, and questions with values of any kind; answers the answers' texts. */
export function askAnything(handle) {
  const { say, ask, answers } = conversation(handle);
  TEXTS.forEach(say);
  for (const value of VALUES_OF_ANY_KIND) {
    say(JSON.stringify(value));
    for (const question of [{ id: value }, { id: 1, ask: value }, { id: 1, ask: "open", with: value }])
      say(JSON.stringify(question));
    for (const verb of VERBS) for (const fields of withAny(value)) ask(verb, fields);
  }
  return answers;
}
