"""Computer players: what they are given, that they choose by it alone, and that a better level is better."""

import json
from collections import Counter
from typing import Any

import pytest

from pocketcrowns.core.game import SEATS, Json, other
from pocketcrowns.core.luck import Luck
from pocketcrowns.core.match import Match
from pocketcrowns.players.levels import LEVELS
from tests.helpers import BRAVE_RATS, DEALS, ask, play, play_on, sit

BUDGET = ("nodes", 100)
RATS = LEVELS["brave-rats"]


def is_plain(value: Any) -> bool:
    """Whether a value is made of what JSON has, and of nothing that could lead back to the match."""
    if type(value) is dict:
        return all(type(key) is str and is_plain(part) for key, part in value.items())
    if type(value) is list:
        return all(map(is_plain, value))
    return value is None or type(value) in (str, int, float, bool)


class Eavesdropper:
    """A level that writes down all it is given."""

    def __init__(self) -> None:
        self.given: list[tuple[Any, ...]] = []

    def choose(self, *given: Any) -> str:
        self.given.append(given)
        return given[0]["legal"][-1]


@pytest.mark.parametrize("variants", [[], ["lucky-draw"], ["draft"], ["lucky-draw", "draft", "traitor"]], ids=str)
def test_a_level_is_given_its_seats_view_a_stream_and_a_budget_and_nothing_else(
    variants: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    spy = Eavesdropper()
    monkeypatch.setitem(RATS, "eavesdropper", spy)
    told = ask("open", game="brave-rats", options={"variants": variants}, seed="s")
    match = told["match"]
    while waiting_for := told["waiting_for"]:
        seat = waiting_for[-1]
        view = ask("view", match=match, seat=seat)
        told = ask("bot", match=match, seat=seat, level="eavesdropper", budget={"nodes": 7})
        seen, stream, budget = spy.given[-1]
        assert is_plain(seen) and seen == view and seen["seat"] == seat
        assert type(stream) is Luck and budget == ("nodes", 7)


@pytest.mark.parametrize("level", RATS)
@pytest.mark.parametrize("seat", SEATS)
def test_the_card_that_the_opponent_has_sealed_makes_no_difference(level: str, seat: str) -> None:
    """The same view, seed and turn: the same choice, whatever lies face down on the other side."""
    for opening in ([], ["musician prince"], ["musician prince", "general assassin"]):
        chosen = set()
        for place in range(8 - len(opening)):
            match = sit()
            play(match, *opening)
            match.choose(other(seat), match.view(other(seat))["legal"][place])
            chosen.add(RATS[level].choose(match.view(seat), match.rng_for(seat), BUDGET))
        assert len(chosen) == 1


@pytest.mark.parametrize("level", RATS)
def test_the_same_view_stream_and_budget_give_the_same_choice(level: str) -> None:
    for deal in DEALS[3::16]:
        match = deal.match()
        play_on(match, deal.rng(), choices=5)
        for seat in match.waiting_for():
            view = json.dumps(match.view(seat))
            first, second = (RATS[level].choose(json.loads(view), match.rng_for(seat), BUDGET) for _ in range(2))
            assert first == second


@pytest.mark.parametrize("level", RATS)
def test_a_level_does_not_always_choose_the_same(level: str) -> None:
    match = sit()
    chosen = {RATS[level].choose(match.view("p1"), Luck(str(number)), BUDGET) for number in range(60)}
    assert len(chosen) > 2


# Strength ------------------------------------------------------------------------------------------


def winner(levels: dict[str, str], options: Json, seed: str) -> str | None:
    """The level that wins one sitting; `levels` by seat."""
    match = Match(BRAVE_RATS, options, seed)
    while waiting_for := match.waiting_for():
        for seat in waiting_for:
            action = RATS[levels[seat]].choose(match.view(seat), match.rng_for(seat), BUDGET)
            match.choose(seat, action, by_bot=True)
    won = match.view(None)["outcome"]["winner"]
    return won and levels[won]


def arena(options: Json, games: int) -> Counter[str | None]:
    """How often guard, scamp and neither won; each sits in either seat as often."""
    return Counter(
        winner({"p1": "guard", "p2": "scamp"} if number % 2 else {"p1": "scamp", "p2": "guard"}, options, str(number))
        for number in range(games)
    )


@pytest.mark.parametrize(
    "options",
    [{}, {"edition": 18}, {"variants": ["lucky-draw"]}, {"variants": ["draft"]}, {"variants": ["random-deal"]}],
    ids=json.dumps,
)
def test_the_guard_beats_the_scamp_clearly(options: Json) -> None:
    """Of 300 sittings with fixed seeds the guard wins 205 to 224, the scamp 74 to 88, by variant; the rest are ties."""
    won = arena(options, 300)
    assert won.total() == 300
    assert won["guard"] > 2 * won["scamp"]


def test_the_guard_takes_a_win_that_is_shown_to_it() -> None:
    """BR9: told that a Prince lies there, it plays the Princess more often than all else together."""
    match = sit()
    play(match, "spy ambassador")
    match.choose("p2", "prince")
    view = match.view("p1")
    taken = sum(RATS["guard"].choose(view, Luck(str(number)), BUDGET) == "princess" for number in range(100))
    assert taken > 50
