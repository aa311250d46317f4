"""The computer players of every game, gentlest first, as data; who advises in each, and what reasons there are."""

from collections.abc import Callable
from typing import Final

from ..core.game import Action, Json
from .coach.brave_rats import Exact
from .coach.r_vs_r import GridSearch
from .people.placement_ahead import PlacementAhead
from .people.reader import Reader
from .people.round_ahead import RoundAhead
from .people.squire import FIRST, STEPS, MixingSquire, Squire
from .player import Advice, Budget, Coach, Player, Whim
from .reasons import brave_rats, r_vs_r

_JUDGE: Final = Exact()
_MASTER: Final = GridSearch()
# Each game's ladder: neighbours are to stay 100 to 300 Elo apart (`pocketcrowns arena`).
_CARDS: Final[dict[str, RoundAhead | Exact]] = {
    "scamp": RoundAhead(slips=1.0),
    "neighbour": RoundAhead(spread=0.6, like_people=True, slips=0.6),
    "guard": RoundAhead(spread=0.5, slips=0.2),
    "judge": _JUDGE,
}
_TILES: Final[dict[str, Player]] = {
    "scamp": PlacementAhead(),
    "guard": GridSearch(depth=2, nodes=20, overlooks=56, spread=60, worlds=3, solves=False),
    "neighbour": GridSearch(nodes=80, overlooks=15, spread=45, worlds=2, solves=False),
    "captain": GridSearch(nodes=400, spread=40, worlds=3, solves=False),
    "judge": GridSearch(elsewhere=0.2),
}
_BELOW: Final = (Whim(), PlacementAhead(slips=50))  # gentler than any level: where the Squire begins

# The Reader and the Squire stand beside the ladder.
LEVELS: Final[dict[str, dict[str, Player]]] = {
    "brave-rats": {
        **_CARDS,
        "reader": Reader(risk=0.1, exact=_JUDGE),
        "squire": MixingSquire(tuple(_CARDS.values())),
    },
    "r-vs-r": {**_TILES, "squire": Squire((*_BELOW, *_TILES.values()))},
}

COACHES: Final[dict[str, Coach]] = {"brave-rats": _JUDGE, "r-vs-r": _MASTER}

# Why a choice of the view is good or bad, as facts (PROTOCOL.md); the advice is the coach's for that view.
REASONS: Final[dict[str, Callable[[Json, Action, Advice, Budget], list[Json]]]] = {
    "brave-rats": brave_rats.reasons,
    "r-vs-r": r_vs_r.reasons,
}

# The levels that want the finished games against the same person.
REMEMBERS: Final[dict[str, list[str]]] = {"brave-rats": ["reader"], "r-vs-r": []}

# The levels that are as strong as the step that they are told, from 0 to `steps`.
ADAPTS: Final[dict[str, Json]] = {"squire": {"first": FIRST, "steps": STEPS}}
