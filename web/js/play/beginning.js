/** The ways into a sitting. Each answers it once its first stage is there; `house` is what it needs of the app. */

import { saved } from "./saved.js";
import { Sitting } from "./sitting.js";

/**
 * A new sitting; `players`: { p1: { name, level }, p2: … }, level null for a person; `flat`: whether the device lies
 * between two of them.
 */
export async function begin(house, { game, options, players, flat = false }) {
  const sitting = new Sitting(house, { game, players, record: null, holder: null, news: null, flat });
  await sitting.enter(options);
  return sitting;
}

/**
 * A game that counts for nothing, in which choices can be taken back: a new one, or on from a record. `help`: whether
 * the screens explain what they can.
 */
export async function practise(house, { game, options, players, record = null, help = false }) {
  const sitting = new Sitting(house, { game, players, record, holder: null, news: null, practice: true, help });
  await sitting.enter(record ? null : options);
  return sitting;
}

/** The stored sitting, or the practice game, where it stood. */
export async function resume(house, practice = false) {
  const sitting = new Sitting(house, { ...saved(practice), by: null });
  await sitting.enter();
  return sitting;
}
