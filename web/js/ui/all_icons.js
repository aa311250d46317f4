/** The pictures that the app has beside those of every page: the figures, the tiles, and its own controls. */

import controls from "pocketcrowns:control-icons";
import { addIcons } from "./icons.js";
import "./figures.js";
import "./portraits.js";
import "./tile_icons.js";

addIcons(controls);
