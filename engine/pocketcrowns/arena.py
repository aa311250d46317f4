"""Computer players against each other, levels or players of one's own, seats swapped in turn.

The same games for the same arguments, whatever the executor: luck comes from the seed of each game, and thinking is
counted in nodes.
"""

from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from itertools import combinations
from pathlib import Path
from typing import Any, Final, NamedTuple

from .core import codec
from .core.errors import Refusal
from .core.game import Json, Seat
from .core.match import Match
from .core.tally import share
from .games import GAMES
from .jobs import Progress, kept_in, run
from .players.levels import ADAPTS, LEVELS
from .players.own import source as own
from .players.player import Player

NODES: Final = 3000  # about what a phone's browser looks at in its second
TOGETHER: Final = 10  # games in one part of the job


class UnknownPlayer(Refusal):
    """Neither a level of the game nor a player that somebody wrote; or two of one name."""

    code = "unknown_player"


class Contestant(NamedTuple):
    """A level by its name, or a player that somebody wrote, under a name of its own."""

    name: str
    source: own.Source | None = None


class Batch(NamedTuple):
    """Some games of one pair, by their numbers. `options`: complete ones, as JSON text."""

    game: str
    options: str
    pair: tuple[Contestant, Contestant]
    first: int
    games: int
    nodes: int


def play(match: Match[Any], players: dict[Seat, tuple[str, Player]], nodes: int) -> Seat | None:
    """Play a match to its end by players with their names; who won, None for a tie.

    Raises own.BadPlayer, saying who it was and where.
    """
    while waiting := match.waiting_for():
        seat = waiting[0]
        name, player = players[seat]
        try:
            action = own.choice(player, match.view(seat), match.rng_for(seat), ("nodes", nodes))
        except own.BadPlayer as bad:
            raise own.BadPlayer(bad.fault, f"{name} as {seat}, turn {match.turn + 1}: {bad.told}") from bad
        match.choose(seat, action)
    winner: Seat | None = match.view(None)["outcome"]["winner"]
    return winner


def play_batch(batch: Batch) -> bytes:
    """A byte for each game: twice what the first of the pair got of it (2 for a win, 1 for a tie, 0).

    Raises own.BadPlayer, saying who it was and where.
    """
    makers = [_maker(batch.game, each) for each in batch.pair]
    names = [each.name for each in batch.pair]
    options, results = codec.read(batch.options), []
    for number in range(batch.first, batch.first + batch.games):
        seats: tuple[Seat, Seat] = ("p2", "p1") if number % 2 else ("p1", "p2")
        try:
            made = [(name, own.make(maker)) for name, maker in zip(names, makers, strict=True)]
            match = Match(GAMES[batch.game], options, f"arena {' '.join(names)} {number // 2}")
            winner = play(match, dict(zip(seats, made, strict=True)), batch.nodes)
        except own.BadPlayer as bad:
            raise own.BadPlayer(bad.fault, f"{names[0]} against {names[1]}, game {number + 1}: {bad.told}") from bad
        results.append(1 if winner is None else 2 * (winner == seats[0]))
    return bytes(results)


def _maker(game: str, contestant: Contestant) -> Callable[[], Player]:
    if contestant.source:
        return own.load(contestant.source)
    level = LEVELS[game][contestant.name]
    return lambda: level


def tournament(
    game: str,
    contestants: Sequence[Contestant],
    games: int,
    executor: Executor,
    *,
    options: Any = None,
    nodes: int = NODES,
    progress: Progress = lambda done, of: None,
    keep: Path | None = None,
) -> Json:
    """{name: {other's name: share}}, `games` of each pair. Where somebody's own players are among them, only pairs with
    one of those play.

    `options` may be partial; `nodes`: positions looked at for a choice, at most; `progress`: in parts of at most
    TOGETHER games; `keep`: a file that an interrupted run goes on from. Raises UnknownPlayer, BadOptions,
    own.BadPlayer, jobs.OtherJob.
    """
    names = [each.name for each in contestants]
    unknown = [each.name for each in contestants if each.source is None and each.name not in LEVELS[game]]
    if unknown:
        raise UnknownPlayer(f"{unknown[0]!r:.60} is no level of {game}; there are {', '.join(LEVELS[game])}")
    if len(set(names)) < len(names) or len(names) < 2:
        raise UnknownPlayer("at least two players with different names are needed")
    complete = codec.write(GAMES[game].complete_options(options))
    guests = any(each.source for each in contestants)
    pairs = [(one, two) for one, two in combinations(contestants, 2) if not guests or one.source or two.source]
    parts = [
        Batch(game, complete, pair, first, min(TOGETHER, games - first), nodes)
        for pair in pairs
        for first in range(0, games, TOGETHER)
    ]
    with kept_in(keep, f"arena {codec.write({'parts': parts})}") as kept:
        found = run(play_batch, parts, executor, progress, kept)
    results: Json = {name: {} for name in names}
    for one, two in pairs:
        halves = [half for part, each in zip(parts, found, strict=True) if part.pair == (one, two) for half in each]
        results[one.name][two.name] = share(sum(halves) / 2, len(halves))
        results[two.name][one.name] = share(len(halves) - sum(halves) / 2, len(halves))
    return results


def levels(game: str) -> list[Contestant]:
    """All levels of a game, gentlest first, but for those that adapt: they are as strong as they are told."""
    return [Contestant(name) for name in LEVELS[game] if name not in ADAPTS]
