/**
 * What a device needs to install the app: a manifest for each language and the icons, drawn from static/icon.svg.
 *
 * The words come from the texts of the page, the colours from its style, and the sizes of the screenshots from
 * art/screenshots.json, which `python3 build.py screenshots` goes by as well.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { drawings } from "./drawings.mjs";
import { LANGUAGES, texts } from "./texts.mjs";

const WEB = import.meta.dirname;

/** The file of a language. */
export const manifestOf = (language) => `manifest.${language}.webmanifest`;
/** Shortcuts: a game, or the puzzle of the day, and its picture. */
const SHORTCUTS = { "brave-rats": "rat", "r-vs-r": "tile-queen", puzzle: "puzzle" };
/** A launcher may cut a maskable icon down to a circle of 40 % of its width; the crown's corners stay inside. */
const MASKABLE_SCALE = 0.78;

const read = (...path) => readFileSync(join(WEB, ...path), "utf8");

/** The light theme's value, which is the first. */
function colour(token) {
  const [, value] = read("style/tokens.css").match(new RegExp(`--${token}: (#[0-9a-f]{6});`)) ?? [];
  if (!value) throw new Error(`style/tokens.css has no colour --${token}`);
  return value;
}

/** The three parts of static/icon.svg: the side of its square, the colour of its ground, and the art upon it. */
function emblem() {
  const [, side, ground, art] =
    read("static/icon.svg").match(/viewBox="0 0 (\d+) \1".*<rect [^>]*fill="([^"]+)"\/>(.*)<\/svg>/s) ?? [];
  if (!art) throw new Error("static/icon.svg is no longer a square ground with art upon it");
  return { side: Number(side), ground, art };
}

const square = (side, inside) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${inside}</svg>`;

/** The art on a ground without corners, so that any shape can be cut out. */
function fullBleed({ side, ground, art }, scale) {
  const shift = (side * (1 - scale)) / 2;
  const smaller = `<g transform="translate(${shift} ${shift}) scale(${scale})">${art}</g>`;
  return square(side, `<rect width="${side}" height="${side}" fill="${ground}"/>${smaller}`);
}

/** One of the game's pictures in gold on the emblem's ground. */
function shortcutIcon({ ground }, { body, size }) {
  const room = size * 1.5;
  const shift = (room - size) / 2;
  const corner = room * 0.22;
  const picture = `<g transform="translate(${shift} ${shift})" color="#f0c45a">${body}</g>`;
  return square(room, `<rect width="${room}" height="${room}" rx="${corner}" fill="${ground}"/>${picture}`);
}

function writeIcons(out) {
  const about = emblem();
  const png = (name, svg, width) =>
    writeFileSync(join(out, name), new Resvg(svg, { fitTo: { mode: "width", value: width } }).render().asPng());
  for (const width of [192, 512]) {
    png(`icon-${width}.png`, read("static/icon.svg"), width);
    png(`icon-maskable-${width}.png`, fullBleed(about, MASKABLE_SCALE), width);
  }
  png("apple-touch-icon.png", fullBleed(about, 0.9), 180);
  const pictures = Object.assign({}, ...Object.values(drawings()));
  for (const [shortcut, id] of Object.entries(SHORTCUTS)) {
    png(`shortcut-${shortcut}.png`, shortcutIcon(about, pictures[id]), 96);
  }
}

const image = (src, width, height = width) => ({ src, sizes: `${width}x${height}`, type: "image/png" });

function manifest(language, t) {
  const { forms, shots } = JSON.parse(read("art/screenshots.json"));
  const icons = ["any", "maskable"].flatMap((purpose) =>
    [192, 512].map((width) => ({
      ...image(`icon-${purpose === "any" ? "" : "maskable-"}${width}.png`, width),
      purpose,
    })),
  );
  return {
    id: "pocket-crowns",
    name: t("app-title"),
    short_name: t("app-title"),
    description: t("install-description"),
    lang: language,
    dir: "ltr",
    start_url: "./",
    scope: "./",
    display: "standalone",
    orientation: "any",
    theme_color: colour("paper"),
    background_color: colour("paper"),
    categories: ["games"],
    icons: [...icons, { src: "icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" }],
    shortcuts: Object.keys(SHORTCUTS).map((about) => {
      const name = about === "puzzle" ? t("home-puzzle") : t("install-shortcut", { game: t(about) });
      return {
        name,
        short_name: about === "puzzle" ? name : t(about),
        url: about === "puzzle" ? "./?puzzle" : `./?new=${about}`,
        icons: [image(`shortcut-${about}.png`, 96)],
      };
    }),
    screenshots: shots.map(({ name, form }) => {
      const { viewport, scale } = forms[form];
      const [width, height] = [viewport.width, viewport.height].map((length) => Math.round(length * scale));
      return {
        ...image(`screenshots/${name}.${language}.webp`, width, height),
        type: "image/webp",
        form_factor: form,
        label: t(`screenshot-${name}`),
      };
    }),
  };
}

/** Write the manifests and the icons into the site. */
export async function writeInstall(out) {
  await initWasm(readFileSync(join(WEB, "node_modules/@resvg/resvg-wasm/index_bg.wasm")));
  writeIcons(out);
  for (const language of LANGUAGES) {
    const about = manifest(language, texts(language));
    writeFileSync(join(out, manifestOf(language)), `${JSON.stringify(about, null, 1)}\n`);
  }
}
