"""Makes a year of puzzles, each with one answer by the rules alone, as JSON."""

import argparse
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from ..core import codec
from ..puzzles.year import WEEKS, make
from .given import count


def arguments(parser: argparse.ArgumentParser) -> None:
    """Where to, and how many."""
    parser.add_argument("target", type=Path, metavar="FILE", help="to write")
    parser.add_argument("--weeks", type=count, metavar="N", default=WEEKS, help=f"{WEEKS} if missing")
    parser.add_argument("--processes", type=count, metavar="N", help="one for each core if missing")


def do(options: argparse.Namespace) -> int:
    """Write the year, or what is wanted of one."""
    options.target.parent.mkdir(exist_ok=True)  # a folder that cannot be is told before the work
    with ProcessPoolExecutor(options.processes) as executor:
        year = make(executor, options.weeks)
    options.target.write_text(codec.write({"puzzles": [puzzle.as_json() for puzzle in year]}), "ascii")
    return 0
