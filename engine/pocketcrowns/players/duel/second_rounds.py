"""The whole matrix of every second round after the printed deal, roughly: what takes longest to solve while a player
waits, and what somebody must know who leaves the equilibrium. For the deck without the Mime; kept at the end of the
table of openings.
"""

from collections.abc import Iterable
from functools import cache
from typing import Final

from ...brave_rats.cards import EDITIONS, MIME
from ...brave_rats.rounds import FIRST_ROUND, Rulings
from ..tables import Absent
from .book import SECTIONS, after, begin, printed_deal, shipped
from .matrix_game import Matrix, mirrored
from .rules import NOBODY, Position, Transitions, pack, unpack_hand

ROUGH: Final = 0.004  # how far off an entry can be
_ENTRY: Final = 127  # steps of an entry, from -1 to 1


def second_rounds(edition: int, target: int, transitions: Transitions) -> list[Position]:
    """The positions after the printed deal whose matrices are kept, in the order of the table."""
    if MIME.id not in EDITIONS[edition]:
        printed = pack(printed_deal(edition), target, FIRST_ROUND)
        return [position for position in after([printed], transitions) if position.look == NOBODY]
    return []


def encode_matrix(matrix: Matrix) -> bytes:
    """Row by row, a byte for each entry."""
    return bytes(round((entry + 1) * _ENTRY) for line in matrix for entry in line)


class Matrices:
    """The rough matrices of one section."""

    def __init__(self, listed: Iterable[Position], data: bytes) -> None:
        """`data`: what is left of a file from this section on; the first of it is taken."""
        self.size = 0
        self._places: dict[Position, tuple[int, int, int]] = {}  # where it begins, rows, columns
        for position in listed:
            rows, columns = len(unpack_hand(position.row)), len(unpack_hand(position.column))
            self._places[position] = self.size, rows, columns
            self.size += rows * columns
        self._data = data[: self.size]
        if len(self._data) < self.size:
            raise ValueError(f"{len(data)} bytes where {self.size} are needed")

    def find(self, position: Position) -> Matrix | None:
        """The value for p1 of what follows each pair of cards, off by at most ROUGH; None where there is nothing."""
        canonical, is_mirror = position.canonical()
        place = self._places.get(canonical)
        if place is None:
            return None
        start, rows, columns = place
        lines = [self._data[start + row * columns :][:columns] for row in range(rows)]
        matrix = [[code / _ENTRY - 1 for code in line] for line in lines]
        return mirrored(matrix) if is_mirror else matrix


def open_matrices(edition: int, rulings: Rulings, target: int) -> Matrices | None:
    """The rough matrices of one section of the shipped files, None while they cannot be had."""
    try:
        return _matrices(edition, rulings, target)
    except Absent:
        return None


@cache
def _matrices(edition: int, rulings: Rulings, target: int) -> Matrices:
    data, heads = shipped(edition)
    start = begin(heads, len(heads))
    for before in SECTIONS:
        found = Matrices(second_rounds(edition, before[1], Transitions(before[0])), data[start:])
        if before == (rulings, target):
            break
        start += found.size
    return found
