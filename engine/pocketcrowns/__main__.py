"""The engine at a terminal: one question a line on standard input, one answer a line on standard output."""

import sys

from .bridge import handle

for line in sys.stdin:
    print(handle(line), flush=True)
