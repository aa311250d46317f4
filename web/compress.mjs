/**
 * The compressed form of every file that is worth it: NAME.br and NAME.gz beside NAME, and what a visitor downloads.
 *
 * A host that compresses by itself uses neither; the worker asks for the large ones by name (netlify.toml). Brotli at
 * its best takes most of a minute for Python and its tables, so results are kept by the hash of what they were made
 * from. What a site is PURPOSE for, in the environment, says how well it is compressed: a draft little, one for tests as
 * one to be published but for what is no text. So are large files that hardly anybody fetches.
 */

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const PURPOSE = process.env.PURPOSE || "release";
export const IS_DRAFT = PURPOSE === "draft";
/** Where results are kept, in a folder that outlives the site. */
export const KEPT = `compressed-for-${PURPOSE}`;
const BEST = constants.BROTLI_MAX_QUALITY;
const [OF_TEXT, OF_OTHERS] = { draft: [1, 1], test: [BEST, 6], release: [BEST, BEST] }[PURPOSE];
const COMPRESSED_INSIDE = /\.(woff2|png|webp)$/;
const TEXT = /\.(css|html|js|json|mjs|svg|txt|webmanifest)$/;
const NEVER_FETCHED = /^a\/licences\/|\.(png|webp)$/;
const SELDOM_FETCHED = /^a\/(lab|python-plain)-/; // by those who write players, or after a fault of the smaller Python

const qualityOf = (path) => {
  const quality = TEXT.test(path) ? OF_TEXT : OF_OTHERS;
  return SELDOM_FETCHED.test(path) ? Math.min(6, quality) : quality;
};

const FORMS = {
  br: (content, path) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: qualityOf(path),
        [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
        [constants.BROTLI_PARAM_MODE]: TEXT.test(path) ? constants.BROTLI_MODE_TEXT : constants.BROTLI_MODE_GENERIC,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content) =>
    promisify(gzip)(content, { level: IS_DRAFT ? constants.Z_BEST_SPEED : constants.Z_BEST_COMPRESSION }),
};

const underWay = new Map(); // by where the result will lie

async function keep(kept, content, path, form) {
  const unfinished = `${kept}.${process.pid}`;
  writeFileSync(unfinished, await FORMS[form](content, path));
  renameSync(unfinished, kept);
}

/** One form of a file, from the folder of earlier results if it is there; answers the name it has in that folder. */
async function compressed(cache, content, path, form) {
  const mode = TEXT.test(path) ? "text" : "generic";
  const name = `${createHash("sha256")
    .update(`${mode} ${qualityOf(path)}\n`)
    .update(content)
    .digest("hex")}.${form}`;
  const kept = join(cache, name);
  if (!existsSync(kept) && !underWay.has(kept)) underWay.set(kept, keep(kept, content, path, form));
  await underWay.get(kept);
  return name;
}

/** Write the forms of one file that are smaller than itself; answers its sizes and which results it used. */
async function compressFile(out, path, cache) {
  const content = readFileSync(join(out, path));
  const sizes = { path, raw: content.length, gz: content.length, br: content.length };
  const used = [];
  if (COMPRESSED_INSIDE.test(path)) return { sizes, used };
  for (const form of Object.keys(FORMS)) {
    const name = await compressed(cache, content, path, form);
    used.push(name);
    const result = readFileSync(join(cache, name));
    if (result.length >= content.length) continue;
    writeFileSync(join(out, `${path}.${form}`), result);
    sizes[form] = result.length;
  }
  return { sizes, used };
}

const line = (columns, name) => `${columns.map((each) => String(each).padStart(10)).join("")}  ${name}`;
const weights = ({ raw, gz, br }, name) => line([raw, gz, br], name);

const sum = (files) => {
  const total = { raw: 0, gz: 0, br: 0 };
  for (const file of files) for (const form of Object.keys(total)) total[form] += file[form];
  return total;
};

const isForm = (paths, path) =>
  Object.keys(FORMS).some((form) => path.endsWith(`.${form}`) && paths.has(path.slice(0, -form.length - 1)));

/** Every file of the site but for the forms of others. */
function filesOf(out) {
  const found = readdirSync(out, { recursive: true }).filter((path) => statSync(join(out, path)).isFile());
  const paths = new Set(found.map((path) => path.replaceAll(sep, "/")));
  return [...paths].filter((path) => !isForm(paths, path));
}

/**
 * Compress what there is of the site in `out`; what is compressed already, or is just being, costs nothing. Answers the
 * sizes.
 */
export async function compressSite(out, cache) {
  mkdirSync(cache, { recursive: true });
  const weight = (path) => statSync(join(out, path)).size;
  // The largest first, because one file is never shared between two threads.
  const longest = filesOf(out).sort((one, other) => weight(other) - weight(one));
  return Promise.all(longest.map((path) => compressFile(out, path, cache)));
}

/**
 * Compress the finished site, forget the results of earlier ones, and print what it weighs; each file's weight goes into
 * `list`. `isFirst(path)` is true for what a first visit brings; `shell`: the paths of what the first screens need
 * without Python.
 */
export async function weighSite(out, cache, list, isFirst, shell) {
  const files = await compressSite(out, cache);
  const used = new Set(files.flatMap((file) => file.used));
  for (const name of readdirSync(cache)) if (!used.has(name)) rmSync(join(cache, name));

  const sizes = files.map((file) => file.sizes).sort((one, other) => (one.path < other.path ? -1 : 1));
  const head = line(["raw", "gzip", "brotli"], PURPOSE === "release" ? "" : `(for a ${PURPOSE})`);
  writeFileSync(list, [head, ...sizes.map((file) => weights(file, file.path)), ""].join("\n"));
  const fetched = sizes.filter(({ path }) => !NEVER_FETCHED.test(path));
  console.log(head);
  console.log(weights(sum(sizes.filter(({ path }) => shell.includes(path))), "= the app without Python"));
  console.log(weights(sum(fetched.filter(({ path }) => isFirst(path))), "= a first visit"));
}
