"""How many ways a game can go, turn by turn: for comparing one engine with another."""

import argparse
import sys

from ..api import load
from ..api import perft as count_of
from .given import add_game, count, options_of


def arguments(parser: argparse.ArgumentParser) -> None:
    """The game and the depth."""
    add_game(parser)
    parser.add_argument("--depth", type=count, default=3, help="turns; two sealed choices are one, so is one of luck's")


def do(options: argparse.Namespace) -> int:
    """A line for each depth, as soon as it is known."""
    start = load(options.game, **options_of(options.game, options.set)).start()
    for depth in range(options.depth + 1):
        sys.stdout.write(f"{depth} {count_of(start, depth)}\n")
        sys.stdout.flush()
    return 0
