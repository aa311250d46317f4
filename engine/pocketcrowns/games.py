"""The list of games: the only file that names them all."""

from collections.abc import Callable
from typing import Any, Final

from .brave_rats.game import BraveRats
from .brave_rats.hidden import HiddenCards
from .brave_rats.table import table
from .core.game import Game, Json
from .r_vs_r.game import RvsR
from .r_vs_r.hidden import HiddenTiles

GAMES: Final[dict[str, Game[Any]]] = {game.id: game for game in (BraveRats(), RvsR())}

# Of the games in which the pieces alone decide: what comes of any that meet, under complete options.
TABLES: Final[dict[str, Callable[[Json], Json]]] = {"brave-rats": table}

# What each game's luck tells one seat alone, as games by letters need to know it (letters/hidden.py is the contract).
HIDDEN: Final[dict[str, HiddenCards | HiddenTiles]] = {"brave-rats": HiddenCards(), "r-vs-r": HiddenTiles()}
