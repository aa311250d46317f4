/**
 * The games in the later screens; what the table needs of them is in games.js.
 *
 * What `later.js` of a game exports:
 *   learn(app), cardsScreen(app)   two screens: its lesson, and its cards or tiles
 *   puzzle   for puzzles: { task, hint, wrongText, solvedText, whyText }
 *   study   for the study board: { begin, budget, canSetUp, positionOf, asked, picture, inWords, sign, setUp, named }
 *   taleOf(turns, players)   for the chronicle
 *   scaleOf(options)   for look back and exercises: what is judged, and in which unit
 *   optionsInWords(options), laid(look, kept, players)   for letters: the options, what lies there while one is on its way
 *   stands(seen, options, players)   for links: what is said beside a position
 *   earlyTurns(app, value)   for links, if at all: the turns that the page can tell without the engine
 */

import * as braveRats from "./brave_rats/later.js";
import * as rVsR from "./r_vs_r/later.js";

export const LATER = { "brave-rats": braveRats, "r-vs-r": rVsR };
