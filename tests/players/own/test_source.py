"""A player that somebody wrote: what is taken, and what is refused by name without harm."""

import pickle

import pytest

from pocketcrowns.core.game import Json
from pocketcrowns.core.luck import Luck
from pocketcrowns.players.own import source
from pocketcrowns.players.own.source import BadPlayer, Source
from tests.helpers import sit

BUDGET = ("nodes", 30)
LAST = """
class Last:
    def choose(self, view, rng, budget):
        legal = view["legal"]
        view["options"].clear()
        view["legal"] = []
        return legal[-1]
"""


def chosen(text: str, view: Json, name: str | None = None) -> str:
    return source.choice(source.make(source.load(Source(text, name))), view, Luck("a", "seed"), BUDGET)


def test_it_gets_a_copy_of_its_seats_view() -> None:
    match = sit()
    view = match.view("p1")
    assert chosen(LAST, view) == view["legal"][-1] != view["legal"][0]
    assert match.view("p1") == view and match.options


def test_of_two_classes_one_is_named() -> None:
    text = LAST + "class First(Last):\n    def choose(self, view, rng, budget):\n        return view['legal'][0]\n"
    view = sit().view("p2")
    assert chosen(text, view, "First") == view["legal"][0]
    assert chosen(text, view, "Last") == view["legal"][-1]


@pytest.mark.parametrize(
    "text, fault, told",
    [
        ("class (", "not-loaded", "SyntaxError"),
        ("\0", "not-loaded", "null bytes"),
        ("import no_such_module", "not-loaded", "no_such_module"),
        ("x = 1", "no-class", "there is none"),
        (LAST + LAST.replace("Last", "Next"), "no-class", "there are 2: Last, Next"),
        ("from pocketcrowns.players.player import Whim", "no-class", "there is none"),
        ("class A:\n    choose = 1", "no-class", "there is none"),
        ("class A:\n    def choose(self, view, rng, budget):\n        return view['nothing']", "raised", "'nothing'"),
        ("class A:\n    def __init__(self, x): pass\n    def choose(self, *_): return ''", "raised", "'x'"),
        ("class A:\n    def choose(self): return ''", "raised", "positional"),
        ("class A:\n    def choose(self, *_): return 'dragon'", "not-legal", "'dragon'"),
        ("class A:\n    def choose(self, *_): return None", "not-legal", "NoneType"),
        ("class A:\n    def choose(self, *_): return self.choose()", "raised", "RecursionError"),
        ("class A:\n    def choose(self, *_): raise SystemExit(3)", "raised", "SystemExit: 3"),
        ("raise SystemExit", "not-loaded", "SystemExit"),
    ],
    ids=str,
)
def test_what_cannot_play_is_refused_by_name(text: str, fault: str, told: str) -> None:
    with pytest.raises(BadPlayer) as refused:
        chosen(text, sit().view("p1"))
    assert refused.value.fault == fault and told in refused.value.told


def test_who_presses_ctrl_c_at_a_terminal_stops_it() -> None:
    with pytest.raises(KeyboardInterrupt):
        chosen("class A:\n    def choose(self, *_): raise KeyboardInterrupt", sit().view("p1"))


def test_a_name_that_is_not_there() -> None:
    with pytest.raises(BadPlayer, match="no class 'First'"):
        source.load(Source(LAST, "First"))


def test_a_fault_shows_the_players_own_lines_and_none_of_ours() -> None:
    for number in (1, 2):  # the second text has the first one's name
        text = f"class A:\n    def choose(self, *_):\n        return {number} / 0\n"
        with pytest.raises(BadPlayer) as refused:
            chosen(text, sit().view("p1"))
        assert f"return {number} / 0" in refused.value.told and 'own_player.py", line 3' in refused.value.told
        assert "players/own/source.py" not in refused.value.told
        assert pickle.loads(pickle.dumps(refused.value)).fault == "raised"
