"""The endpoint of the Python in which somebody's own player runs: questions and answers as text."""

import json
from typing import Any

import pytest

from pocketcrowns.core.errors import Malformed
from pocketcrowns.core.luck import Luck
from pocketcrowns.players.own.endpoint import Endpoint
from tests.helpers import sit

COUNTS = """
class Counts:
    asked = 0
    def choose(self, view, rng, budget):
        self.asked += 1
        return view["legal"][(self.asked + rng.below(4) + budget[1]) % len(view["legal"])]
"""


def asked(endpoint: Endpoint, verb: str, **fields: Any) -> Any:
    return json.loads(endpoint.handle(json.dumps({"ask": verb, "with": fields})))


def chosen(endpoint: Endpoint, luck: list[str]) -> Any:
    return asked(endpoint, "choose", view=sit().view("p1"), luck=luck, budget={"nodes": 2})


def test_a_player_chooses_with_the_stream_and_the_budget_that_it_is_given() -> None:
    endpoint, legal = Endpoint(), sit().view("p1")["legal"]
    assert asked(endpoint, "load", text=COUNTS) == asked(endpoint, "begin") == {"ok": True, "result": {}}
    for number in (1, 2):
        wanted = legal[(number + Luck("a", "b").below(4) + 2) % len(legal)]
        assert chosen(endpoint, ["a", "b"]) == {"ok": True, "result": {"action": wanted}}
    asked(endpoint, "begin")
    assert chosen(endpoint, ["a", "b"])["result"]["action"] == legal[(1 + Luck("a", "b").below(4) + 2) % len(legal)], (
        "anew"
    )


@pytest.mark.parametrize(
    "line, told",
    [
        ("raise KeyboardInterrupt", "KeyboardInterrupt"),
        ("raise SystemExit", "SystemExit"),
        ("1 / 0", "line 4, in choose"),
    ],
)
def test_whatever_it_does_is_answered(line: str, told: str) -> None:
    endpoint = Endpoint()
    asked(endpoint, "load", text=f"\nclass A:\n    def choose(self, *_):\n        {line}\n")
    asked(endpoint, "begin")
    answer = chosen(endpoint, [])
    assert (answer["ok"], answer["fault"]) == (False, "raised") and told in answer["told"]


def test_a_text_that_cannot_be_loaded_is_answered() -> None:
    assert asked(Endpoint(), "load", text="x = 1")["fault"] == "no-class"


@pytest.mark.parametrize("question", ["", "{}", '{"ask": "begin", "with": {}}', '{"ask": "load", "with": {"x": 1}}'])
def test_what_only_the_page_could_do_wrong_is_refused(question: str) -> None:
    with pytest.raises(Malformed):
        Endpoint().handle(question)
