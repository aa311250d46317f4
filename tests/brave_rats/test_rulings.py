"""BR1 to BR5: one scenario for each, and one for each position of its switch."""

import pytest

from pocketcrowns.core.game import SEATS
from tests.helpers import ALL_HELD, kinds, last_round, play, seen, sit, standing, swapped

# BR1 -----------------------------------------------------------------------------------------------


def test_br1_keeps_a_general_held_by_a_musician_still_strengthens_the_next_card() -> None:
    match = sit()
    events = play(match, "general musician")
    assert standing(match, "wins", "held", "bonus") == [(0, 0), (1, 1), (2, 0)]
    assert "bonus" in kinds(events)
    play(match, "assassin wizard")
    assert last_round(match)["strength"] == {"p1": 5, "p2": 5}


def test_br1_cancels_a_general_held_by_a_musician_is_lost() -> None:
    match = sit(musician="cancels")
    events = play(match, "general musician")
    assert standing(match, "wins", "held", "bonus") == [(0, 0), (1, 1), (0, 0)]
    assert [dict(event.facts) for event in events if event.kind == "lost-to-musician"] == [
        {"seat": "p1", "card": "general"}
    ]
    play(match, "assassin wizard")
    assert last_round(match)["strength"] == {"p1": 3, "p2": 5}


def test_br1_keeps_a_spy_held_by_a_musician_still_looks() -> None:
    match = sit()
    play(match, "musician spy")
    assert standing(match, "held") == [(1, 1)]
    assert seen(match)["shows_first"] == "p1" and match.waiting_for() == ["p1"]


def test_br1_cancels_a_spy_held_by_a_musician_does_not_look() -> None:
    match = sit(musician="cancels")
    events = play(match, "musician spy")
    assert standing(match, "held") == [(1, 1)]
    assert seen(match)["shows_first"] is None and match.waiting_for() == ["p1", "p2"]
    assert "look" not in kinds(events)


def test_br1_cancels_touches_only_rounds_that_a_musician_holds() -> None:
    match = sit(musician="cancels")
    play(match, "general general")
    assert standing(match, "held", "bonus") == [(1, 1), (2, 2)]
    play(match, "spy wizard", "ambassador spy")
    assert seen(match)["shows_first"] == "p1"


# BR2 -----------------------------------------------------------------------------------------------


def test_br2_a_wizard_in_the_same_round_silences_the_general() -> None:
    match = sit()
    play(match, "general wizard")
    assert last_round(match)["winner"] == "p1" and last_round(match)["why"]["silenced"] == ["p1"]
    assert standing(match, "bonus") == [(0, 0)]


def test_br2_a_wizard_in_the_same_round_silences_the_spy() -> None:
    match = sit()
    play(match, "wizard spy")
    assert seen(match)["shows_first"] is None and match.waiting_for() == ["p1", "p2"]


@pytest.mark.parametrize("ruling", ["keeps", "cancels"])
def test_br2_a_wizard_one_round_later_does_not_take_the_two_away(ruling: str) -> None:
    match = sit(musician=ruling)
    play(match, "general princess", "ambassador wizard")
    assert last_round(match)["strength"] == {"p1": 6, "p2": 5}
    assert last_round(match)["winner"] == "p1" and last_round(match)["why"]["silenced"] == ["p1"]


def test_the_two_of_a_general_last_for_one_card_only() -> None:
    match = sit()
    play(match, "general princess", "musician musician")
    assert last_round(match)["strength"] == {"p1": 2, "p2": 0}
    assert standing(match, "bonus") == [(0, 0)]


# BR3 -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("held", [0, 1, 2])
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("ruling", ["banks", "plain"])
def test_br3_an_ambassador_that_wins_takes_two_and_every_held_round(held: int, seat: str, ruling: str) -> None:
    match = sit(ambassador=ruling)
    rounds = [*["musician musician", "princess princess"][:held], "ambassador spy"]
    play(match, *(rounds if seat == "p1" else swapped(rounds)))
    assert last_round(match)["winner"] == seat and last_round(match)["worth"] == held + 2
    assert seen(match)["wins"][seat] == held + 2
    assert standing(match, "held") == [(0, 0)]


# BR4 -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ruling", "first", "held"),
    [
        ("banks", "ambassador musician", (2, 1)),
        ("banks", "musician ambassador", (1, 2)),
        ("banks", "ambassador ambassador", (2, 2)),
        ("plain", "ambassador musician", (1, 1)),
        ("plain", "musician ambassador", (1, 1)),
        ("plain", "ambassador ambassador", (1, 1)),
    ],
)
def test_br4_what_a_held_round_with_an_ambassador_is_worth_to_each(ruling: str, first: str, held: tuple) -> None:
    for seat, second in zip(SEATS, ("prince assassin", "assassin prince"), strict=True):
        match = sit(ambassador=ruling)
        play(match, first)
        assert standing(match, "held") == [held]
        play(match, second)
        assert last_round(match)["winner"] == seat
        assert last_round(match)["worth"] == held[SEATS.index(seat)] + 1


def test_br4_the_round_after_a_held_ambassador_is_worth_three_to_its_player() -> None:
    match = sit()
    play(match, "ambassador musician", "prince spy")
    assert standing(match, "wins", "held") == [(3, 0), (0, 0)]


def test_br4_an_ambassador_held_by_equal_strength_banks_on_top_of_what_waits() -> None:
    match = sit()
    play(match, "general musician", "spy ambassador")
    assert last_round(match)["strength"] == {"p1": 4, "p2": 4}
    assert standing(match, "held") == [(2, 3)]


def test_br4_with_musician_cancels_an_ambassador_held_by_a_musician_banks_nothing() -> None:
    match = sit(musician="cancels", ambassador="banks")
    play(match, "ambassador musician")
    assert standing(match, "held") == [(1, 1)]


def test_br4_with_musician_cancels_an_ambassador_held_otherwise_still_banks() -> None:
    match = sit(musician="cancels", ambassador="banks")
    play(match, "ambassador ambassador")
    assert standing(match, "held") == [(2, 2)]


def test_br4_a_silenced_ambassador_that_wins_counts_once() -> None:
    match = sit()
    play(match, "general princess", "ambassador wizard")
    assert last_round(match)["winner"] == "p1" and last_round(match)["worth"] == 1
    assert standing(match, "wins") == [(2, 0)]


# BR5 -----------------------------------------------------------------------------------------------


def test_br5_two_spies_cancel() -> None:
    match = sit()
    events = play(match, "spy spy")
    assert seen(match)["shows_first"] is None and match.waiting_for() == ["p1", "p2"]
    assert "spies-cancel" in kinds(events) and "look" not in kinds(events)


def test_br5_two_generals_strengthen_both_next_cards() -> None:
    match = sit()
    play(match, "general general")
    assert standing(match, "bonus") == [(2, 2)]
    play(match, "spy assassin")
    assert last_round(match)["strength"] == {"p1": 4, "p2": 5}


def test_br5_a_general_and_a_spy_in_one_round_both_act() -> None:
    match = sit()
    play(match, "spy general")
    assert standing(match, "bonus") == [(0, 2)] and seen(match)["shows_first"] == "p2"


@pytest.mark.parametrize("last", ["general general", "spy spy"])
def test_br5_general_and_spy_do_nothing_in_the_last_round(last: str) -> None:
    match = sit()
    play(match, *(cards for cards in ALL_HELD if cards != last))
    assert kinds(play(match, last)) == ["sealed", "revealed", "verdict", "game-over"]
    assert standing(match, "bonus") == [(0, 0)] and seen(match)["shows_first"] is None


def test_br5_a_general_against_a_spy_in_the_last_round_does_nothing_either() -> None:
    match = sit()
    play(match, "general spy", *(cards for cards in ALL_HELD if cards not in ("general general", "spy spy")))
    assert kinds(play(match, "spy general")) == ["sealed", "revealed", "verdict", "game-over"]
    assert standing(match, "bonus") == [(0, 0)] and seen(match)["shows_first"] is None


@pytest.mark.parametrize("rounds", [ALL_HELD, [*ALL_HELD[:2], *ALL_HELD[3:], "spy spy"]])
def test_br5_nothing_passes_from_the_last_round_of_a_game_to_the_next_game(rounds: list[str]) -> None:
    match = sit("emperor")
    play(match, *rounds)
    assert seen(match)["game_no"] == 2 and seen(match)["round"] == 1
    assert standing(match, "wins", "held", "bonus") == [(0, 0), (0, 0), (0, 0)]
    assert seen(match)["shows_first"] is None and match.waiting_for() == ["p1", "p2"]
