"""How long a player may think. The only file of the engine that reads a clock.

A budget in nodes gives the same answer everywhere; one in milliseconds depends on the machine.
"""

from time import perf_counter
from typing import Final, TypeAlias

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
