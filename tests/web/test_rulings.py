"""The demonstrations of rulings that the build wrote: what either reading comes to."""

import json

import pytest

from pocketcrowns.games import GAMES
from tests.helpers import ROOT

pytestmark = pytest.mark.browser  # they need what the build wrote


@pytest.fixture(scope="module")
def rulings() -> dict:
    [written] = (ROOT / "dist" / "a").glob("rulings-*.json")
    return json.loads(written.read_text("utf-8"))


def last(rulings: dict, number: str, value: str) -> dict:
    """The last turn of a demonstration."""
    return rulings[number]["readings"][value]["turns"][-1]


def verdict(turn: dict) -> dict:
    return next(event for event in turn["events"] if event["kind"] == "verdict")


def test_every_ruling_with_two_readings_is_there(rulings: dict) -> None:
    numbered = {
        option["ruling"]: (name, ruling, option["values"])
        for name, game in GAMES.items()
        for ruling, option in game.catalogue()["options"]["rulings"]["options"].items()
    }
    told = {number: (each["game"], each["ruling"], list(each["readings"])) for number, each in rulings.items()}
    assert told == numbered


def test_the_musician_keeps_or_cancels_the_generals_help(rulings: dict) -> None:
    """BR1"""
    assert verdict(last(rulings, "BR1", "keeps"))["winner"] == "p1"
    assert verdict(last(rulings, "BR1", "keeps"))["strength"] == {"p1": 7, "p2": 6}
    assert verdict(last(rulings, "BR1", "cancels"))["winner"] == "p2"


def test_an_ambassador_on_hold_counts_twice_or_once(rulings: dict) -> None:
    """BR4"""
    assert [verdict(last(rulings, "BR4", value))["worth"] for value in ("banks", "plain")] == [3, 2]


def test_without_cards_it_is_a_tie_or_more_victories_win(rulings: dict) -> None:
    """BR6"""
    outcomes = [rulings["BR6"]["readings"][value]["outcome"] for value in ("tie", "most_victories")]
    assert [outcome["winner"] for outcome in outcomes] == [None, "p1"]


def test_the_last_free_cell_bars_the_hierophant_or_not(rulings: dict) -> None:
    """RV1"""
    down = [
        last(rulings, "RV1", value)["view"]["seen"]["board"]["a2"]["down_by"] for value in ("goes_on", "only_when_full")
    ]
    assert down == [None, "p2"]


def test_a_seer_looks_ahead_of_itself_or_of_the_player(rulings: dict) -> None:
    """RV10"""
    turned = [
        [event["cell"] for event in last(rulings, "RV10", value)["events"] if event["kind"] == "rotated"]
        for value in ("tile", "player")
    ]
    assert turned == [["a1"], ["a3"]]
