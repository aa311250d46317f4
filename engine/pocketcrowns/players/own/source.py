"""A player that somebody wrote: a Python class with `choose(self, view, rng, budget)`, as text.

The text travels, not the class, so that it can play in another process, on another machine or in a worker of its own.
It runs as a module of its own with everything Python offers: whoever does not trust it must put it where it can do no
harm before it comes here.
"""

import linecache
import traceback
from collections.abc import Callable
from importlib.abc import InspectLoader
from importlib.machinery import ModuleSpec
from importlib.util import module_from_spec
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from ...core import codec
from ...core.game import Action, Json
from ...core.luck import Luck
from ..player import Budget, Player

Fault: TypeAlias = Literal["not-loaded", "no-class", "raised", "not-legal"]
MODULE: Final = "own_player"
FILE: Final = f"{MODULE}.py"  # what tracebacks call the text


class BadPlayer(Exception):
    """A player that cannot be loaded, or that did not choose. `fault` is a stable id; `told` is for who wrote it."""

    def __init__(self, fault: Fault, told: str) -> None:
        super().__init__(told)
        self.fault: Final = fault
        self.told: Final = told

    def __reduce__(self) -> tuple[Any, ...]:
        return BadPlayer, (self.fault, self.told)  # crosses from one process to another


class Source(NamedTuple):
    """The text of a module, and the name of the player's class in it (None: the only one that can choose)."""

    text: str
    name: str | None = None


class _FromText(InspectLoader):
    """Imports a module from its text; keeps the text, so that a traceback can show its lines."""

    def __init__(self, text: str) -> None:
        self.text = text

    def get_source(self, fullname: str) -> str:
        return self.text

    @staticmethod
    def source_to_code(data: Any, path: Any = "<string>") -> Any:
        return compile(data, FILE, "exec", dont_inherit=True)


def load(source: Source) -> Callable[[], Player]:
    """The class that this text defines, which makes a player when it is called. Raises BadPlayer."""
    loader = _FromText(source.text)
    module = module_from_spec(ModuleSpec(MODULE, loader))
    try:
        loader.exec_module(module)
    except KeyboardInterrupt:
        raise  # somebody at a terminal wants to stop
    except BaseException as error:  # SystemExit too: a player ends nothing but its game
        raise BadPlayer("not-loaded", told(error)) from error
    found = {
        name: each
        for name, each in vars(module).items()
        if isinstance(each, type) and each.__module__ == MODULE and callable(getattr(each, "choose", None))
    }
    if source.name is not None and source.name not in found:
        raise BadPlayer("no-class", f"there is no class {source.name!r:.60} with a method 'choose'")
    names = [source.name] if source.name is not None else list(found)
    if len(names) != 1:
        there = f"there are {len(names)}: {', '.join(names):.200}" if names else "there is none"
        raise BadPlayer("no-class", f"exactly one class with a method 'choose' was expected; {there}")
    made: Callable[[], Player] = found[names[0]]
    return made


def make(maker: Callable[[], Player]) -> Player:
    """A player for one game. Raises BadPlayer."""
    try:
        return maker()
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        raise BadPlayer("raised", told(error)) from error


def choice(player: Player, view: Json, rng: Luck, budget: Budget) -> Action:
    """What a player that cannot be trusted chooses: one of `view["legal"]`. Raises BadPlayer.

    It is given a copy of the view, so that what it does to it stays there.
    """
    try:
        action = player.choose(codec.read(codec.write(view)), rng, budget)
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        raise BadPlayer("raised", told(error)) from error
    legal: list[Action] = view["legal"]
    if type(action) is not str:
        raise BadPlayer("not-legal", f"it chose a {type(action).__name__:.60}; an action is text")
    if action not in legal:
        raise BadPlayer("not-legal", f"it chose {action!r:.60}, which is not among the {len(legal)} legal actions")
    return action


def told(error: BaseException) -> str:
    """The error as Python shows it, from the first line of the player's own text on."""
    linecache.cache.pop(FILE, None)  # another player's text may have had this name
    shown = traceback.TracebackException.from_exception(error)
    own = [number for number, frame in enumerate(shown.stack) if frame.filename == FILE]
    shown.stack = traceback.StackSummary.from_list(shown.stack[own[0] :] if own else [])
    shown.__cause__ = shown.__context__ = None
    return "".join(shown.format()).strip()
