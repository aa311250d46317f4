"""BR9: the Spy's look, step by step."""

import pytest

from pocketcrowns.core.errors import IllegalAction, NotYourTurn
from tests.helpers import ALL_HELD, VIEWERS, play, seen, sit


@pytest.mark.parametrize(
    ("first", "victim", "spy"), [("spy ambassador", "p2", "p1"), ("ambassador spy", "p1", "p2")], ids=["p1", "p2"]
)
def test_br9_the_victim_shows_a_card_before_the_spying_player_chooses(first: str, victim: str, spy: str) -> None:
    match = sit()
    play(match, first)
    before = [seen(match, viewer)["hands"] for viewer in VIEWERS]
    assert seen(match)["shows_first"] == victim and match.waiting_for() == [victim]
    assert match.view(spy)["legal"] == [] and "musician" in match.view(victim)["legal"]
    with pytest.raises(NotYourTurn):
        match.choose(spy, "musician")
    (shown,) = match.choose(victim, "prince")
    assert (shown.kind, dict(shown.facts)) == ("shown", {"seat": victim, "card": "prince"})
    assert [seen(match, viewer)["shown"] for viewer in VIEWERS] == ["prince"] * 3
    assert [seen(match, viewer)["hands"] for viewer in VIEWERS] == before
    assert match.waiting_for() == [spy]
    with pytest.raises(NotYourTurn):
        match.choose(victim, "musician")
    with pytest.raises(IllegalAction):
        match.choose(spy, "spy")
    match.choose(spy, "princess")
    assert match.view(None)["outcome"] == {"winner": spy, "reason": "princess"}
    assert match.record()["turns"][1:] == [{victim: "prince"}, {spy: "princess"}]


def test_br9_after_the_look_both_choose_together_again() -> None:
    match = sit()
    play(match, "spy ambassador", "general prince")
    assert seen(match)["shown"] is None and seen(match)["shows_first"] is None
    assert match.waiting_for() == ["p1", "p2"]


def test_br9_with_one_card_left_on_each_side_the_look_changes_nothing() -> None:
    match = sit()
    play(match, *(cards for cards in ALL_HELD if cards not in ("spy spy", "musician musician")), "spy musician")
    assert match.view("p2")["legal"] == ["spy"] and match.view("p1")["legal"] == []
    match.choose("p2", "spy")
    assert match.view("p1")["legal"] == ["musician"]
    match.choose("p1", "musician")
    assert match.view(None)["outcome"] == {"winner": None, "reason": "cards_out"}
