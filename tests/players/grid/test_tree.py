"""Looking ahead in whole numbers: the same as without a window, and as without a glance."""

import pytest

from pocketcrowns.players.grid.glance import glance
from pocketcrowns.players.grid.moves import children
from pocketcrowns.players.grid.position import Rules, compact
from pocketcrowns.players.grid.tree import INFINITE, Tree
from pocketcrowns.players.grid.value import TO_WIN, Scores
from pocketcrowns.players.player import Meter
from tests.amounts import usually
from tests.r_vs_r.drawing import SETUPS, random_states

PLENTY = ("nodes", 1_000_000)


def test_alpha_beta_is_minimax() -> None:
    """Knuth & Moore 1975: the window changes what is looked at, never the value; here two placements ahead."""
    rules, scores = Rules(), Scores()
    for state in [s for s in random_states("standard", 5) if s.stage == "place"][::2]:
        here = compact(state.position, rules)

        def minimax(pos: tuple, depth: int) -> int:
            score, over = scores.value(pos)
            if over or not depth:
                return score
            return max(-minimax(child, depth - 1) for child in children(pos, rules))

        tree = Tree(rules, scores, Meter(PLENTY))
        assert tree.search(here, -INFINITE, INFINITE, 2)[0] == minimax(here, 2)


@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("last_cell", ["goes_on", "only_when_full"])
def test_a_glance_finds_what_looking_at_every_child_finds(setup: str, last_cell: str) -> None:
    glanced = 0
    for seed in range(usually(2, 6)):
        for state in random_states(setup, seed, last_cell=last_cell):
            if state.stage == "place":
                for scores in (Scores(), Scores(estimate=TO_WIN), Scores(True), Scores(True, (3, -3))):
                    rules = Rules(last_cell == "only_when_full", names=True)
                    here = compact(state.position, rules)
                    seen = glance(here, rules, scores, INFINITE)
                    values = [-scores.value(child)[0] for child in children(here, rules)]
                    assert seen is None or seen == (max(values), values.index(max(values)))
                    glanced += seen is not None
    assert glanced > 50
