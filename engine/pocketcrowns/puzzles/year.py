"""A year of puzzles, one a day: which kind on which day of the week, easy ones first, and never twice the same.

`python -m pocketcrowns puzzles FILE` writes it as JSON. The same source gives the same bytes on any machine, whatever
the number of processes: games are played in batches that know nothing of each other.
"""

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Sequence
from concurrent.futures import Executor
from contextlib import suppress
from functools import partial
from itertools import chain
from typing import Final, TypeAlias

from . import card_puzzles, tile_puzzles
from .puzzle import Kind, Puzzle

WEEKS: Final = 53
# From Monday to Sunday. Where a kind comes twice a week, the easier half is for the earlier day.
WEEK: Final[tuple[tuple[str, Kind], ...]] = (
    (card_puzzles.GAME, "win-in-one"),
    (tile_puzzles.GAME, "win-in-one"),
    (card_puzzles.GAME, "spied-on"),
    (tile_puzzles.GAME, "win-in-two"),
    (card_puzzles.GAME, "win-in-two"),
    (card_puzzles.GAME, "spied-on"),
    (tile_puzzles.GAME, "win-in-two"),
)
MOST_ALIKE: Final = 5  # at most one in so many of a kind has the same card or tile for an answer

Batch: TypeAlias = Callable[[], list[Puzzle]]


def _batch(play: Callable[[str], Iterator[Puzzle]], name: str, games: int) -> list[Puzzle]:
    return [puzzle for game in range(games) for puzzle in play(f"{name}.{game}")]


# A round of games: (how to play, batches, games in each), the longest first, so that processes end together.
_ROUND: Final = ((tile_puzzles.play, 6, 50), (card_puzzles.play, 4, 60))
MOST_ROUNDS: Final = 24  # a whole year takes six
FEW_WEEKS: Final = 4  # for so few half of each kind's batches will do


def make(executor: Executor, weeks: int = WEEKS) -> list[Puzzle]:
    """Day after day, from as many rounds of games as it takes. Raises ValueError where the most do not suffice."""
    found: list[Puzzle] = []
    share = 2 if weeks <= FEW_WEEKS else 1
    for number in range(MOST_ROUNDS):
        tasks = [
            partial(_batch, play, f"{number}.{batch}", games)
            for play, batches, games in _ROUND
            for batch in range(batches // share)
        ]
        found += chain.from_iterable(executor.map(_run, tasks))
        with suppress(ValueError):
            return arrange(found, weeks)
    return arrange(found, weeks)


def _run(task: Batch) -> list[Puzzle]:
    return task()


def arrange(found: Sequence[Puzzle], weeks: int = WEEKS) -> list[Puzzle]:
    """Day after day from a Monday on. Raises ValueError where the puzzles do not suffice."""
    days: list[list[Puzzle]] = [[] for _ in WEEK]
    taken: set[str] = set()
    for game, kind in dict.fromkeys(WEEK):
        places = [day for day, each in enumerate(WEEK) if each == (game, kind)]
        candidates = [puzzle for puzzle in found if (puzzle.game, puzzle.kind) == (game, kind)]
        chosen = _varied(candidates, weeks * len(places), taken)
        by_hardness = sorted(range(len(chosen)), key=lambda place: (chosen[place].hardness, place))
        for earlier, day in enumerate(places):
            part = sorted(by_hardness[earlier * weeks : (earlier + 1) * weeks])
            days[day] = [chosen[place] for place in part]
    return [puzzle for week in zip(*days, strict=True) for puzzle in week]


def _varied(found: Sequence[Puzzle], wanted: int, taken: set[str]) -> list[Puzzle]:
    """The first so many, without two that look the same, two of one played game, or too many with the same answer.

    `taken`: the games that were used before; those used now are added.
    """
    answers: Counter[str] = Counter()
    met: set[Hashable] = set()
    chosen: list[Puzzle] = []
    for puzzle in found:
        played = f"{puzzle.game} {puzzle.record['seed']}"
        rare = answers[puzzle.answer] < -(-wanted // MOST_ALIKE)
        if rare and puzzle.alike not in met and played not in taken and len(chosen) < wanted:
            met.add(puzzle.alike)
            taken.add(played)
            answers[puzzle.answer] += 1
            chosen.append(puzzle)
    if len(chosen) < wanted:
        raise ValueError(f"{len(chosen)} puzzles where {wanted} are wanted")
    return chosen
