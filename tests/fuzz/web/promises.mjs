/** What the targets promise, and how it is noticed that one did not keep it. */

/** A promise was not kept. */
export class Broken extends Error {}

export function promise(isKept, words, cause = undefined) {
  if (!isKept) throw new Broken(cause ? `${words}: ${cause.stack ?? cause}` : words, { cause });
}

const faults = [];

/** Note what nobody in a window has caught. */
export function watch(target) {
  target.addEventListener("error", (event) => {
    faults.push(event.error?.stack ?? event.message);
    event.preventDefault();
  });
  target.addEventListener("unhandledrejection", (event) => {
    faults.push(event.reason?.stack ?? String(event.reason));
    event.preventDefault();
  });
}

/** Nothing was left uncaught since it was asked last. */
export function nothingUncaught() {
  const found = faults.splice(0);
  promise(found.length === 0, `nothing uncaught, but ${found.slice(0, 3).join("\n")}`);
}

/** Everything that is stored, as one text. */
export const storedText = () =>
  JSON.stringify(
    Object.keys(localStorage)
      .sort()
      .map((key) => [key, localStorage.getItem(key)]),
  );

/** Let everything that waits for its turn have it. */
export const settled = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** Until `isSo()`, but no longer than `within` ms: whether it became so. */
export async function until(isSo, within = 20_000) {
  const end = performance.now() + within;
  while (!isSo()) {
    if (performance.now() > end) return false;
    await settled();
  }
  return true;
}
