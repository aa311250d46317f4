/**
 * The lists that version 1 of links is written with. They never change: an old link keeps its meaning for ever.
 *
 * engine/pocketcrowns/links/tables.py has the same ones, and says what they mean; a test compares them.
 */

export const GAMES = ["brave-rats", "r-vs-r"];
export const SEATS = ["p1", "p2"];
export const OPTIONS = {
  "brave-rats": {
    edition: [16, 18],
    variants: { many: ["traitor", "lucky-draw", "fast-rat", "draft", "random-deal", "princess-attack", "emperor"] },
    princes: ["random", "p1", "p2"],
    "rulings.musician": ["keeps", "cancels"],
    "rulings.ambassador": ["banks", "plain"],
    "rulings.cards_out": ["tie", "most_victories"],
  },
  "r-vs-r": {
    setup: ["standard", "first-game", "random", "secret-random", "draft", "secret-draft"],
    match: ["best-of-three", "points"],
    rounds: { from: 1, to: 9, usual: 3 },
    first: ["random", "p1", "p2"],
    "rulings.last_cell": ["goes_on", "only_when_full"],
    "rulings.seer": ["tile", "player"],
  },
};
export const LEVELS = {
  "brave-rats": ["scamp", "neighbour", "guard", "judge", "reader"],
  "r-vs-r": ["scamp", "guard", "neighbour", "captain", "judge"],
};
export const LATER_LEVELS = [null, "squire"]; // of every game; written after all else, where it changes no older link
export const PUZZLES = ["win-in-one", "win-in-two", "spied-on"];

export const SECRET_SETUPS = ["secret-random", "secret-draft"];

export const CARDS = ["musician", "princess", "spy", "assassin", "ambassador", "wizard", "general", "prince", "mime"];

export const CELLS = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"];
export const DIRECTIONS = ["n", "ne", "e", "se", "s", "sw", "w", "nw"];
export const GROUPS = ["orthogonal", "diagonal", "all", "up"];
export const TILES = {
  king: ["cell", "down"],
  queen: ["direction", "same"],
  princess: ["group", "same"],
  minister: ["cell", "turned"],
  general: ["cell", "down"],
  sorcerer: ["cell", "down"],
  castle: null,
  hierophant: ["cell", "down"],
  cardinal: ["direction", "same"],
  saint: ["group", "same"],
  bishop: ["cell", "turned"],
  paladin: ["cell", "down"],
  monk: ["cell", "down"],
  temple: null,
  citizen: null,
  assassin: ["tile", "same"],
  pirate: ["cell", "down"],
  fairy: ["pair", "gone"],
  reaper: null,
  seer: ["group", "same"],
  dragon: ["group", "same"],
  shaman: null,
  witch: null,
  samurai: ["cell", "gone"],
  ninja: ["cell", "gone"],
  bard: ["again", "same"],
  artist: ["again", "same"],
  sage: null,
  tower: null,
  adventurer: ["tile", "same"],
  hermit: ["tile", "same"],
  magician: ["cell", "gone"],
};
export const HOME = {
  p1: ["king", "queen", "princess", "minister", "general", "sorcerer", "castle"],
  p2: ["hierophant", "cardinal", "saint", "bishop", "paladin", "monk", "temple"],
};
export const SHIELDED = ["castle", "temple", "tower"];
