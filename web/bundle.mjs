/**
 * Write the static site: node bundle.mjs OUT ENGINE_WHEEL MICROPIP_WHEEL CATALOGUE
 *
 * Whatever may stay in a browser's cache for ever goes into OUT/a under a name that holds a hash of its content;
 * the pages keep their names and point at it. All addresses are relative, so the site works in any folder.
 */

import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { build } from "esbuild";
import { compressSite, weighSite } from "./compress.mjs";
import { drawings } from "./drawings.mjs";
import { writeInstall } from "./install.mjs";
import { writeLicences } from "./licences.mjs";
import { isFirst, SCRIPT, writeServiceWorker } from "./offline.mjs";
import { prepareEngine } from "./prepared/prepare.mjs";

const WEB = import.meta.dirname;
const COMPRESSED = join(WEB, "../.cache/compressed"); // outlives dist/

const readJson = (path) => JSON.parse(readFileSync(path, "utf8"));

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

/** Note at every file of the engine whether it has a compressed form to ask for. */
function markCompressed(assets, { prepared, plain, tables }) {
  for (const file of [prepared, plain, tables].flatMap(Object.values)) {
    file.compressed = existsSync(join(assets, `${file.name}.br`));
  }
}

async function writeSite(out, wheel, micropip, catalogue) {
  const assets = join(out, "a");
  mkdirSync(assets, { recursive: true });
  const version = basename(wheel).split("-")[1];
  const { engine, openings } = await prepareEngine(assets, wheel, micropip);
  await compressSite(out, COMPRESSED);
  markCompressed(assets, engine);
  const worker = await bundle(assets, "js/engine/worker.js", { define: { __ENGINE__: engine } });
  const main = await bundle(assets, "js/main.js", {
    define: { __WORKER__: worker, __VERSION__: version, __SERVICE_WORKER__: SCRIPT, __OPENINGS__: openings },
    modules: { icons: drawings(), catalogue: readJson(catalogue) },
  });
  const style = await bundle(assets, "style/main.css");
  copyPages(out, { "js/main.js": main, "style/main.css": style });
  writeLicences(join(assets, "licences"));
  await writeInstall(out);
  await compressSite(out, COMPRESSED);
  await writeServiceWorker(out); // it lists all the others
  await weighSite(out, COMPRESSED, isFirst);
}

try {
  await writeSite(...process.argv.slice(2));
} catch (error) {
  if (!error.errors) console.error(error.message); // esbuild has printed its own
  process.exit(1);
}
