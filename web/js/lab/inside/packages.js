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

/** What Python says at the end of a traceback, without the places in micropip that led there. */
const lastWords = ({ message }) =>
  message.slice(message.lastIndexOf("\n  File ") + 1).replace(/^ {2}File .*\n( {4}.*\n)*/, "");

/** Install each; `tell` hears of the one that is on. Rejects with what is told of it, and its name as `package`. */
export async function install(pyodide, wheel, names, tell) {
  const { packageManager } = pyodide._api;
  packageManager.installBaseUrl = packageManager.cdnURL; // Pyodide's own packages: it knows where they lie
  pyodide.unpackArchive(wheel, "wheel");
  const micropip = pyodide.pyimport("micropip");
  const { distribution } = pyodide.pyimport("importlib.metadata");
  for (const name of names) {
    tell(name);
    try {
      await micropip.install(name);
      // What fails of Pyodide's own packages is only printed.
      const [plain] = name.match(/^[\w.-]+(?!.*:\/\/)/) ?? [];
      if (plain) distribution(plain);
    } catch (error) {
      throw Object.assign(new Error(lastWords(error)), { package: name });
    }
  }
}
