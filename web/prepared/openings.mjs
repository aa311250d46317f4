/**
 * First positions, written by the engine, so that a game can begin while Python still wakes up.
 *
 * Only kinds of games in which nothing is dealt or drawn at the start have one that is known beforehand. Rulings are
 * left out: they decide clashes and placements, not what lies on the table before them (tests/conformance holds that).
 */

import { keyOf } from "../js/play/early.js";

const SEED = "an opening without luck";
const SEATS = ["p1", "p2"];

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

/** { keys, views }: for the key of a kind of game (see keyOf), the number of its views: { table, p1, p2 }. */
export function writeOpenings(handle) {
  const ask = (verb, fields) => JSON.parse(handle(JSON.stringify({ id: 0, ask: verb, with: fields })));
  const keys = {};
  const views = new Map(); // text -> number
  for (const [game, { options: offered }] of Object.entries(ask("catalogue", {}).result.games)) {
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
        if (!views.has(text)) views.set(text, views.size);
        keys[keyOf(game, options)] = views.get(text);
      }
      ask("close", { match });
    }
  }
  return { keys, views: [...views.keys()].map((text) => JSON.parse(text)) };
}
