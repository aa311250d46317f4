"""What is put into a link of a match, and of which matches none is made."""

from random import Random
from typing import Any

import pytest

from pocketcrowns.core.errors import BadRecord
from pocketcrowns.core.game import Seat
from pocketcrowns.core.match import Match
from pocketcrowns.games import GAMES
from pocketcrowns.links.making import position_value, replay_value
from tests.helpers import VIEWERS, play_on, sit

viewers = pytest.mark.parametrize("seat", VIEWERS)


def open_tiles() -> Match[Any]:
    """A game of R vs R that goes on, in which nobody hides anything."""
    match = Match(GAMES["r-vs-r"], {}, "a seed")
    play_on(match, Random(1), 3)
    return match


def over() -> Match[Any]:
    """A game that is over, in which there are cards that one of two has seen: `lucky-draw`."""
    match = sit("lucky-draw")
    play_on(match, Random(1))
    return match


@viewers
def test_a_position_tells_all_but_the_seed(seat: Seat | None) -> None:
    match = open_tiles()
    record = {**match.record(), "seed": ""}
    assert match.record()["seed"] and record["turns"]
    assert position_value(match, seat) == {
        "kind": "p",
        "record": record,
        "seat": seat,
        "seen": match.view(seat)["seen"],
    }


def test_a_position_leaves_out_a_choice_that_is_sealed_and_what_the_record_tells() -> None:
    match = sit()
    for seat, card in (("p1", "general"), ("p2", "general"), ("p2", "prince")):
        match.choose(seat, card)
    value = position_value(match, None)
    assert value["record"]["turns"] == [{"p1": "general", "p2": "general"}] and "rounds" not in value["seen"]


@viewers
def test_what_is_seen_is_seen_from_one_side(seat: Seat | None) -> None:
    match = over()
    seen = {name: shown for name, shown in match.view(seat)["seen"].items() if name != "rounds"}
    assert position_value(match, seat)["seen"] == seen
    assert seat is None or match.view(seat)["seen"] != match.view(None)["seen"]


def test_what_somebody_hides_goes_into_no_link_while_the_game_goes_on() -> None:
    match = sit("draft")
    play_on(match, Random(1), 1)
    with pytest.raises(BadRecord, match=r"^somebody hides something in this game: its link would tell it$"):
        position_value(match, None)


def test_a_game_that_goes_on_is_no_replay() -> None:
    with pytest.raises(BadRecord, match=r"^this game is not over: its link would tell what is still secret$"):
        replay_value(open_tiles())
