/**
 * The service worker of a finished site, with the list of the files that it keeps.
 *
 * The list is our own few lines, not workbox-build: that brings hundreds of packages, and what we need besides a name
 * and a revision (the hash by which a file is checked, its size, the compressed name that the engine asks for, when it
 * is fetched) would have to be added to its list anyway. No file is too large for it.
 */

import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

export const SCRIPT = "sw.js";

const PACKS = /^a\/packs-/; // kept once they are fetched, and too many to be listed

/** Which files are treated otherwise than the rest, by their path in the site; the rest is kept from the first visit. */
export const RULES = {
  // Nothing that a game needs: figures one by one are for embeds.
  never: [/^a\/figure-/, /^sw\.js$/, /^a\/licences\//, /^screenshots\//, /^pages\//, /^oembed\//, /^embed\.js$/, PACKS],
  // Kept once a page has asked for it: the whole Python and its library, for where the memory image does not fit, and
  // for the lab.
  asked: [/^a\/python-plain-/, /^a\/lab-/],
  // Fetched when somebody comes back, so that the first visit stays small: only games of 18 cards want it.
  later: [/^a\/duel_values_18-/],
  // Asked for as NAME.br: the host sends that one with Content-Encoding: br, and NAME stays as a second try.
  compressed: [/^a\/.*\.(wasm|bin|zip)$/],
};

/** Whether the first visit brings the file at `path`. */
export const isFirst = (path) => [...RULES.asked, ...RULES.later, PACKS].every((pattern) => !pattern.test(path));

const COMPRESSED = [".br", ".gz"];

/** What a download of the file costs, as the host or we compress it. */
function transferred(path, content) {
  const made = COMPRESSED.map((ending) => path + ending).filter(existsSync);
  const sizes = made.length ? made.map((each) => statSync(each).size) : [gzipSync(content).length];
  return Math.min(content.length, ...sizes);
}

/** Every file of the site with what the service worker must know about it; what is as usual is left out. */
function listFiles(out, { never, asked, later, compressed }) {
  const paths = readdirSync(out, { recursive: true }).map((name) => join(out, name));
  const isCopy = (path) =>
    COMPRESSED.some((ending) => path.endsWith(ending) && existsSync(path.slice(0, -ending.length)));
  const files = paths.filter((path) => statSync(path).isFile() && !isCopy(path)).sort();
  return files.flatMap((path) => {
    const name = relative(out, path).replaceAll(sep, "/");
    const is = (patterns) => patterns.some((pattern) => pattern.test(name));
    if (is(never)) return [];
    const content = readFileSync(path);
    const hash = createHash("sha256").update(content).digest("hex").slice(0, 32); // enough against chance
    const askedCompressed = is(compressed) && existsSync(`${path}.br`);
    return {
      url: askedCompressed ? `${name}.br` : name,
      plain: askedCompressed ? name : undefined,
      hash,
      size: content.length,
      transferred: transferred(path, content),
      revision: name.startsWith("a/") ? undefined : hash.slice(0, 16), // in a/, the name says it
      when: is(asked) ? "asked" : is(later) ? "later" : undefined,
    };
  });
}

/** Write OUT/sw.js; everything else of the site must be there. */
export async function writeServiceWorker(out, rules = RULES) {
  const packs = `a/${readdirSync(join(out, "a")).find((name) => PACKS.test(`a/${name}`))}/`;
  await build({
    absWorkingDir: import.meta.dirname,
    entryPoints: ["js/offline/service_worker.js"],
    outfile: join(out, SCRIPT),
    define: {
      __FILES__: JSON.stringify(listFiles(out, rules)),
      __PACKS__: JSON.stringify(packs),
      "process.env.NODE_ENV": '"production"',
    },
    bundle: true,
    format: "iife",
    target: "es2022",
    minify: true,
    legalComments: "none", // the full texts are in licences/
    logLevel: "warning",
  });
}
