"""Pocket Crowns: the rules, records and players of two short duels by Seiji Kanai."""

from .api import (
    Action,
    Actor,
    Event,
    Json,
    Luck,
    Match,
    Outcome,
    Refusal,
    Rules,
    Seat,
    State,
    game_ids,
    line,
    link,
    load,
    perft,
    read,
    replay,
    resume,
)

__version__ = "0.1.0"

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
