"""Zero-sum matrix games: the value and an optimal mix for each side.

Rows are the first player's choices, entries what the first player receives.
Saddle points by inspection (von Neumann 1928), the rest by the primal simplex method on the condensed
tableau of Tucker (1960), as in Dantzig's (1951) proof that a matrix game is a linear programme.
"""

from collections.abc import Sequence
from typing import Final, TypeAlias

Matrix: TypeAlias = Sequence[Sequence[float]]
Mix: TypeAlias = list[float]

GAP: Final = 1e-9  # the duality gap above which a solution is refused
_ZERO: Final = 1e-12
_FARTHEST: Final = 1.0  # an entry from 0
_HALVINGS: Final = 12
_PATIENCE: Final = 50  # pivots by the steepest rule; after them Bland's rule, which cannot cycle


def value(rows: Matrix) -> float:
    """The value of the game alone."""
    low = max(map(min, rows))
    if min(map(max, zip(*rows, strict=True))) - low <= _ZERO:
        return low
    tableau, _, _, shift = _simplex(rows)
    return 1.0 / tableau[-1][-1] + shift


def solution(rows: Matrix) -> tuple[float, Mix, Mix]:
    """Value, the row player's mix and the column player's; raises ArithmeticError if they do not prove each other."""
    lows, highs = [min(row) for row in rows], [max(column) for column in zip(*rows, strict=True)]
    low, high = max(lows), min(highs)
    if high - low <= _ZERO:
        return low, _pure(len(lows), lows.index(low)), _pure(len(highs), highs.index(high))
    tableau, at_left, on_top, shift = _simplex(rows)
    total = tableau[-1][-1]
    wide = len(highs)
    row_mix, column_mix = [0.0] * len(lows), [0.0] * wide
    for place, label in enumerate(on_top):
        if label >= wide:
            row_mix[label - wide] = _share(tableau[-1][place] / total)
    for place, label in enumerate(at_left):
        if label < wide:
            column_mix[label] = _share(tableau[place][-1] / total)
    answer = 1.0 / total + shift
    promised = min(sum(p * a for p, a in zip(row_mix, column, strict=True)) for column in zip(*rows, strict=True))
    conceded = max(sum(q * a for q, a in zip(column_mix, row, strict=True)) for row in rows)
    if conceded - promised > GAP:
        raise ArithmeticError(f"duality gap {conceded - promised:.3g} in {rows}")
    return answer, row_mix, column_mix


def mirrored(rows: Matrix) -> Matrix:
    """The same game with the players swapped."""
    return [[-entry for entry in column] for column in zip(*rows, strict=True)]


def _share(p: float) -> float:
    """Rounding leaves traces where there is nothing."""
    return p if p > _ZERO else 0.0


def losses(rows: Matrix) -> list[float]:
    """What each row loses against that optimal mix of the column player which is worst for it.

    Zero for the rows that some optimal mix chooses, and for no others (Goldman & Tucker 1956). A row's loss is its
    slack, so each slack is made as great as the optimal face allows: pivots there leave the value as it is.
    """
    tableau, at_left, on_top, _ = _simplex(rows)
    return [_greatest(tableau, at_left, on_top, len(rows[0]) + row) / tableau[-1][-1] for row in range(len(rows))]


def loss_bounds(rows: Matrix, row: int, off_by: float) -> tuple[float, float]:
    """Between what a row loses, as `losses` has it, in any game whose entries are no further from these than `off_by`.

    What is optimal there for the column player concedes at most 2 * `off_by` more than the value here. The least and
    the most that the row gets against such mixes are found by halving: whether there is one that also keeps the row
    below a bar is the sign of a matrix game's value.
    """
    best = value(rows)
    conceded = [[entry - best - 2 * off_by for entry in line] for line in rows]

    def least(line: Sequence[float]) -> float:
        low, high = -_FARTHEST, _FARTHEST
        for _ in range(_HALVINGS):
            bar = (low + high) / 2
            if value([*conceded, [entry - bar for entry in line]]) <= GAP:
                high = bar
            else:
                low = bar
        return low

    most = best - least(rows[row]) + 2 * off_by
    return max(0.0, best + least([-entry for entry in rows[row]]) - 2 * off_by), most


def _greatest(tableau: list[list[float]], at_left: list[int], on_top: list[int], label: int) -> float:
    """The most that a label can be at an optimum, by Bland's rule; the tableau is left at another optimum."""
    while True:
        free = [place for place, cost in enumerate(tableau[-1][:-1]) if cost <= GAP]
        if label in at_left:
            line = tableau[at_left.index(label)]
            enter = min((place for place in free if line[place] < -GAP), key=on_top.__getitem__, default=None)
        else:
            enter = next((place for place in free if on_top[place] == label), None)
        if enter is None:
            return tableau[at_left.index(label)][-1] if label in at_left else 0.0
        ratios = [
            (max(0.0, row[-1]) / row[enter], at_left[place], place)
            for place, row in enumerate(tableau[:-1])
            if row[enter] > GAP
        ]
        leave = min(ratios)[2]
        _pivot(tableau, leave, enter)
        at_left[leave], on_top[enter] = on_top[enter], at_left[leave]


def _pure(count: int, choice: int) -> Mix:
    mix = [0.0] * count
    mix[choice] = 1.0
    return mix


def _simplex(rows: Matrix) -> tuple[list[list[float]], list[int], list[int], float]:
    """Maximise the sum of y >= 0 with (A - shift) y <= 1 for a positive A - shift.

    Labels 0.. are columns of the game, labels from the number of columns on are slacks, one for each row. Returns the
    final tableau (last row: the row player's mix, last column: the column player's, corner: 1 / value, all scaled by
    the corner), the labels at its left and on top, and the shift.
    """
    wide, high = len(rows[0]), len(rows)
    shift = min(map(min, rows)) - 1.0
    tableau = [[entry - shift for entry in row] + [1.0] for row in rows]
    tableau.append([-1.0] * wide + [0.0])
    at_left, on_top = list(range(wide, wide + high)), list(range(wide))
    pivots = 0
    while True:
        costs = tableau[-1]
        if pivots < _PATIENCE:
            enter = min(range(wide), key=costs.__getitem__)
            if costs[enter] > -_ZERO:
                return tableau, at_left, on_top, shift
        else:
            improving = [place for place in range(wide) if costs[place] < -_ZERO]
            if not improving:
                return tableau, at_left, on_top, shift
            enter = min(improving, key=on_top.__getitem__)
        leave, best = -1, 0.0
        for place in range(high):
            row = tableau[place]
            if row[enter] > _ZERO:
                ratio = row[-1] / row[enter]
                if leave < 0 or ratio < best or (ratio == best and at_left[place] < at_left[leave]):
                    leave, best = place, ratio
        pivots += 1
        _pivot(tableau, leave, enter)
        at_left[leave], on_top[enter] = on_top[enter], at_left[leave]


def _pivot(tableau: list[list[float]], leave: int, enter: int) -> None:
    """Exchange the label at the left of row `leave` with the one on top of column `enter`."""
    pivot = tableau[leave][enter]
    row = [entry / pivot for entry in tableau[leave]]
    row[enter] = 1.0 / pivot
    for place, old in enumerate(tableau):
        if place != leave:
            factor = old[enter]
            if factor:
                new = [a - factor * b for a, b in zip(old, row, strict=True)]
                new[enter] = -factor / pivot
                tableau[place] = new
    tableau[leave] = row
