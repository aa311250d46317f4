/**
 * Who beats whom, written by the engine under every ruling, so that the page can show it without Python.
 *
 * Most rounds are the same under all rulings: each different one is written once.
 */

import { keyOf, roundOf } from "../js/brave_rats/beats.js";

const GAME = "brave-rats";

/** Every way to choose among the rulings. */
const choicesOf = (offered) =>
  Object.entries(offered).reduce(
    (all, [name, { values }]) => all.flatMap((chosen) => values.map((value) => ({ ...chosen, [name]: value }))),
    [{}],
  );

/** The names of the rulings of which some two values make different tables. */
const mattering = (offered, all) =>
  Object.keys(offered).filter((name) => {
    const others = (rulings) => keyOf({ ...rulings, [name]: null });
    return all.some((one) => all.some((two) => others(one.rulings) === others(two.rulings) && one.text !== two.text));
  });

function targetsOf(variants, ask) {
  const targetWith = (chosen) => {
    const { match } = ask("open", { game: GAME, options: { variants: chosen }, seed: "" });
    const { target } = ask("view", { match, seat: null }).seen;
    ask("close", { match });
    return target;
  };
  const plain = targetWith([]);
  const changed = variants.map((each) => [each, targetWith([each])]).filter(([, target]) => target !== plain);
  return { "": plain, ...Object.fromEntries(changed) };
}

/**
 * { cards, copies, matter, places, plus, rounds, tables, targets }: a table holds for each of `places` (see roundOf) the
 * number of its events in `rounds`; `matter`: the rulings that change any of it; `plus`: the most that a card can have
 * on top; `targets`: victories that win a game, under "" and under each variant that changes their number.
 */
export function writeBeats(handle) {
  const ask = (verb, fields) => JSON.parse(handle(JSON.stringify({ id: 0, ask: verb, with: fields }))).result;
  const { options, editions } = ask("catalogue", {}).games[GAME];
  const edition = Math.max(...Object.keys(editions));
  const numbers = new Map(); // text -> number
  const numberOf = (text) => numbers.set(text, numbers.get(text) ?? numbers.size).get(text);
  const all = choicesOf(options.rulings.options).map((rulings) => {
    const answer = ask("table", { game: GAME, options: { edition, rulings } });
    const table = answer.rounds.map(({ events }) => numberOf(JSON.stringify(events)));
    return { rulings, answer, table, text: table.join() };
  });
  const [{ answer }] = all;
  return {
    cards: answer.cards,
    copies: answer.copies,
    matter: mattering(options.rulings.options, all),
    plus: Math.max(...answer.rounds.map(({ bonus }) => bonus.p1)),
    places: answer.rounds.map(({ cards, bonus }) => roundOf(cards, bonus)),
    rounds: [...numbers.keys()].map((text) => JSON.parse(text)),
    tables: Object.fromEntries(all.map(({ rulings, table }) => [keyOf(rulings), table])),
    targets: targetsOf(options.variants.values, ask),
  };
}
