"""One recorded match of each setup, turn by turn: an old record must keep its meaning for ever.

Each line of tests/golden/r_vs_r_SETUP.jsonl after the first is one turn: the choice, the kinds of the events it led to
and how many actions are then legal for whoever is to act. The first line is the record without its turns, the last what
an onlooker sees in the end.
"""

import json
from typing import Any

import pytest

from pocketcrowns.core.game import SEATS
from tests.helpers import GOLDEN, kinds, resumed
from tests.r_vs_r.drawing import R_VS_R, SETUPS

every_setup = pytest.mark.parametrize("setup", SETUPS)


def lines(setup: str) -> list[Any]:
    return [json.loads(line) for line in (GOLDEN / f"r_vs_r_{setup}.jsonl").read_text("ascii").splitlines()]


@every_setup
def test_a_recorded_match_replays_line_by_line(setup: str) -> None:
    head, *turns, _ = lines(setup)
    assert head["options"]["setup"] == setup and len(turns) > 15
    state = R_VS_R.start(head["options"]).state
    for number, (choices, told, legal) in enumerate(turns, start=1):
        assert set(choices) == R_VS_R.actors(state), number
        step = R_VS_R.apply(state, choices)
        state = step.state
        assert kinds(list(step.events)) == told, number
        assert sum(len(R_VS_R.legal(state, seat)) for seat in SEATS) == legal, number


@every_setup
def test_a_recorded_match_resumes_to_what_was_seen_in_the_end(setup: str) -> None:
    head, *turns, end = lines(setup)
    match = resumed(R_VS_R, {**head, "turns": [choices for choices, _, _ in turns]})
    view = match.view(None)
    assert {"seen": view["seen"], "outcome": view["outcome"]} == end


def test_the_recorded_matchs_know_most_of_what_can_happen() -> None:
    told = {kind for setup in SETUPS for _, events, _ in lines(setup)[1:-1] for kind in events}
    assert told >= {
        "placed", "destroyed", "banished", "rotated", "moved", "taken", "reactivated", "silenced", "cleared",
        "round-begins", "round-over", "dealt", "kept", "put-out",
    }  # fmt: skip
