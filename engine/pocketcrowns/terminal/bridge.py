"""The entry point for other programs: a question a line on standard input, an answer a line on standard output."""

import argparse
import sys

from ..bridge import handle


def arguments(parser: argparse.ArgumentParser) -> None:
    """None."""


def do(options: argparse.Namespace) -> int:
    """Answer until there is no more."""
    for line in sys.stdin:
        sys.stdout.write(f"{handle(line)}\n")
        sys.stdout.flush()
    return 0
