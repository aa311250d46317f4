/** The pictures that the app has beside those of every page: rats and marks, opponents, tiles, and its own controls. */

import controls from "pocketcrowns:control-icons";
import figures from "pocketcrowns:figures";
import portraits from "pocketcrowns:portraits";
import { putIntoPage } from "./figure_signs.js";
import { addIcons } from "./icons.js";
import "./tile_icons.js";

putIntoPage(figures);
putIntoPage(portraits);
addIcons(controls);

/** The figure itself, for a picture that stands alone: { body, width, height }, or nothing. */
export const figureOf = (id) => figures[id];
