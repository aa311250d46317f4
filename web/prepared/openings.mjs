/**
 * First positions, written by the engine, so that a game can begin while Python still wakes up; and, where two choose at
 * the same time, how often each level chooses what there, but for those that adapt, so that a computer can choose before
 * the person does.
 *
 * Only kinds of games in which nothing is dealt or drawn at the start have one that is known beforehand. Rulings are
 * left out: they decide clashes and placements, not what lies on the table before them (tests/conformance holds that).
 */

import { keyOf, SHARES, wordOf } from "../js/play/early.js";

const SEED = "an opening without luck";
const SEATS = ["p1", "p2"];
const BUDGET = { nodes: 1 }; // enough: the tables know all first rounds, and without one a level guesses

/** All values of an option. */
function valuesOf({ kind, values, low, high }) {
  if (kind === "one") return values;
  if (kind === "whole") return Array.from({ length: high - low + 1 }, (_, step) => low + step);
  if (kind === "many") return values.reduce((sets, value) => sets.concat(sets.map((set) => [...set, value])), [[]]);
  throw new Error(`an option of the kind ${kind}`);
}

/** All ways to choose the options of a game but for its groups; some may be refused. */
function choicesOf(options) {
  return Object.entries(options)
    .filter(([, { kind }]) => kind !== "group")
    .reduce(
      (all, [name, option]) => all.flatMap((chosen) => valuesOf(option).map((value) => ({ ...chosen, [name]: value }))),
      [{}],
    );
}

/** Every set of rulings. */
const rulingsOf = ({ rulings }) => (rulings ? choicesOf(rulings.options) : []);

/**
 * { keys, views, mixes }: for the key of a kind of game (see keyOf), the number of its views: { table, p1, p2 };
 * mixes[number][rulings][level][seat]: the shares of the seat's legal actions, in that order.
 */
export function writeOpenings(handle) {
  const ask = (verb, fields) => JSON.parse(handle(JSON.stringify({ id: 0, ask: verb, with: fields })));
  const keys = {};
  const views = new Map(); // text -> number
  const mixes = [];
  const mixOf = (match, seat, level) => {
    const { ok, result, error } = ask("policy", { match, seat, level, budget: BUDGET });
    if (!ok) throw new Error(`the level "${level}" cannot tell how it chooses at first: ${error.detail}`);
    return result.mix.map(({ p }) => Math.round(p * SHARES));
  };
  /** Of a first position in which both choose, under all rulings. */
  function mixesOf(game, options, offered, levels) {
    const under = (rulings) => {
      const { match } = ask("open", { game, options: { ...options, rulings }, seed: SEED }).result;
      const of = (level) => Object.fromEntries(SEATS.map((seat) => [seat, mixOf(match, seat, level)]));
      const found = Object.fromEntries(levels.map((level) => [level, of(level)]));
      ask("close", { match });
      return found;
    };
    return Object.fromEntries(rulingsOf(offered).map((rulings) => [wordOf(rulings), under(rulings)]));
  }
  for (const [game, { options: offered, levels, adapts }] of Object.entries(ask("catalogue", {}).result.games)) {
    const steady = levels.filter((level) => !adapts[level]);
    for (const options of choicesOf(offered)) {
      const { ok, result } = ask("open", { game, options, seed: SEED });
      if (!ok) continue; // choices that exclude each other
      const { match, record } = result;
      if (record.turns.length === 0) {
        const view = (seat) => ({ ...ask("view", { match, seat }).result, options: null });
        const text = JSON.stringify({
          table: view(null),
          ...Object.fromEntries(SEATS.map((seat) => [seat, view(seat)])),
        });
        if (!views.has(text)) {
          views.set(text, views.size);
          mixes.push(view(null).waiting_for.length > 1 ? mixesOf(game, options, offered, steady) : null);
        }
        keys[keyOf(game, options)] = views.get(text);
      }
      ask("close", { match });
    }
  }
  return { keys, views: [...views.keys()].map((text) => JSON.parse(text)), mixes };
}
