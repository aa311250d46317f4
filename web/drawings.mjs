/**
 * All pictures of the page, by our ids, with no more digits than a screen shows: the figures, which art/figures draws,
 * and the pictograms that art/icons.json names, out of the icon sets.
 */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { optimize } from "svgo";

const WEB = import.meta.dirname;
const ICON_SETS = join(WEB, "node_modules/@iconify-json");
const FIGURES = join(WEB, "../.cache/figures.json"); // build.py has them drawn

const readJson = (path) => JSON.parse(readFileSync(path, "utf8"));

/** Whole numbers are fine enough in a square of 512, and halve what the pictures weigh. */
function shorter(body, size) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${body}</svg>`;
  const { data } = optimize(svg, { floatPrecision: size < 100 ? 2 : 0 });
  return data.replace(/^<svg[^>]*>|<\/svg>$/g, "");
}

/** Of each camp the tile whose figure the first screen has on a poster; the others come with the first board. */
const POSTERS = new Set(["tile-king", "tile-hierophant"]);

/** The figures as the page wants them: { body, width, height }. */
function figures() {
  // The inks are classes of the page, so that here a line seems to have no colour.
  const plugins = [{ name: "preset-default", params: { overrides: { removeUselessStrokeAndFill: false } } }];
  const lighter = ({ body, width, height }) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`;
    const { data } = optimize(svg, { floatPrecision: 1, plugins });
    return { body: data.replace(/^<svg[^>]*>|<\/svg>$/g, ""), width, height };
  };
  return Object.fromEntries(Object.entries(readJson(FIGURES).figures).map(([id, figure]) => [id, lighter(figure)]));
}

/** The app's icon: the rays on its ground, as a curve, and what lies upon them. */
export const iconParts = () => readJson(FIGURES).icon;

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
  /^(undo|show|next|sound|language|moon|sun|bot|people|offline|fetch|settings|learn|beats|search|puzzle|opponents|review|hint|copy|link|share|change|swap|on|options|download|chronicle|chart|turn)$/;

/** What an embed of each game can show; a file each, for an embed fetches only what it shows. */
const SHOWN = {
  "rats-drawn": (id) => groupOf(id) === "figures" && !POSTERS.has(id),
  "tiles-drawn": (id) => /^(tile-|camp-|back-tile|crown|hold)/.test(id),
};

/** For each of them "NAME.js": { figure: brings its drawing }, and the drawings. */
function oneByOne(figures) {
  const bring = (id) => `${JSON.stringify(id)}: async () => (await import("pocketcrowns:figure-${id}")).default`;
  const lists = Object.entries(SHOWN).map(([name, has]) => {
    const ids = Object.keys(figures).filter(has);
    return [`${name}.js`, `export default { ${ids.map(bring).join(", ")} };`];
  });
  const files = Object.entries(figures).map(([id, figure]) => [`figure-${id}`, figure]);
  return Object.fromEntries([...lists, ...files]);
}

/** Which set of figures one belongs to. */
const groupOf = (id) =>
  id.startsWith("level-")
    ? "portraits"
    : /^(tile-|camp-|back-tile)/.test(id) && !POSTERS.has(id)
      ? "tile-figures"
      : "figures";

const SETS = [
  ["tile-icons", /^(shield|instant|permanent|down)$/],
  ["phone-icons", /^(camera|code)$/],
  ["control-icons", CONTROLS],
];

/**
 * The figures of the rats and marks, those of the opponents, those of the tiles, the sizes of all; and the pictograms
 * that art/icons.json names, in sets: what R vs R shows, what two phones need to pair,
 * the app's controls, all others.
 */
export function drawings() {
  const wanted = Object.entries(readJson(join(WEB, "art/icons.json")));
  const sets = {};
  for (const [, { set }] of wanted) sets[set] ??= readJson(join(ICON_SETS, set, "icons.json"));
  const drawn = wanted.map(([id, { set, name }]) => [id, drawing(id, sets[set], name)]);
  const setOf = (id) => SETS.find(([, has]) => has.test(id))?.[0] ?? "icons";
  const inSet = (name) => Object.fromEntries(drawn.filter(([id]) => setOf(id) === name));
  const names = ["icons", ...SETS.map(([name]) => name)];
  const all = figures();
  const group = (wanted) => Object.fromEntries(Object.entries(all).filter(([name]) => groupOf(name) === wanted));
  const sizes = Object.entries(all).map(([name, { width, height }]) => [name, { width, height }]);
  return {
    ...Object.fromEntries(names.map((name) => [name, inSet(name)])),
    ...Object.fromEntries(["figures", "portraits", "tile-figures"].map((name) => [name, group(name)])),
    ...oneByOne(all),
    "figure-sizes": Object.fromEntries(sizes),
  };
}
