"""The truth about open-handed Brave Rats under one set of rulings: the tables where they reach, else the solver."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from ...brave_rats.rounds import Rulings
from ...core.game import Both
from ..player import Meter
from .book import QUANTISED, Solved, open_book
from .deals import LISTED, OFF_BY, Slice, is_covered, is_large, open_slice
from .matrix_game import Matrix
from .rules import ROW, Hand, Position
from .second_rounds import ROUGH, open_matrices
from .solver import Duel, Solution, solve_round

_KEPT: Final = 2  # sets of rulings whose solved positions stay in memory
_CARDS_IN_THE_TABLE: Final = 7  # the fewest cards a side holds there
_SOLVED_AT_ONCE: Final = 6  # cards a side: at most 0.1 s, with seven 0.7 s (CPython on a desk; a phone takes more)


class Oracle:
    """Values and mixes of one edition to one target. Raises Spent when a meter runs out; what was solved is kept."""

    def __init__(
        self, edition: int, rulings: Rulings, target: int, deal: Both[Hand] | None = None, *, afresh: bool = False
    ) -> None:
        """`deal`: what both had before the first round, where there are tables of deals to be asked.

        `afresh`: start with an empty memory, so that a budget in nodes has the same effect every time.
        """
        self.duel = Duel(rulings) if afresh else duel_of(rulings)
        self.section = edition, rulings, target
        self._deal = deal if is_covered(*self.section) else None

    def listed(self, position: Position) -> Solved | None:
        """What the table of openings says."""
        if position.cards_left < _CARDS_IN_THE_TABLE:
            return None
        book = open_book(*self.section)
        return book.find(position) if book else None

    def stored(self, position: Position) -> tuple[Solution, float] | None:
        """What a table says of the position itself, and how far off the value can be."""
        found = self.listed(position)
        if found is not None:
            return _whole(found, position), QUANTISED
        slice_ = self._slice() if is_large(position) else None
        by_deal = slice_.solution(position) if slice_ else None
        return None if by_deal is None else (by_deal, OFF_BY)

    def _slice(self) -> Slice | None:
        return open_slice(self._deal) if self._deal else None

    def at_once(self, position: Position) -> tuple[Matrix, float] | None:
        """`matrix` as far as it takes a moment on any device: with nothing to solve but what is near the end, whatever
        is remembered. None elsewhere."""
        listed = self.listed(position)
        if position.cards_left <= _SOLVED_AT_ONCE or (listed is not None and not isinstance(listed, Solution)):
            return self.matrix(position)
        children = (child for _, _, child in self.duel.transitions.children(position) if isinstance(child, Position))
        if all(self._known(child) is not None for child in children):
            return self.matrix(position)
        kept = open_matrices(*self.section)
        rough = kept.find(position) if kept else None
        return (rough, ROUGH) if rough else None

    def solution(self, position: Position, meter: Meter | None = None) -> tuple[Solution, float]:
        """Value, mixes and the value of every card, and how far off the value can be."""
        stored = self.stored(position)
        if stored is not None:
            return stored
        matrix, off_by = self.matrix(position, meter)
        return solve_round(matrix, position.look), off_by

    def entries(
        self, position: Position, pairs: Iterable[tuple[int, int]], meter: Meter | None = None
    ) -> dict[tuple[int, int], float]:
        """The value for p1 of what follows each of these pairs of cards, none further off than a table says."""
        grid = self.duel.transitions.grid(position)
        return {(row, column): self._value(grid[row][column], meter)[0] for row, column in pairs}

    def matrix(self, position: Position, meter: Meter | None = None) -> tuple[Matrix, float]:
        """The value for p1 of what follows each pair of cards, and how far off the best of them can be."""
        found = self.listed(position)
        if found is not None and not isinstance(found, Solution):
            return found, QUANTISED
        return self._entries(self.duel.transitions.grid(position), meter)

    def answers(self, position: Position, shown: int, meter: Meter | None = None) -> tuple[list[float], float]:
        """The value for p1 of what follows each answer to the card that lies open, the one at place `shown` of its
        hand, and how far off the best of them can be."""
        is_row = position.look == ROW
        found = self.listed(position)
        if found is not None and not isinstance(found, Solution):
            return (list(found[shown]) if is_row else [line[shown] for line in found]), QUANTISED
        grid = self.duel.transitions.grid(position)
        [line], off_by = self._entries([grid[shown] if is_row else [row[shown] for row in grid]], meter)
        return line, off_by

    def _entries(self, grid: list[list[Position | float]], meter: Meter | None) -> tuple[list[list[float]], float]:
        found = [[self._value(child, meter) for child in line] for line in grid]
        return [[value for value, _ in line] for line in found], max(off for line in found for _, off in line)

    def _value(self, child: Position | float, meter: Meter | None) -> tuple[float, float]:
        """A value and how far off it can be."""
        if isinstance(child, float):
            return child, 0.0
        known = self._known(child)
        return (self.duel.value(child, meter), 0.0) if known is None else known

    def _known(self, position: Position) -> tuple[float, float] | None:
        """The value that a table says, and how far off it can be."""
        listed = self.listed(position)
        if listed is not None:
            return _whole(listed, position).value, QUANTISED
        slice_ = self._slice() if position.cards_left >= LISTED else None
        by_deal = slice_.value(position) if slice_ else None
        return None if by_deal is None else (by_deal, OFF_BY)


def _whole(found: Solved, position: Position) -> Solution:
    """What the table says, solved where it holds a matrix."""
    return found if isinstance(found, Solution) else solve_round(found, position.look)


@lru_cache(maxsize=_KEPT)
def duel_of(rulings: Rulings) -> Duel:
    """The solver whose memory is kept from one question to the next."""
    return Duel(rulings)
