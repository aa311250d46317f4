"""What the links of both games are made of: options, who chooses, and a record's turns."""

from typing import Any, Final

from ..core.game import LUCK, Json
from .coder import Coder, part
from .frame import BadLink
from .tables import GAMES, LATER_LEVELS, LEVELS, OPTIONS, SEATS

MOST_TURNS: Final = 1000
BOTH_OR_ONE: Final = (("p1", "p2"), ("p1",), ("p2",), (LUCK,))
ONE: Final = BOTH_OR_ONE[1:]


def code_options(coder: Coder, game: str, value: Any) -> Json:
    """Complete options of a game."""
    offered = OPTIONS[game]
    usual = {name: _usual(option) for name, option in offered.items()}
    given = None if coder.reads else {name: _named(value, name) for name in offered}
    if coder.flag("options usual", given == usual, likely=True, first=8):
        return _nested(usual)
    return _nested({name: _code_option(coder, name, offered[name], part(given, name)) for name in offered})


def _usual(option: Any) -> Any:
    if isinstance(option, list):
        return option[0]
    return [] if "many" in option else option["usual"]


def _named(options: Json, name: str) -> Any:
    """The option "group.name" or "name"."""
    found: Any = options
    for key in name.split("."):
        found = found[key]
    return found


def _nested(named: Json) -> Json:
    """{"group.name": value} as {"group": {"name": value}}."""
    options: Json = {}
    for name, value in named.items():
        group, _, inner = name.rpartition(".")
        (options.setdefault(group, {}) if group else options)[inner] = value
    return options


def _code_option(coder: Coder, name: str, option: Any, value: Any) -> Any:
    if isinstance(option, list):
        return coder.choice(name, option, value, first=2)
    if "many" in option:
        if not coder.reads and not set(value) <= set(option["many"]):
            raise ValueError(f"version 1 of links does not know all of {value}")
        return [each for each in option["many"] if coder.flag(name, not coder.reads and each in value, first=2)]
    low = option["from"]
    return low + coder.below(option["to"] - low + 1, None if coder.reads else value - low)


def code_game(coder: Coder, value: Any) -> str:
    return coder.one_of(GAMES, value)


def code_level(coder: Coder, game: str, value: Any) -> str | None:
    """A computer player's level, or None for two people: the last thing in a link."""
    later = value if value in LATER_LEVELS else None
    known = coder.choice("level", [None, *LEVELS[game]], None if later else value)
    return coder.one_of(LATER_LEVELS, later) or known


def code_seat(coder: Coder, context: str, value: Any) -> str | None:
    """A seat or nobody."""
    return coder.choice(context, [None, *SEATS], value, first=2)


def code_actors(coder: Coder, context: str, may_act: tuple[tuple[str, ...], ...], value: Any) -> tuple[str, ...]:
    """Who decided a turn, given the turn."""
    return coder.choice(f"actors {context}", may_act, None if coder.reads else tuple(value), first=4)


def code_size(coder: Coder, context: str, value: Any, most: int = MOST_TURNS) -> int:
    """How long a list is."""
    size = coder.number(context, None if coder.reads else len(value))
    if size > most:
        raise BadLink("damaged") if coder.reads else ValueError("too long for a link")
    return size


def code_seed(coder: Coder, value: Any) -> str:
    """Nothing, for a game that needs no more luck; else the seed."""
    return coder.text("seed", value) if coder.flag("seeded", value, first=8) else ""


def record_of(game: str, options: Json, seed: str, turns: list[Json]) -> Json:
    return {"v": 1, "game": game, "options": options, "seed": seed, "turns": turns}
