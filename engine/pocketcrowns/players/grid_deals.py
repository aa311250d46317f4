"""What is chosen before the first placement of a round of R vs R: tiles of a draft, and who begins."""

import math
from typing import Final

from ..core.game import Seat
from ..r_vs_r.tiles import NEUTRAL_IDS, TileId
from .grid_value import HELD, SLOPE

# Of 356 rounds of `random` that the search played against itself three placements deep, who began won 56 %, 95 %
# interval [51, 61].
BEGINNING: Final = 0.12

_USUAL: Final = sum(HELD[tile] for tile in NEUTRAL_IDS) / len(NEUTRAL_IDS)


def worth_keeping(tile: TileId) -> float:
    """What a neutral tile in the play area is worth compared with a usual one, as a value of the round."""
    return math.tanh((HELD[tile] - _USUAL) / SLOPE)


def worth_beginning(seat: Seat, first: Seat, solved: bool) -> float:
    """The value of a round for `seat` when `first` begins it; `first-game` is won by who begins (first_game.py)."""
    value = 1.0 if solved else BEGINNING
    return value if seat == first else -value
