/** The games in the later screens; what the table needs of them is in games.js. */

import * as braveRats from "./brave_rats/later.js";
import * as rVsR from "./r_vs_r/later.js";

export const LATER = { "brave-rats": braveRats, "r-vs-r": rVsR };
