/** The ways into a session. Each answers it once its first stage is there; `services` is what it needs of the app. */

import { saved } from "./saved.js";
import { Session } from "./session.js";

/**
 * A new session, or on from a record; `players`: { p1: { name, level }, p2: … }, level null for a person; `flat`: whether
 * the device lies between two of them.
 */
export async function begin(services, { game, options, players, record = null, flat = false }) {
  const session = new Session(services, { game, players, record, holder: null, news: null, flat });
  await session.enter(record ? null : options);
  return session;
}

/**
 * A game that counts for nothing, in which choices can be taken back: a new one, or on from a record. `help`: whether
 * the screens explain what they can.
 */
export async function practise(services, { game, options, players, record = null, help = false }) {
  const session = new Session(services, { game, players, record, holder: null, news: null, practice: true, help });
  await session.enter(record ? null : options);
  return session;
}

/** The stored session, or the practice game, where it stood. */
export async function resume(services, practice = false) {
  const session = new Session(services, { ...saved(practice), by: null });
  await session.enter();
  return session;
}
