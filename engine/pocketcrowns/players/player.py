"""What a computer player is, how long it may think, and what a coach says. No other file of the engine reads a clock.

A budget in nodes gives the same answer everywhere; one in milliseconds depends on the machine.
"""

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from time import perf_counter
from typing import Final, Protocol, TypeAlias, TypeGuard

from ..core.game import Action, Json
from ..core.luck import Luck

Budget: TypeAlias = tuple[str, int]  # ("ms" | "nodes", n)

_BETWEEN_LOOKS: Final = 64  # nodes between two looks at the clock


class Spent(Exception):
    """The budget is used up; raised in the middle of a search, caught where it began."""


class Meter:
    """Counts the nodes of one search against its budget."""

    def __init__(self, budget: Budget, *, at_most: int | None = None, look_every: int = _BETWEEN_LOOKS) -> None:
        """`at_most`: nodes, whatever the budget allows; `look_every`: nodes between two looks at the clock."""
        unit, amount = budget
        self.nodes = 0
        self._last = min(amount, at_most or amount) if unit == "nodes" else at_most
        self._look_every = look_every
        self._until = perf_counter() + amount / 1000 if unit == "ms" else None

    def count(self) -> None:
        """One node more; raises Spent when that is one too many."""
        self.nodes += 1
        if self._last is not None and self.nodes > self._last:
            raise Spent
        if self._until is not None and self.nodes % self._look_every == 0 and perf_counter() > self._until:
            raise Spent


@contextmanager
def without_collecting() -> Iterator[None]:
    """Keep the collector of reference cycles from running: for a search that keeps many tuples and makes no cycles.

    The collector would look through all that is kept again and again: a third of the time of a proof in R vs R.
    """
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


class Player(Protocol):
    """Chooses from a view. It keeps no memory of a game, so the same view, stream and budget give the same choice."""

    def choose(self, view: Json, rng: Luck, budget: Budget) -> Action:
        """One member of `view["legal"]`."""
        ...


class Mixing(Protocol):
    """A player whose choice is a draw from a mix that it can tell."""

    def policy(self, view: Json, budget: Budget) -> dict[Action, float]:
        """How often each member of `view["legal"]` is chosen, from 0 to 1, 1 in all."""
        ...


def is_mixing(player: object) -> TypeGuard[Mixing]:
    """Whether it can tell its mix. (`isinstance` with a protocol imports `inspect`, which no page has.)"""
    return hasattr(player, "policy")


@dataclass(frozen=True, slots=True)
class Weighed:
    """One legal action: how often good play chooses it (0 to 1) and its value for the asking seat (-1 to 1)."""

    action: Action
    p: float
    value: float

    def as_json(self) -> Json:
        return {"action": self.action, "p": self.p, "value": self.value}


@dataclass(frozen=True, slots=True)
class Advice:
    """The value of a position for the asking seat: win 1, tie 0, loss -1, and every legal action weighed.

    `exact`: nothing was estimated. `off_by`: how far `value` can be from the truth; the values of single actions can be
    further off where they come out of a table (duel/book.py). `unfinished`: the time was too short for a proof; what
    was found of it is kept for whoever asks again.
    """

    exact: bool
    value: float
    mix: tuple[Weighed, ...]
    off_by: float = 0.0
    unfinished: bool = False

    @property
    def is_proven(self) -> bool:
        """Whether the value, and that what good play chooses comes to it, is no estimate."""
        return self.exact or self.off_by == 0

    @property
    def first(self) -> Action:
        """What good play chooses most often."""
        return max(self.mix, key=lambda each: each.p).action

    def as_json(self) -> Json:
        mix = [each.as_json() for each in self.mix]
        return {
            "exact": self.exact,
            "value": self.value,
            "off_by": self.off_by,
            "unfinished": self.unfinished,
            "mix": mix,
        }


def follow(advice: Advice, rng: Luck) -> Action:
    """One of the actions, as often as the mix says."""
    mark = rng.unit() * sum(each.p for each in advice.mix)
    for each in advice.mix:
        mark -= each.p
        if mark < 0 and each.p:
            return each.action
    return advice.first  # rounding let the mark through


@dataclass(frozen=True, slots=True)
class Cost:
    """The advice before a choice, and between which bounds lies the value that the choice lost (0 to 2)."""

    advice: Advice
    least: float
    most: float


def unproven(advice: Advice) -> Cost:
    """Where nothing bounds what a choice lost; the only choice there is loses nothing."""
    return Cost(advice, 0.0, 2.0 if len(advice.mix) > 1 else 0.0)


class Coach(Protocol):
    """Weighs the choices of the seat whose view it is given."""

    def advise(self, view: Json, budget: Budget) -> Advice: ...

    def cost(self, view: Json, action: Action, budget: Budget) -> Cost:
        """What one member of `view["legal"]` loses: against every best play of the other seat, the one that is worst
        for it."""
        ...


class Whim:
    """Plays any game on a whim: every legal action is as likely as the next."""

    def choose(self, view: Json, rng: Luck, budget: Budget) -> Action:
        legal: list[Action] = view["legal"]
        return legal[rng.below(len(legal))]

    def policy(self, view: Json, budget: Budget) -> dict[Action, float]:
        return dict.fromkeys(view["legal"], 1 / len(view["legal"]))
