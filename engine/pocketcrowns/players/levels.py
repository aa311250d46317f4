"""The computer players of every game, gentlest first, as data; and who advises in each."""

from typing import Final

from .coach.brave_rats import Exact
from .coach.r_vs_r import GridSearch
from .people.placement_ahead import PlacementAhead
from .people.reader import Reader
from .people.round_ahead import RoundAhead
from .player import Coach, Player, Whim

_JUDGE: Final = Exact()
_MASTER: Final = GridSearch()

LEVELS: Final[dict[str, dict[str, Player]]] = {
    "brave-rats": {
        "scamp": Whim(),
        "neighbour": RoundAhead(spread=0.9, like_people=True),
        "guard": RoundAhead(spread=0.35),
        "judge": _JUDGE,
        "reader": Reader(risk=0.1, exact=_JUDGE),
    },
    "r-vs-r": {
        "scamp": Whim(),
        "guard": PlacementAhead(),
        "neighbour": GridSearch(depth=2, nodes=120, overlooks=50, spread=150, worlds=2, solves=False),
        "captain": GridSearch(nodes=400, spread=20, worlds=3, solves=False),
        "judge": _MASTER,
    },
}

COACHES: Final[dict[str, Coach]] = {"brave-rats": _JUDGE, "r-vs-r": _MASTER}

# The levels that want the finished games against the same person.
REMEMBERS: Final[dict[str, list[str]]] = {"brave-rats": ["reader"], "r-vs-r": []}
