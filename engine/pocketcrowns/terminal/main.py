"""Which command is meant, and how whatever goes wrong is told: a sentence on standard error, and exit code 2."""

import argparse
import io
import os
import sys
from collections.abc import Sequence
from concurrent.futures.process import BrokenProcessPool
from types import ModuleType
from typing import Final

from ..core.errors import Refusal
from ..making.solve import NoMaker
from ..players.own.source import BadPlayer
from . import arena, bridge, link, perft, play, puzzles, replay, solve, table

COMMANDS: Final[dict[str, ModuleType]] = {
    "play": play,
    "replay": replay,
    "table": table,
    "arena": arena,
    "solve": solve,
    "puzzles": puzzles,
    "perft": perft,
    "link": link,
    "bridge": bridge,
}
BAD_INPUT: Final = 2
_STOPPED: Final = 130  # what shells call an end by Ctrl+C


def main(arguments: Sequence[str]) -> int:
    """Do what the arguments say; the exit code."""
    parser = argparse.ArgumentParser(
        prog="pocketcrowns", description="Brave Rats and R vs R at a terminal.", allow_abbrev=False
    )
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name, module in COMMANDS.items():
        said = (module.__doc__ or "").strip()
        command = commands.add_parser(name, help=said.splitlines()[0], description=said, allow_abbrev=False)
        module.arguments(command)
    options = parser.parse_args(arguments)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # not every terminal has every letter
    try:
        code: int = COMMANDS[options.command].do(options)
        sys.stdout.flush()
    except (Refusal, BadPlayer, NoMaker, OSError, UnicodeDecodeError, BrokenProcessPool) as error:
        if isinstance(error, BrokenPipeError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nobody reads on; that is no fault
            return 0
        sys.stderr.write(f"pocketcrowns {options.command}: {error}\n")
        return BAD_INPUT
    except KeyboardInterrupt:
        sys.stderr.write("\n")
        return _STOPPED
    return code


def command() -> None:
    """The command `pocketcrowns` that installing the wheel makes."""
    sys.exit(main(sys.argv[1:]))
