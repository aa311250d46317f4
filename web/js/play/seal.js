/**
 * Secrets of a game: its seed, and the proof that a computer chose its card before the person did, as
 * engine/pocketcrowns/core/seals.py has it.
 */

/** Bytes as hexadecimal digits, two for each. */
export const hex = (bytes) => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * Whether an opened choice { action, salt, seal } is the one that was sealed. null where this cannot be checked: the
 * seal was not seen (a reload, an undo), or the browser offers no SHA-256 on this kind of page.
 */
async function isHonest({ action, salt, seal }, seen) {
  if (!seen || !globalThis.crypto?.subtle) return null;
  return seal === seen && (await hashOf(salt, action)) === seen;
}

/** What a computer had `sealed`, now that it is open: what proves it, and whether it is what was on the screen. */
export async function proofOf(opened, sealed) {
  const { salt, seal } = sealed ?? {};
  const proof = salt ? { ...opened, salt, seal } : opened; // the page's own, drawn before the engine was awake
  return { ...proof, honest: await isHonest(proof, seal) };
}

/** { salt, seal } of a choice that this page draws itself; null where the browser offers no SHA-256. */
export async function sealOf(action) {
  if (!globalThis.crypto?.subtle) return null;
  const salt = newSeed();
  return { salt, seal: await hashOf(salt, action) };
}

/** SHA-256 of "SALT ACTION", as the engine's core/seals.py makes it. */
const hashOf = async (salt, action) =>
  hex(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`${salt} ${action}`)));

/** 128 bits for the engine's luck. */
export function newSeed() {
  return hex(crypto.getRandomValues(new Uint8Array(16)));
}
