"""Solved openings of Lucky Draw, shipped as a table: mixes for every hand while many cards are left.

Public positions are listed by walking the rules, a layer of equally many cards after the other; of two histories that
mirror each other only one is listed. So the table holds no keys. It covers the printed deal of 16 cards, in a section
for each set of rules: those by default lie in one file, which every visit brings, each other one is a file of its own.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import product
from typing import Final, NamedTuple, TypeAlias

from ...brave_rats.cards import EDITIONS
from ...brave_rats.rounds import FIRST_ROUND, Rulings
from ...core.game import Both
from ..duel.rules import COLUMN, ROW, Position, Transitions, pack, pack_hand
from ..tables import Absent, read
from .hands import HAND, becoming, hands

FILE: Final = "lucky_draw.bin"
TOGETHER: Final = 2  # of SECTIONS, the first so many, lie in FILE
# The rulings (BR1, BR4) and the target of each section. It is played by whatever happens when the cards run out (BR6):
# the openings are the same, and what a best response wins is little more (player.EXPLOITABLE).
SECTIONS: Final = tuple(
    (Rulings(musician, ambassador), target)
    for musician, ambassador, target in product(("keeps", "cancels"), ("banks", "plain"), (4, 3))
)
TREMBLE: Final = 1e-3  # the chance, in beliefs only, that a seat plays any of its cards: nothing is impossible
STEPS: Final = 21  # a probability is a multiple of 1 / STEPS: the 253 ways to share them out fit into a byte
SHARES: Final = [(a, b, STEPS - a - b) for a in range(STEPS + 1) for b in range(STEPS + 1 - a)]
VALUED: Final = 7  # the fewest cards with which the table also gives the value of each choice
DECK: Final = EDITIONS[16]

_MIXES: Final = [tuple(share / STEPS for share in shares) for shares in SHARES]
_VALUE: Final = 127  # steps of a value, from -1 to 1, counted from 1: 0 stands where the choice is never met
_HEAD: Final = 4  # bytes of a section's length

Vector: TypeAlias = list[float]
Beliefs: TypeAlias = tuple[Vector, Vector]  # how likely each hand is: the row player's, the column player's
History: TypeAlias = Sequence[tuple[int, int]]


class Opening:
    """A listed public position. `at[side]`: where its mixes begin, of `values_at[side]` those of its values.

    `symmetric`: its history is its own mirror image, so both sides have the row player's numbers. `after`: what each
    pair of cards leads to, both by their places; unlisted ones only as a position. Finished games are left out.
    """

    __slots__ = ("after", "at", "left", "position", "symmetric", "values_at")

    def __init__(self, position: Position, symmetric: bool) -> None:
        self.position, self.symmetric, self.left = position, symmetric, position.cards_left
        self.at = [0, 0]
        self.values_at = [0, 0]
        self.after: dict[tuple[int, int], Opening | Position] = {}

    def sights(self, side: int) -> int:
        """How many different things this side (0 the row player) may see before it chooses."""
        return self.left if self.position.look == (COLUMN, ROW)[side] else 1


class Reached(NamedTuple):
    """Where a history leads: a listed position, or the first unlisted one below; whether row and column have changed
    seats on the way; and what hands are likely by the table's own mixes, for the row player and for the column player.
    """

    place: Opening | Position
    swapped: bool
    beliefs: Beliefs


def beginning(target: int) -> Position:
    """What the table covers begins here: both have the printed deck."""
    deck = pack_hand(DECK)
    return pack(Both(deck, deck), target, FIRST_ROUND)


class Table:
    """One section."""

    def __init__(self, rulings: Rulings, target: int, section: bytes) -> None:
        """Raises ValueError for bytes that do not fit the walk. The first byte is the fewest cards listed."""
        self.least = section[0]
        self._bytes = section
        self.root = Opening(beginning(target), symmetric=True)
        end = 1
        for layer in layers(self.root, Transitions(rulings), self.least):
            end = _lay(layer, end)
        if end != len(section):
            raise ValueError(f"{FILE}: {len(section)} bytes where {end} were expected")

    def mix(self, opening: Opening, side: int, sight: int) -> Vector:
        """The shares of every choice (`3 * hand + place`), for a side that sees this before it chooses."""
        wide = len(hands(opening.left))
        start = opening.at[side] + sight * wide
        return [p for code in self._bytes[start : start + wide] for p in _MIXES[code]]

    def values(self, opening: Opening, side: int, sight: int) -> list[float | None]:
        """The value of every choice for that side, with at least VALUED cards left; None where it never comes up."""
        wide = HAND * len(hands(opening.left))
        start = opening.values_at[side] + sight * wide
        codes = self._bytes[start : start + wide]
        return [(code - 1) / _VALUE - 1 if code else None for code in codes]

    def reach(self, history: History, tremble: float = TREMBLE) -> Reached:
        """Follow the rounds played, each the places of p1's and of p2's card; raises KeyError for finished games.

        What lies below the table is not followed.
        """
        found = Reached(self.root, False, even(len(DECK)))
        for pair in history:
            opening, swapped, (row, column) = found
            if not isinstance(opening, Opening):
                break
            i, j = pair[::-1] if swapped else pair
            if opening.symmetric and i > j:
                i, j, swapped = j, i, not swapped
            row_mix = self.mix(opening, 0, j if opening.sights(0) > 1 else 0)
            column_mix = self.mix(opening, 1, i if opening.sights(1) > 1 else 0)
            row = after_card(opening.left, row, row_mix, i, tremble)
            column = after_card(opening.left, column, column_mix, j, tremble)
            found = Reached(opening.after[i, j], swapped, (row, column))
        return found


def layers(root: Opening, transitions: Transitions, least: int) -> Iterator[list[Opening]]:
    """The listed positions in their order, from all cards down to `least`; links each to those after it."""
    layer = [root]
    while True:
        listed = layer[0].left > least
        for opening in layer:
            for i, j, child in transitions.children(opening.position):
                if isinstance(child, float) or (opening.symmetric and i > j):
                    continue
                opening.after[i, j] = Opening(child, opening.symmetric and i == j) if listed else child
        yield layer
        if not listed:
            return
        layer = [after for opening in layer for after in opening.after.values() if isinstance(after, Opening)]


def _lay(layer: list[Opening], start: int) -> int:
    """Say where the numbers of a layer lie: all its mixes, then all its values; returns where they end."""
    wide = len(hands(layer[0].left))
    blocks = [("at", wide)] + ([("values_at", HAND * wide)] if layer[0].left >= VALUED else [])
    for name, size in blocks:
        for opening in layer:
            places = getattr(opening, name)
            for side in (0, 1):
                places[side] = start if side == 0 or not opening.symmetric else places[0]
                start += 0 if side == 1 and opening.symmetric else size * opening.sights(side)
    return start


def even(left: int) -> Beliefs:
    """Before anything was played, every hand of so many cards is as likely."""
    each = [1 / len(hands(left))] * len(hands(left))
    return each, each


def after_card(left: int, reach: Vector, mix: Vector, card: int, tremble: float = TREMBLE) -> Vector:
    """What hands are likely once a seat has played a card and drawn another: Bayes' rule, then the draw."""
    made = [reach[at // HAND] * ((1 - tremble) * p + tremble / HAND) for at, p in enumerate(mix)]
    after = [made[a] + made[b] + made[c] for a, b, c in becoming(left)[card]]
    whole = sum(after)
    return [each / whole for each in after]


def files(sections: Sequence[bytes]) -> dict[str, bytes]:
    """The files by their names, of all SECTIONS: FILE begins with the lengths of its own."""
    heads = [len(section).to_bytes(_HEAD, "big") for section in sections[:TOGETHER]]
    apart = {file_of(number): section for number, section in enumerate(sections) if number >= TOGETHER}
    return {FILE: b"".join([*heads, *sections[:TOGETHER]])} | apart


def file_of(number: int) -> str:
    """The file that holds one of SECTIONS."""
    return FILE if number < TOGETHER else f"lucky_draw/{number - TOGETHER:02}.bin"


def open_table(rulings: Rulings, target: int) -> Table | None:
    """The section for these rules; None while its file cannot be had."""
    try:
        return _section(rulings, target)
    except Absent:
        return None


@cache
def _section(rulings: Rulings, target: int) -> Table:
    number = SECTIONS.index((replace(rulings, cards_out="tie"), target))
    data = read(__name__, file_of(number))
    if number < TOGETHER:
        lengths = [int.from_bytes(data[_HEAD * n : _HEAD * (n + 1)], "big") for n in range(TOGETHER)]
        start = _HEAD * TOGETHER + sum(lengths[:number])
        data = data[start : start + lengths[number]]
    return Table(rulings, target, data)
