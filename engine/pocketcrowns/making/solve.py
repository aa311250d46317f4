"""Makes the tables that the players are shipped with, each of one file or, of the deals, of many."""

from collections.abc import Callable, Collection
from concurrent.futures import Executor
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Final, TypeAlias

from ..brave_rats.rounds import Rulings
from ..jobs import Progress, Run, kept_in, run
from ..players.duel.book import ALL_RULINGS
from ..players.duel.book import FILES as DUEL_VALUES
from ..players.first_game.solver import FILES as FIRST_GAME
from . import deals, duel, first_game

Files: TypeAlias = dict[str, bytes]  # by their names


class NoMaker(Exception):
    """The table is made by something that is not installed."""


def _duel_values(do: Run, edition: int, dealt: Collection[Rulings] = ALL_RULINGS) -> Files:
    return {DUEL_VALUES[edition]: duel.solve(edition, do, dealt)}


def _lucky_draw(do: Run) -> Files:
    """Its maker wants numpy and is not in the wheel."""
    try:
        maker = import_module("pocketcrowns.making.lucky")
    except ImportError as missing:
        raise NoMaker(f"lucky_draw is made in a source checkout with numpy: {missing}") from missing
    made: Files = maker.solve(do)
    return made


def _first_game(do: Run, *, when_full: bool) -> Files:
    """One part: everything follows from what comes after it."""
    [made] = do(first_game.solve, [when_full])
    return {FIRST_GAME[when_full]: made}


TABLES: Final[dict[str, Callable[[Run], Files]]] = {
    "duel_values_16": partial(_duel_values, edition=16),
    "duel_values_18": partial(_duel_values, edition=18, dealt=()),
    "duel_values_18-all-deals": partial(_duel_values, edition=18),
    "deals_18": deals.solve,
    "lucky_draw": _lucky_draw,
    "first_game": partial(_first_game, when_full=False),
    "first_game_when_full": partial(_first_game, when_full=True),
}


def solve(
    table: str, executor: Executor, progress: Progress = lambda done, of: None, keep: Path | None = None
) -> Files:
    """The files of one of TABLES, the same bytes whatever the executor. `keep`: a file that an interrupted run goes on
    from. Raises NoMaker, jobs.OtherJob."""
    with kept_in(keep, f"solve {table}") as kept:
        return TABLES[table](partial(run, executor=executor, progress=progress, kept=kept))
