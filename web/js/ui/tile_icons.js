/** The pictures of the tiles. */

import tiles from "pocketcrowns:tile-icons";
import { addIcons } from "./icons.js";

addIcons(tiles);
