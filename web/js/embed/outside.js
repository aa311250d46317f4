/**
 * The page around the frame: what it is told and what it may ask. It may be any site, so it is told nothing that it did
 * not put here itself, and may change nothing but how things look.
 */

export const MARK = "pocket-crowns";
const SMALL = 2; // pixels of height that are not worth a message

/** Whether scripts here run in an origin of no one, as in a sandbox without allow-same-origin: no worker starts there. */
export const isOpaque = globalThis.origin === "null";

const isFramed = globalThis.parent !== globalThis;

/** Tell the page around us; `kind`: ready, height, move or result. */
export function tell(kind, facts = {}) {
  if (isFramed) parent.postMessage({ [MARK]: 1, kind, ...facts }, "*");
}

// Of a game, in pixels, by the width: what is on the screen of one seat would tell its length.
const OF_A_GAME = [
  [340, 1300],
  [420, 1150],
  [Number.POSITIVE_INFINITY, 960],
];

/**
 * Keep the page around us informed of our height, in our own words and in Embedly's; `isGame()`: whether it is a game
 * that is on, which has one height whatever is chosen in it.
 */
export function tellHeight(element, isGame) {
  let told = 0;
  const observer = new ResizeObserver(() => requestAnimationFrame(tellNow)); // what it leads to is of the next frame
  const tellNow = () => {
    const { width, height: needed } = element.getBoundingClientRect();
    const height = isGame() ? OF_A_GAME.find(([widest]) => width < widest)[1] : Math.ceil(needed);
    if (Math.abs(height - told) < SMALL) return;
    told = height;
    tell("height", { height });
    if (isFramed) parent.postMessage(JSON.stringify({ src: location.href, context: "iframe.resize", height }), "*");
  };
  observer.observe(element);
}

/** Hear what the page around us wants of our looks: { theme, lang }, each perhaps missing. Others are not listened to. */
export function hear(take) {
  addEventListener("message", ({ source, data }) => {
    if (!isFramed || source !== parent || data?.[MARK] !== 1 || data.kind !== "look") return;
    take(
      new URLSearchParams(
        Object.entries(data).filter(([name, value]) => ["theme", "lang"].includes(name) && typeof value === "string"),
      ),
    );
  });
}
