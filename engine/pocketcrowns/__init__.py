"""Pocket Crowns: the rules, records and players of two short duels by Seiji Kanai.

What people who program need is in api.py. It is imported when it is first asked for: the page's worker, which asks for
the bridge alone, has no use for it.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .api import Rules, State, game_ids, line, link, load, perft, read, replay, resume
    from .core.errors import Refusal
    from .core.game import Action, Actor, Event, Json, Outcome, Seat
    from .core.luck import Luck
    from .core.match import Match

__version__ = "1.0.0"

__all__ = [
    "Action",
    "Actor",
    "Event",
    "Json",
    "Luck",
    "Match",
    "Outcome",
    "Refusal",
    "Rules",
    "Seat",
    "State",
    "game_ids",
    "line",
    "link",
    "load",
    "perft",
    "read",
    "replay",
    "resume",
]


def __getattr__(name: str) -> Any:
    if name in __all__:
        return getattr(import_module(".core.errors" if name == "Refusal" else ".api", __name__), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
