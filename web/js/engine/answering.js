/** Start Pyodide in a worker from what is at hand: what it would ask the network for is answered here. */

import { boot } from "./python.js";

const NOWHERE = "https://python.invalid/"; // where Pyodide asks for files; nothing is ever sent there

/** Run `act` while Pyodide's own requests are answered from `answers`: address -> Response. */
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
