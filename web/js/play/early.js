/**
 * The first choices of a game before the engine is awake: it wrote the first positions when the app was built. Nothing
 * is decided here; the engine resumes the record, and judges what was chosen, as soon as it can.
 */

/** The name of a kind of game among the openings; the order in which options were chosen does not matter. */
export function keyOf(game, options) {
  const plain = Object.entries(options).filter(([name]) => name !== "rulings");
  const sorted = plain.map(([name, value]) => [name, Array.isArray(value) ? [...value].sort() : value]);
  return JSON.stringify([game, ...sorted.sort(([one], [other]) => (one < other ? -1 : 1))]);
}

/** The first views { table, p1, p2 } of a kind of game, or null where the engine has to deal or draw first. */
export async function openingOf(game, options) {
  try {
    const { keys, views } = await (await fetch(new URL(__OPENINGS__, import.meta.url))).json();
    return views[keys[keyOf(game, options)]] ?? null;
  } catch {
    return null; // then the engine is waited for
  }
}

/** The view of `seat`, null for an onlooker, while the seats in `sealed` have chosen and the others have not. */
export function viewOf(opening, options, seat, sealed) {
  const view = opening[seat ?? "table"];
  const chosen = sealed.includes(seat);
  return {
    ...view,
    options,
    waiting_for: view.waiting_for.filter((each) => !sealed.includes(each)),
    legal: chosen ? [] : view.legal,
  };
}
