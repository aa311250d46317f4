"""Links at a terminal: `python -m pocketcrowns link FILE` ("-": standard input).

A record's JSON makes a link: of the whole game where it is over, else of the position. A link makes its value's JSON.
"""

import argparse
import sys
from pathlib import Path

from ..core import codec
from ..core.errors import BadRecord, Refusal
from ..core.match import Match
from ..games import GAMES
from .making import position_value, replay_value
from .values import read_link, write_link


def answer(text: str) -> str:
    """The link of a record, or the value of a link. Raises a Refusal."""
    if not text.lstrip().startswith("{"):
        return codec.write(read_link(text))
    record = codec.read(text)
    if record.get("game") not in GAMES:
        raise BadRecord("no game of ours")
    match = Match.resume(GAMES[record["game"]], record)
    over = match.view(None)["outcome"] is not None
    return write_link(replay_value(match) if over else position_value(match, None))


def main(arguments: list[str]) -> int:
    """Write the answer; 0, or 1 with the reason on standard error."""
    parser = argparse.ArgumentParser(prog="pocketcrowns link", description=__doc__)
    parser.add_argument("file", help="a record or a link; - for standard input")
    file = parser.parse_args(arguments).file
    text = sys.stdin.read() if file == "-" else Path(file).read_text("utf-8")
    try:
        told, to, code = answer(text), sys.stdout, 0
    except Refusal as refusal:
        told, to, code = f"{refusal.code}: {refusal}", sys.stderr, 1
    to.write(f"{told}\n")
    return code
