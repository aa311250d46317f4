/**
 * Bundle the entry points of the page into a copy of a built site: node bundle.mjs SITE < GIVEN
 *
 * The modules are the app's own, made as for the site; GIVEN is JSON, { catalogue, … }, whose other names the targets begin
 * with. Prints the name of the file in SITE/a.
 */

import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { drawings } from "../../../web/drawings.mjs";
import { embedWords } from "../../../web/embed_words.mjs";
import { bundle, styleText } from "../../../web/esbuild.mjs";
import { pageWords } from "../../../web/texts.mjs";

const assets = join(resolve(process.argv[2]), "a");
const named = (pattern) => readdirSync(assets).find((name) => pattern.test(name));
const { catalogue, ...given } = JSON.parse(readFileSync(0, "utf8"));
const name = await bundle(assets, "../tests/fuzz/web/page.mjs", {
  define: {
    __VERSION__: "0",
    __ENGINE_BYTES__: 0,
    __LICENCES__: true,
    __LAB__: false,
    __SERVICE_WORKER__: false,
    __WORKER__: named(/^worker-.*\.js$/),
    __OPENINGS__: named(/^openings-.*\.json$/),
    __BEATS__: named(/^who-beats-whom-.*\.json$/),
    __RULINGS__: named(/^rulings-.*\.json$/),
    __PUZZLES__: named(/^puzzles-.*\.json$/),
  },
  modules: {
    ...drawings(),
    ...pageWords(),
    ...embedWords(),
    "style-later": await styleText("style/later.css"),
    catalogue,
    shipped: [],
    given,
  },
  packages: join(import.meta.dirname, "../../../web/node_modules"),
});
console.log(name);
