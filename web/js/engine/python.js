/** Start Pyodide with what we have at hand, in the worker as when the image is made. */

import { restore, writeConstants } from "./image.js";

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
