"""The list of games: the only file that names them all."""

from typing import Any, Final

from .brave_rats.game import BraveRats
from .core.game import Game
from .r_vs_r.game import RvsR

GAMES: Final[dict[str, Game[Any]]] = {game.id: game for game in (BraveRats(), RvsR())}
