"""`python -m pocketcrowns`: see terminal/main.py."""

import sys

from .terminal.main import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
