"""The lists that version 1 of links is written with. They never change: an old link keeps its meaning for ever.

web/js/links/tables.js has the same ones. Where the games grow, links of a second version will have lists of their own;
a test says when that is due.
"""

from typing import Any, Final, TypeAlias

Option: TypeAlias = list[Any] | dict[str, Any]

GAMES: Final = ["brave-rats", "r-vs-r"]
SEATS: Final = ["p1", "p2"]
# A list: one of these, the usual one first. {"many"}: any of these. {"from", "to", "usual"}: a whole number.
OPTIONS: Final[dict[str, dict[str, Option]]] = {
    "brave-rats": {
        "edition": [16, 18],
        "variants": {
            "many": ["traitor", "lucky-draw", "fast-rat", "draft", "random-deal", "princess-attack", "emperor"]
        },
        "princes": ["random", "p1", "p2"],
        "rulings.musician": ["keeps", "cancels"],
        "rulings.ambassador": ["banks", "plain"],
        "rulings.cards_out": ["tie", "most_victories"],
    },
    "r-vs-r": {
        "setup": ["standard", "first-game", "random", "secret-random", "draft", "secret-draft"],
        "match": ["best-of-three", "points"],
        "rounds": {"from": 1, "to": 9, "usual": 3},
        "first": ["random", "p1", "p2"],
        "rulings.last_cell": ["goes_on", "only_when_full"],
        "rulings.seer": ["tile", "player"],
    },
}
LEVELS: Final = {
    "brave-rats": ["scamp", "neighbour", "guard", "judge", "reader"],
    "r-vs-r": ["scamp", "guard", "neighbour", "captain", "judge"],
}
LATER_LEVELS: Final = [None, "squire"]  # of every game; written after all else, where it changes no older link
PUZZLES: Final = ["win-in-one", "win-in-two", "spied-on"]

SECRET_SETUPS: Final = ["secret-random", "secret-draft"]

CARDS: Final = ["musician", "princess", "spy", "assassin", "ambassador", "wizard", "general", "prince", "mime"]

CELLS: Final = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]
DIRECTIONS: Final = ["n", "ne", "e", "se", "s", "sw", "w", "nw"]
GROUPS: Final = ["orthogonal", "diagonal", "all", "up"]
# Tile to what its power is aimed at and what that does to a cell named as its target; None: it is aimed at nothing.
TILES: Final[dict[str, list[str] | None]] = {
    "king": ["cell", "down"],
    "queen": ["direction", "same"],
    "princess": ["group", "same"],
    "minister": ["cell", "turned"],
    "general": ["cell", "down"],
    "sorcerer": ["cell", "down"],
    "castle": None,
    "hierophant": ["cell", "down"],
    "cardinal": ["direction", "same"],
    "saint": ["group", "same"],
    "bishop": ["cell", "turned"],
    "paladin": ["cell", "down"],
    "monk": ["cell", "down"],
    "temple": None,
    "citizen": None,
    "assassin": ["tile", "same"],
    "pirate": ["cell", "down"],
    "fairy": ["pair", "gone"],
    "reaper": None,
    "seer": ["group", "same"],
    "dragon": ["group", "same"],
    "shaman": None,
    "witch": None,
    "samurai": ["cell", "gone"],
    "ninja": ["cell", "gone"],
    "bard": ["again", "same"],
    "artist": ["again", "same"],
    "sage": None,
    "tower": None,
    "adventurer": ["tile", "same"],
    "hermit": ["tile", "same"],
    "magician": ["cell", "gone"],
}
HOME: Final = {
    "p1": ["king", "queen", "princess", "minister", "general", "sorcerer", "castle"],
    "p2": ["hierophant", "cardinal", "saint", "bishop", "paladin", "monk", "temple"],
}
SHIELDED: Final = ["castle", "temple", "tower"]  # from the moment they lie on the board
