"""The list of games: the only file that names them all."""

from collections.abc import Callable
from typing import Any, Final

from .brave_rats.game import BraveRats
from .brave_rats.hidden_luck import HiddenCards
from .brave_rats.table import table
from .core.errors import BadRecord
from .core.game import Game, Json, Seat
from .core.match import Match
from .r_vs_r.game import RvsR
from .r_vs_r.hidden_luck import HiddenTiles

GAMES: Final[dict[str, Game[Any]]] = {game.id: game for game in (BraveRats(), RvsR())}

# Of the games in which the pieces alone decide: what comes of any that meet, under complete options.
TABLES: Final[dict[str, Callable[[Json], Json]]] = {"brave-rats": table}

# What each game's luck tells one seat alone, as games by letters need to know it (letters/contract.py).
HIDDEN: Final[dict[str, HiddenCards | HiddenTiles]] = {"brave-rats": HiddenCards(), "r-vs-r": HiddenTiles()}


def resume(record: Any, bots: frozenset[Seat] = frozenset()) -> Match[Any]:
    """The match that a record of any game tells; `bots` are the seats a computer played. Raises BadRecord."""
    game = record.get("game") if isinstance(record, dict) else None
    if not isinstance(game, str) or game not in GAMES:
        raise BadRecord(f"{game!r:.60} is not a game here")
    return Match.resume(GAMES[game], record, bots)
