"""Turning or mirroring the table changes nothing that the rules do not name: equal legal lists, equal results.

The left-right mirror always holds, the half turn does when seats and camps change places with it, and without neutral
tiles all eight symmetries of the board do. A Seer or a Sage knows which way is up, and breaks the other ones.
"""

from random import Random

import pytest

from pocketcrowns.r_vs_r.setups import State
from tests.amounts import slowly, usually
from tests.r_vs_r.drawing import R_VS_R, SETUPS, at, done, random_states, ways
from tests.r_vs_r.symmetries import MIRROR, SEATS_SWAPPED, SYMMETRIES, Symmetry

MATCHES = usually(1, 4)
ALWAYS = {"mirror": MIRROR, "half turn, seats swapped": SEATS_SWAPPED}


def same_either_way(state: State, symmetry: Symmetry, rng: Random, actions: int = 6) -> None:
    """The moved state allows exactly the moved actions, and some of them lead to the moved results."""
    moved = symmetry.state(state)
    (actor,) = R_VS_R.actors(state)
    legal = R_VS_R.legal(state, actor)
    assert R_VS_R.actors(moved) == {symmetry.seat(actor)}
    assert sorted(R_VS_R.legal(moved, symmetry.seat(actor))) == sorted(map(symmetry.action, legal))
    for action in rng.sample(legal, min(actions, len(legal))):
        here = R_VS_R.apply(state, {actor: action})
        there = R_VS_R.apply(moved, {symmetry.seat(actor): symmetry.action(action)})
        assert there.state == symmetry.state(here.state), action
        assert sorted(event.kind for event in there.events) == sorted(event.kind for event in here.events)


def positions(setup: str, seer: str = "tile") -> list[State]:
    """Every position of a few random matches in which a tile is to be placed."""
    matches = (random_states(setup, seed, seer=seer) for seed in range(MATCHES))
    return [state for states in matches for state in states if state.stage == "place"]


@pytest.mark.parametrize("seer", slowly("tile", "player"))
@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("symmetry", ALWAYS.values(), ids=ALWAYS)
def test_the_mirror_and_the_half_turn_with_the_seats_swapped_hold_in_every_setup(
    symmetry: Symmetry, setup: str, seer: str
) -> None:
    rng = Random(setup)
    for state in positions(setup, seer):
        same_either_way(state, symmetry, rng)


@pytest.mark.parametrize("symmetry", SYMMETRIES.values(), ids=SYMMETRIES)
def test_all_eight_symmetries_hold_in_a_first_game(symmetry: Symmetry) -> None:
    rng = Random(8)
    for state in positions("first-game"):
        same_either_way(state, symmetry, rng)
        same_either_way(SEATS_SWAPPED.state(state), symmetry, rng, actions=1)


OTHERS = {name: each for name, each in SYMMETRIES.items() if name not in ("as it is", "left for right")}


@pytest.mark.parametrize("symmetry", OTHERS.values(), ids=OTHERS)
def test_a_seer_breaks_the_other_six_symmetries(symmetry: Symmetry) -> None:
    """RV10: with the camps where they are, what lay above the Seer lies elsewhere."""
    here = at("citizen2 king2 saint1 | . . . | . . .", p1="seer")
    there = symmetry.position(here)
    turned = done(there, symmetry.action("seer@b2"))
    assert ways(here, "seer@b2") == {"up"}
    after = symmetry.position(done(here, "seer@b2!up"))
    assert ways(there, "seer@b2") == set() or done(there, "seer@b2!up").board != after.board
    assert turned == symmetry.position(done(here, "seer@b2"))


QUARTERS = {name: SYMMETRIES[name] for name in OTHERS if name not in ("half turn", "near for far")}


@pytest.mark.parametrize("symmetry", QUARTERS.values(), ids=QUARTERS)
def test_a_sage_breaks_the_four_symmetries_that_turn_rows_into_columns(symmetry: Symmetry) -> None:
    """RV7: its left and right are in its row."""
    here = at("citizen2 sage2 saint1 | . . . | . . .", p1="minister")
    assert ways(here, "minister@b2") == {"b3"}
    assert ways(symmetry.position(here), "minister@b2") == {symmetry.cell(cell) for cell in ("a3", "b3", "c3")}


@pytest.mark.parametrize("name", ["half turn", "near for far"])
def test_a_sage_keeps_the_two_that_leave_rows_in_their_order_or_reverse_it(name: str) -> None:
    symmetry = SYMMETRIES[name]
    here = at("citizen2 sage2 saint1 | . . . | . . .", p1="minister")
    assert ways(symmetry.position(here), "minister@b2") == {symmetry.cell("b3")}
