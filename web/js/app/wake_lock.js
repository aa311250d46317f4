/** Keep the screen on while a game is on it: people think for a while without touching anything. */

import { isEmbedded } from "../frame.js";

// A frame without the permission would be refused with a message to the developers of the page around it.
const allowed = !isEmbedded || Boolean(document.featurePolicy?.allowsFeature("screen-wake-lock"));

let wanted = false;
let lock = null; // what the browser gave us
let asking = false;

/** Say whether the screen should stay on; the browser may refuse, which changes nothing else. */
export function keepScreenOn(on) {
  if (on === wanted || !allowed) return;
  wanted = on;
  adjust();
}

async function adjust() {
  if (asking) return;
  if (!wanted) {
    lock?.release().catch(() => {});
    lock = null;
    return;
  }
  if (lock || document.hidden || !navigator.wakeLock) return;
  asking = true;
  try {
    const given = await navigator.wakeLock.request("screen");
    given.addEventListener("release", () => {
      if (lock === given) lock = null;
    });
    if (!given.released) lock = given;
  } catch {
    // A low battery: asked again when the page is next shown.
  }
  asking = false;
  if (!wanted) adjust();
}

// The browser takes the lock back whenever the page is hidden.
document.addEventListener("visibilitychange", adjust);
