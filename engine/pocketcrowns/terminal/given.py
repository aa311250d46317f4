"""What people give at a command line: texts from files, options of games, players, executors."""

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path

from ..core.errors import BadOptions, BadRecord, Malformed
from ..core.game import Json
from ..games import GAMES
from ..players.own.source import Source

LONGEST = 10_000_000  # bytes of a file that is read


def text_of(given: str) -> str:
    """The text of a file, of standard input ("-"), or the text itself where no file has that name."""
    if given == "-":
        return sys.stdin.read(LONGEST)
    path = Path(given)
    if _is_file(path):
        return read_file(path)
    is_text = "#" in given or " " in given  # a link, or a line, whose "1/2" looks like a path
    if path.suffix in (".json", ".txt") or (len(path.parts) > 1 and not is_text):
        raise BadRecord(f"there is no file {given:.200}")
    return given


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except (OSError, ValueError):  # no path at all
        return False


def read_file(path: Path) -> str:
    """The text of a file that is not too long."""
    if path.stat().st_size > LONGEST:
        raise Malformed(f"{path} is longer than {LONGEST:,} bytes")
    return path.read_text("utf-8")


def count(text: str) -> int:
    """A whole number from 1 on."""
    try:
        number = int(text)
    except ValueError:
        number = 0
    if not 1 <= number <= 10**9:
        raise argparse.ArgumentTypeError("at least 1")
    return number


def add_game(parser: argparse.ArgumentParser, *, every: bool = False) -> None:
    """The game, which may be missing if `every` one can be meant, and its options."""
    if every:
        parser.add_argument("game", choices=list(GAMES), nargs="?", help="both if missing")
    else:
        parser.add_argument("game", choices=list(GAMES))
    add_options(parser)


def add_options(parser: argparse.ArgumentParser) -> None:
    """The options of a game, as `--set NAME=VALUE`."""
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game, such as edition=16, variants=draft,emperor or rulings.musician=cancels",
    )


def options_of(game: str, given: list[str]) -> Json:
    """The complete options of a game that `--set` asks for. Raises BadOptions."""
    offered = GAMES[game].catalogue()["options"]
    options: Json = {}
    for each in given:
        name, equals, value = each.partition("=")
        head, _, rest = name.partition(".")
        if not equals or head not in offered:
            raise BadOptions(f"{each!r:.60}: NAME=VALUE was expected, with one of {list(offered)}")
        if rest:
            options.setdefault(head, {})
            if not isinstance(options[head], dict):
                raise BadOptions(f"{head!r:.60} is given twice")
            options[head][rest] = value
        elif isinstance(offered[head].get("default"), list):
            options[head] = [part for part in value.split(",") if part]
        else:
            options[head] = int(value) if value.isascii() and value.isdigit() and len(value) < 10 else value
    return GAMES[game].complete_options(options)


def own_player(given: str) -> tuple[str, Source]:
    """Name and source of `FILE` or `FILE:CLASS`."""
    file, colon, name = given.rpartition(":")
    if not colon or not name.isidentifier():
        file, name = given, ""
    return name or Path(file).stem, Source(read_file(Path(file)), name or None)


def add_executor(parser: argparse.ArgumentParser) -> None:
    """Where the work is done, and where its results so far are kept."""
    parser.add_argument("--processes", type=count, metavar="N", help="on this machine; one for each core if missing")
    parser.add_argument("--dask", metavar="ADDRESS", help="of a dask scheduler whose workers do it instead")
    parser.add_argument(
        "--keep",
        type=Path,
        metavar="FILE",
        help="results so far (in FILE.GAME for a tournament); with the same file an interrupted run goes on",
    )


@contextmanager
def executor_of(options: argparse.Namespace) -> Iterator[Executor]:
    """The executor that `add_executor`'s options ask for."""
    if not options.dask:
        with ProcessPoolExecutor(options.processes) as processes:
            yield processes
        return
    try:
        distributed = import_module("distributed")
    except ImportError as missing:
        raise Malformed("--dask wants the package distributed: pip install 'pocketcrowns[dask]'") from missing
    client = distributed.Client(options.dask, timeout="5s")
    try:
        yield client.get_executor()
    finally:
        client.close()
