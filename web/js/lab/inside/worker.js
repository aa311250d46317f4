/**
 * The worker in which a player's Python runs, and nothing else.
 *
 * It hears one message, with a port and the files; then only questions through that port, which the player's text
 * cannot reach. Whatever goes back through it is taken for what anybody may have written.
 */

import { loadPyodide } from "pyodide";
import createModule from "pyodide/pyodide.asm.mjs";
import { bootFrom } from "../../engine/python.js";
import closePython from "./close_python.py";
import { limitFiles, limitMemory, limitTime } from "./limits.js";
import { lockDown, silence } from "./lock_down.js";
import { install, network } from "./packages.js";

const PRINTED = 4000; // characters of what a player prints: the last ones are kept

/** What Python writes to its terminal. */
function listen(pyodide) {
  let printed = "";
  const decoder = new TextDecoder();
  const write = (bytes) => {
    printed = (printed + decoder.decode(bytes, { stream: true })).slice(-PRINTED);
    return bytes.length;
  };
  pyodide.setStdout({ write });
  pyodide.setStderr({ write });
  return () => printed;
}

async function start({ files, packages, lock }, send) {
  silence();
  limitMemory();
  const { js, close } = network();
  const runtime = { loadPyodide, createModule, wasm: WebAssembly.compile(files.wasm), lock };
  // Pyodide's own packages lie where it knows itself.
  const pyodide = await bootFrom(runtime, files.library, { options: { jsglobals: js, packageBaseUrl: undefined } });
  const printed = listen(pyodide);
  if (packages.length) await install(pyodide, files.micropip, packages, (name) => send({ step: "package", name }));
  const endpoint = pyodide.pyimport("pocketcrowns.players.own.endpoint").Endpoint();
  const { handle } = endpoint;
  limitFiles(pyodide);
  const limited = limitTime(pyodide);
  pyodide.runPython(closePython, { globals: pyodide.toPy({}) });
  close();
  lockDown();
  return { ask: (text, within) => limited(within, () => handle(text)), printed };
}

self.onmessage = async ({ data, ports: [port] }) => {
  self.onmessage = null;
  const send = port.postMessage.bind(port);
  const fail = (fault, error) =>
    send({ failed: { fault, told: String(error?.message ?? error), about: error?.package } });
  try {
    const { ask, printed } = await start(data, send);
    port.onmessage = ({ data: { id, text, within } }) => {
      try {
        const { value, isLate } = ask(text, within);
        send({ id, text: value, isLate, printed: printed() });
      } catch (error) {
        fail("died", error); // the player's doing or not, this Python is of no more use
      }
    };
    send({ step: "ready" });
  } catch (error) {
    fail(error?.package ? "package" : "not-started", error);
  }
};
