/**
 * Write the static site: node bundle.mjs OUT ENGINE_WHEEL MICROPIP_WHEEL CATALOGUE
 *
 * Whatever may stay in a browser's cache for ever goes into OUT/a under a name that holds a hash of its content;
 * the pages keep their names and point at it. All addresses are relative, so the site works in any folder.
 */

import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { writeLicences } from "./licences.mjs";
import { SCRIPT, writeServiceWorker } from "./offline.mjs";

const WEB = import.meta.dirname;
const PYODIDE = join(WEB, "node_modules/pyodide");
const ICON_SETS = join(WEB, "node_modules/@iconify-json");
const RUNTIME = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"];

const readJson = (path) => JSON.parse(readFileSync(path, "utf8"));

/** Copy Python and the wheels side by side; answer what the worker must know about them (`__ENGINE__`). */
function copyEngine(assets, wheel, micropip) {
  const sources = [...RUNTIME.map((name) => join(PYODIDE, name)), micropip, wheel];
  const files = sources.map((path) => ({ name: basename(path), content: readFileSync(path) }));
  const hash = createHash("sha256");
  for (const { name, content } of files) hash.update(`${name} ${content.length}\n`).update(content);
  const folder = `engine-${hash.digest("hex").slice(0, 12)}/`;
  mkdirSync(join(assets, folder));
  for (const { name, content } of files) writeFileSync(join(assets, folder, name), content);
  return {
    folder,
    micropip: basename(micropip),
    wheel: basename(wheel),
    // Pyodide's own list names hundreds of packages to download; ours are all here.
    lock: { info: readJson(join(PYODIDE, "pyodide-lock.json")).info, packages: {} },
    files: files.map(({ name, content }) => ({ name, bytes: content.length })),
  };
}

/** The drawing of one icon and the side of its square; follows a set's other names for it. */
function drawing(id, set, name) {
  const { icons, aliases, width, height } = set;
  const icon = icons[name] ?? icons[aliases?.[name]?.parent];
  if (!icon) throw new Error(`art/icons.json: "${id}" asks for "${name}", which is not in the set "${set.prefix}"`);
  const size = icon.width ?? width;
  if (size !== (icon.height ?? height)) throw new Error(`art/icons.json: "${name}" is not square`);
  return { body: icon.body, size };
}

/** Only the drawings that art/icons.json names, by our ids. */
function drawings() {
  const wanted = Object.entries(readJson(join(WEB, "art/icons.json")));
  const sets = {};
  for (const [, { set }] of wanted) sets[set] ??= readJson(join(ICON_SETS, set, "icons.json"));
  return Object.fromEntries(wanted.map(([id, { set, name }]) => [id, drawing(id, sets[set], name)]));
}

/** Let the page say `import NAME from "pocketcrowns:NAME"` for values that exist only when it is built. */
const madeModules = (values) => ({
  name: "made by the build",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^pocketcrowns:/ }, ({ path }) => {
      const name = path.slice("pocketcrowns:".length);
      return name in values ? { path: name, namespace: "made" } : undefined;
    });
    onLoad({ filter: /.*/, namespace: "made" }, ({ path }) => ({
      contents: JSON.stringify(values[path]),
      loader: "json",
    }));
  },
});

/** Bundle one entry point into the assets; answer the name of the file it became. */
async function bundle(assets, entry, { define = {}, modules = {} } = {}) {
  const { metafile } = await build({
    absWorkingDir: WEB,
    entryPoints: [entry],
    outdir: assets,
    entryNames: "[name]-[hash]",
    assetNames: "[name]-[hash]",
    loader: { ".ftl": "text", ".woff2": "file" },
    plugins: [madeModules(modules)],
    define: Object.fromEntries(Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)])),
    bundle: true,
    format: "esm",
    target: "es2022",
    minify: true,
    legalComments: "none", // the full texts are in licences/
    metafile: true,
    logLevel: "warning",
  });
  const [output] = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === entry);
  return basename(output);
}

/** Copy the pages, with the sources they name replaced by the bundles. */
function copyPages(out, bundles) {
  for (const page of readdirSync(WEB).filter((name) => name.endsWith(".html"))) {
    const html = readFileSync(join(WEB, page), "utf8");
    const linked = html.replace(/\b(href|src)="([^"]+)"/g, (whole, attribute, address) =>
      address in bundles ? `${attribute}="a/${bundles[address]}"` : whole,
    );
    writeFileSync(join(out, page), linked);
  }
  if (existsSync(join(WEB, "static"))) cpSync(join(WEB, "static"), out, { recursive: true });
}

/** One line for each file: what a visitor downloads, plain and compressed. */
function printSizes(out) {
  const paths = readdirSync(out, { recursive: true }).map((name) => join(out, name));
  for (const path of paths.filter((each) => statSync(each).isFile()).sort()) {
    const content = readFileSync(path);
    const [bytes, gzip] = [content.length, gzipSync(content, { level: 9 }).length].map((n) => String(n).padStart(9));
    console.log(`  ${bytes} bytes ${gzip} gzip  ${relative(out, path)}`);
  }
}

async function writeSite(out, wheel, micropip, catalogue) {
  const assets = join(out, "a");
  mkdirSync(assets, { recursive: true });
  const version = basename(wheel).split("-")[1];
  const engine = copyEngine(assets, wheel, micropip);
  const worker = await bundle(assets, "js/engine/worker.js", { define: { __ENGINE__: engine } });
  const main = await bundle(assets, "js/main.js", {
    define: { __WORKER__: worker, __VERSION__: version, __SERVICE_WORKER__: SCRIPT },
    modules: { icons: drawings(), catalogue: readJson(catalogue) },
  });
  const style = await bundle(assets, "style/main.css");
  copyPages(out, { "js/main.js": main, "style/main.css": style });
  writeLicences(join(assets, "licences"), basename(micropip).split("-")[1]);
  await writeServiceWorker(out); // last: it lists all the others
  printSizes(out);
}

try {
  await writeSite(...process.argv.slice(2));
} catch (error) {
  if (!error.errors) console.error(error.message); // esbuild has printed its own
  process.exit(1);
}
