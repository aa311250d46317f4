/** The pictures that art/icons.json names, out of the icon sets, by our ids; with no more digits than a screen shows. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { optimize } from "svgo";

const WEB = import.meta.dirname;
const ICON_SETS = join(WEB, "node_modules/@iconify-json");

const readJson = (path) => JSON.parse(readFileSync(path, "utf8"));

/** Whole numbers are fine enough in a square of 512, and halve what the pictures weigh. */
function shorter(body, size) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${body}</svg>`;
  const { data } = optimize(svg, { floatPrecision: size < 100 ? 2 : 0 });
  return data.replace(/^<svg[^>]*>|<\/svg>$/g, "");
}

/** The drawing of one icon and the side of its square; follows a set's other names for it. */
function drawing(id, set, name) {
  const { icons, aliases, width, height } = set;
  const icon = icons[name] ?? icons[aliases?.[name]?.parent];
  if (!icon) throw new Error(`art/icons.json: "${id}" asks for "${name}", which is not in the set "${set.prefix}"`);
  const size = icon.width ?? width;
  if (size !== (icon.height ?? height)) throw new Error(`art/icons.json: "${name}" is not square`);
  return { body: shorter(icon.body, size), size };
}

/** What the app has controls for and an embed has not. */
const CONTROLS =
  /^(undo|show|language|moon|sun|bot|people|offline|fetch|settings|learn|beats|search|puzzle|opponents|review|hint|copy|link|share|download|chronicle|chart|rat)$/;

/** Only the drawings that art/icons.json names, by our ids, in three sets: tiles, the app's controls, all others. */
export function drawings() {
  const wanted = Object.entries(readJson(join(WEB, "art/icons.json")));
  const sets = {};
  for (const [, { set }] of wanted) sets[set] ??= readJson(join(ICON_SETS, set, "icons.json"));
  const drawn = wanted.map(([id, { set, name }]) => [id, drawing(id, sets[set], name)]);
  const setOf = (id) => (id.startsWith("tile-") ? "tile-icons" : CONTROLS.test(id) ? "control-icons" : "icons");
  const inSet = (name) => Object.fromEntries(drawn.filter(([id]) => setOf(id) === name));
  return Object.fromEntries(["icons", "tile-icons", "control-icons"].map((name) => [name, inSet(name)]));
}
