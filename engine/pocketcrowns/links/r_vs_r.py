"""R vs R in links: actions, a record's turns, and after each what an onlooker sees, so that a page can show it without
Python.
"""

from typing import Any, Final

from ..core.actions import AGAIN, FIRST, KEEP, TO, Placement, again, ends, is_placement, placement
from ..core.game import LUCK, Json
from .coder import Coder, part
from .records import ONE, code_actors, code_size
from .tables import CELLS, DIRECTIONS, GROUPS, SEATS, TILES
from .views import code_given, code_seen, start

_FORMS: Final = ["place", "first", "keep"]
_AIMS: Final = ["cell", "direction", "group", "tile", "pair", "again"]
_HIDDEN: Final = "hidden"
_UNKNOWN: Final = "?"
_NAMES: Final = list(TILES)
_MOST_AGAIN: Final = 3


def code_turns(coder: Coder, options: Json, given: Any) -> list[Json]:
    """All turns of a record."""
    turns, _ = _code_shown(coder, options, given, None, shown=False)
    return turns


def code_replay(coder: Coder, options: Json, given: Any, value: Any) -> tuple[list[Json], Json]:
    """A record's turns and what an onlooker sees after each."""
    turns, seen = _code_shown(coder, options, given, part(value, "views"), shown=True)
    return turns, {"views": seen}


def code_position(coder: Coder, options: Json, value: Any) -> Json:
    """What a view shows."""
    return code_seen(coder, options["setup"], start(options), None, value)


def code_start(coder: Coder, options: Json, value: Any) -> Json:
    """A position that was set up."""
    return code_given(coder, options["setup"], value)


def code_next(coder: Coder, options: Json, before: Json | None, turn: Any, value: Any) -> Json:
    """What is seen at a step of a study, which follows on `before`."""
    return code_seen(coder, options["setup"], start(options) if before is None else before, turn, value)


def told_with(turns: list[Any]) -> Json:
    """What a link tells besides the record of a whole match, given what `Match.replay` gives."""
    return {"views": [after.view(None)["seen"] for _, _, after in turns]}


def shown(seen: Json) -> Json:
    """What a link tells of a view: all of it."""
    return seen


def code_alone(coder: Coder, value: Any) -> str:
    """An action by itself."""
    return _code_action(coder, "p1", None, value)


def _code_shown(coder: Coder, options: Json, turns: Any, views: Any, *, shown: bool) -> tuple[list[Json], list[Json]]:
    before: Json | None = start(options) if shown else None
    told: list[Json] = []
    seen: list[Json] = []
    after = "start"
    for number in range(code_size(coder, "turns", turns)):
        given = part(turns, number)
        (actor, *_) = code_actors(coder, after, ONE, given)
        action = _code_action(coder, actor, before, part(given, actor))
        told.append({actor: action})
        phase = ""
        if before is not None:
            before = code_seen(coder, options["setup"], before, (actor, action), part(views, number))
            seen.append(before)
            phase = before["phase"]
        after = f"{actor} {phase}"
    return told, seen


# Actions ------------------------------------------------------------------------------------------


def _code_action(coder: Coder, actor: str, before: Json | None, value: Any) -> str:
    """An action in the protocol's words, or what luck decided: a tile or a seat."""
    if actor == LUCK:
        if coder.flag("luck names a seat", value in SEATS):
            return coder.one_of(SEATS, value)
        return coder.one_of(_NAMES, value)
    form = coder.choice(f"form {before and before['phase']}", _FORMS, value and _form_of(value), first=8)
    if form == "first":
        return FIRST + coder.one_of(SEATS, value and value.removeprefix(FIRST))
    if form == "keep":
        return KEEP + coder.one_of(_NAMES, value and value.removeprefix(KEEP))
    tile, cell, aim = placement(value or "")
    board = before and before["board"]
    at_hand = [] if before is None else _known([*before["zones"][actor], *before["neutral"]])
    tile = _likely(coder, "tile", at_hand, _NAMES, tile)
    free = CELLS if board is None else [each for each in CELLS if board[each] is None]
    cell = _likely(coder, "cell", free, CELLS, cell)
    power = TILES[tile]
    if power is None or not coder.flag(f"aimed {power[0]}", aim is not None, likely=True):
        return Placement(tile, cell).action
    return Placement(tile, cell, _code_aim(coder, power[0], board, aim or "", _MOST_AGAIN)).action


def _form_of(value: str) -> str:
    return "place" if is_placement(value) else value.split(" ", maxsplit=1)[0]


def _known(tiles: list[str]) -> list[str]:
    return [tile for tile in dict.fromkeys(tiles) if tile != _UNKNOWN]


def _likely(coder: Coder, context: str, likely: list[str], every: list[str], value: str) -> str:
    """One of a few, or else any."""
    if likely and coder.flag(f"{context} likely", value in likely, likely=True, first=12):
        return coder.one_of(likely, value)
    return coder.one_of(every, value)


def _code_aim(coder: Coder, aim: str, board: Json | None, value: str, deeper: int) -> str:
    """ARG of an action."""
    taken = [cell for cell in CELLS if board is None or board[cell] is not None]
    if aim == "cell":
        return _likely(coder, "target", taken, CELLS, value)
    if aim == "direction":
        return coder.one_of(DIRECTIONS, value)
    if aim == "group":
        return coder.choice("group", GROUPS, value)
    if aim == "pair":
        begin, end = ends(value)
        return _likely(coder, "target", taken, CELLS, begin) + TO + coder.one_of(CELLS, end)
    if aim == "tile":
        return coder.one_of([*_NAMES, _HIDDEN], value)
    cell, inner = again(value)
    cell = _likely(coder, "target", taken, CELLS, cell)
    aims = _AIMS if deeper else _AIMS[:-1]
    return cell + AGAIN + _code_aim(coder, coder.choice("again", aims, aim_of(inner)), board, inner, deeper - 1)


def aim_of(value: str) -> str:
    """What kind of ARG this is."""
    if AGAIN in value:
        return "again"
    if TO in value:
        return "pair"
    if value in CELLS:
        return "cell"
    return "direction" if value in DIRECTIONS else "group" if value in GROUPS else "tile"
