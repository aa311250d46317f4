"""Makes the packs of solved deals with the Mime; `python -m pocketcrowns solve deals_18` runs it."""

from collections.abc import Callable, Sequence
from typing import Final

from ..players.duel.book import code_of_loss, deals
from ..players.duel.deals import (
    EDITION,
    LOSS_STEP,
    MIXED,
    PACKS,
    RULINGS,
    WEIGHTS,
    bind,
    code_of_value,
    codes_of_side,
    file_of,
    is_large,
    listed,
    numbers,
    unbind,
)
from ..players.duel.matrix_game import Matrix, Mix, losses
from ..players.duel.rules import NOBODY, Position
from ..players.duel.solver import Duel, solve_round

_PARTS: Final = 4  # of the work, each with neighbouring deals, which share most of their positions
_MOST_REMEMBERED: Final = 40_000_000  # positions, about 140 bytes each


def solve(run: Callable[[Callable[[int], bytes], Sequence[int]], list[bytes]]) -> dict[str, bytes]:
    """The packs by their file names. `run` does the parts of the work: of a function and what it is to be called with,
    it makes the list of results.
    """
    parts = zip(map(_neighbours, range(_PARTS)), run(solve_part, range(_PARTS)), strict=True)
    slices = [each for places, made in parts for each in unbind(made, len(places))]
    return {file_of(number): bind([slices[place] for place in numbers(number)]) for number in range(PACKS)}


def solve_part(number: int) -> bytes:
    """The slices of a part, bound like a pack."""
    duel = Duel(RULINGS, most_remembered=_MOST_REMEMBERED)
    return bind([solve_slice(duel, place) for place in _neighbours(number)])


def _neighbours(part: int) -> range:
    """The places in `deals` of what a part solves."""
    count = len(deals(EDITION))
    return range(part * count // _PARTS, (part + 1) * count // _PARTS)


def solve_slice(duel: Duel, number: int) -> bytes:
    """The slice of the deal at a place in `deals`, the same bytes whatever was solved before."""
    positions = listed(deals(EDITION)[number], duel.transitions)
    values = bytes(code_of_value(duel.value(position)) for position in positions)
    return values + b"".join(_codes(position, duel.matrix(position)) for position in positions if is_large(position))


def _codes(position: Position, rows: Matrix) -> bytes:
    """What to play, and what every other card loses: of both sides, or of the one that must show its card alone."""
    look = position.look
    solution = solve_round(rows, look)
    columns = [[-entry for entry in column] for column in zip(*rows, strict=True)]
    if look == NOBODY:
        row_weights = _weights(solution.row_mix, rows, solution.value)
        column_weights = _weights(solution.column_mix, columns, -solution.value)
        return codes_of_side(row_weights, _lost(losses(rows))) + codes_of_side(column_weights, _lost(losses(columns)))
    mix, worth = solution.row_mix or solution.column_mix, solution.row_values or solution.column_values
    return codes_of_side([int(p > 0) for p in mix], _lost([abs(solution.value - value) for value in worth]))


def _lost(found: Sequence[float]) -> list[int]:
    return [code_of_loss(loss, LOSS_STEP) for loss in found]


def _weights(mix: Mix, rows: Matrix, value: float) -> list[int]:
    """The smallest whole weights by which the side of the rows loses MIXED at most; raises ValueError without any."""
    columns = list(zip(*rows, strict=True))
    for total in WEIGHTS:
        weights = _shared_out(mix, total)
        least = min(sum(w * a for w, a in zip(weights, column, strict=True)) for column in columns)
        if least >= (value - MIXED) * total:
            return weights
    raise ValueError(f"no weights up to {WEIGHTS[-1]} come near {mix}")


def _shared_out(mix: Mix, total: int) -> list[int]:
    """Whole shares of a total as near to a mix as can be: the largest remainders are rounded up."""
    exact = [total * p for p in mix]
    weights = [int(each) for each in exact]
    order = sorted(range(len(mix)), key=lambda place: (weights[place] - exact[place], place))
    for place in order[: total - sum(weights)]:
        weights[place] += 1
    return weights
