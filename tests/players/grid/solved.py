"""Positions of R vs R whose winner is proven: `solved.txt`, one a line, and what makes it.

`python -m tests.players.grid.solved CELLS COUNT` prints COUNT positions that are won and up to a quarter as many that
are lost, with CELLS cells that show no face-up tile. The rounds are of `standard` and `random` in turn, played at
random and by a weak search. A position that takes longer than SECONDS to prove is left out, so those that are hardest
to prove are missing; those with five cells were proven with `players/grid/` compiled by mypyc, in a time four times as
long.
"""

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from pocketcrowns.core.game import Json
from pocketcrowns.core.luck import Luck
from pocketcrowns.core.match import Match
from pocketcrowns.games import GAMES
from pocketcrowns.players.coach.r_vs_r import GridSearch
from pocketcrowns.players.grid.endgame import Endgame
from pocketcrowns.players.grid.moves import children, result
from pocketcrowns.players.grid.position import Compact, Rules, compact, has_names
from pocketcrowns.players.grid.root import CERTAIN, Root
from pocketcrowns.players.grid.worlds import is_open, worlds
from pocketcrowns.players.player import Meter, Player, Spent, Whim
from pocketcrowns.r_vs_r.board import Position
from tests.players.grid.views import drawn_view
from tests.r_vs_r.drawing import at, drawn

STORED = Path(__file__).with_name("solved.txt")
SECONDS = 6
CLASSES = (3, 4, 5)  # cells that show no face-up tile
WEAK = GridSearch(nodes=40, spread=40, overlooks=30, solves=False)


@dataclass(frozen=True)
class Solved:
    """A position, and whether the seat to act wins the round."""

    setup: str
    cells: int
    won: bool
    position: Position

    @property
    def view(self) -> Json:
        """What the seat to act sees."""
        return drawn_view(self.position, setup=self.setup)

    @property
    def compact(self) -> tuple[Compact, Rules]:
        """As the search has it."""
        rules = Rules(names=has_names(self.position))
        return compact(self.position, rules), rules

    @classmethod
    def read(cls, line: str) -> "Solved":
        setup, cells, won, drawing, p1, p2, neutral, discard, never, back, to_act = line.split(",")
        position = at(
            drawing, p1, p2, neutral=neutral, discard=discard, never_placed=never, came_back=back, to_act=to_act
        )
        return cls(setup, int(cells), won == "won", position)

    def line(self) -> str:
        """As `solved.txt` has it."""
        there = self.position
        out, held = set(there.discard), {*there.zones.p1, *there.zones.p2}
        sets = there.zones.p1, there.zones.p2, there.neutral, there.discard, out - there.placed, held & there.placed
        named = (" ".join(tiles if isinstance(tiles, tuple) else sorted(tiles)) for tiles in sets)
        won = "won" if self.won else "lost"
        return ",".join([self.setup, str(self.cells), won, drawn(there), *named, there.to_act])


def stored(cells: int) -> list[Solved]:
    """All that are kept with so many cells."""
    return [each for each in map(Solved.read, STORED.read_text("ascii").splitlines()) if each.cells == cells]


def positions(cells: int) -> Iterator[tuple[str, Position, Json]]:
    """Setup, position and view of rounds that have come to so many cells, endlessly."""
    number = 0
    while True:
        number += 1
        setup = ("standard", "random")[number % 2]
        match = Match(GAMES["r-vs-r"], {"setup": setup, "first": "random"}, f"{cells} cells {number}")
        players: dict[str, Player] = {"p1": WEAK if number & 2 else Whim(), "p2": WEAK if number & 4 else Whim()}
        while (view := match.view(match.waiting_for()[0]))["seen"]["phase"] == "place":
            if 9 - sum(view["seen"]["allies"].values()) == cells and is_open(view):
                yield setup, match.state.position, view
                break
            seat = view["seat"]
            match.choose(seat, players[seat].choose(view, match.rng_for(seat), ("nodes", 1000)))


def proven(view: Json, seconds: int = SECONDS) -> bool | None:
    """Whether the seat to act wins; None if that takes too long."""
    meter = Meter(("ms", 1000 * seconds), look_every=8)
    [world] = worlds(view, Luck(), 1)
    rules = Rules(names=has_names(world.position))
    endgame = Endgame(rules, meter)
    root = Root(view, world, None, meter, endgame)
    try:
        root.deepen(2, 0)
        root.deepen(3, 0)
        root.solve(endgame.wins, enough=True)
    except Spent:
        pass
    score, certainty = max(root.rated)
    return score > 0 if certainty == CERTAIN else None


def plainly(pos: Compact, rules: Rules, known: dict[Compact, bool]) -> bool:
    """Whether the seat to act wins, by trying everything."""
    if pos not in known:
        ends = ((result(child), child) for child in children(pos, rules))
        known[pos] = any(not plainly(child, rules, known) if end is None else end < 0 for end, child in ends)
    return known[pos]


def main(cells: int, count: int) -> None:
    """Print them as they are found."""
    missing = {True: count, False: count // 4}
    for setup, position, view in positions(cells):
        won = proven(view)
        if won is not None and missing[won]:
            missing[won] -= 1
            print(Solved(setup, cells, won, position).line(), flush=True)
        if not missing[True]:
            return


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
