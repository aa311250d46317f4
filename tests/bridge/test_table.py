"""The verb `table`: who beats whom, for the game that has such a table."""

import pytest

from pocketcrowns.games import GAMES, TABLES
from tests.helpers import ask, refusal, refused


def test_its_answer_holds_every_round_of_two_cards() -> None:
    told = ask("table", game="brave-rats", options={"edition": 18})
    assert set(told) == {"cards", "fighters", "copies", "rounds"}
    assert len(told["rounds"]) == 9 * 9 * 2 * 2
    [round_] = [
        each
        for each in told["rounds"]
        if each["cards"] == {"p1": "musician", "p2": "general"} and each["bonus"] == {"p1": 0, "p2": 2}
    ]
    verdict, bonus = round_["events"]
    assert (verdict["kind"], verdict["winner"], verdict["why"]["line"]) == ("verdict", None, "musician-holds")
    assert verdict["strength"] == {"p1": 0, "p2": 8} and verdict["held"] == {"p1": 1, "p2": 1}
    assert bonus == {"kind": "bonus", "seat": "p2", "strength": 2}


def test_without_options_it_is_the_table_of_the_plain_game() -> None:
    assert ask("table", game="brave-rats") == ask("table", game="brave-rats", options={"edition": 16, "rulings": {}})


def test_a_game_without_such_a_table_says_so() -> None:
    assert set(GAMES) - set(TABLES) == {"r-vs-r"}
    assert refusal("table", game="r-vs-r", options={}) == {
        "code": "bad_options",
        "detail": "r-vs-r has no table: its pieces do not meet in pairs",
    }


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({}, "malformed"),
        ({"game": "chess"}, "unknown_game"),
        ({"game": "brave-rats", "options": {"edition": 17}}, "bad_options"),
        ({"game": "brave-rats", "options": {"rulings": {"musician": "maybe"}}}, "bad_options"),
        ({"game": "brave-rats", "seed": "s"}, "malformed"),
    ],
    ids=str,
)
def test_other_refusals_are_those_of_every_verb(fields: dict[str, object], code: str) -> None:
    assert refused("table", **fields) == code
