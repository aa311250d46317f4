"""The list of games: the only file that names them all."""

from typing import Any, Final

from .brave_rats.game import BraveRats
from .core.game import Game

GAMES: Final[dict[str, Game[Any]]] = {game.id: game for game in (BraveRats(),)}
