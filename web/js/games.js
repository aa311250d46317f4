/** The games on screen: the only file that names them all. */

import * as braveRats from "./brave_rats/index.js";
import { sideOf } from "./players.js";
import * as rVsR from "./r_vs_r/index.js";

export const GAMES = { "brave-rats": braveRats, "r-vs-r": rVsR };

/** The players with the names that their seats have where nobody gave them one. */
export const seated = (game, players) =>
  Object.fromEntries(Object.entries(players).map(([seat, player]) => [seat, { ...player, side: sideOf(game, seat) }]));
