"""Makes the table of solved Brave Rats openings; `python -m pocketcrowns solve duel_values_16` or `_18` runs it."""

from collections.abc import Callable, Collection
from concurrent.futures import Executor, as_completed

from ..brave_rats.rounds import Rulings
from .duel_book import ALL_RULINGS, TARGETS, Section, Solved, bind, encode, positions
from .duel_rules import NOBODY, Position
from .duel_solver import Duel

_MOST_REMEMBERED = 40_000_000  # positions, about 140 bytes each: the deals of one edition share most of theirs


def solve(
    edition: int, executor: Executor, progress: Callable[[int, int], None], dealt: Collection[Rulings] = ALL_RULINGS
) -> bytes:
    """The file of one edition. `progress` is told how many of the tasks are done, and of how many.

    `dealt`: the rulings under which every deal is solved, not the printed one and the princesses' attack alone. A task
    is one set of rulings, for both targets together: a game to three victories is a part of a game to four. The bytes
    do not depend on the executor.
    """
    running = {executor.submit(solve_rulings, edition, each, all_deals=each in dealt): each for each in ALL_RULINGS}
    made: dict[Section, bytes] = {}
    progress(0, len(running))
    for done, future in enumerate(as_completed(running), start=1):
        made |= {(running[future], target): section for target, section in future.result().items()}
        progress(done, len(running))
    return bind(made, dealt)


def solve_rulings(edition: int, rulings: Rulings, *, all_deals: bool) -> dict[int, bytes]:
    """The sections of one edition under one set of rulings, by target."""
    duel = Duel(rulings, most_remembered=_MOST_REMEMBERED)
    sections: dict[int, bytes] = {}
    for target in TARGETS:
        listed = positions(edition, target, duel.transitions, all_deals=all_deals)
        sections[target] = encode(listed, [_solved(duel, position) for position in listed], edition)
    return sections


def _solved(duel: Duel, position: Position) -> Solved:
    return duel.solution(position) if position.status & 3 == NOBODY else duel.matrix(position)
