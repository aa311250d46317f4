"""Makes a year of puzzles, each with one answer by the rules alone, as JSON."""

import argparse
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from ..core import codec
from ..puzzles.year import arrange, find
from .given import count


def arguments(parser: argparse.ArgumentParser) -> None:
    """Where to."""
    parser.add_argument("target", type=Path, metavar="FILE", help="to write")
    parser.add_argument("--processes", type=count, metavar="N", help="one for each core if missing")


def do(options: argparse.Namespace) -> int:
    """Write the year."""
    with ProcessPoolExecutor(options.processes) as executor:
        year = arrange(find(executor))
    options.target.parent.mkdir(exist_ok=True)
    options.target.write_text(codec.write({"puzzles": [puzzle.as_json() for puzzle in year]}), "ascii")
    return 0
