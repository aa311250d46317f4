/** The licences of everything that a visitor's browser receives, one text file for each. */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const WEB = import.meta.dirname;

/** Packages of the node world; `texts` are ours, for those that come without their licence's text. */
const SHIPPED = [
  { name: "pyodide", texts: ["MPL-2.0", "Python"] },
  { name: "lit-html" },
  { name: "@fluent/bundle", texts: ["Apache-2.0"] },
  { name: "@fontsource/cinzel" },
  { name: "@fontsource-variable/atkinson-hyperlegible-next" },
  { name: "@iconify-json/lucide", texts: ["Lucide"] },
  { name: "lean-qr" },
  { name: "workbox-core" },
  { name: "workbox-precaching" },
  { name: "workbox-routing" },
  { name: "workbox-strategies" },
  { name: "zzfx" },
];

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

/** Write them all into `folder`. */
export function writeLicences(folder) {
  mkdirSync(folder);
  const write = (name, ...parts) => writeFileSync(join(folder, `${name}.txt`), parts.join("\n"));
  for (const { name, texts = [] } of SHIPPED) {
    const home = join(WEB, "node_modules", name);
    const about = JSON.parse(readFileSync(join(home, "package.json"), "utf8"));
    const own = join(home, "LICENSE");
    if (!texts.length && !existsSync(own)) throw new Error(`${name} brings no licence text`);
    const parts = texts.length ? texts.map(ourText) : [readFileSync(own, "utf8")];
    write(name.replace(/^@/, "").replace("/", "-"), heading(about), ...parts);
  }
  write("game-icons", iconCredits());
}
