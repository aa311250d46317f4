/** What a puzzle's own game says of it. */

import { LATER } from "../games_later.js";
import { named } from "../ui/parts.js";

export const wordsOf = ({ puzzle }) => LATER[puzzle.game].puzzle;

export const namesIn = ({ players, puzzle: { seat } }) =>
  named(players, { name: seat, other: seat === "p1" ? "p2" : "p1" });
