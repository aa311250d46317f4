"""The levels of every game, gentlest first, as data."""

from typing import Final

from .anyone import Whim
from .placement_ahead import PlacementAhead
from .player import Player
from .round_ahead import RoundAhead

LEVELS: Final[dict[str, dict[str, Player]]] = {
    "brave-rats": {"scamp": Whim(), "guard": RoundAhead()},
    "r-vs-r": {"scamp": Whim(), "guard": PlacementAhead()},
}
