/** The drawings of the rats and the marks. */

import figures from "pocketcrowns:figures";
import { putIntoPage } from "./figure_signs.js";

putIntoPage(figures);

/** The figure itself, for a picture that stands alone: { body, width, height }, or nothing. */
export const figureOf = (id) => figures[id];
