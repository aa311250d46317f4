/** Calls out of web/js/links: [[FUNCTION, ...ARGUMENTS], ...] as JSON comes in, [{ got } | { reason } | { unknown }, ...] goes out. */

import { readFileSync } from "node:fs";
import { framed, unframed } from "../../web/js/links/frame.js";
import { readLink, writeLink } from "../../web/js/links/index.js";
import * as tables from "../../web/js/links/tables.js";

/** Bytes are lists of numbers here. */
const plain = (value) => ("bytes" in value ? { ...value, bytes: [...value.bytes] } : value);

const CALLS = {
  framed: (kind, bytes) => framed(kind, Uint8Array.from(bytes)),
  unframed: (text) => {
    const { kind, bytes } = unframed(text);
    return [kind, [...bytes]];
  },
  readLink: (text) => plain(readLink(text)),
  writeLink,
  rewritten: (text) => writeLink(readLink(text)),
  tables: () => ({ ...tables }),
};

const calls = JSON.parse(readFileSync(0, "utf8"));
const answers = calls.map(([name, ...given]) => {
  try {
    return { got: CALLS[name](...given) };
  } catch (error) {
    if (error instanceof RangeError) return { unknown: error.message };
    if (!error.reason) throw error;
    return { reason: error.reason };
  }
});
process.stdout.write(JSON.stringify(answers));
