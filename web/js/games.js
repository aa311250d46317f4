/** The games on screen: the only file that names them all. */

import * as braveRats from "./brave_rats/index.js";
import * as rVsR from "./r_vs_r/index.js";

export const GAMES = { "brave-rats": braveRats, "r-vs-r": rVsR };
