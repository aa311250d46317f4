"""The engine at a terminal: one question a line on standard input, one answer a line on standard output.

With `solve`, the maker of tables (solve.py) instead; with `puzzles`, the maker of puzzles (puzzles/year.py); with
`arena`, the levels against each other (arena.py); with `link`, what a record or a link stands for (links/terminal.py).
"""

import sys

from .arena import main as arena
from .bridge import handle
from .links.terminal import main as link
from .puzzles.year import main as puzzles
from .solve import bar
from .solve import main as solve

if __name__ == "__main__":
    if sys.argv[1:2] == ["solve"]:
        sys.exit(solve(sys.argv[2:]))
    if sys.argv[1:2] == ["puzzles"]:
        sys.exit(puzzles(sys.argv[2:]))
    if sys.argv[1:2] == ["arena"]:
        sys.exit(arena(sys.argv[2:], bar))
    if sys.argv[1:2] == ["link"]:
        sys.exit(link(sys.argv[2:]))
    for line in sys.stdin:
        print(handle(line), flush=True)
