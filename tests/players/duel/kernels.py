"""Zero-sum matrix games by square kernels (Shapley & Snow 1950), in fractions: exact, without linear programming."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations

Rows = Sequence[Sequence[Fraction]]
Mix = tuple[Fraction, ...]


def solved(equations: list[list[Fraction]]) -> list[Fraction] | None:
    """The one solution of as many equations as unknowns, the right side last; None unless there is just one."""
    rows = [list(row) for row in equations]
    for at in range(len(rows)):
        found = next((row for row in range(at, len(rows)) if rows[row][at]), None)
        if found is None:
            return None
        rows[at], rows[found] = rows[found], rows[at]
        rows[at] = [entry / rows[at][at] for entry in rows[at]]
        for other, row in enumerate(rows):
            if other != at and row[at]:
                rows[other] = [a - row[at] * b for a, b in zip(row, rows[at], strict=True)]
    return [row[-1] for row in rows]


def _balancing(rows: Rows, places: Sequence[int], against: Sequence[int]) -> Mix | None:
    """The column player's mix over `places` that makes all rows of `against` worth the same."""
    equations = [[*(rows[row][place] for place in places), Fraction(-1), Fraction(0)] for row in against]
    equations.append([*(Fraction(1) for _ in places), Fraction(0), Fraction(1)])
    found = solved(equations)
    if found is None or min(found[:-1]) < 0:
        return None
    shares = dict(zip(places, found, strict=False))
    return tuple(shares.get(place, Fraction(0)) for place in range(len(rows[0])))


def _kernels(rows: Rows) -> Iterator[tuple[Fraction | None, tuple[Mix, Fraction] | None]]:
    """Square part by square part: what the row player's balancing mix promises, and the column player's with what it
    concedes. The least and the greatest of these meet at the value."""
    shift = 3 - min(map(min, rows))  # where a game is worth 0 its kernels are singular
    raised = [[entry + shift for entry in row] for row in rows]
    lowered = [[-entry for entry in column] for column in zip(*raised, strict=True)]
    for size in range(1, min(len(raised), len(lowered)) + 1):
        for some in combinations(range(len(raised)), size):
            for places in combinations(range(len(lowered)), size):
                mine, theirs = _balancing(lowered, some, places), _balancing(raised, places, some)
                promised = None if mine is None else -_most(lowered, mine) - shift
                yield promised, None if theirs is None else (theirs, _most(raised, theirs) - shift)


def _most(rows: Rows, mix: Mix) -> Fraction:
    return max(sum((q * a for q, a in zip(mix, row, strict=True)), Fraction(0)) for row in rows)


def value(rows: Rows) -> Fraction:
    """The value alone."""
    low, high = max(map(min, rows)), min(map(max, zip(*rows, strict=True)))
    kernels = _kernels(rows)
    while low < high:
        promised, theirs = next(kernels)
        low = low if promised is None else max(low, promised)
        high = high if theirs is None else min(high, theirs[1])
    return low


def losses(rows: Rows) -> tuple[Fraction, list[Fraction]]:
    """The value, and what each row loses against that optimal mix of the column player which is worst for it."""
    worth = value(rows)
    mixes = {theirs[0] for _, theirs in _kernels(rows) if theirs is not None and theirs[1] == worth}
    return worth, [max(worth - sum(q * a for q, a in zip(mix, row, strict=True)) for mix in mixes) for row in rows]
