"""Solved deals of 18 cards, shipped in packs: what a phone could not solve while a player waits.

A game needs the slice of its deal: the value of every position with seven cards a side that the deal leads to, and for
the largest of them the mixes too. Positions are listed by walking the rules, so a slice holds no keys. What comes
before follows from the values, one round at a time; what comes after, and small positions, the solver does alone.
"""

import math
from collections.abc import Sequence
from functools import cache, lru_cache
from io import BytesIO
from itertools import product
from typing import Final

from ...brave_rats.rounds import FIRST_ROUND, Rulings
from ...core.game import Both
from ..tables import Absent, read
from .book import after, deals, lost, mirror_image, within
from .matrix_game import Mix
from .rules import COLUMN, ROW, Hand, Position, Transitions, pack, unpack_hand
from .solver import Solution, solve_round

EDITION: Final = 18
RULINGS: Final = Rulings()
TARGET: Final = 4
PACKS: Final = 97  # a number with which all of them stay small
LISTED: Final = 7  # cards a side where values are listed
OFF_BY: Final = 1 / 254  # how far a value can be off through rounding; solving rounds adds nothing to it
MIXED: Final = 0.006  # how much more than the best a stored mix can lose
# What the weights of a mix may add up to; a byte has room for no larger one.
WEIGHTS: Final = (1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 208, 216, 220, 224)
LOSS_STEP: Final = 8  # of book.code_of_loss

_VALUE: Final = 127  # steps of a value, from -1 to 1
_LOSSES: Final = 255 // LOSS_STEP + 1  # codes for what a card loses; above them are those for the weight of a card
_HEAD: Final = 4  # bytes of a slice's length
_NODES: Final = 12_000  # by `_large`, in the smallest position whose mixes are stored
_KEPT: Final = 2  # slices that stay in memory


def listed(deal: Both[Hand], transitions: Transitions) -> list[Position]:
    """The positions of a slice, one of each two mirrored ones, in its order."""
    first = pack(deal, TARGET, FIRST_ROUND).canonical()[0]
    return after(after([first], transitions), transitions)


@cache
def _large() -> frozenset[tuple[int, int, int, int]]:
    """Different cards on both sides and victories needed by both, where a position is large.

    Fitted by least squares to what a solver visits that cuts nothing off: the logarithm of its nodes grows with that of
    the pairs of hands, equally large ones, that these can come to, and falls where one side needs much less than the
    other. (Ours visits about seven tenths of it.)
    """
    found = set()
    for rows, columns in product(range(1, LISTED + 1), repeat=2):
        pairs = sum(p * q for p, q in zip(_choices(rows), _choices(columns), strict=True)) - 1
        for a, b in product(range(1, TARGET + 1), repeat=2):
            if 1.729 * math.log(max(1, pairs)) - 0.345 * (a + b) + 0.432 * min(a, b) - 2.248 > math.log(_NODES):
                found.add((rows, columns, a, b))
    return frozenset(found)


def _choices(different: int) -> list[int]:
    """How many different hands of 0, 1, 2... cards can be taken out of seven with so many different ones, two of a
    kind at most."""
    counts = [1] + [0] * LISTED
    doubles = LISTED - different
    for copies in [2] * doubles + [1] * (different - doubles):
        counts = [sum(counts[max(0, n - copies) : n + 1]) for n in range(LISTED + 1)]
    return counts


def is_large(position: Position) -> bool:
    """Whether mixes are stored of a position."""
    if position.cards_left != LISTED:
        return False
    rows, columns = len(unpack_hand(position.row)), len(unpack_hand(position.column))
    return (rows, columns, (position.status >> 10) + 1, (position.status >> 8 & 3) + 1) in _large()


def numbers(pack_number: int) -> range:
    """The places in `deals` of what a pack holds: far from each other, as neighbours are much alike in size."""
    return range(pack_number, len(deals(EDITION)), PACKS)


def file_of(pack_number: int) -> str:
    return f"deals_{EDITION}/{pack_number:02}.bin"


# ---- Bytes ----------------------------------------------------------------------------------------------------------


def bind(slices: Sequence[bytes]) -> bytes:
    """A pack: the lengths of its slices, then the slices."""
    return b"".join([*(len(each).to_bytes(_HEAD, "big") for each in slices), *slices])


def unbind(data: bytes, count: int) -> list[bytes]:
    """The slices of a pack that has so many."""
    rest = BytesIO(data)
    lengths = [int.from_bytes(rest.read(_HEAD), "big") for _ in range(count)]
    return [rest.read(length) for length in lengths]


def code_of_value(value: float) -> int:
    return round(round((value + 1) * _VALUE, 9))  # a half is one, whatever order it was added up in


def codes_of_side(weights: Sequence[int], losses: Sequence[int]) -> bytes:
    """A byte a card: its weight in the mix, or, where it has none, what it loses (a code of book.code_of_loss).

    One of the two is zero, since good play never chooses what loses something.
    """
    both = zip(weights, losses, strict=True)
    return bytes(_LOSSES + weight - 1 if weight else loss // LOSS_STEP for weight, loss in both)


def _side(codes: bytes) -> tuple[Mix, list[float]]:
    """A mix, and what each card loses."""
    weights = [max(0, code - _LOSSES + 1) for code in codes]
    total = sum(weights)
    return [w / total for w in weights], [lost(LOSS_STEP * c) if c < _LOSSES else 0.0 for c in codes]


class Slice:
    """What is known of one deal. Positions may be asked from either seat; those of other deals are not found."""

    def __init__(self, deal: Both[Hand], transitions: Transitions, data: bytes) -> None:
        """Raises ValueError for bytes that do not fit the walk."""
        positions = listed(deal, transitions)
        self._transitions = transitions
        self._values = {position: code / _VALUE - 1 for position, code in zip(positions, data, strict=False)}
        self._codes: dict[Position, tuple[int, int, int]] = {}  # where its rows begin, its columns, and where they end
        self._data = data
        place = len(positions)
        for position in filter(is_large, positions):
            look = position.look
            rows = 0 if look == COLUMN else len(unpack_hand(position.row))
            columns = 0 if look == ROW else len(unpack_hand(position.column))
            self._codes[position] = place, place + rows, place + rows + columns
            place += rows + columns
        if place != len(data):
            raise ValueError(f"a slice of {len(data)} bytes where {place} are needed")

    def value(self, position: Position) -> float | None:
        """For the row player, with LISTED cards a side or more, no further off than OFF_BY."""
        canonical, is_mirror = position.canonical()
        found = self._values.get(canonical)
        if found is None:
            found = self._follows(canonical)
        return -found if found is not None and is_mirror else found

    def _follows(self, position: Position) -> float | None:
        """From the values of what comes after it."""
        if position.cards_left <= LISTED:
            return None
        rows: list[list[float]] = []
        for line in self._transitions.grid(position):
            values = [child if isinstance(child, float) else self.value(child) for child in line]
            rows.append([value for value in values if value is not None])
            if len(rows[-1]) < len(values):
                return None
        found = self._values[position] = solve_round(rows, position.look).value
        return found

    def solution(self, position: Position) -> Solution | None:
        """Value, mixes and what each card is worth in a large position; None for others."""
        canonical, is_mirror = position.canonical()
        places = self._codes.get(canonical)
        if places is None:
            return None
        start, middle, end = places
        value = self._values[canonical]
        row_mix, row_losses = _side(self._data[start:middle])
        column_mix, column_losses = _side(self._data[middle:end])
        row_values = [within(value - loss) for loss in row_losses]
        column_values = [within(value + loss) for loss in column_losses]
        found = Solution(value, row_mix, column_mix, row_values, column_values)
        return mirror_image(found) if is_mirror else found


def is_covered(edition: int, rulings: Rulings, target: int) -> bool:
    """Whether there are packs for these rules."""
    return (edition, rulings, target) == (EDITION, RULINGS, TARGET)


def open_slice(deal: Both[Hand]) -> Slice | None:
    """The slice of a deal, None while it cannot be had."""
    try:
        return _slice(min(deal, deal.swapped()))
    except Absent:
        return None


@lru_cache(maxsize=_KEPT)
def _slice(deal: Both[Hand]) -> Slice:
    number = deals(EDITION).index(deal)
    held = unbind(read(__name__, file_of(number % PACKS)), len(numbers(number % PACKS)))
    return Slice(deal, Transitions(RULINGS), held[number // PACKS])
