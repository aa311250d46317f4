/**
 * What a table feels like: movement, sounds, a buzz. All of it is set by the person (settings.js), all of it can be
 * skipped with a tap or a key, and none of it carries anything that is not on the screen in words.
 */

import { setting } from "../settings.js";

const LONG = 500; // ms: shorter movements are over before anybody could want to skip them
const PACES = { full: 1, fast: 0.5, slow: 2, off: 0 };
const reduced = matchMedia("(prefers-reduced-motion: reduce)");
let sounds = null; // the module, once sounds are wanted

/** By what lengths of time are multiplied; 0: nothing moves. */
export const pace = () => (reduced.matches ? 0 : PACES[setting("pace")]);

const hasBeenTouched = () => navigator.userActivation?.hasBeenActive ?? true;

/** Play a sound, if sounds are wanted; the first one may come too late to be heard. */
export function sound(name) {
  if (!setting("sound") || !hasBeenTouched()) return;
  import("./sounds.js").then(
    (module) => {
      sounds = module;
      module.sound(name);
    },
    () => {}, // without a network it stays quiet
  );
}

document.addEventListener("visibilitychange", () => document.hidden || sounds?.renew());

/** A short buzz, where there is a motor; the same whatever lies on the table. */
export function buzz() {
  if (setting("vibration") && hasBeenTouched()) navigator.vibrate?.(40);
}

/**
 * Move some elements. `steps`: { element, frames, at, lasts, sound }, times in ms from now; what is to come later looks
 * as its first frame does. With nothing moving, only the last sound is heard.
 */
export function move(steps) {
  const factor = pace();
  if (factor === 0 || document.hidden) {
    const last = steps.findLast((step) => step.sound);
    if (last) sound(last.sound);
    return;
  }
  for (const { element, frames, at = 0, lasts, easing = "ease-out", sound: name } of steps) {
    const timing = { duration: lasts * factor, delay: at * factor, easing, fill: "backwards" };
    const animation = element.animate(frames, timing);
    if (name) setTimeout(() => animation.playState !== "finished" && sound(name), at * factor);
  }
}

/** If anything moves for long, finish all that moves to an end; answers whether anything did. */
function skip(root) {
  const lasts = ({ effect }) => effect.getComputedTiming().endTime;
  const moving = root
    .getAnimations({ subtree: true })
    .filter((each) => each.playState === "running" && Number.isFinite(lasts(each)));
  if (!moving.some((each) => lasts(each) > LONG)) return false;
  for (const animation of moving) animation.finish();
  return true;
}

/**
 * Let a tap or a key anywhere in `root` skip what moves. In a main element with the class "unfolds", what is there to
 * tap is not all to be seen yet: such a tap does nothing else. One with the class "plays" shows one thing after the
 * other; it hears "skip".
 */
export function letSkip(root) {
  const hear = (event) => {
    const player = root.querySelector("main.plays");
    const isSkipped = skip(root);
    player?.dispatchEvent(new Event("skip"));
    if (!player && !(isSkipped && root.querySelector("main.unfolds"))) return;
    event.preventDefault();
    event.stopPropagation();
  };
  root.addEventListener("click", hear, true);
  root.addEventListener("keydown", (event) => ["Enter", " ", "Escape"].includes(event.key) && hear(event), true);
}
