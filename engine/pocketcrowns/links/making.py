"""What may be sent of a match: all of a finished one, and a position where nobody hides anything."""

from typing import Any

from ..core.errors import BadRecord
from ..core.game import SEATS, Json, Seat
from ..core.match import Match
from .values import GAMES


def replay_value(match: Match[Any]) -> Json:
    """The value of a link that shows a whole game; its seed stays here. Raises BadRecord unless it is over."""
    _from_the_beginning(match)
    if match.view(None)["outcome"] is None:
        raise BadRecord("this game is not over: its link would tell what is still secret")
    told = GAMES[match.game.id].told_with(list(match.replay()))
    return {"kind": "r", "record": {**match.record(), "seed": ""}, **told}


def position_value(match: Match[Any], seat: Seat | None) -> Json:
    """The value of a link that shows how it stands, from this side. Raises BadRecord where anything is hidden."""
    _from_the_beginning(match)
    if match.view(None)["outcome"] is None and any(_hides(after) for _, _, after in match.replay()):
        raise BadRecord("somebody hides something in this game: its link would tell it")
    record = match.record()
    whole_turns = record["turns"][: match.turn]  # without a choice that is sealed
    seen = GAMES[match.game.id].shown(match.view(seat)["seen"])
    return {"kind": "p", "record": {**record, "seed": "", "turns": whole_turns}, "seat": seat, "seen": seen}


def _from_the_beginning(match: Match[Any]) -> None:
    """Version 1 of links tells games from their beginning: one that was set up has none."""
    if match.position is not None:
        raise BadRecord("a game that was set up has no link of version 1")


def _hides(match: Match[Any]) -> bool:
    """Whether somebody knows what somebody else does not."""
    return any(match.view(seat)["seen"] != match.view(None)["seen"] for seat in SEATS)
