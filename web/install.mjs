/**
 * What a device needs to install the app: a manifest for each language and the icons, out of art/figures.
 *
 * The words come from the texts of the page, the colours from its style, and the sizes of the screenshots from
 * art/screenshots.json, which `python3 build.py screenshots` goes by as well.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { drawings, iconParts } from "./drawings.mjs";
import { inked, LINES } from "./js/ui/inks.js";
import { LANGUAGES, texts } from "./texts.mjs";

const WEB = import.meta.dirname;

/** The file of a language. */
export const manifestOf = (language) => `manifest.${language}.webmanifest`;
/** Shortcuts: a game, or the puzzle of the day, and its figure. */
const SHORTCUTS = { "brave-rats": "general", "r-vs-r": "tile-king", puzzle: "wizard" };
const SIDE = 240; // of the square that the icon is drawn in
const CORNER = 52;
const RING = "25 25 190 190"; // what is seen of it in a tab
const SHORTCUT_SCALE = 0.67;

const read = (...path) => readFileSync(join(WEB, ...path), "utf8");

/** The light theme's value, which is the first. */
function colour(token) {
  const [, value] = read("style/tokens.css").match(new RegExp(`--${token}: (#[0-9a-f]{6});`)) ?? [];
  if (!value) throw new Error(`style/tokens.css has no colour --${token}`);
  return value;
}

const drawn = (body) => inked(body, (name) => colour(name.replace(/^art-p/, "p")), "art-p1");

const svg = (box, inside) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" ${LINES}>${inside}</svg>`;

const WHOLE = `0 0 ${SIDE} ${SIDE}`;

/** The ground with its rays, cut to this radius at the corners. */
const ground = (
  corner = 0,
) => `<clipPath id="corners"><rect width="${SIDE}" height="${SIDE}" rx="${corner}"/></clipPath>
  <g clip-path="url(#corners)"><path fill="${colour("mat")}" d="M0 0H${SIDE}V${SIDE}H0Z"/>
  <path fill="${colour("mat-cut")}" d="${iconParts().rays}"/></g>`;

/** One of the games' figures on that ground. */
function shortcutIcon({ body }) {
  const shift = (SIDE * (1 - SHORTCUT_SCALE)) / 2;
  const disc = `<circle cx="${SIDE / 2}" cy="${SIDE / 2}" r="104" fill="${colour("paper")}"/>`;
  const placed = `<g transform="translate(${shift} ${shift}) scale(${SHORTCUT_SCALE})">${drawn(body)}</g>`;
  return svg(WHOLE, `${ground(CORNER)}${disc}${placed}`);
}

function writeIcons(out) {
  const emblem = drawn(iconParts().emblem);
  const png = (name, picture, width) =>
    writeFileSync(join(out, name), new Resvg(picture, { fitTo: { mode: "width", value: width } }).render().asPng());
  // In a tab it is the ring alone, as large as can be: it is seen on light tabs and on dark ones.
  writeFileSync(join(out, "icon.svg"), svg(RING, emblem));
  for (const width of [192, 512]) {
    png(`icon-${width}.png`, svg(WHOLE, ground(CORNER) + emblem), width);
    png(`icon-maskable-${width}.png`, svg(WHOLE, ground() + emblem), width);
  }
  png("apple-touch-icon.png", svg(WHOLE, ground() + emblem), 180);
  const { figures } = drawings();
  for (const [shortcut, id] of Object.entries(SHORTCUTS))
    png(`shortcut-${shortcut}.png`, shortcutIcon(figures[id]), 96);
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
