/** How an embed is to look: the query of its address. What it shows is in the fragment. */

import { LANGUAGES } from "../i18n/index.js";
import { OPTIONS } from "../links/tables.js";

export const VIEWS = ["table", "card", "tile", "ruling", "position", "replay", "puzzle", "study", "play"];

/** Parameters with a few values; the first one holds where nothing or something unknown is asked for. */
const CHOICES = {
  lang: ["auto", ...LANGUAGES],
  theme: ["auto", "light", "dark"],
  side: ["", "p1", "p2"],
  controls: ["full", "min", "none"],
  sound: ["0", "1"],
  edition: ["", ...OPTIONS["brave-rats"].edition.map(String)],
  fill: ["0", "1"],
};
const LAST = 9999; // a ply beyond the end is the end

/**
 * { view, lang, theme, accent, side, ply, controls, sound, edition, fill } of a query. Unknown names and values are left
 * aside, so that an address made for a newer version still shows something. `view`: null for what the link says.
 */
export function lookOf(query) {
  const given = new URLSearchParams(query);
  const chosen = Object.entries(CHOICES).map(([name, values]) => {
    const value = given.get(name) ?? "";
    return [name, values.includes(value) ? value : values[0]];
  });
  const accent = given.get("accent") ?? "";
  const ply = given.get("ply") ?? "";
  const view = given.get("view");
  return {
    ...Object.fromEntries(chosen),
    view: VIEWS.includes(view) ? view : null,
    accent: /^([0-9a-f]{3}|[0-9a-f]{6})$/i.test(accent) ? `#${accent}` : null,
    ply: /^\d{1,4}$/.test(ply) ? Number(ply) : ply === "last" ? LAST : 0,
  };
}

/** The colour of the text that is readable on a colour "#rgb" or "#rrggbb" (WCAG 2.2, relative luminance). */
export function inkOn(accent) {
  const digits =
    accent.length === 4 ? [...accent.slice(1)].map((digit) => digit + digit) : accent.slice(1).match(/../g);
  const [red, green, blue] = digits.map((pair) => {
    const share = Number.parseInt(pair, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return luminance > 0.179 ? "#000000" : "#ffffff";
}
