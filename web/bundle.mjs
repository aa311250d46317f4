/**
 * Write the static site: node bundle.mjs OUT ENGINE_WHEEL MICROPIP_WHEEL [SINGLE] < PUZZLES
 *
 * SINGLE is where to write the whole app as one file too. Puzzles are read when they are needed: making them takes as
 * long as all that comes before.
 *
 * Whatever may stay in a browser's cache for ever goes into OUT/a under a name that holds a hash of its content;
 * the pages keep their names and point at it. All addresses are relative, so the site works in any folder.
 */

import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { text } from "node:stream/consumers";
import { ROOT, shellFiles, writeBudgets } from "./budgets.mjs";
import { compressSite, KEPT, weighSite } from "./compress.mjs";
import { drawings } from "./drawings.mjs";
import { embedWords } from "./embed_words.mjs";
import { bundle, bundledPackages, bundleTogether, styleText, writeElement } from "./esbuild.mjs";
import { writeInstall } from "./install.mjs";
import { allPacks } from "./js/engine/packs.js";
import { shipped, writeLicences } from "./licences.mjs";
import { isFirst, SCRIPT, writeServiceWorker } from "./offline.mjs";
import { writePages } from "./pages.mjs";
import { writeLab } from "./prepared/lab.mjs";
import { prepareEngine, put, writeWithout } from "./prepared/prepare.mjs";
import { writeSbom } from "./sbom.mjs";
import { writeSingle } from "./single.mjs";
import { pageWords } from "./texts.mjs";

const WEB = import.meta.dirname;
const CACHE = join(WEB, "../.cache"); // outlives dist/
const COMPRESSED = join(CACHE, KEPT);

/** The styles that views in frames bring. */
const FRAMED = ["table", "card", "ruling", "mat", "standing", "tiles", "tile_lists", "ways"];

/** Copy the pages, with the sources they name replaced by the bundles: source -> names, the first one in its place. */
function copyPages(out, bundles) {
  const early = (name) => `<link rel="modulepreload" href="a/${name}">`;
  for (const page of readdirSync(WEB).filter((name) => name.endsWith(".html"))) {
    const html = readFileSync(join(WEB, page), "utf8");
    const linked = html.replace(/^( *)(<.*\b(?:href|src)=")([^"]+)(".*)$/gm, (line, indent, before, address, after) => {
      if (!(address in bundles)) return line;
      const [name, ...beside] = bundles[address];
      return [...beside.map(early), `${before}a/${name}${after}`].map((each) => indent + each).join("\n");
    });
    writeFileSync(join(out, page), linked);
  }
  if (existsSync(join(WEB, "static"))) cpSync(join(WEB, "static"), out, { recursive: true });
}

/** Note at every file of Python's whether it has a compressed form to ask for, and what a visitor downloads of it. */
function markCompressed(assets, groups) {
  for (const file of groups.flatMap(Object.values).filter(({ bytes }) => bytes)) {
    const packed = join(assets, `${file.name}.br`);
    file.compressed = existsSync(packed);
    file.transferred = file.compressed ? statSync(packed).size : file.bytes;
  }
}

/** What the page must know of the packs: the same as the engine, and what all of them cost. */
function wholePacks(assets, packs) {
  const sizes = allPacks(packs).map(({ name }) => statSync(join(assets, `${name}.br`)).size);
  return { ...packs, transferred: sizes.reduce((total, size) => total + size, 0) };
}

const sum = (files) => Object.values(files).reduce((total, { transferred }) => total + transferred, 0);

/** What the credits show of each package, and of what is in it. */
const listed = (packages) =>
  packages.flatMap(({ name, version, licence, file, holds = [] }) => [
    { name, version, licence, file },
    ...holds.map((part) => ({ ...part, file })),
  ]);

async function writeSite(out, wheel, micropip, single) {
  const assets = join(out, "a");
  mkdirSync(assets, { recursive: true });
  const version = basename(wheel).split("-")[1];
  const packages = shipped(micropip);
  const { engine, others: coming } = await prepareEngine(assets, wheel, micropip);
  const compressing = compressSite(out, COMPRESSED); // beside what follows: Python's memory alone takes half a minute
  const { whole, catalogue, ...others } = await coming;
  const written = writeWithout(assets, others);
  const lab = await writeLab(assets, put, { plain: engine.plain, whole, micropip });
  const year = put(assets, "puzzles", "json", await text(process.stdin)).name;
  const data = {
    __OPENINGS__: written.openings,
    __BEATS__: written.beats,
    __RULINGS__: written.rulings,
    __PUZZLES__: year,
  };
  await compressing;
  await compressSite(out, COMPRESSED);
  markCompressed(assets, [engine.prepared, engine.plain, engine.tables, lab]);
  const worker = await bundle(assets, "js/engine/worker.js", { define: { __ENGINE__: engine } });
  const later = await styleText("style/later.css");
  const framed = Object.fromEntries(
    await Promise.all(FRAMED.map(async (name) => [`framed-${name}`, await styleText(`style/framed/${name}.css`)])),
  );
  const page = {
    define: { __VERSION__: version, __ENGINE_BYTES__: sum(engine.prepared) },
    modules: {
      ...drawings(),
      ...pageWords(),
      ...embedWords(),
      "style-later": later,
      ...framed,
      catalogue,
      shipped: listed(packages),
    },
  };
  const places = {
    __LICENCES__: true,
    __WORKER__: worker,
    __SERVICE_WORKER__: SCRIPT,
    __LAB__: lab,
    __PACKS__: wholePacks(assets, engine.packs),
    ...data,
  };
  const headStart = await bundle(assets, "js/head_start.js", { define: { __WORKER__: worker } });
  const style = await bundle(assets, "style/main.css");
  const embedStyle = await bundle(assets, "style/embed.css");
  const together = (entries, more) =>
    bundleTogether(assets, entries, { ...page, define: { ...page.define, ...places, ...more } });
  const app = await together(["js/main.js", "js/embed/app.js"], { __STYLE__: style });
  const [framedApp] = app["js/embed/app.js"];
  // Apart from the app: what only the app needs of a module is in no frame then.
  const scripts = { ...app, ...(await together(["js/embed/embed.js"], { __APP__: framedApp })) };
  const pages = {
    "js/head_start.js": [headStart],
    "style/main.css": [style],
    "style/embed.css": [embedStyle],
    ...scripts,
  };
  copyPages(out, pages);
  await writeElement(join(out, "embed.js"));
  writePages(out, JSON.parse(readFileSync(join(assets, written.rulings), "utf8")));
  const licences = join(assets, "licences");
  writeLicences(licences);
  writeSbom(join(licences, "sbom.json"), { name: "pocketcrowns", version, licence: "MIT" }, packages);
  await writeInstall(out);
  await compressSite(out, COMPRESSED);
  await writeServiceWorker(out); // it lists all the others
  const shell = [...shellFiles(scripts, [headStart, style], readdirSync(assets)), ...ROOT];
  await weighSite(out, COMPRESSED, join(CACHE, "weights.txt"), isFirst, shell);
  const face = readdirSync(assets).find((name) => /^titles-.*\.woff2$/.test(name));
  writeBudgets(join(CACHE, "size-limit.json"), { scripts, style: embedStyle, face, data, shell });
  const unnamed = [...bundledPackages()].filter((name) => !packages.some((each) => each.name === name));
  if (unnamed.length) throw new Error(`shipped, but not among the licences: ${unnamed}`);
  if (single) await writeSingle(single, assets, engine, data, page);
}

try {
  await writeSite(...process.argv.slice(2));
} catch (error) {
  if (!error.errors) console.error(error.message); // esbuild has printed its own
  process.exit(1);
}
