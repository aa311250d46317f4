/** Packages that a player asks for, installed by micropip while there is still a network. */

/**
 * What Python finds under `import js` meanwhile: only what pyodide.http takes from it. `close` makes it useless to
 * whoever has kept a part of it.
 */
export function network() {
  const { fetch, AbortController, AbortSignal, Headers, Request, Response } = globalThis;
  let isOpen = true;
  const guarded = async (...request) => {
    if (!isOpen) throw new TypeError("there is no network");
    return fetch(...request);
  };
  const refuse = () => {
    throw new TypeError("there is no eval");
  };
  const timers = { setTimeout, clearTimeout, setInterval, clearInterval };
  const names = { fetch: guarded, eval: refuse, Object, AbortController, AbortSignal, Headers, Request, Response };
  const js = Object.assign(Object.create(null), names, timers);
  const close = () => {
    isOpen = false;
    for (const name of Object.keys(js)) delete js[name];
  };
  return { js, close };
}

/** Install each; `tell` hears of the one that is on. Rejects with micropip's own error, and `name` beside it. */
export async function install(pyodide, wheel, names, tell) {
  pyodide.unpackArchive(wheel, "wheel");
  const micropip = pyodide.pyimport("micropip");
  for (const name of names) {
    tell(name);
    try {
      await micropip.install(name);
    } catch (error) {
      throw Object.assign(error, { package: name });
    }
  }
  micropip.destroy();
}
