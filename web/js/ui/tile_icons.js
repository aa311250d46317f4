/** The pictures of R vs R: its tiles, and the signs upon them. */

import tiles from "pocketcrowns:tile-icons";
import { addIcons } from "./icons.js";

addIcons(tiles);
