/** Calls out of web/js/links: [[FUNCTION, ...ARGUMENTS], ...] as JSON comes in, [{ got } | { reason }, ...] goes out. */

import { readFileSync } from "node:fs";
import { framed, unframed } from "../../web/js/links/frame.js";

const CALLS = {
  framed: (kind, bytes) => framed(kind, Uint8Array.from(bytes)),
  unframed: (text) => {
    const { kind, bytes } = unframed(text);
    return [kind, [...bytes]];
  },
};

const calls = JSON.parse(readFileSync(0, "utf8"));
const answers = calls.map(([name, ...given]) => {
  try {
    return { got: CALLS[name](...given) };
  } catch (error) {
    if (!error.reason) throw error;
    return { reason: error.reason };
  }
});
console.log(JSON.stringify(answers));
