"""What many games between two players come to: the share won, and how far off it can be."""

from math import sqrt
from typing import Final

from .game import Json

_SURE: Final = 1.96  # standard deviations of a normal distribution that hold 95 % of it


def share(points: float, games: int) -> Json:
    """`{"games", "share", "off_by"}` of at least one game: `points` is 1 for each win and 0.5 for each tie; `off_by` is
    the half of a 95 % interval (normal approximation, never narrower than for one result more on either side)."""
    hedged = (points + 1) / (games + 2)
    return {"games": games, "share": points / games, "off_by": _SURE * sqrt(hedged * (1 - hedged) / games)}
