"""A game under its options, as a suite wants it: a number for every action, bounds for a node, a tensor's layout.

The numbers of a ruleset are places in a fixed list, the same in every process; what the list holds is said by the
encoding of the game.
"""

import json
from collections.abc import Mapping
from functools import cached_property, lru_cache
from operator import index
from typing import Any, Final, NamedTuple, Protocol, TypeAlias

import numpy as np
import numpy.typing as npt

from ..core.errors import BadOptions, IllegalAction
from ..core.game import Action, Actor, Game, Json, Seat
from ..games import GAMES, HIDDEN
from .cards_encoding import CardsEncoding
from .tiles_encoding import TilesEncoding

Pieces: TypeAlias = Mapping[str, npt.NDArray[np.float32]]
Layout: TypeAlias = tuple[tuple[str, tuple[int, ...]], ...]


class Encoding(Protocol):
    """What is particular to a game. Options are complete."""

    def actions(self, options: Json) -> tuple[Action, ...]:
        """All that a seat may ever do, each once; some of it may never be legal."""
        ...

    def decisions(self, options: Json) -> tuple[Action, ...]:
        """All that luck may ever decide, each once; empty where nothing is left to luck."""
        ...

    def longest(self, options: Json) -> int:
        """The most turns of a node in which seats choose; a cut where the rules set no end."""
        ...

    def most_luck(self, options: Json, longest: int) -> int:
        """The most decisions of luck in a match of so many turns."""
        ...

    def layout(self, options: Json) -> Layout:
        """Name and shape of each piece of an observation, in order; all numbers are from 0 to 1."""
        ...

    def memory(self, options: Json) -> tuple[int, tuple[str, ...]]:
        """The most choices of one seat, and which pieces to remember at each so that it recalls everything; 0 where
        a tensor cannot say it."""
        ...

    def fill(self, pieces: Pieces, seen: Json, seat: Seat, acting: frozenset[Actor]) -> None:
        """Write what `seat` sees into pieces that are zero."""
        ...

    def drawn(self, seen: Json) -> str:
        """What an onlooker sees, as lines of text."""
        ...


ENCODINGS: Final[dict[str, Encoding]] = {"brave-rats": CardsEncoding(), "r-vs-r": TilesEncoding()}


class Parameter(NamedTuple):
    """An option of the catalogue under its own name; `path` leads to it through the groups."""

    path: tuple[str, ...]
    listed: bool
    default: str | int


def parameters(game: str) -> dict[str, Parameter]:
    """The options of a game as flat parameters; a list is a text, its members joined by `+`."""
    found: dict[str, Parameter] = {}

    def walk(options: Json, path: tuple[str, ...]) -> None:
        for name, option in options.items():
            if option["kind"] == "group":
                walk(option["options"], (*path, name))
            else:
                listed = option["kind"] == "many"
                found[name] = Parameter((*path, name), listed, "" if listed else option["default"])

    walk(GAMES[game].catalogue()["options"], ())
    return found


def options_of(game: str, given: Mapping[str, Any]) -> Json:
    """Complete options out of flat parameters. Raises BadOptions, naming the one to blame."""
    known, options = parameters(game), dict[str, Any]()
    for name, value in given.items():
        if name not in known:
            raise BadOptions(f"{game}: no such option {name!r:.60}")
        path, listed, _ = known[name]
        place = options
        for group in path[:-1]:
            place = place.setdefault(group, {})
        place[name] = [each for each in value.split("+") if each] if listed and isinstance(value, str) else value
    return GAMES[game].complete_options(options)


class Ruleset:
    """A game under complete options. `longest`: turns of seats after which a match is cut off as a tie."""

    def __init__(self, name: str, options: Json, longest: int) -> None:
        self.name: Final = name
        self.game: Final[Game[Any]] = GAMES[name]
        self.options: Final = options
        self.encoding: Final = ENCODINGS[name]
        self.longest: Final = longest or self.encoding.longest(options)
        self.actions: Final = self.encoding.actions(options)
        self.decisions: Final = self.encoding.decisions(options)
        self.numbers: Final = {action: number for number, action in enumerate(self.actions)}
        self.decision_numbers: Final = {decision: number for number, decision in enumerate(self.decisions)}
        self.has_secrets: Final = HIDDEN[name].has_secrets(options)
        self._asked: Final = (name, json.dumps(options), longest)

    @cached_property
    def layout(self) -> Layout:
        return self.encoding.layout(self.options)

    @property
    def most_luck(self) -> int:
        return self.encoding.most_luck(self.options, self.longest)

    def __reduce__(self) -> tuple[Any, ...]:
        return _ruleset, self._asked

    def __deepcopy__(self, memo: Any) -> "Ruleset":
        return self


def numbered(texts: tuple[Action, ...], number: Any) -> Action:
    """The action or decision with this number, any whole number of Python's or NumPy's. Raises IllegalAction."""
    try:
        place = index(number)
    except TypeError:
        place = -1
    if not 0 <= place < len(texts):
        raise IllegalAction(f"{number!r:.60} is not a whole number from 0 to {len(texts) - 1}")
    return texts[place]


@lru_cache(maxsize=64)
def _ruleset(name: str, options: str, longest: int) -> Ruleset:
    return Ruleset(name, json.loads(options), longest)


def ruleset(name: str, options: Json, longest: int = 0) -> Ruleset:
    """The one ruleset of a game under complete options; `longest` 0: the encoding's own bound. Raises BadOptions."""
    if type(longest) is not int or longest < 0:
        raise BadOptions(f"max_game_length: {longest!r:.60} is not a whole number from 0")
    return _ruleset(name, json.dumps(options), longest)


def blank(layout: Layout) -> tuple[npt.NDArray[np.float32], dict[str, npt.NDArray[np.float32]]]:
    """A flat tensor of zeros, and its pieces by name: views of it, one after the other."""
    sizes = [int(np.prod(shape)) for _, shape in layout]
    flat = np.zeros(sum(sizes), np.float32)
    parts = np.split(flat, np.cumsum(sizes)[:-1])
    return flat, {name: part.reshape(shape) for (name, shape), part in zip(layout, parts, strict=True)}
