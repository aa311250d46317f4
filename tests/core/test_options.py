"""Options as data: completed with defaults, checked by value and by type, listed for the catalogue."""

import json
from typing import Any

import pytest

from pocketcrowns.brave_rats import rounds
from pocketcrowns.core.errors import BadOptions
from pocketcrowns.core.options import Group, ManyOf, OneOf, Option, Whole, listed
from pocketcrowns.games import GAMES
from pocketcrowns.r_vs_r import targets

ROUNDS = Whole("rounds", 1, 9, 3)
SIZE = OneOf("size", (1, 16))
EXTRAS = ManyOf("extras", ("a", "b", "c", "d"), exclusive=(("a", "b", "c"), ("c", "d")))
RULING = OneOf("ruling", ("yes", "no"), ruling="X1")
ALL = Group("all", (SIZE, EXTRAS, Group("inner", (RULING,))))


def test_what_is_missing_takes_its_default_at_every_depth_and_keys_come_in_order() -> None:
    complete = {"size": 1, "extras": [], "inner": {"ruling": "yes"}}
    assert ALL.complete({}) == ALL.complete({"inner": {}}) == ALL.complete(complete) == ALL.default == complete
    other = ALL.complete({"inner": {"ruling": "no"}, "extras": ["d", "a"], "size": 16})
    assert json.dumps(other) == '{"size": 16, "extras": ["a", "d"], "inner": {"ruling": "no"}}'


def test_completing_twice_changes_nothing_and_the_given_options_stay_as_they_are() -> None:
    given = {"extras": ["d", "a"]}
    once = ALL.complete(given)
    assert ALL.complete(once) == once and given == {"extras": ["d", "a"]}
    once["extras"].append("b")
    assert ALL.complete({})["extras"] == []


@pytest.mark.parametrize("value", [True, 1.0, 16.0, "1", "16", 0, 2, None, [1], {"1": 1}], ids=json.dumps)
def test_one_of_takes_its_own_values_in_their_own_type_only(value: Any) -> None:
    assert SIZE.complete(1) == 1 and SIZE.complete(16) == 16
    with pytest.raises(BadOptions, match="size"):
        SIZE.complete(value)


@pytest.mark.parametrize(
    "value", ["a", None, {"a": 1}, ["e"], ["a", "a"], [["a"]], [1], [None], ["a", "b"], ["b", "c"], ["c", "d"]], ids=str
)
def test_many_of_takes_each_value_once_and_nothing_that_excludes_another(value: Any) -> None:
    assert EXTRAS.complete(["d", "b"]) == ["b", "d"]
    with pytest.raises(BadOptions, match="extras"):
        EXTRAS.complete(value)


@pytest.mark.parametrize("value", [{"colour": 1}, {"": 1}, {"inner": {"size": 1}}, [], None, "all", 7], ids=json.dumps)
def test_a_group_takes_an_object_with_its_own_parts_only(value: Any) -> None:
    with pytest.raises(BadOptions):
        ALL.complete(value)


def test_the_catalogue_lists_kinds_values_defaults_exclusions_and_rulings() -> None:
    assert listed(ALL.parts) == {
        "size": {"kind": "one", "values": [1, 16], "default": 1},
        "extras": {
            "kind": "many",
            "values": ["a", "b", "c", "d"],
            "default": [],
            "exclusive": [["a", "b", "c"], ["c", "d"]],
        },
        "inner": {
            "kind": "group",
            "options": {"ruling": {"kind": "one", "values": ["yes", "no"], "default": "yes", "ruling": "X1"}},
        },
    }


@pytest.mark.parametrize("value", [0, 10, -1, 3.0, True, "3", None, [3]], ids=json.dumps)
def test_whole_takes_a_whole_number_within_its_limits_only(value: Any) -> None:
    assert [ROUNDS.complete(number) for number in (1, 3, 9)] == [1, 3, 9]
    assert ROUNDS.as_json() == {"kind": "whole", "low": 1, "high": 9, "default": 3}
    with pytest.raises(BadOptions, match="rounds"):
        ROUNDS.complete(value)


def test_without_exclusions_many_of_takes_all_its_values() -> None:
    assert ManyOf("any", ("a", "b")).complete(["b", "a"]) == ["a", "b"]


@pytest.mark.parametrize(
    ("option", "value", "why"),
    [
        (SIZE, 2, "size: 2 is not one of [1, 16]"),
        (ROUNDS, 10, "rounds: 10 is not a whole number from 1 to 9"),
        (EXTRAS, "a", "extras: must be a list"),
        (EXTRAS, ["e"], "extras: 'e' is not one of ['a', 'b', 'c', 'd']"),
        (EXTRAS, ["a", "a"], "extras: a value is named twice"),
        (EXTRAS, ["c", "d"], "extras: at most one of ['c', 'd']"),
        (ALL, [], "all: must be an object"),
        (ALL, {"z": 1, "y": 2}, "all: no such option 'y'"),
        (ALL, {"inner": {"ruling": 7}}, "ruling: 7 is not one of ['yes', 'no']"),
    ],
    ids=str,
)
def test_it_is_said_what_is_wrong_with_an_option(option: Option, value: Any, why: str) -> None:
    with pytest.raises(BadOptions) as refusal:
        option.complete(value)
    assert str(refusal.value) == why


@pytest.mark.parametrize(("game", "rulings"), [("brave-rats", rounds.Rulings()), ("r-vs-r", targets.Rulings())])
def test_rulings_that_nobody_chose_are_the_catalogues_defaults(game: str, rulings: Any) -> None:
    assert type(rulings)(**GAMES[game].complete_options({})["rulings"]) == rulings


@pytest.mark.parametrize("game", GAMES)
def test_all_options_together_are_called_options(game: str) -> None:
    with pytest.raises(BadOptions, match=r"^options: must be an object$"):
        GAMES[game].complete_options([])
    assert GAMES[game].complete_options(None) == GAMES[game].complete_options({})
