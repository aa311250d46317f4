/**
 * The games on screen. Other files that have something for each game name it by its id: "r-vs-r" finds them.
 *
 * What `index.js` of a game exports, `options` being those of one game:
 *   table(app), spoken(app)   the table at the stage of `app.session`, and what it says aloud; what it takes for a
 *                session and for the app is told in play/session.js and play/one_at_a_time.js
 *   feel(root, stage)   moves and sounds when a stage comes on
 *   actionName(action, players), pictureOf(moment, players, bottom)   a choice in words; { events, view }, what one led to
 *   newGameScreen(app), levelHelp(level), inShort(options), art, list   around a game: its form, a line about a computer
 *                player, its options in a word or two, its poster, the list of all that meets
 *   worthAScreen(event), hides(options), simultaneous, standing(view), budget   for sessions: when to show what happened,
 *                whether screens are private, whether both choose at once, the score, a computer's time
 *   boundsValues(options)   for the coach: whether the bound of an advice is one of its value
 *   opening, openingOf(action), openingName(name)   for results: first choices
 */

import * as braveRats from "./brave_rats/index.js";
import { sideOf } from "./players.js";
import * as rVsR from "./r_vs_r/index.js";

export const GAMES = { "brave-rats": braveRats, "r-vs-r": rVsR };

/** The players with the names that their seats have where nobody gave them one. */
export const seated = (game, players) =>
  Object.fromEntries(Object.entries(players).map(([seat, player]) => [seat, { ...player, side: sideOf(game, seat) }]));
