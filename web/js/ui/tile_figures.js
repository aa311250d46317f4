/** The drawings of the tiles; they come with the first board (r_vs_r/tile.js). */

import figures from "pocketcrowns:tile-figures";
import { putIntoPage } from "./figure_signs.js";

export const putTilesIntoPage = () => putIntoPage(figures);

/** The figure itself, for a picture that stands alone: { body, width, height }, or nothing. */
export const tileFigureOf = (id) => figures[id];
