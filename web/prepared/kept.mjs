/** What takes long to find out is kept in .cache/ until something changes that it was found from. */

import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const CACHE = join(import.meta.dirname, "../../.cache");

/** The hash of these texts and bytes, in their order. */
export function hashOf(inputs) {
  const hash = createHash("sha256");
  for (const input of inputs) hash.update(createHash("sha256").update(input).digest());
  return hash.digest("hex");
}

/** What `find` found, a value that JSON holds; asked again only if `hash` is another than then. */
export async function kept(name, hash, find) {
  const path = join(CACHE, `${name}.json`);
  try {
    const before = JSON.parse(readFileSync(path, "utf8"));
    if (before.hash === hash) return before.found;
  } catch {} // nothing has been kept
  const found = await find();
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(path, JSON.stringify({ hash, found }));
  return found;
}
