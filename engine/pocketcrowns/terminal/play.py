"""Plays a game: against the computer, or two people at one keyboard, who do not see each other's card."""

import argparse
import secrets
from pathlib import Path
from typing import Final

from ..api import load, read
from ..core.errors import Malformed
from ..core.game import SEATS, Seat
from ..core.match import Match
from ..games import GAMES
from ..players.levels import LEVELS
from .given import add_options, count, options_of, text_of
from .paper import Paper, paper
from .screens import screen_of
from .session import Session
from .words import LANGUAGES, Words

_BY_NUMBER: Final = {str(number): game for number, game in enumerate(GAMES, start=1)}
_USUAL: Final = "neighbour"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Which game, between whom, and from where."""
    parser.add_argument("game", choices=list(GAMES), nargs="?", help="asked for if missing")
    add_options(parser)
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    parser.add_argument("--level", default=_USUAL, help="of the computer, from scamp to judge; neighbour if missing")
    parser.add_argument("--seat", choices=SEATS, default="p1", help="yours against the computer")
    parser.add_argument("--two", action="store_true", help="two people, no computer")
    parser.add_argument("--ms", type=count, default=5000, help="how long the computer may think")
    parser.add_argument("--seed", help="luck's; drawn if missing")
    parser.add_argument("--resume", metavar="RECORD|LINK", help="go on with this game")
    parser.add_argument("--save", type=Path, metavar="FILE", help="keep the record there after every choice")


def do(options: argparse.Namespace) -> int:
    """Play until the game is over or somebody stops."""
    out = paper()
    if options.save and not options.save.absolute().parent.is_dir():
        raise Malformed(f"--save: there is no folder {options.save.parent}")
    if options.save and options.save.is_dir():
        raise Malformed(f"--save: {options.save} is a folder")
    record = read(text_of(options.resume)) if options.resume else None
    game = record["game"] if record else options.game or _which(Words(options.lang), out)
    if options.level not in LEVELS[game]:
        raise Malformed(f"--level {options.level}: {game} has {', '.join(LEVELS[game])}")
    bots: dict[Seat, str] = {} if options.two else {seat: options.level for seat in SEATS if seat != options.seat}
    if record:
        match = Match.resume(GAMES[game], record, frozenset(bots))
    else:
        match = load(game, **options_of(game, options.set)).sit(options.seed or secrets.token_hex(16))
    Session(match, screen_of(game, options.lang), out, bots, options.ms, options.save).play()
    return 0


def _which(t: Words, out: Paper) -> str:
    """The game that somebody wants to play."""
    while True:
        try:
            answer = out.ask(t("term-game"))
        except EOFError:
            raise Malformed("no game was chosen") from None
        if answer in GAMES:
            return answer
        if answer in _BY_NUMBER:
            return _BY_NUMBER[answer]
