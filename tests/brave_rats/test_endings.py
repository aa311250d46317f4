"""BR6, BR7 and BR10: how a game ends, and to whom rounds on hold belong then."""

import pytest

from tests.helpers import ALL_HELD, last_round, play, seen, sit, standing, swapped

P1_TAKES_TWO = [  # held, then p1 takes it with the next; everything after is held
    "musician spy",
    "spy princess",
    "princess musician",
    *(f"{card} {card}" for card in ["assassin", "ambassador", "wizard", "general", "prince"]),
]


@pytest.mark.parametrize(
    ("ruling", "rounds", "outcome"),
    [
        ("tie", P1_TAKES_TWO, {"winner": None, "reason": "cards_out"}),
        ("tie", swapped(P1_TAKES_TWO), {"winner": None, "reason": "cards_out"}),
        ("most_victories", P1_TAKES_TWO, {"winner": "p1", "reason": "most_victories"}),
        ("most_victories", swapped(P1_TAKES_TWO), {"winner": "p2", "reason": "most_victories"}),
        ("tie", ALL_HELD, {"winner": None, "reason": "cards_out"}),
        ("most_victories", ALL_HELD, {"winner": None, "reason": "cards_out"}),
    ],
)
def test_br6_and_br10_when_the_cards_run_out_only_the_switch_says_who_wins(
    ruling: str, rounds: list[str], outcome: dict
) -> None:
    match = sit(cards_out=ruling)
    play(match, *rounds[:-1])
    assert match.view(None)["outcome"] is None
    play(match, rounds[-1])
    assert match.view(None)["outcome"] == outcome and match.waiting_for() == []


def test_rounds_still_held_when_the_cards_run_out_belong_to_nobody() -> None:
    for ruling in ("tie", "most_victories"):
        match = sit(cards_out=ruling)
        play(match, *P1_TAKES_TWO)
        assert standing(match, "wins", "held") == [(2, 0), (0, 0)] and last_round(match)["worth"] == 0


def test_rounds_still_held_when_a_princess_wins_the_game_belong_to_nobody() -> None:
    match = sit()
    play(match, "musician musician", "princess prince")
    assert match.view(None)["outcome"] == {"winner": "p1", "reason": "princess"}
    assert standing(match, "wins", "held") == [(0, 0), (0, 0)]
    assert last_round(match)["game"] is True and last_round(match)["worth"] == 0


def test_a_princess_wins_the_game_whatever_the_score() -> None:
    match = sit()
    play(match, "ambassador spy", "wizard assassin")
    assert standing(match, "wins") == [(3, 0)] and match.view(None)["outcome"] is None
    play(match, "prince princess")
    assert standing(match, "wins") == [(3, 0)]
    assert match.view(None)["outcome"] == {"winner": "p2", "reason": "princess"}


def test_br5_the_round_that_wins_the_game_prepares_nothing() -> None:
    match = sit()
    play(match, "ambassador princess", "wizard assassin", "general spy")
    assert match.view(None)["outcome"] == {"winner": "p1", "reason": "victories"}
    assert standing(match, "bonus") == [(0, 0)] and seen(match)["shows_first"] is None


def test_br7_a_round_may_overshoot_the_target() -> None:
    match = sit()
    play(match, "musician musician", "princess princess", "spy spy", "assassin assassin", "prince wizard")
    assert standing(match, "wins") == [(5, 0)]
    assert match.view(None)["outcome"] == {"winner": "p1", "reason": "victories"}


@pytest.mark.parametrize(("variants", "rounds"), [((), 4), (("fast-rat",), 3)])
def test_br7_the_game_ends_exactly_when_the_target_is_reached(variants: tuple[str, ...], rounds: int) -> None:
    match = sit(*variants)
    won = ["prince general", "general spy", "wizard assassin", "assassin ambassador"]
    play(match, *won[: rounds - 1])
    assert standing(match, "wins") == [(rounds - 1, 0)] and match.view(None)["outcome"] is None
    play(match, won[rounds - 1])
    assert standing(match, "wins") == [(rounds, 0)] and seen(match)["target"] == rounds
    assert match.view(None)["outcome"] == {"winner": "p1", "reason": "victories"}


def test_br7_victories_in_the_last_round_count_before_the_cards_run_out() -> None:
    match = sit(cards_out="most_victories")
    play(match, "general spy", *(cards for cards in ALL_HELD if cards not in ("general general", "spy spy")))
    play(match, "spy general")
    assert match.view(None)["outcome"] == {"winner": "p2", "reason": "victories"}
    assert standing(match, "wins") == [(1, 8)]
