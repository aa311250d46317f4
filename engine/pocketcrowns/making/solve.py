"""Makes the tables that the players are shipped with."""

from collections.abc import Callable
from concurrent.futures import Executor
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Final

from ..jobs import Progress, Run, kept_in, run
from . import duel, first_game


class NoMaker(Exception):
    """The table is made by something that is not installed."""


def _lucky_draw(do: Run) -> bytes:
    """Its maker wants numpy and is not in the wheel."""
    try:
        maker = import_module("pocketcrowns.making.lucky")
    except ImportError as missing:
        raise NoMaker(f"lucky_draw is made in a source checkout with numpy: {missing}") from missing
    made: bytes = maker.solve(do)
    return made


def _first_game(do: Run, *, when_full: bool) -> bytes:
    """One part: everything follows from what comes after it."""
    [made] = do(first_game.solve, [when_full])
    return made


TABLES: Final[dict[str, Callable[[Run], bytes]]] = {
    "duel_values_16": partial(duel.solve, 16),
    "duel_values_18": partial(duel.solve, 18, dealt=()),
    "duel_values_18-all-deals": partial(duel.solve, 18),
    "lucky_draw": _lucky_draw,
    "first_game": partial(_first_game, when_full=False),
    "first_game_when_full": partial(_first_game, when_full=True),
}


def solve(
    table: str, executor: Executor, progress: Progress = lambda done, of: None, keep: Path | None = None
) -> bytes:
    """The file of one of TABLES, the same bytes whatever the executor. `keep`: a file that an interrupted run goes on
    from. Raises NoMaker, jobs.OtherJob."""
    with kept_in(keep, f"solve {table}") as kept:
        return TABLES[table](partial(run, executor=executor, progress=progress, kept=kept))
