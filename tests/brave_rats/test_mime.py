"""BR8: what a Mime becomes, and that it then is that card in every respect."""

import pytest

from pocketcrowns.brave_rats.rounds import Rulings, Standing, settle
from pocketcrowns.core.game import SEATS, Both
from pocketcrowns.core.match import Match
from tests.helpers import last_round, play, seen, sit, standing, swapped


def played(*rounds: str, seat: str = "p1", **rulings: str) -> Match:
    """Rounds of the 18-card game, told for a Mime of p1, played with it in this seat."""
    match = sit(edition=18, **rulings)
    play(match, *(rounds if seat == "p1" else swapped(list(rounds))))
    return match


# The first round -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", SEATS)
def test_br8_in_round_1_it_is_a_five_without_power(seat: str) -> None:
    match = played("mime ambassador", seat=seat)
    assert last_round(match)["as"][seat] == "blank" and last_round(match)["strength"][seat] == 5
    assert last_round(match)["winner"] == seat and last_round(match)["worth"] == 1


@pytest.mark.parametrize("seat", SEATS)
def test_br8_in_round_1_it_is_not_a_wizard(seat: str) -> None:
    match = played("mime spy", seat=seat)
    assert last_round(match)["winner"] == seat and last_round(match)["why"]["silenced"] == []
    assert seen(match)["shows_first"] == seat
    assert last_round(played("mime assassin", seat=seat))["winner"] != seat
    assert last_round(played("mime musician", seat=seat))["winner"] is None


def test_br8_in_round_1_it_ties_with_a_wizard_and_with_a_mime() -> None:
    for card in ("wizard", "mime"):
        match = played(f"mime {card}")
        assert last_round(match)["winner"] is None and last_round(match)["why"]["silenced"] == []
        assert standing(match, "held") == [(1, 1)]


def test_br8_in_round_1_of_the_next_game_it_is_blank_again() -> None:
    match = sit("emperor", edition=18)
    play(match, "prince princess", "mime ambassador")
    assert seen(match)["game_no"] == 2
    assert last_round(match)["as"] == {"p1": "blank", "p2": "ambassador"}


# Copies --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", SEATS)
def test_br8_it_has_the_strength_of_the_opponents_previous_card(seat: str) -> None:
    match = played("musician prince", "mime wizard", seat=seat)
    assert last_round(match)["as"][seat] == "prince" and last_round(match)["cards"][seat] == "mime"
    assert last_round(match)["strength"][seat] == 7
    assert last_round(match)["why"]["silenced"] == [seat]  # a Wizard silences it as it would that card


@pytest.mark.parametrize("seat", SEATS)
def test_br8_as_a_wizard_it_silences(seat: str) -> None:
    match = played("musician wizard", "mime musician", seat=seat)
    assert last_round(match)["winner"] == seat and len(last_round(match)["why"]["silenced"]) == 1


@pytest.mark.parametrize("seat", SEATS)
def test_br8_as_a_general_it_strengthens_the_next_card(seat: str) -> None:
    assert seen(played("princess general", "mime musician", seat=seat))["bonus"][seat] == 2


def test_br8_as_a_general_held_by_a_musician_it_is_lost_where_br1_cancels() -> None:
    assert seen(played("princess general", "mime musician", musician="cancels"))["bonus"]["p1"] == 0


@pytest.mark.parametrize("seat", SEATS)
def test_br8_as_a_spy_it_looks(seat: str) -> None:
    assert seen(played("princess spy", "mime musician", seat=seat))["shows_first"] not in (None, seat)


def test_br8_a_spy_and_a_mime_that_became_one_cancel_as_two_spies_do() -> None:
    """BR5 looks at what the Mime became."""
    before = Standing(previous=Both("princess", "spy"))
    after, _, _ = settle(before, Both("mime", "spy"), Rulings(), last=False)
    assert after.shows_first is None


@pytest.mark.parametrize("seat", SEATS)
def test_br8_as_an_ambassador_its_win_counts_double(seat: str) -> None:
    match = played("princess ambassador", "mime spy", seat=seat)
    assert last_round(match)["winner"] == seat and last_round(match)["worth"] == 2


@pytest.mark.parametrize("seat", SEATS)
def test_br8_as_an_ambassador_it_banks(seat: str) -> None:
    assert seen(played("princess ambassador", "mime musician", seat=seat))["held"][seat] == 2
    assert seen(played("princess ambassador", "mime musician", seat=seat, ambassador="plain"))["held"][seat] == 1


@pytest.mark.parametrize("seat", SEATS)
def test_br8_as_a_musician_it_holds_the_round(seat: str) -> None:
    match = played("wizard musician", "mime prince", seat=seat)
    assert last_round(match)["winner"] is None and last_round(match)["why"]["line"] == "musician-holds"


@pytest.mark.parametrize("seat", SEATS)
def test_br8_as_an_assassin_it_reverses(seat: str) -> None:
    match = played("prince assassin", "mime general", seat=seat)
    assert last_round(match)["winner"] == seat and last_round(match)["why"]["line"] == "assassin-reverses"


@pytest.mark.parametrize("seat", SEATS)
def test_br8_as_a_prince_it_meets_the_princess(seat: str) -> None:
    match = played("musician prince", "mime princess", seat=seat)
    assert match.view(None)["outcome"]["reason"] == "princess"
    assert match.view(None)["outcome"]["winner"] not in (None, seat)


@pytest.mark.parametrize("seat", SEATS)
def test_br8_as_a_princess_it_meets_the_prince(seat: str) -> None:
    match = played("musician princess", "mime prince", seat=seat)
    assert match.view(None)["outcome"] == {"winner": seat, "reason": "princess"}


@pytest.mark.parametrize("seat", SEATS)
def test_br8_two_more_apply_to_it_as_to_any_card(seat: str) -> None:
    match = played("general prince", "mime wizard", seat=seat)
    assert last_round(match)["as"][seat] == "prince" and last_round(match)["strength"][seat] == 9


def test_br8_it_copies_the_card_and_not_the_two_that_the_card_had() -> None:
    match = played("musician general", "prince ambassador", "mime musician")
    assert last_round(match)["as"]["p1"] == "ambassador" and last_round(match)["strength"]["p1"] == 4


def test_br8_it_copies_a_silenced_card_with_its_power() -> None:
    match = played("wizard ambassador", "mime spy")
    assert last_round(match)["winner"] == "p1" and last_round(match)["worth"] == 2


def test_br8_it_copies_the_previous_round_only() -> None:
    match = played("musician prince", "princess musician", "mime spy")
    assert last_round(match)["as"]["p1"] == "musician"


def test_br8_shown_to_a_spy_it_is_a_mime_until_the_cards_meet() -> None:
    match = played("princess spy")
    match.choose("p1", "mime")
    assert seen(match)["shown"] == "mime" and seen(match)["shows_first"] == "p1"
    match.choose("p2", "musician")
    assert last_round(match)["as"]["p1"] == "spy"


# Mime after Mime -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", SEATS)
def test_br8_a_mime_after_a_blank_mime_is_blank(seat: str) -> None:
    match = played("mime princess", "general mime", seat=seat)
    assert set(last_round(match)["as"].values()) == {"general", "blank"}
    assert last_round(match)["winner"] == seat


@pytest.mark.parametrize("seat", SEATS)
def test_br8_a_mime_after_a_mime_is_what_that_one_had_become(seat: str) -> None:
    match = played("prince general", "mime musician", "spy mime", seat=seat)
    assert [sorted(each["as"].values()) for each in seen(match)["rounds"]] == [
        ["general", "prince"],
        ["general", "musician"],
        ["general", "spy"],
    ]


def test_br8_a_chain_of_mimes_never_ends() -> None:
    """With a Mime on one side or the other in every round, one card wanders from hand to hand."""
    passed_on, became = Standing(), []
    for cards in ("wizard prince", "mime musician", "spy mime", "mime wizard", "assassin mime"):
        passed_on, played, _ = settle(passed_on, Both(*cards.split()), Rulings(), last=False)
        became.append(tuple(played.became))
    assert became == [
        ("wizard", "prince"),
        ("prince", "musician"),
        ("spy", "prince"),
        ("prince", "wizard"),
        ("assassin", "prince"),
    ]


def test_br8_two_mimes_in_one_round_become_each_others_previous_card() -> None:
    match = played("general spy", "mime mime")
    assert last_round(match)["as"] == {"p1": "spy", "p2": "general"}
    assert last_round(match)["strength"] == {"p1": 4, "p2": 6}
    assert last_round(match)["winner"] == "p2"
    assert seen(match)["bonus"] == {"p1": 0, "p2": 2} and seen(match)["shows_first"] == "p2"


def test_br8_two_mimes_twice_in_a_row_become_their_own_cards_again() -> None:
    passed_on = Standing()
    for cards, became in (
        (Both("general", "spy"), Both("general", "spy")),
        (Both("mime", "mime"), Both("spy", "general")),
        (Both("mime", "mime"), Both("general", "spy")),
    ):
        passed_on, played, _ = settle(passed_on, cards, Rulings(), last=False)
        assert played.became == became == passed_on.previous
