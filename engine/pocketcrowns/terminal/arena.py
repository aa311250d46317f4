"""Lets computer players play each other: the levels, or a Python class of your own against them.

A class of your own has a method `choose(self, view, rng, budget)` that answers one of view["legal"].
"""

import argparse
import json
import sys

from ..arena import NODES, Contestant, levels, tournament
from ..core.game import Json
from ..games import GAMES
from .given import add_executor, add_game, count, executor_of, options_of, own_player
from .paper import Row, bar, paper


def arguments(parser: argparse.ArgumentParser) -> None:
    """Who plays what, how often, and how the results are written."""
    add_game(parser, every=True)
    parser.add_argument(
        "--player", action="append", default=[], metavar="FILE[:CLASS]", help="of your own, one or more"
    )
    parser.add_argument("--levels", metavar="NAME,NAME", help="all if missing")
    parser.add_argument("--games", type=count, default=60, help="of each pair")
    parser.add_argument("--nodes", type=count, default=NODES, help="positions looked at for a choice, at most")
    parser.add_argument("--format", choices=("text", "json"), default="text")
    add_executor(parser)


def do(options: argparse.Namespace) -> int:
    """Play all games and write the tables."""
    guests = [Contestant(*own_player(each)) for each in options.player]
    games = [options.game] if options.game else list(GAMES)
    named = options.levels.split(",") if options.levels else None
    tables = {}
    with executor_of(options) as executor:
        for game in games:
            wanted = levels(game) if named is None else [Contestant(name) for name in named]
            keep = options.keep and options.keep.with_name(f"{options.keep.name}.{game}")
            with bar() as progress:
                tables[game] = tournament(
                    game,
                    [*wanted, *guests],
                    options.games,
                    executor,
                    options=options_of(game, options.set),
                    nodes=options.nodes,
                    progress=progress,
                    keep=keep,
                )
    if options.format == "json":
        found = {"games": options.games, "nodes": options.nodes, "levels": tables}
        sys.stdout.write(f"{json.dumps(found, indent=2)}\n")
    else:
        for game, table in tables.items():
            _draw(game, table, options.games)
    return 0


def _draw(game: str, table: Json, games: int) -> None:
    out = paper()
    out.say(f"{game}: per cent won by the row against the column, a tie being half, in {games} games", "title")
    rows: list[Row] = [
        [name, *(_percent(others[each]) if each in others else "" for each in table)] for name, others in table.items()
    ]
    out.table(["", *table], rows)


def _percent(found: Json) -> str:
    return f"{100 * found['share']:.0f} ± {100 * found['off_by']:.0f}"
