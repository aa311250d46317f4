"""The truth about open-handed Brave Rats under one set of rulings: the table where it reaches, else the solver."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from ...brave_rats.rounds import Rulings
from ..player import Meter
from .book import QUANTISED, Solved, open_book
from .matrix_game import Matrix
from .rules import Position
from .solver import Duel, Solution, solve_round

_KEPT: Final = 2  # sets of rulings whose solved positions stay in memory
_CARDS_IN_THE_TABLE: Final = 7  # the fewest cards a side holds there


class Oracle:
    """Values and mixes of one edition to one target. Raises Spent when a meter runs out; what was solved is kept."""

    def __init__(self, edition: int, rulings: Rulings, target: int, *, afresh: bool = False) -> None:
        """`afresh`: start with an empty memory, so that a budget in nodes has the same effect every time."""
        self.duel = Duel(rulings) if afresh else duel_of(rulings)
        self._section = edition, rulings, target

    def listed(self, position: Position) -> Solved | None:
        """What the table says."""
        if position.cards_left < _CARDS_IN_THE_TABLE:
            return None
        book = open_book(*self._section)
        return book.find(position) if book else None

    def knows_what_follows(self, position: Position) -> bool:
        """Whether the next round is in the table too, or near enough to the end to be solved while a player waits."""
        children = (child for _, _, child in self.duel.transitions.children(position) if isinstance(child, Position))
        return position.cards_left <= _CARDS_IN_THE_TABLE or any(map(self.listed, children))

    def solution(self, position: Position, meter: Meter | None = None) -> tuple[Solution, float]:
        """Value, mixes and the value of every card, and how far off they can be."""
        found = self.listed(position)
        return (self.duel.solution(position, meter), 0.0) if found is None else (_whole(found, position), QUANTISED)

    def entries(
        self, position: Position, pairs: Iterable[tuple[int, int]], meter: Meter | None = None
    ) -> dict[tuple[int, int], float]:
        """The value for p1 of what follows each of these pairs of cards, none further off than QUANTISED."""
        grid = self.duel.transitions.grid(position)
        return {(row, column): self._value(grid[row][column], meter)[0] for row, column in pairs}

    def matrix(self, position: Position, meter: Meter | None = None) -> tuple[Matrix, float]:
        """The value for p1 of what follows each pair of cards, and how far off the best of them can be."""
        found = self.listed(position)
        if found is not None and not isinstance(found, Solution):
            return found, QUANTISED
        found_all = [[self._value(child, meter) for child in line] for line in self.duel.transitions.grid(position)]
        off_by = max(off for line in found_all for _, off in line)
        return [[value for value, _ in line] for line in found_all], off_by

    def _value(self, child: Position | float, meter: Meter | None) -> tuple[float, float]:
        """A value and how far off it can be."""
        if isinstance(child, float):
            return child, 0.0
        listed = self.listed(child)
        return (self.duel.value(child, meter), 0.0) if listed is None else (_whole(listed, child).value, QUANTISED)


def _whole(found: Solved, position: Position) -> Solution:
    """What the table says, solved where it holds a matrix."""
    return found if isinstance(found, Solution) else solve_round(found, position.status & 3)


@lru_cache(maxsize=_KEPT)
def duel_of(rulings: Rulings) -> Duel:
    """The solver whose memory is kept from one question to the next."""
    return Duel(rulings)
