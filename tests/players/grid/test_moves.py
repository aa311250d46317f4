"""The compact form of R vs R that the search uses says the same as the rules."""

from itertools import product
from random import Random

import pytest

from pocketcrowns.players.grid.moves import children, result, veiled
from pocketcrowns.players.grid.position import Compact, Rules, compact, has_names
from pocketcrowns.r_vs_r.board import Position
from pocketcrowns.r_vs_r.placing import legal, place
from pocketcrowns.r_vs_r.setups import State
from pocketcrowns.r_vs_r.targets import HIDDEN
from tests.amounts import usually
from tests.players.grid.views import ended
from tests.r_vs_r.drawing import R_VS_R, SETUPS, at, in_round, random_states

SWITCHES = tuple(product(("goes_on", "only_when_full"), ("tile", "player")))


def rules_for(state: State, *, names: bool = True) -> Rules:
    rulings = state.options.rulings
    return Rules(rulings.last_cell == "only_when_full", rulings.seer == "player", names)


def agrees(state: State, *, names: bool = True) -> int:
    """Compares every placement from a state with the rules; the number of them."""
    position, rulings = state.position, state.options.rulings
    rules = rules_for(state, names=names)
    here = compact(position, rules)
    assert result(here) is None
    actions: list[str] = []
    after = children(here, rules, actions)
    assert len(actions) == len(after) == len(set(actions))
    hidden = position.hidden.p2 if position.to_act == "p1" else position.hidden.p1
    assert {veiled(action, hidden) for action in actions} == set(legal(position, rulings))
    for action, child in zip(actions, after, strict=True):
        placed, _ = place(position, action, rulings)
        following, expected = ended(state, placed)
        assert result(child) == expected, action
        if expected is None:
            assert child == compact(following.position, rules), action
    return len(actions)


def in_play(states: list[State]) -> list[State]:
    return [state for state in states if state.stage == "place"]


@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("last_cell, seer", SWITCHES)
def test_every_placement_is_the_one_of_the_rules(setup: str, last_cell: str, seer: str) -> None:
    """RV1, RV10 both ways; every other ruling as random matches meet it."""
    rng = Random(f"{setup}{last_cell}{seer}")
    matches = [random_states(setup, seed, last_cell=last_cell, seer=seer) for seed in range(usually(1, 3))]
    states = [state for match in matches for state in in_play(match)]
    assert sum(agrees(state) for state in rng.sample(states, usually(6, 12))) > usually(100, 200)


def test_without_names_tiles_that_nothing_tells_apart_are_one_and_nothing_else_changes() -> None:
    for seed in range(12):
        for state in in_play(random_states("random", seed))[-14::3]:
            if not has_names(state.position):
                assert agrees(state, names=False)


def scenario(position: Position, **given: str) -> State:
    return in_round(position, **given)


@pytest.mark.parametrize(
    "position",
    [
        # RV4: a Tower covers an ally; one with nothing to cover is no placement (RV19).
        at("citizen2 king1 . | . reaper1 . | . . castle1", p1="tower queen", p2="monk"),
        at("citizen2 king2 castle1 | . . . | . . .", p1="tower queen", p2="tower"),
        # RV5: a Pirate uncovers what lies beneath a Tower, which may fill the board.
        at(
            "citizen2 tower1/castle king1 | queen2 monk1 saint2 | paladin1 . .", p1="minister", p2="pirate", to_act="p2"
        ),
        at("citizen2 x2:tower1/sage king1 | queen2 monk1 saint2 | paladin1 . bishop1", p1="minister", p2="temple"),
        at("citizen2 x2:tower1/shaman king1 | queen2 monk1 saint2 | paladin1 . bishop1", p1="princess", p2="temple"),
        at("citizen2 x2:tower1/reaper king1 | queen2 monk1 saint2 | paladin1 . bishop1", p1="general", p2="temple"),
        # RV8, RV9, RV14: a chain, what silences it, what shields from it.
        at("ninja2 king2 seer1 | . queen1 princess2 | dragon1 . .", p1="bard artist", p2="fairy", discard="sage"),
        at("ninja2 shaman2 seer1 | . sage1 princess2 | artist1 . .", p1="bard queen", p2="fairy", discard="tower"),
        at(
            "hermit2 magician2 assassin1 | . adventurer1 pirate2 | artist2 fairy1 .",
            p1="bard king",
            p2="queen monk",
            neutral="sage seer",
            discard="dragon witch",
            never_placed="witch",
        ),
        # RV14: a tile that came back to its play area; one that is taken back now, by a Magician or a Hermit.
        at("hermit2 king1 . | . . . | citizen1 . .", p1="assassin", p2="monk temple", came_back="monk", discard="sage"),
        at("hermit2 king1 . | . . . | citizen1 . .", p1="bard assassin", p2="monk", discard="sage", came_back="bard"),
        at("assassin1 king1 . | . . . | citizen1 . .", p1="magician hermit", p2="monk", discard="sage"),
    ],
)
@pytest.mark.parametrize("last_cell, seer", SWITCHES)
def test_positions_that_chance_seldom_brings(position: Position, last_cell: str, seer: str) -> None:
    assert agrees(scenario(position, last_cell=last_cell, seer=seer))


def test_an_assassins_hidden_victims_are_one_choice() -> None:
    """RV14."""
    assert veiled("assassin@b2!fairy", frozenset({"fairy"})) == f"assassin@b2!{HIDDEN}"
    assert veiled("bard@b2!b3:fairy", frozenset({"fairy"})) == f"bard@b2!b3:{HIDDEN}"
    assert veiled("hermit@b2!king", frozenset({"fairy"})) == "hermit@b2!king"
    assert veiled("fairy@b2", frozenset({"fairy"})) == "fairy@b2"


def test_a_position_is_plain_and_hashable() -> None:
    state = in_play(random_states("standard", 1))[5]
    here: Compact = compact(state.position, rules_for(state))
    assert all(type(part) is int for part in here) and len({here, here}) == 1
    assert R_VS_R.legal(state, state.position.to_act)
