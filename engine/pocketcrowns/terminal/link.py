"""A link of a record's JSON or of a line of notation, or what a link carries, as JSON.

Of a game that is over the link carries the whole of it, else the position.
"""

import argparse
import sys

from ..api import link as link_of
from ..api import read
from ..core import codec
from ..core.errors import Malformed
from ..links.frame import BadLink
from ..links.values import read_link
from .given import text_of


def arguments(parser: argparse.ArgumentParser) -> None:
    """What is to be read."""
    parser.add_argument("game", metavar="RECORD|LINK", help="a file, - for standard input, or the text itself")


def do(options: argparse.Namespace) -> int:
    """Write the answer."""
    sys.stdout.write(f"{answer(text_of(options.game))}\n")
    return 0


def answer(text: str) -> str:
    """The link of a record, or the value of a link. Raises a Refusal."""
    try:
        return codec.write(read_link(text))
    except BadLink as bad:
        if bad.reason != "not-a-link":
            raise
    try:
        return link_of(read(text))
    except BadLink as bad:
        raise Malformed("neither a record, nor a line of notation, nor a link") from bad
