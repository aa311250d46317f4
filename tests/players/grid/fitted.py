"""What tiles in hand are worth in a round of R vs R: fits the tables of `players/grid/value.py`.

Prints the weights of logistic regressions in hundredths of an ally, to the next five; of other positions they differ by
half an ally where a tile is seldom held. Needs numpy.

`python -m tests.players.grid.fitted early COUNT`: HELD, from who won COUNT rounds that the search played against
itself, at each placement with EARLY face-up tiles.
`python -m tests.players.grid.fitted late COUNT`: HELD_LATE and SHARED_LATE, from who wins COUNT positions with LATE
face-up tiles, proven. The rounds are played at random and by a weak search, and then for a placement or more at random,
as a search comes to positions. What takes longer than MS to prove is left out.
`python -m tests.players.grid.fitted last COUNT`: HELD_LAST, FACED_LAST and SHARED_LAST, the same with LAST face-up
tiles. The placements at the end are now at random and now likely ones, as a search comes to its leaves.
"""

import sys
from collections.abc import Iterator
from random import Random
from typing import Final, TypeAlias

import numpy as np

from pocketcrowns.core.match import Match
from pocketcrowns.games import GAMES
from pocketcrowns.players.coach.r_vs_r import GridSearch
from pocketcrowns.players.grid.endgame import Endgame
from pocketcrowns.players.grid.moves import children, result, shielded
from pocketcrowns.players.grid.position import COUNT, ON_BOARD, TILE_IDS, Compact, Rules, compact, has_names, marks_of
from pocketcrowns.players.grid.value import ALLY, HELD, LAST, REAPER, SHIELD, TO_WIN, Scores
from pocketcrowns.players.player import Meter, Spent
from pocketcrowns.r_vs_r.tiles import HOME, NEUTRAL_IDS
from tests.players.grid.solved import positions

EARLY: Final = range(1, 6)
LATE: Final = 6
PLAYER: Final = GridSearch(nodes=100, spread=25)
MS: Final = 1500
EACH: Final = 12  # positions from one round
FARTHEST: Final = 6  # placements after them
LIKELY: Final = 0.6  # the share of likely ones among them, if any are to be,
RANK: Final = 3.0  # and the mean place of these among all, by what they seem to be worth
RIDGE: Final = 3.0  # the penalty, which keeps what is seldom seen near 0
STEPS: Final = 30  # of Newton's method
ROUNDED: Final = 5

TABLES: Final = {"early": ["held"], "late": ["held", "shared"], "last": ["held", "faced", "shared"]}
SCORES: Final = Scores(estimate=TO_WIN)

Row: TypeAlias = list[float]
_SAME: Final = {other: tile for tile, other in zip(*HOME.values(), strict=True)}
_KINDS: Final = list(HELD)
_PLACE: Final = [_KINDS.index(_SAME.get(tile, tile)) for tile in TILE_IDS]


def drawn(rng: Random, up: int, likely: float) -> Iterator[tuple[Compact, Rules]]:
    """Positions with so many face-up tiles, endlessly; `likely`: the share of likely placements."""
    sources = [positions(9 - earlier) for earlier in (up - 2, up - 1, up)]
    while True:
        _, position, _ = next(rng.choice(sources))
        rules = Rules(names=has_names(position))
        for _ in range(EACH):
            pos = compact(position, rules)
            for _ in range(FARTHEST):
                if COUNT[pos[0] | pos[1]] == up:
                    yield pos, rules
                    break
                going_on = [child for child in children(pos, rules) if result(child) is None]
                if not going_on:
                    break
                if rng.random() < likely:
                    going_on.sort(key=lambda child: SCORES.value(child)[0])
                    pos = going_on[min(len(going_on) - 1, int(rng.expovariate(1 / RANK)))]
                else:
                    pos = rng.choice(going_on)


def features(pos: Compact) -> Row:
    """The lead in allies with what else `Scores.value` counts as such, 1, each kind of tile in the hand of the seat to
    act, each in the other hand, each among the neutral tiles."""
    mine, theirs, _, ids, hand, foe, neutral, _ = pos
    up = mine | theirs
    firm, reaper = shielded(pos), marks_of(ids & ON_BOARD)[3]
    lead = COUNT[mine] - COUNT[theirs] + SHIELD / ALLY * (COUNT[mine & firm] - COUNT[theirs & firm])
    if reaper & up:
        lead += (-REAPER if reaper & mine else REAPER) / ALLY
    row = [float(lead), 1.0]
    for tiles in (hand, foe, neutral):
        kinds = [0.0] * len(_KINDS)
        for tile, place in enumerate(_PLACE):
            kinds[place] += tiles >> tile & 1
        row += kinds
    return row


def joined(row: Row) -> Row:
    """Each kind in the hand of the seat to act less that in the other hand."""
    own, other = (row[2 + len(_KINDS) * hand :][: len(_KINDS)] for hand in (0, 1))
    return [*row[:2], *(mine - theirs for mine, theirs in zip(own, other, strict=True)), *row[2 + 2 * len(_KINDS) :]]


def fitted(rows: list[Row], won: list[bool]) -> list[float]:
    """The weights of a logistic regression, that of the first feature being ALLY."""
    x, y = np.array(rows), np.array(won, float)
    weights = np.zeros(x.shape[1])
    for _ in range(STEPS):
        p = 1 / (1 + np.exp(-x @ weights))
        slope = x.T @ (p - y) + RIDGE * weights
        curve = (x * (p * (1 - p))[:, None]).T @ x + RIDGE * np.eye(len(weights))
        weights -= np.linalg.solve(curve, slope)
    return [float(each) for each in ALLY * weights / weights[0]]


def played(count: int) -> tuple[list[Row], list[bool]]:
    """Placements of so many rounds, `standard` and `random` in turn, and whether who was to act won the round."""
    rows, won = [], []
    for number in range(count):
        match = Match(
            GAMES["r-vs-r"], {"setup": ("standard", "random")[number % 2], "first": "random"}, f"fit {number}"
        )
        seen: list[tuple[str, Row]] = []
        while not any((view := match.view(match.waiting_for()[0]))["seen"]["rounds"].values()):
            position, seat = match.state.position, view["seat"]
            if view["seen"]["phase"] == "place" and sum(view["seen"]["allies"].values()) in EARLY:
                seen.append((seat, features(compact(position, Rules(names=has_names(position))))))
            match.choose(seat, PLAYER.choose(view, match.rng_for(seat), ("nodes", 100)))
        rows += [joined(row)[: 2 + len(_KINDS)] for _, row in seen]
        won += [bool(view["seen"]["rounds"][seat]) for seat, _ in seen]
    return rows, won


def proven(count: int, up: int, likely: float = 0.0) -> tuple[list[Row], list[bool]]:
    """So many positions with so many face-up tiles, and whether who is to act wins."""
    rows, won = [], []
    for pos, rules in drawn(Random(0), up, likely):
        try:
            wins = Endgame(rules, Meter(("ms", MS), look_every=8)).wins(pos)
        except Spent:
            continue
        if wins is not None:
            rows.append(features(pos))
            won.append(wins)
        if len(rows) == count:
            break
    return rows, won


def main(kind: str, count: int) -> None:
    """Print the tables."""
    if kind == "early":
        rows, won = played(count)
    elif kind == "late":
        rows, won = proven(count, LATE)
        rows = [joined(row) for row in rows]
    else:
        rows, won = proven(count, LAST, LIKELY)
    _, to_act, *worth = [ROUNDED * round(each / ROUNDED) for each in fitted(rows, won)]
    print(len(rows), "positions; being the one to act", to_act)
    for number, name in enumerate(TABLES[kind]):
        sign, kinds = -1 if name == "faced" else 1, NEUTRAL_IDS if name == "shared" else _KINDS
        table = dict(zip(_KINDS, worth[number * len(_KINDS) :], strict=False))
        print(name, {tile: sign * each for tile, each in table.items() if tile in kinds})


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
