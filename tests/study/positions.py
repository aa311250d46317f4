"""A position of each game that can be set up."""

from typing import Any

from pocketcrowns.core.match import Match
from pocketcrowns.games import GAMES
from pocketcrowns.r_vs_r.grid import CELLS
from pocketcrowns.r_vs_r.tiles import HOME

HANDS = {"p1": ["spy", "prince"], "p2": ["wizard", "prince"]}
RATS: dict[str, Any] = {"hands": HANDS, "wins": {"p1": 3, "p2": 3}, "held": {"p1": 0, "p2": 0}}
REALM: dict[str, Any] = {  # without neutrals; the Citizen was placed
    "board": {**dict.fromkeys(CELLS), "a1": {"tile": "citizen", "faces": "p1"}},
    "zones": {seat: [*tiles] for seat, tiles in HOME.items()},
    "neutral": [],
    "discard": [],
    "to_act": "p2",
}


def set_up(game: str) -> Match[Any]:
    """A match that begins there."""
    options, position = {"brave-rats": ({}, RATS), "r-vs-r": ({"setup": "first-game"}, REALM)}[game]
    return Match(GAMES[game], options, "a seed", position)
