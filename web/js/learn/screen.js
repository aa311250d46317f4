/** "Learn": four rounds of Brave Rats, or the rulebook's first game of R vs R. */

import { firstGame } from "./first_game.js";
import { fourRounds } from "./four_rounds.js";

const WAYS = { "brave-rats": fourRounds, "r-vs-r": firstGame };

export const learnScreen = (app) => WAYS[app.game](app);
