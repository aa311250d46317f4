"""Studies in links: a record, perhaps from a position that was set up, and a tree of steps."""

from types import ModuleType
from typing import Any, Final

from ..core.game import LUCK, Json
from .coder import Coder, part
from .frame import BadLink
from .records import code_size

MOST_STEPS: Final = 300
_LONGEST_NOTE: Final = 1500  # bytes


def code_start(coder: Coder, game: ModuleType, options: Json, record: Any) -> Json:
    """The position that a record begins at: `{"start": POSITION}`, or nothing for a game's beginning."""
    start = None if record is None else record.get("start")
    return {"start": game.code_start(coder, options, start)} if coder.flag("start", start is not None) else {}


def code_steps(coder: Coder, game: ModuleType, options: Json, value: Any) -> Json:
    """The steps, the first of which is the start, and at which of them it stands."""
    given = part(value, "steps")
    size = code_size(coder, "steps", given, MOST_STEPS)
    if not size:
        raise BadLink("damaged") if coder.reads else ValueError("a study has a first step")
    steps: list[Json] = []
    for number in range(size):
        step: Json = {"from": -1, "turns": []}
        told = part(given, number)
        if number:
            before = part(told, "from")
            follows = coder.flag("follows", before == number - 1, likely=True, first=4)
            step["from"] = number - 1 if follows else coder.below(number, before)
            step["turns"] = game.code_turns(coder, options, part(told, "turns"))
        note = part(told, "note")
        step["note"] = coder.text("note", note, _LONGEST_NOTE) if coder.flag("noted", note, first=3) else ""
        before = steps[step["from"]]["seen"] if number else None
        step["seen"] = game.code_next(coder, options, before, _choice(step["turns"]), part(told, "seen"))
        steps.append(step)
    return {"at": coder.below(size, part(value, "at")), "steps": steps}


def _choice(turns: list[Json]) -> tuple[str, str] | None:
    """Who chose what at a step, of both the first seat; luck aside."""
    return next((each for turn in turns for each in turn.items() if each[0] != LUCK), None)


def record_at(value: Json) -> Json:
    """The record that a study comes to where it stands."""
    turns: list[Json] = []
    at = value["at"]
    while at >= 0:
        step = value["steps"][at]
        turns, at = [*step["turns"], *turns], step["from"]
    record: Json = value["record"]
    return {**record, "turns": [*record["turns"], *turns]}
