"""Makes a table that the players are shipped with, of solved positions."""

import argparse
import sys
from pathlib import Path

from ..making.solve import TABLES
from ..making.solve import solve as make
from .given import add_executor, executor_of
from .paper import bar


def arguments(parser: argparse.ArgumentParser) -> None:
    """Which table, and where to."""
    parser.add_argument("table", choices=TABLES)
    parser.add_argument("--into", type=Path, default=Path(), metavar="FOLDER", help="the current one if missing")
    add_executor(parser)


def do(options: argparse.Namespace) -> int:
    """Make the table and write its files."""
    if not options.into.is_dir():
        raise FileNotFoundError(f"there is no folder {options.into}")
    with executor_of(options) as executor, bar() as progress:
        files = make(options.table, executor, progress, options.keep)
    for name, data in files.items():
        target: Path = options.into / name
        target.parent.mkdir(exist_ok=True)
        target.write_bytes(data)
        sys.stdout.write(f"{target}: {len(data):,} bytes\n")
    return 0
