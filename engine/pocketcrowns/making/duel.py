"""Makes the table of solved Brave Rats openings; `python -m pocketcrowns solve duel_values_16` or `_18` runs it."""

from collections.abc import Callable, Collection, Sequence
from functools import partial
from io import BytesIO
from typing import Final

from ..brave_rats.rounds import Rulings
from ..players.duel.book import ALL_RULINGS, TARGETS, Section, Solved, bind, encode, positions
from ..players.duel.rules import NOBODY, Position
from ..players.duel.second_rounds import encode_matrix, second_rounds
from ..players.duel.solver import Duel

_MOST_REMEMBERED = 40_000_000  # positions, about 140 bytes each: the deals of one edition share most of theirs
_HEAD: Final = 4  # bytes of a section's length


def solve(
    edition: int,
    run: Callable[[Callable[[Rulings], bytes], Sequence[Rulings]], list[bytes]],
    dealt: Collection[Rulings] = ALL_RULINGS,
) -> bytes:
    """The file of one edition. `run` does the parts of the work: of a function and what it is to be called with, it
    makes the list of results.

    `dealt`: the rulings under which every deal is solved, not the printed one and the princesses' attack alone. A part
    is one set of rulings, for both targets together: a game to three victories is a part of a game to four.
    """
    made: dict[Section, bytes] = {}
    matrices: dict[Section, bytes] = {}
    results = run(partial(solve_rulings, edition, frozenset(dealt)), ALL_RULINGS)
    for rulings, result in zip(ALL_RULINGS, results, strict=True):
        rest = BytesIO(result)
        for target in TARGETS:
            made[rulings, target] = rest.read(int.from_bytes(rest.read(_HEAD), "big"))
            matrices[rulings, target] = rest.read(int.from_bytes(rest.read(_HEAD), "big"))
    return bind(made, dealt, matrices)


def solve_rulings(edition: int, dealt: Collection[Rulings], rulings: Rulings) -> bytes:
    """The sections of one edition under one set of rulings and their rough matrices, target by target, each after its
    length."""
    duel = Duel(rulings, most_remembered=_MOST_REMEMBERED)
    sections = b""
    for target in TARGETS:
        listed = positions(edition, target, duel.transitions, all_deals=rulings in dealt)
        section = encode(listed, [_solved(duel, position) for position in listed], edition)
        for part in (section, rough_matrices(edition, target, duel)):
            sections += len(part).to_bytes(_HEAD, "big") + part
    return sections


def rough_matrices(edition: int, target: int, duel: Duel) -> bytes:
    """Of every second round after the printed deal in which nobody shows a card first."""
    return b"".join(encode_matrix(duel.matrix(each)) for each in second_rounds(edition, target, duel.transitions))


def _solved(duel: Duel, position: Position) -> Solved:
    return duel.solution(position) if position.look == NOBODY else duel.matrix(position)
