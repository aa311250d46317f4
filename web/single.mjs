/** The whole app as one HTML file that runs from a disk: no address in it leads out of it. */

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { constants, gzipSync } from "node:zlib";
import { bundle } from "./esbuild.mjs";

const WEB = import.meta.dirname;
// Scripts and data of this very file, and nothing from anywhere else.
const POLICY =
  "default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval' data:; worker-src data:; connect-src data:; " +
  "style-src 'unsafe-inline'; img-src data:; font-src data:; base-uri 'none'; form-action 'none'";

const dataUrl = (type, content) => `data:${type};base64,${Buffer.from(content).toString("base64")}`;

/** A file of the engine in the page, gzipped; one `atOnce` is unpacked before the engine starts. */
function fileElement(assets, { name }, atOnce) {
  const packed = gzipSync(readFileSync(join(assets, name)), { level: constants.Z_BEST_COMPRESSION });
  return `<script type="text/plain" data-file="${name}"${atOnce ? " data-at-once" : ""}>${packed.toString("base64")}</script>`;
}

/** What shipped code asks to come with it. */
function licences(assets) {
  const folder = join(assets, "licences");
  const texts = readdirSync(folder).filter((name) => name.endsWith(".txt"));
  return texts.map(
    (name) => `<script type="text/plain" data-licence>\n${readFileSync(join(folder, name), "utf8")}</script>`,
  );
}

/** `data`: global names to files of JSON; `page`: what the bundle of the page is given beside its places. */
export async function writeSingle(target, assets, engine, data, page) {
  const scratch = mkdtempSync(join(tmpdir(), "pocket-crowns-"));
  const json = (name) => dataUrl("application/json", readFileSync(join(assets, name)));
  const read = (name) => readFileSync(join(scratch, name), "utf8");
  try {
    const others = { "./files.js": "js/single/files.js", "./new_worker.js": "js/single/new_worker.js" };
    const inside = { ...engine, plain: engine.prepared }; // what does not work here has no second way to start
    const worker = read(await bundle(scratch, "js/single/worker.js", { define: { __ENGINE__: inside }, others }));
    const define = {
      ...page.define,
      __ENGINE__: inside,
      __SERVICE_WORKER__: null,
      __LICENCES__: false, // their texts stand in the file itself
      __PACKS__: null, // it has none of them, for their size: such games are estimated there
      __LAB__: null, // a frame from a file would have no policy of its own
      ...Object.fromEntries(Object.entries(data).map(([name, file]) => [name, json(file)])),
    };
    const main = read(await bundle(scratch, "js/main.js", { ...page, define, others }));
    const style = read(await bundle(scratch, "style/main.css", { fonts: "dataurl" }));
    const icon = dataUrl("image/svg+xml", readFileSync(join(assets, "../icon.svg")));
    const files = [
      ...Object.values(engine.prepared).map((file) => fileElement(assets, file, false)),
      ...Object.values(engine.tables).map((file) => fileElement(assets, file, true)),
    ];
    const html = readFileSync(join(WEB, "index.html"), "utf8")
      .replace(/^ *<link rel="(manifest|apple-touch-icon)".*\n/gm, "")
      .replace(
        /<meta charset.*>/,
        (charset) => `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
      )
      .replace('href="icon.svg"', () => `href="${icon}"`)
      .replace(/<link rel="stylesheet".*>/, () => `<style>${style}</style>`)
      .replace(/ *<script type="module" src.*\n/g, "")
      .replace("</body>", () =>
        [
          ...licences(assets),
          ...files,
          `<script type="text/plain" data-worker>${worker}</script>`,
          `<script type="module">${main}</script>`,
          "</body>",
        ].join("\n"),
      );
    writeFileSync(target, html);
    console.log(`one file: ${html.length} bytes  ${target}`);
  } finally {
    rmSync(scratch, { recursive: true });
  }
}
