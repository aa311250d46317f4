"""Exact play for Brave Rats with both hands known: the value and an optimal mix for each side at every position.

Backward induction with a memo. A round is a zero-sum matrix game between the cards of both hands whose entries are
the values of what follows (stacked matrix games: Shapley 1953; simultaneous moves: Bošanský et al. 2016). With a Spy
the card is shown first, so the round is a maximin (BR9), cut off as in alpha-beta search (Knuth & Moore 1975). Values:
the row player wins 1, ties 0, loses -1.
Where there was no time to solve, a value is guessed.
"""

from dataclasses import dataclass
from functools import cache
from typing import Final

from ...brave_rats.rounds import Rulings
from ..player import Meter
from . import matrix_game
from .matrix_game import Matrix, Mix
from .rules import (
    CARD_IDS,
    COLUMN,
    FACES,
    HAND_BITS,
    MIME_NUMBER,
    NO_CARD,
    NOBODY,
    ROW,
    WIN,
    Position,
    Transitions,
    mirrored_status,
    plays,
)

_KEY_FACE_BITS: Final = 4
_KEY_STATUS_BITS: Final = 12
_MIME_SHIFT: Final = 2 * MIME_NUMBER
_TURNED: Final = 1 << _KEY_STATUS_BITS  # beside a status: as the column player sees it
_COLUMN_SHIFT: Final = 2 * _KEY_FACE_BITS + _KEY_STATUS_BITS
_ROW_SHIFT: Final = _COLUMN_SHIFT + HAND_BITS


@dataclass(frozen=True, slots=True)
class Solution:
    """The value of a position, a mix for each side over its different cards, and the value of each card against the
    other side's mix; all values are the row player's.

    When one side must show its card, its mix is spread evenly over its best cards, and the other side's is empty.
    """

    value: float
    row_mix: Mix
    column_mix: Mix
    row_values: list[float]
    column_values: list[float]


class Duel:
    """Brave Rats under one set of rulings. What was solved once is remembered."""

    def __init__(self, rulings: Rulings, most_remembered: int = 250_000) -> None:
        """`most_remembered`: positions kept from one question to the next, about 140 bytes each; a phone has few."""
        self.transitions = Transitions(rulings)
        self._most = most_remembered
        self._values: dict[int, float] = {}
        self._after: dict[int, list[int]] = {}
        self._games: dict[tuple[tuple[float, ...], ...], float] = {}

    def value(self, position: Position, meter: Meter | None = None) -> float:
        """The value for the row player; raises Spent, with what was solved so far kept."""
        if len(self._values) > self._most:
            self.forget()
        row, column, faces, status = _seen(position)
        found = self._value(row, column, faces, status & ~_TURNED, meter)
        return 0.0 - found if status & _TURNED else found

    def forget(self) -> None:
        """Free the memory."""
        self._values.clear()
        self._games.clear()

    def matrix(self, position: Position, meter: Meter | None = None) -> list[list[float]]:
        """The value of what follows each pair of cards; raises Spent."""
        return [
            [child if isinstance(child, float) else self.value(child, meter) for child in line]
            for line in self.transitions.grid(position)
        ]

    def solution(self, position: Position, meter: Meter | None = None) -> Solution:
        """Value, mixes and the value of every card; raises Spent."""
        return solve_round(self.matrix(position, meter), position.look)

    def bounds(self, position: Position) -> tuple[Matrix, Matrix, Matrix]:
        """The matrix of a round from what is remembered alone: the least, a guess, and the greatest of each entry."""

        def known(child: Position | float) -> tuple[float, float, float]:
            if isinstance(child, float):
                return child, child, child
            found = self._remembered(child)
            return (-1.0, self._guess(child), 1.0) if found is None else (found, found, found)

        entries = [[known(child) for child in line] for line in self.transitions.grid(position)]
        low, middle, high = ([[entry[n] for entry in line] for line in entries] for n in range(3))
        return low, middle, high

    def guesses(self, position: Position) -> Matrix:
        """The matrix of a round where nothing is solved and nothing remembered."""
        return [
            [child if isinstance(child, float) else self._guess(child) for child in line]
            for line in self.transitions.grid(position)
        ]

    def _guess(self, position: Position) -> float:
        """The value of a round if every guess at what follows were right."""
        grid = self.transitions.grid(position)
        rows = [[child if isinstance(child, float) else guess(child) for child in line] for line in grid]
        return solve_round(rows, position.look).value

    def _remembered(self, position: Position) -> float | None:
        row, column, faces, status = _seen(position)
        found = self._values.get(row << _ROW_SHIFT | column << _COLUMN_SHIFT | faces | status & ~_TURNED)
        return 0.0 - found if found is not None and status & _TURNED else found

    def _value(self, row: int, column: int, faces: int, status: int, meter: Meter | None) -> float:
        """One position of the induction, from the side that `_turned` says; the loops are spelled out because
        everything waits for them. What follows is not looked at where it can change nothing: after a card that surely
        wins, and where a card must be shown, after an answer that makes it no better than another."""
        key = row << _ROW_SHIFT | column << _COLUMN_SHIFT | faces | status
        values = self._values
        found = values.get(key)
        if found is not None:
            return found
        if meter is not None:
            meter.count()
        statuses = self._statuses(status)
        look = status & 3
        row_face, column_face = faces >> _KEY_FACE_BITS + _KEY_STATUS_BITS, faces >> _KEY_STATUS_BITS & 15
        column_plays = plays(column)
        best = -2.0
        matrix: list[tuple[float, ...]] = []
        for mine, my_rest in reversed(plays(row)):  # what wins surely is mostly strong
            my_face = column_face if mine == MIME_NUMBER else mine
            my_mime = my_rest >> _MIME_SHIFT
            entries: list[float] = []
            for theirs, their_rest in column_plays:
                their_face = row_face if theirs == MIME_NUMBER else theirs
                after = statuses[FACES * my_face + their_face]
                if after < 0:
                    value = 1.0 if after == WIN else -1.0
                elif not my_rest:
                    value = self._final(after)
                else:
                    mine_seen = my_face if their_rest >> _MIME_SHIFT else NO_CARD
                    theirs_seen = their_face if my_mime else NO_CARD
                    if after & _TURNED:
                        after ^= _TURNED
                        seen = (theirs_seen << _KEY_FACE_BITS | mine_seen) << _KEY_STATUS_BITS
                        known = values.get(their_rest << _ROW_SHIFT | my_rest << _COLUMN_SHIFT | seen | after)
                        value = 0.0 - (self._value(their_rest, my_rest, seen, after, meter) if known is None else known)
                    else:
                        seen = (mine_seen << _KEY_FACE_BITS | theirs_seen) << _KEY_STATUS_BITS
                        known = values.get(my_rest << _ROW_SHIFT | their_rest << _COLUMN_SHIFT | seen | after)
                        value = self._value(my_rest, their_rest, seen, after, meter) if known is None else known
                entries.append(value)
                if look and value <= best:
                    break
            else:
                best = max(best, min(entries))
                if best == 1.0:
                    break
            matrix.append(tuple(entries))
        else:
            if not look:
                best = self._solve(tuple(matrix), best)
        values[key] = best
        return best

    def _solve(self, matrix: tuple[tuple[float, ...], ...], low: float) -> float:
        """`low`: what its best row surely gets."""
        high = min(map(max, zip(*matrix, strict=True)))
        if high == low:
            return low
        found = self._games.get(matrix)  # many positions differ in nothing that still matters
        if found is None:
            found = matrix_game.value(matrix)
            self._games[matrix] = found
        return found

    def _statuses(self, status: int) -> list[int]:
        """What each pair of faces leads to: `Transitions.of`, each status as `_turned` has it."""
        found = self._after.get(status)
        if found is None:
            after = self.transitions.of(status)
            found = self._after[status] = [each if each < 0 else _turned(each) for each in after]
        return found

    def _final(self, status: int) -> float:
        return 0.0 - self.transitions.final(status ^ _TURNED) if status & _TURNED else self.transitions.final(status)


@cache
def _turned(status: int) -> int:
    """A status as the side sees it that must show a card, or else is nearer to winning: that side has the rows, so that
    a position and its mirror are one, and what decides is found soonest. With _TURNED where it had the columns."""
    look, row_need, column_need = status & 3, status >> 10, status >> 8 & 3
    is_turned = look == COLUMN if look else row_need > column_need
    return mirrored_status(status) | _TURNED if is_turned else status


def _seen(position: Position) -> tuple[int, int, int, int]:
    """Both hands, both faces and the status of a position, as `_turned` has it."""
    row, column, row_face, column_face, status = position
    status = _turned(status)
    if status & _TURNED:
        row, column, row_face, column_face = column, row, column_face, row_face
    return row, column, (row_face << _KEY_FACE_BITS | column_face) << _KEY_STATUS_BITS, status


def solve_round(matrix: Matrix, look: int) -> Solution:
    """One round whose entries are known."""
    columns = list(zip(*matrix, strict=True))
    if look == NOBODY:
        value, row_mix, column_mix = matrix_game.solution(matrix)
        row_values = [sum(q * a for q, a in zip(column_mix, row, strict=True)) for row in matrix]
        column_values = [sum(p * a for p, a in zip(row_mix, column, strict=True)) for column in columns]
        return Solution(value, row_mix, column_mix, row_values, column_values)
    row_values, column_values = [min(row) for row in matrix], [max(column) for column in columns]
    if look == ROW:
        value = max(row_values)
        return Solution(value, spread(row_values, value), [], row_values, [])
    value = min(column_values)
    return Solution(value, [], spread(column_values, value), [], column_values)


def spread(values: list[float], best: float) -> Mix:
    """Evenly over all that are as good as the best."""
    good = [abs(value - best) <= matrix_game.GAP for value in values]
    return [each / sum(good) for each in good]


# Fitted by least squares to 21,389 solved positions, six cards a side, of random deals with the Mime; what is left of
# the values after it has a standard deviation of 0.42, of 0.75 before.
_NEED: Final = 0.246  # a victory less to go
_HELD: Final = 0.069  # all that the other side needs lying on hold for it, which its hand has paid for
_BONUS: Final = 0.065
_LOOK: Final = 0.176
_THREAT: Final = 0.213  # a Princess here and a Prince there
_CARDS: Final = dict(zip(CARD_IDS, (-0.043, -0.117, -0.082, -0.072, -0.083, 0.093, 0.096, 0.235, -0.028), strict=True))
_PRINCESS, _PRINCE = CARD_IDS.index("princess"), CARD_IDS.index("prince")


def guess(position: Position) -> float:
    """For the row player, from -1 to 1."""
    row, column, _, _, status = position
    row_need, column_need = (status >> 10) + 1, (status >> 8 & 3) + 1
    value = _NEED * (column_need - row_need)
    value += _HELD * ((status >> 4 & 3) / column_need - (status >> 6 & 3) / row_need)
    value += _BONUS * _sign(status >> 2 & 3) - _LOOK * _sign(status & 3)
    value += _THREAT * (_threatens(row, column) - _threatens(column, row))
    for number, weight in enumerate(_CARDS.values()):
        value += weight * ((row >> 2 * number & 3) - (column >> 2 * number & 3))
    return max(-1.0, min(1.0, value))


def _sign(side: int) -> int:
    return (side == ROW) - (side == COLUMN)


def _threatens(hand: int, other: int) -> bool:
    return bool(hand >> 2 * _PRINCESS & 3 and other >> 2 * _PRINCE & 3)
