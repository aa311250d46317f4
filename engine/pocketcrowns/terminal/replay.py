"""Tells a game that is written down, turn by turn: a record's JSON, a line of notation or a link."""

import argparse

from ..api import read
from ..api import replay as states_of
from ..core.game import SEATS, Json
from ..notation import write as line_of
from .given import text_of
from .paper import Paper, paper
from .screen import Screen
from .screens import screen_of
from .words import LANGUAGES


def arguments(parser: argparse.ArgumentParser) -> None:
    """The game, and the language."""
    parser.add_argument("game", metavar="RECORD|LINK", help="a file, - for standard input, or the text itself")
    parser.add_argument("--lang", choices=LANGUAGES, default="en")


def do(options: argparse.Namespace) -> int:
    """Tell the game."""
    record = read(text_of(options.game))
    screen, out = screen_of(record["game"], options.lang), paper()
    before = None
    for state in states_of(record):
        view = state.observe(None)
        for sentence in screen.tell([event.seen_by(None) for event in state.events]):
            out.say(sentence)
        if before is not None and set(state.actors) & set(SEATS):
            screen.show(view, out)
            out.say()
        before = view
    if before and before["outcome"]:
        end(screen, before, out)
    if "start" not in record:  # what was set up has no line
        out.say(line_of(record), "quiet")
    return 0


def end(screen: Screen, view: Json, out: Paper) -> None:
    """Who has won, and why."""
    winner = view["outcome"]["winner"]
    out.say(screen.t("end-won", **screen.named(name=winner)) if winner else screen.t("end-tied"), "title")
    out.say(screen.ending(view))
