/** Secrets of a game: its seed, and the proof that a computer chose its card before the person did. */

/** Bytes as hexadecimal digits, two for each. */
export const hex = (bytes) => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * Whether an opened choice { action, salt, seal } is the one that was sealed. null where this cannot be checked: the
 * seal was not seen (a reload, an undo), or the browser offers no SHA-256 on this kind of page.
 */
export async function isHonest({ action, salt, seal }, seen) {
  if (!seen || !globalThis.crypto?.subtle) return null;
  const text = new TextEncoder().encode(`${salt} ${action}`);
  return seal === seen && hex(await crypto.subtle.digest("SHA-256", text)) === seen;
}

/** 128 bits for the engine's luck. */
export function newSeed() {
  return hex(crypto.getRandomValues(new Uint8Array(16)));
}
