"""Who beats whom in Brave Rats, under any rulings, as text, CSV or JSON."""

import argparse
import csv
import sys
from typing import Final

from ..api import load
from ..core import codec
from ..core.game import SEATS, Json
from .given import add_options, options_of
from .paper import Row, Style, paper
from .words import LANGUAGES, Language, Words

GAME: Final = "brave-rats"
_COLUMNS: Final = ("p1", "p2", "p1_bonus", "p2_bonus", "winner", "worth", "game", "line")


def arguments(parser: argparse.ArgumentParser) -> None:
    """The rulings, and how the table is written."""
    add_options(parser)
    parser.add_argument(
        "--bonus", nargs=2, type=int, choices=(0, 2), default=(0, 0), help="on top of rows and of columns"
    )
    parser.add_argument("--format", choices=("text", "csv", "json"), default="text")
    parser.add_argument("--lang", choices=LANGUAGES, default="en")


def do(options: argparse.Namespace) -> int:
    """Write the table."""
    found = load(GAME, **options_of(GAME, options.set)).table()
    if options.format == "json":
        sys.stdout.write(f"{codec.write(found)}\n")
    elif options.format == "csv":
        writer = csv.writer(sys.stdout, lineterminator="\n")
        writer.writerow(_COLUMNS)
        writer.writerows(_line(each) for each in found["rounds"])
    else:
        _draw(found, tuple(options.bonus), options.lang)
    return 0


def _verdict(each: Json) -> Json:
    verdict: Json = next(event for event in each["events"] if event["kind"] == "verdict")
    return verdict


def _line(each: Json) -> list[str | int]:
    verdict = _verdict(each)
    cards, bonus = (list(each[name].values()) for name in ("cards", "bonus"))
    return [*cards, *bonus, verdict["winner"] or "", verdict["worth"], int(verdict["game"]), verdict["why"]["line"]]


def _draw(found: Json, bonus: tuple[int, ...], language: Language) -> None:
    """Rows are p1's cards. A cell says who wins, and how much; a card that wins the whole game has a star."""
    t, out = Words(language), paper()
    shown = [each for each in found["rounds"] if tuple(each["bonus"].values()) == bonus]
    rounds = {tuple(each["cards"].values()): _verdict(each) for each in shown}
    fighters = found["fighters"]

    def cell(mine: str, theirs: str) -> tuple[str, Style]:
        verdict = rounds[mine, theirs]
        if verdict["winner"] is None:
            return "=", "quiet"
        mark = "*" if verdict["game"] else str(verdict["worth"])
        return f"{t('table-cell-p1' if verdict['winner'] == SEATS[0] else 'table-cell-p2')} {mark}", verdict["winner"]

    rows: list[Row] = [[t(f"card-{mine}"), *(cell(mine, theirs) for theirs in fighters)] for mine in fighters]
    out.table(["", *(t(f"card-{each}")[:9] for each in fighters)], rows)
    out.say(t("table-key"), "quiet")
