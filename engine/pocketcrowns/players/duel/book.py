"""Solved openings of Brave Rats, shipped as a table: what a phone could not solve while a player waits.

For each edition, set of rulings and target: the printed deal and the princesses' attack, every second round after
them, with the Mime every third round after the printed deal, and, for the rulings a file was made for, every other
way to deal all the cards. Positions are listed by walking the rules, so the table holds no keys, only solutions in
that order. What follows them in a file is in `second_rounds.py`.
"""

import math
from array import array
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from typing import Final, TypeAlias

from ...brave_rats.cards import EDITIONS, MIME, CardId, without
from ...brave_rats.rounds import FIRST_ROUND, Rulings
from ...core.game import Both
from ..tables import Absent, read
from .matrix_game import Matrix, Mix, mirrored
from .rules import CARD_IDS, NOBODY, ROW, Hand, Position, Transitions, pack, pack_hand, unpack_hand
from .solver import Solution, solve_round

FILES: Final = {edition: f"duel_values_{edition}.bin" for edition in EDITIONS}
TARGETS: Final = (3, 4)
ALL_RULINGS: Final = tuple(
    Rulings(*switches) for switches in product(("keeps", "cancels"), ("banks", "plain"), ("tie", "most_victories"))
)
Section: TypeAlias = tuple[Rulings, int]
SECTIONS: Final[list[Section]] = [
    (rulings, target) for rulings in ALL_RULINGS for target in TARGETS
]  # of each edition's file
QUANTISED: Final = 2e-5  # how far a value can be off through rounding
MIXED: Final = 6e-4  # how far off a card's value against a rounded mix can be

_FINE: Final = 65535  # steps of a probability
_VALUE: Final = 32767  # steps of a value, from -1 to 1
_LOSS: Final = 255  # steps of a card's loss; its root is stored, so that small losses are told apart
_COARSE: Final = (4, 8)  # steps taken together of a probability and of a loss, where a position is one of thousands
_GREATEST_LOSS: Final = 2.0
_TWO_COPIES: Final = 2 * pack_hand(EDITIONS[max(EDITIONS)])
_HEAD: Final = 4  # bytes of a section's length
_ALL_DEALS: Final = 1 << 31

Solved: TypeAlias = Solution | Matrix  # a matrix where one side must show its card first


# ---- Which positions ------------------------------------------------------------------------------------------------


def printed_deal(edition: int) -> Both[Hand]:
    hand = pack_hand(EDITIONS[edition])
    return Both(hand, hand)


def princess_attack(edition: int) -> Both[Hand]:
    """Both Princes with the first player, both Princesses with the second."""
    deck: tuple[CardId, ...] = EDITIONS[edition]
    princes = (*without(deck, "princess"), "prince")
    princesses = (*without(deck, "prince"), "princess")
    return Both(pack_hand(princes), pack_hand(princesses))


@cache
def deals(edition: int) -> tuple[Both[Hand], ...]:
    """Every way to split all the cards, one of each two mirrored ones, in a fixed order."""
    everything = 2 * pack_hand(EDITIONS[edition])

    def hands(kind: int, room: int) -> Iterator[Hand]:
        if kind == len(CARD_IDS):
            if room == 0:
                yield 0
            return
        for copies in range(min(everything >> 2 * kind & 3, room) + 1):
            yield from (hand | copies << 2 * kind for hand in hands(kind + 1, room - copies))

    found = (Both(hand, everything - hand) for hand in sorted(hands(0, edition // 2)))
    return tuple(deal for deal in found if deal.p1 <= deal.p2)


def after(positions: Iterable[Position], transitions: Transitions) -> list[Position]:
    """Where one round leads, one of each two mirrored positions, in a fixed order."""
    children = (child for position in positions for _, _, child in transitions.children(position))
    return sorted({child.canonical()[0] for child in children if isinstance(child, Position)})


def positions(edition: int, target: int, transitions: Transitions, *, all_deals: bool) -> list[Position]:
    """The positions of a section, in the order of the table; without `all_deals`, of two deals only."""
    printed = pack(printed_deal(edition), target, FIRST_ROUND)
    attack = pack(princess_attack(edition), target, FIRST_ROUND)
    first = (
        [pack(deal, target, FIRST_ROUND) for deal in deals(edition)] if all_deals else [printed, attack.canonical()[0]]
    )
    second = after([printed, attack], transitions)
    if MIME.id not in EDITIONS[edition]:
        return first + second
    third = after(after([printed], transitions), transitions)
    return first + second + [position for position in third if position.look == NOBODY]


# ---- Bytes ----------------------------------------------------------------------------------------------------------


def encode(positions: Sequence[Position], solved: Sequence[Solved], edition: int) -> bytes:
    """A section: values, then probabilities, then losses, high bytes apart from low ones, which packs better."""
    values, mixes, losses = array("H"), array("H"), array("B")
    for position, solution in zip(positions, solved, strict=True):
        mix_step, loss_step = _COARSE if _is_rare(position, edition) else (1, 1)
        if isinstance(solution, Solution):
            values.append(round((solution.value + 1) * _VALUE))
            for mix in (solution.row_mix, solution.column_mix):
                mixes.extend(min(_FINE, mix_step * round(p * _FINE / mix_step)) for p in mix)
            losses.extend(code_of_loss(solution.value - value, loss_step) for value in solution.row_values)
            losses.extend(code_of_loss(value - solution.value, loss_step) for value in solution.column_values)
        else:
            shower = solve_round(solution, position.look)
            shown = shower.row_values or shower.column_values
            lines = solution if shower.row_values else list(zip(*solution, strict=True))
            values.extend(round((value + 1) * _VALUE) for value in shown)
            for value, line in zip(shown, lines, strict=True):
                losses.extend(code_of_loss(abs(entry - value), loss_step) for entry in line)
    return _planes(values) + _planes(mixes) + losses.tobytes()


def _is_rare(position: Position, edition: int) -> bool:
    """Neither a first nor a second round of the printed deal, which most games begin with."""
    has_twins = (position.row | position.column) & _TWO_COPIES
    return bool(has_twins) or position.cards_left < edition // 2 - 1


def code_of_loss(value: float, step: int) -> int:
    """From 0 to 255, a multiple of `step`; 0 for nothing alone."""
    code = math.sqrt(max(0.0, value) / _GREATEST_LOSS) * _LOSS
    return min(_LOSS // step * step, max(step * round(code / step), step if code >= 1 else 0))


def _planes(numbers: "array[int]") -> bytes:
    return bytes(number >> 8 for number in numbers) + bytes(number & 255 for number in numbers)


class Book:
    """The solutions of one section, decoded when they are looked up."""

    def __init__(self, edition: int, target: int, transitions: Transitions, section: bytes, *, all_deals: bool) -> None:
        self._places: dict[Position, tuple[int, int, int]] = {}  # where its values, mixes and losses begin
        value = mix = loss = 0
        listed = positions(edition, target, transitions, all_deals=all_deals)
        for position in listed:
            self._places[position] = (value, mix, loss)
            rows, columns = len(unpack_hand(position.row)), len(unpack_hand(position.column))
            if position.look == NOBODY:
                value += 1
                mix += rows + columns
                loss += rows + columns
            else:
                value += rows if position.look == ROW else columns
                loss += rows * columns
        if len(section) != 2 * (value + mix) + loss:
            raise ValueError(f"a section of {len(section)} bytes where {2 * (value + mix) + loss} are needed")
        self._values = _words(section[: 2 * value])
        self._mixes = _words(section[2 * value : 2 * (value + mix)])
        self._losses = section[2 * (value + mix) :]

    def __len__(self) -> int:
        return len(self._places)

    def find(self, position: Position) -> Solved | None:
        """The solution, or for a side that must show its card the matrix; None where the table has nothing."""
        canonical, is_mirror = position.canonical()
        place = self._places.get(canonical)
        if place is None:
            return None
        found = self._read(canonical, *place)
        return _mirrored(found) if is_mirror else found

    def _read(self, position: Position, start: int, mix: int, loss: int) -> Solved:
        rows, columns = len(unpack_hand(position.row)), len(unpack_hand(position.column))
        look = position.look
        if look == NOBODY:
            value = self._values[start] / _VALUE - 1
            row_mix = _weights(self._mixes[mix : mix + rows])
            column_mix = _weights(self._mixes[mix + rows : mix + rows + columns])
            losses = [lost(code) for code in self._losses[loss : loss + rows + columns]]
            row_values = [within(value - each) for each in losses[:rows]]
            return Solution(value, row_mix, column_mix, row_values, [within(value + each) for each in losses[rows:]])
        sign = 1 if look == ROW else -1
        showing, answering = (rows, columns) if look == ROW else (columns, rows)
        lines: list[list[float]] = []
        for number in range(showing):
            best = self._values[start + number] / _VALUE - 1
            codes = self._losses[loss + number * answering : loss + (number + 1) * answering]
            lines.append([within(best + sign * lost(code)) for code in codes])
        return lines if look == ROW else [list(line) for line in zip(*lines, strict=True)]


def _words(planes: bytes) -> "array[int]":
    half = len(planes) // 2
    return array("H", (high << 8 | low for high, low in zip(planes[:half], planes[half:], strict=True)))


def _weights(words: "array[int]") -> Mix:
    total = sum(words)
    return [word / total for word in words]


def lost(code: float) -> float:
    """What a code of a loss stands for."""
    return (code / _LOSS) ** 2 * _GREATEST_LOSS


def within(value: float) -> float:
    """Rounding may step past a won or a lost game."""
    return max(-1.0, min(1.0, value))


def lost_between(position: Position, edition: int, loss: float) -> tuple[float, float]:
    """Between what a card really loses that loses so much by the table, which tells great losses roughly."""
    step = _COARSE[1] if _is_rare(position, edition) else 1
    code = math.sqrt(loss / _GREATEST_LOSS) * _LOSS
    return lost(max(0.0, code - step)), lost(code + step)


def has_one_best_play(solution: Solution) -> bool:
    """Whether a solution of the table is the only optimum of both sides.

    Its mixes are extreme ones, as the simplex method finds them. If they also use every card that loses nothing, they
    lie inside the sets of optimal mixes, which are then these points.
    """
    sides = (solution.row_mix, solution.row_values), (solution.column_mix, solution.column_values)
    return all(p > 0 or value != solution.value for side in sides for p, value in zip(*side, strict=True))


def _mirrored(solved: Solved) -> Solved:
    return mirror_image(solved) if isinstance(solved, Solution) else mirrored(solved)


def mirror_image(solution: Solution) -> Solution:
    """The solution of the position with the players swapped."""
    rows, columns = [-value for value in solution.row_values], [-value for value in solution.column_values]
    return Solution(-solution.value, solution.column_mix, solution.row_mix, columns, rows)


def bind(sections: Mapping[Section, bytes], dealt: Container[Rulings], matrices: Mapping[Section, bytes]) -> bytes:
    """The file of an edition: the lengths of all sections, then the sections in the order of SECTIONS, then the rough
    matrices of each.

    The highest bit of a length says that the section has all deals; `dealt`: the rulings for which they do.
    """
    heads = [len(sections[each]) | (_ALL_DEALS if each[0] in dealt else 0) for each in SECTIONS]
    lengths = [head.to_bytes(_HEAD, "big") for head in heads]
    return b"".join([*lengths, *(kept[each] for kept in (sections, matrices) for each in SECTIONS)])


def open_book(edition: int, rulings: Rulings, target: int) -> Book | None:
    """One section of the shipped files, None while it cannot be had."""
    try:
        return _section(edition, rulings, target)
    except Absent:
        return None


@cache
def _section(edition: int, rulings: Rulings, target: int) -> Book:
    data, heads = shipped(edition)
    wanted = SECTIONS.index((rulings, target))
    start, end = (begin(heads, number) for number in (wanted, wanted + 1))
    return Book(edition, target, Transitions(rulings), data[start:end], all_deals=bool(heads[wanted] & _ALL_DEALS))


def shipped(edition: int) -> tuple[bytes, list[int]]:
    """A file, and the heads of its sections."""
    data = read(__name__, FILES[edition])
    return data, [int.from_bytes(data[_HEAD * n : _HEAD * (n + 1)], "big") for n in range(len(SECTIONS))]


def begin(heads: Sequence[int], number: int) -> int:
    """Where a section begins, or after the last of them what follows it."""
    return _HEAD * len(heads) + sum(head & ~_ALL_DEALS for head in heads[:number])
