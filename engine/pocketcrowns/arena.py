"""Every level against every other: `python -m pocketcrowns arena` writes what came of it as JSON.

The same games for the same arguments, whatever the number of processes: luck comes from the seed of each game, and
thinking is counted in nodes.
"""

import argparse
import json
import sys
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from functools import partial
from itertools import combinations
from typing import Final, NamedTuple

from .core.game import Json, Seat
from .core.match import Match
from .games import GAMES
from .players.levels import LEVELS
from .tally import share as share_of

NODES: Final = 3000  # about what a phone's browser looks at in its second


class Pairing(NamedTuple):
    """One game of a round robin; with `swapped`, the second level plays the first seat."""

    game: str
    levels: tuple[str, str]
    seed: str
    swapped: bool
    nodes: int


def play(pairing: Pairing) -> float:
    """What the first level gets of one game in its default options: 1 for a win, 0.5 for a tie, 0."""
    match = Match(GAMES[pairing.game], None, pairing.seed)
    first, second = reversed(pairing.levels) if pairing.swapped else pairing.levels
    seated: dict[Seat, str] = {"p1": first, "p2": second}
    while waiting := match.waiting_for():
        seat = waiting[0]
        player = LEVELS[pairing.game][seated[seat]]
        match.choose(seat, player.choose(match.view(seat), match.rng_for(seat), ("nodes", pairing.nodes)))
    winner = match.view(None)["outcome"]["winner"]
    return 0.5 if winner is None else float(seated[winner] == pairing.levels[0])


def share(results: list[float]) -> Json:
    """What results from 0 to 1 come to (see tally.py)."""
    return share_of(sum(results), len(results))


def round_robin(
    game: str, games: int, nodes: int, executor: Executor, progress: Callable[[int, int], None] = lambda *_: None
) -> Json:
    """{level: {other: share}} for all levels of a game, `games` of each pair, seats swapped in turn."""
    pairs = list(combinations(LEVELS[game], 2))
    all_games = [
        Pairing(game, pair, f"arena {' '.join(pair)} {n // 2}", bool(n % 2), nodes)
        for pair in pairs
        for n in range(games)
    ]
    results = []
    for result in executor.map(play, all_games):
        results.append(result)
        progress(len(results), len(all_games))
    table: Json = {level: {} for level in LEVELS[game]}
    for number, (one, two) in enumerate(pairs):
        found = results[number * games : (number + 1) * games]
        table[one][two] = share(found)
        table[two][one] = share([1 - each for each in found])
    return table


def main(arguments: list[str], bar: Callable[[int, int], None]) -> int:
    """Play all games and write the tables to standard output; 0, or 2 for a command that cannot be understood."""
    parser = argparse.ArgumentParser(prog="pocketcrowns arena", description=__doc__)
    parser.add_argument("--games", type=int, default=60, help="of each pair of levels")
    parser.add_argument("--nodes", type=int, default=NODES, help="positions looked at for a choice, at most")
    parser.add_argument("--processes", type=int, default=None, help="how many; one for each core if missing")
    options = parser.parse_args(arguments)
    for name in ("games", "nodes", "processes"):
        value = getattr(options, name)
        if value is not None and value < 1:
            parser.error(f"--{name}: at least 1")
    with ProcessPoolExecutor(options.processes) as executor:
        measure = partial(round_robin, games=options.games, nodes=options.nodes, executor=executor, progress=bar)
        tables = {game: measure(game) for game in GAMES}
    json.dump({"games": options.games, "nodes": options.nodes, "levels": tables}, sys.stdout, indent=1)
    sys.stdout.write("\n")
    return 0
