"""The list of games: the only file that names them all."""

from collections.abc import Callable
from typing import Any, Final

from .brave_rats.game import BraveRats
from .brave_rats.table import table
from .core.game import Game, Json
from .r_vs_r.game import RvsR

GAMES: Final[dict[str, Game[Any]]] = {game.id: game for game in (BraveRats(), RvsR())}

# Of the games in which the pieces alone decide: what comes of any that meet, under complete options.
TABLES: Final[dict[str, Callable[[Json], Json]]] = {"brave-rats": table}
