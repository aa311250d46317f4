/** What a visitor's browser receives that others have made: the licence of each as a text, and all of them as a list. */

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";

const WEB = import.meta.dirname;

/**
 * Packages of the node world; `texts` are ours, for those that come without their licence's text; `holds`: what is in
 * them that has a version and a licence of its own; `credits`: what stands in the place of a licence's text; `licence`
 * and `text`: the one that we take of several, and the package's file that has it.
 */
const SHIPPED = [
  { name: "pyodide", texts: ["MPL-2.0", "Python"], holds: [{ name: "CPython", of: "python", licence: "PSF-2.0" }] },
  { name: "lit-html" },
  { name: "@fluent/bundle", texts: ["Apache-2.0"] },
  { name: "@fontsource/cinzel" },
  { name: "@fontsource-variable/atkinson-hyperlegible-next" },
  { name: "@iconify-json/game-icons", credits: iconCredits },
  { name: "@iconify-json/lucide", texts: ["Lucide"] },
  { name: "lean-qr" },
  { name: "qr", licence: "MIT", text: "LICENSE-MIT" },
  { name: "ts-fsrs" },
  { name: "workbox-core" },
  { name: "workbox-precaching" },
  { name: "workbox-routing" },
  { name: "workbox-strategies" },
  { name: "zzfx" },
];

/** For the lab, where players may want packages. */
const MICROPIP = {
  name: "micropip",
  licence: "MPL-2.0",
  home: "https://micropip.pyodide.org/",
  file: "micropip.txt",
};

const CHANGES = `Shown in the colour of the text, and in gold in the shortcuts of the installed app.
Lines are rounded to whole numbers in a square of 512; nothing else is changed.`;

const ourText = (name) => readFileSync(join(WEB, "licences", `${name}.txt`), "utf8");

function heading({ name, version, license, homepage }) {
  return `${name} ${version}\nLicence: ${license}\n${homepage}\n`;
}

/** The credits that CC BY asks for: who drew what, and what was changed. */
function iconCredits() {
  const about = JSON.parse(readFileSync(join(WEB, "node_modules/@iconify-json/game-icons/info.json"), "utf8"));
  const icons = Object.values(JSON.parse(readFileSync(join(WEB, "art/icons.json"), "utf8")));
  const ours = icons.filter(({ set }) => set === "game-icons").map(({ name, author }) => `${name}, by ${author}`);
  const { title, url } = about.license;
  return `${about.name}\nLicence: ${title}\n${url}\n\n${CHANGES}\n\n${ours.join("\n")}\n`;
}

/**
 * Of every package: { name, version, licence, home, file, integrity, holds, kind }; `file` has the text of its licence,
 * `kind` is the world it comes from. `micropip`: the path of its wheel.
 */
export function shipped(micropip) {
  const locked = JSON.parse(readFileSync(join(WEB, "package-lock.json"), "utf8")).packages;
  const { info } = JSON.parse(readFileSync(join(WEB, "node_modules/pyodide/pyodide-lock.json"), "utf8"));
  const fromNode = SHIPPED.map(({ name, licence, holds = [] }) => {
    const about = JSON.parse(readFileSync(join(WEB, "node_modules", name, "package.json"), "utf8"));
    return {
      name,
      version: about.version,
      licence: licence ?? about.license,
      home: about.homepage,
      file: fileOf(name),
      integrity: locked[`node_modules/${name}`].integrity,
      holds: holds.map((part) => ({ name: part.name, version: info[part.of], licence: part.licence })),
      kind: "npm",
    };
  });
  return [
    ...fromNode,
    { ...MICROPIP, version: basename(micropip).split("-")[1], integrity: sha512(micropip), kind: "pypi" },
  ];
}

const sha512 = (path) => `sha512-${createHash("sha512").update(readFileSync(path)).digest("base64")}`;

const fileOf = (name) => `${name.replace(/^@/, "").replace("/", "-")}.txt`;

/** Write them all into `folder`. */
export function writeLicences(folder) {
  mkdirSync(folder);
  const write = (name, ...parts) => writeFileSync(join(folder, name), parts.join("\n"));
  for (const { name, texts = [], credits, licence, text = "LICENSE" } of SHIPPED) {
    if (credits) {
      write(fileOf(name), credits());
      continue;
    }
    const home = join(WEB, "node_modules", name);
    const about = JSON.parse(readFileSync(join(home, "package.json"), "utf8"));
    const own = join(home, text);
    if (!texts.length && !existsSync(own)) throw new Error(`${name} brings no licence text`);
    const parts = texts.length ? texts.map(ourText) : [readFileSync(own, "utf8")];
    write(fileOf(name), heading({ ...about, license: licence ?? about.license }), ...parts);
  }
  write(MICROPIP.file, `${MICROPIP.name}\nLicence: ${MICROPIP.licence}\n${MICROPIP.home}\n`, ourText("MPL-2.0"));
}
