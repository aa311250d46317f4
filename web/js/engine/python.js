/** Start Pyodide with what we have at hand, in a worker as when the image is made, and wake the engine in it. */

import { restore, writeConstants } from "./image.js";

const NOWHERE = "https://python.invalid/"; // where Pyodide asks for files; nothing is ever sent there

/**
 * Pyodide, started. `runtime`: { loadPyodide, createModule (asm.mjs), wasm (a promise of the compiled module), lock };
 * `folder` and `library`: addresses where Pyodide looks for its files. With an `image` (see readImage) Python does not
 * start but goes on from there. `options` are further ones of loadPyodide.
 */
export async function boot(runtime, { folder, library, image = null, options = {} }) {
  const { instantiate, instantiateStreaming } = WebAssembly;
  // Pyodide would compile its WebAssembly once more and has no setting to be handed what is compiled already.
  const ours = (otherwise) => async (source, imports) => {
    if (!imports?.env) return otherwise.call(WebAssembly, source, imports);
    const module = await runtime.wasm;
    const instance = await instantiate.call(WebAssembly, module, imports);
    if (image) writeConstants(new Uint8Array(instance.exports.memory.buffer), image);
    return { module, instance };
  };
  WebAssembly.instantiate = ours(instantiate);
  WebAssembly.instantiateStreaming = ours(instantiateStreaming);
  try {
    return await runtime.loadPyodide({
      indexURL: folder,
      packageBaseUrl: folder,
      stdLibURL: library,
      lockFileContents: runtime.lock,
      // What the interpreter remembers of its start must not depend on who starts it.
      env: { PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1" },
      _sysExecutable: "python",
      ...(image ? { _loadSnapshot: image.snapshot } : {}),
      createPyodideModule: async (settings) => {
        const module = await runtime.createModule(settings);
        if (image) restore(module, image);
        return module;
      },
      ...options,
    });
  } finally {
    Object.assign(WebAssembly, { instantiate, instantiateStreaming });
  }
}

/** Run `act` while what Pyodide would ask the network for is answered from `answers`: address -> Response. */
async function answering(answers, act) {
  const { fetch } = self;
  self.fetch = async (request, ...rest) => answers[String(request?.url ?? request)] ?? fetch(request, ...rest);
  try {
    return await act();
  } finally {
    self.fetch = fetch;
  }
}

/** Pyodide, started; `library` is the content of its library's zip, `runtime` and `rest` are as for boot. */
export function bootFrom(runtime, library, rest = {}) {
  const place = { folder: NOWHERE, library: `${NOWHERE}library.zip` };
  const answers = {
    [place.library]: new Response(library),
    [`${NOWHERE}pyodide.asm.wasm`]: new Response(),
  };
  return answering(answers, () => boot(runtime, { ...place, ...rest }));
}

/**
 * The engine in a Pyodide that has its modules: its one function, handle(text) -> text, fed with tables and with a seed of
 * this start. `tableOf(name)` answers a table's bytes, or null while they cannot be had.
 */
export function wake(pyodide, tableOf) {
  pyodide.pyimport("random").seed(); // from the system: an image holds the state of whoever made it
  pyodide.pyimport("pocketcrowns.players.tables").come_from((name) => {
    const bytes = tableOf(name);
    return bytes ? pyodide.toPy(bytes) : undefined; // which is None; null would not be
  });
  return pyodide.pyimport("pocketcrowns.bridge").handle;
}
