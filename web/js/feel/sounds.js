/** The sounds themselves: fetched only where sounds are wanted, for the library opens the loudspeaker when it comes. */

import { ZZFX } from "zzfx";

// Parameters of ZzFX, in its order: volume, randomness, frequency, attack, sustain, release, shape, and so on.
const SOUNDS = {
  lock: [0.8, 0, 160, 0, 0.01, 0.06, 1, 1.6, -9],
  flip: [0.7, 0, 420, 0, 0.02, 0.08, 4, 1.5, 6, 0, 0, 0, 0, 4],
  won: [0.8, 0, 523, 0.01, 0.09, 0.2, 1, 1.4, 0, 0, 262, 0.08],
  held: [0.7, 0, 262, 0.02, 0.14, 0.2, 0, 1.2, -1],
  raise: [0.35, 0, 700, 0, 0, 0.02, 1, 1.2, 0],
  stamp: [0.9, 0, 110, 0, 0.02, 0.12, 2, 1.8, -6],
  coin: [0.5, 0, 900, 0, 0.03, 0.12, 1, 1.6, 0, 0, 300, 0.04],
  crown: [0.9, 0, 523, 0.02, 0.25, 0.45, 1, 1.5, 0, 0, 262, 0.09, 0.08],
  place: [0.8, 0, 220, 0, 0.01, 0.07, 1, 1.8, -6],
  turn: [0.6, 0, 330, 0, 0.03, 0.08, 2, 1.4, 5],
  away: [0.4, 0, 900, 0.03, 0.05, 0.12, 4, 1, -20],
  destroy: [0.8, 0, 80, 0.01, 0.06, 0.28, 4, 1.2, -1, 0, 0, 0, 0, 3],
};

const VOLUME = 0.35; // a quiet room

/** Play one; a loudspeaker that a phone has taken away is asked for again, and never waited for. */
export function sound(name) {
  ZZFX.volume = VOLUME;
  if (ZZFX.audioContext.state !== "running") ZZFX.audioContext.resume().catch(() => {});
  ZZFX.play(...SOUNDS[name]);
}

/** After a pause some phones keep a loudspeaker that stays silent: a new one is better. */
export function renew() {
  if (ZZFX.audioContext.state === "running") return;
  ZZFX.audioContext.close().catch(() => {});
  ZZFX.audioContext = new AudioContext();
}
