"""Advice and players for Brave Rats: what they say is legal, true to the asking seat, and made of its view alone."""

from random import Random

import pytest

from pocketcrowns.core.game import SEATS, Json
from pocketcrowns.core.luck import Luck
from pocketcrowns.players.coach.brave_rats import Exact
from pocketcrowns.players.duel.deals import OFF_BY
from pocketcrowns.players.player import Advice, follow
from tests.amounts import usually
from tests.helpers import play, sit
from tests.players.duel.duels import matches, play_round

PLENTY = ("ms", 10**6)
COACH = Exact()


def check(advice: Advice, view: Json) -> None:
    assert [each.action for each in advice.mix] == view["legal"]
    assert sum(each.p for each in advice.mix) == pytest.approx(1) and min(each.p for each in advice.mix) >= 0
    assert -1 <= advice.value <= 1 and advice.off_by >= 0
    if advice.exact:
        assert advice.off_by < (1e-4 if view["options"]["edition"] == 16 else 0.004)
        assert max(each.value for each in advice.mix) <= advice.value + advice.off_by + 1e-9
        for each in advice.mix:
            if each.p > 0.01:
                assert each.value == pytest.approx(advice.value, abs=1e-4)


def test_advice_for_every_seat_of_every_kind_of_game() -> None:
    rng, looks = Random(5), 0
    for match in matches(60, seed=5):
        while match.waiting_for():
            view = match.view(None)
            if len(view["seen"]["left"]["p1"]) <= 5:
                for seat in match.waiting_for():
                    own = match.view(seat)
                    advice = COACH.advise(own, PLENTY)
                    check(advice, own)
                    assert advice.exact
                    looks += own["seen"]["shows_first"] is not None
            play_round(match, rng)
    assert looks > 10


def test_the_two_seats_of_a_sealed_round_have_opposite_values() -> None:
    rng = Random(6)
    for match in matches(20, seed=6):
        while match.waiting_for() == ["p1", "p2"] and len(match.view(None)["seen"]["left"]["p1"]) > 5:
            play_round(match, rng)
        if match.waiting_for() == ["p1", "p2"]:
            values = [COACH.advise(match.view(seat), PLENTY).value for seat in SEATS]
            assert values[0] == pytest.approx(-values[1], abs=1e-4)


def test_a_princess_waits_for_the_prince_that_was_shown() -> None:
    """BR9: who looks and holds the Princess against a shown Prince wins the game."""
    match = sit()
    play(match, "spy musician")
    match.choose("p2", "prince")
    advice = COACH.advise(match.view("p1"), PLENTY)
    assert advice.exact and advice.value == 1
    assert {each.action: each.p for each in advice.mix}["princess"] == 1


def test_a_spent_budget_is_said_and_bounded() -> None:
    match = sit("random-deal", "fast-rat", edition=18, seed="far")
    play_round(match, Random(1))
    seat = match.waiting_for()[0]
    view = match.view(seat)
    advice = COACH.advise(view, ("nodes", 50))
    check(advice, view)
    assert not advice.exact and 0 < advice.off_by <= 2
    assert COACH.advise(view, ("nodes", 50)) == advice, "a budget in nodes has the same effect every time"


@pytest.mark.parametrize("variant", ["random-deal", "traitor"])
def test_with_the_mime_every_deal_is_exact_and_soon(variant: str) -> None:
    """All rounds but the last ones, by the coach's own advice, at most 22,000 nodes from an empty memory each."""
    looks = 0
    for number in range(usually(5, 10)):
        match, rng = sit(variant, edition=18, seed=f"{number}"), Luck("deals", variant, f"{number}")
        while (waiting := match.waiting_for()) and len(match.view(None)["seen"]["left"]["p1"]) > 5:
            for seat in waiting:
                view = match.view(seat)
                advice = COACH.advise(view, ("nodes", 22_000))
                check(advice, view)
                assert advice.exact and advice.off_by <= OFF_BY
                looks += view["seen"]["shows_first"] is not None
                match.choose(seat, follow(advice, rng))
    assert looks


@pytest.mark.parametrize("variants", [["draft"], ["draft", "traitor"], ["draft", "fast-rat"]], ids=str)
def test_advice_in_a_draft_is_an_estimate_for_every_card_on_offer(variants: list[str]) -> None:
    match = sit(*variants)
    view = match.view(match.waiting_for()[0])
    advice = COACH.advise(view, PLENTY)
    check(advice, view)
    assert not advice.exact and advice.off_by >= 1
    assert COACH.advise(view, PLENTY) == advice


def test_hidden_hands_are_advised_on_too() -> None:
    match = sit("lucky-draw")
    view = match.view("p1")
    advice = COACH.advise(view, ("nodes", 2000))
    check(advice, view)
    assert not advice.exact
