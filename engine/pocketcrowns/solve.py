"""Makes the tables that the players are shipped with: `python -m pocketcrowns solve TABLE`.

The work goes to any `concurrent.futures` executor; at the terminal, to this machine's processes.
"""

import argparse
import sys
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Final, TypeAlias

from .players import duel_maker, first_game_maker

Progress: TypeAlias = Callable[[int, int], None]
_WIDTH: Final = 40  # characters of the bar


def _lucky_draw(executor: Executor, progress: Progress) -> bytes:
    """Its maker wants numpy and is not in the wheel."""
    try:
        maker = import_module("pocketcrowns.players.lucky_maker")
    except ImportError as missing:
        raise SystemExit(f"lucky-draw is made in a source checkout with numpy: {missing}") from missing
    made: bytes = maker.solve(executor, progress)
    return made


def _first_game(executor: Executor, progress: Progress, *, when_full: bool) -> bytes:
    """One task: everything follows from what comes after it."""
    return first_game_maker.solve(progress, when_full)


TABLES: Final[dict[str, Callable[[Executor, Progress], bytes]]] = {
    "duel_values_16": partial(duel_maker.solve, 16),
    "duel_values_18": partial(duel_maker.solve, 18, dealt=()),
    "duel_values_18-all-deals": partial(duel_maker.solve, 18),
    "lucky_draw": _lucky_draw,
    "first_game": partial(_first_game, when_full=False),
    "first_game_when_full": partial(_first_game, when_full=True),
}


def main(arguments: list[str]) -> int:
    """Make one table and write it; 0, or 2 for a command that cannot be understood."""
    parser = argparse.ArgumentParser(prog="pocketcrowns solve", description=__doc__)
    parser.add_argument("table", choices=TABLES)
    parser.add_argument("--into", type=Path, default=Path(), help="folder to write to; the current one if missing")
    parser.add_argument("--processes", type=int, default=None, help="how many; one for each core if missing")
    options = parser.parse_args(arguments)
    if options.processes is not None and options.processes < 1:
        parser.error("--processes: at least 1")
    if not options.into.is_dir():
        parser.error(f"--into: there is no folder {options.into}")
    with ProcessPoolExecutor(options.processes) as executor:
        data = TABLES[options.table](executor, bar)
    target: Path = options.into / f"{options.table.removesuffix('-all-deals')}.bin"
    target.write_bytes(data)
    sys.stdout.write(f"{target}: {len(data):,} bytes\n")
    return 0


def bar(done: int, of: int) -> None:
    """A progress bar on standard error."""
    filled = _WIDTH * done // of
    sys.stderr.write(f"\r[{'#' * filled}{'.' * (_WIDTH - filled)}] {done:,} of {of:,}{'' if done < of else chr(10)}")
    sys.stderr.flush()
