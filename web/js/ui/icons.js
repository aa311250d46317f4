/** Icons by the ids of the engine and of our own controls; drawn in the colour of the text. */

import others from "pocketcrowns:icons";
import { svg } from "lit-html";
import { unsafeSVG } from "lit-html/directives/unsafe-svg.js";

const icons = { ...others };

/** Give more of them, { body, size } by id, the inside of an SVG and the side of its square: not every page shows all. */
export const addIcons = (more) => Object.assign(icons, more);

/** Decorative: every icon stands beside its name. `crop`: how much is seen, where the app has a figure (all_icons.js);
 * `fit`: whether a box of another shape is filled ("slice") or holds all of it ("meet"). */
export function icon(id, crop = "sign", fit = "slice") {
  const { body, size, crops } = icons[id];
  const box = crops?.[crop] ?? `0 0 ${size} ${size}`;
  return svg`<svg class="icon" viewBox=${box} preserveAspectRatio=${`xMidYMax ${fit}`} aria-hidden="true" focusable="false">${unsafeSVG(body)}</svg>`;
}
