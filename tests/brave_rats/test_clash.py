"""Two cards meet: every cell of the printed tables, and what swapping the seats may and may not change."""

from itertools import product

import pytest

from pocketcrowns.brave_rats.cards import BLANK, CARDS, DECK
from pocketcrowns.brave_rats.clash import Clash, clash
from pocketcrowns.brave_rats.powers import WinCountsAs
from pocketcrowns.core.game import SEATS, Both, other
from tests.helpers import golden_table

PLAIN = golden_table("clash.txt")
PLUS_TWO = golden_table("clash_plus_two.txt")
IDS = {card.strength: card.id for card in DECK}
FIGHTERS = (*IDS.values(), BLANK.id)
EVERY_CLASH = [
    (Both(p1, p2), Both(*bonus)) for p1, p2 in product(FIGHTERS, FIGHTERS) for bonus in product((0, 2), (0, 2))
]
LINES = [
    "wizard-silences",
    "musician-holds",
    "princess-takes-prince",
    "prince-wins",
    "assassin-reverses",
    "higher-wins",
]
CELLS = [pytest.param(row, column, id=f"{IDS[row]}-{IDS[column]}") for row, column in product(IDS, IDS)]


def summary(verdict: Clash) -> tuple[str | None, int, bool]:
    """Winner, victories and whether it is the game, as in the golden tables."""
    if verdict.winner is None or verdict.game:
        return verdict.winner, 0, verdict.game
    power = verdict.fighters.of(verdict.winner).power
    return verdict.winner, power.victories if isinstance(power, WinCountsAs) else 1, False


def mirrored(cell: tuple[str | None, int, bool]) -> tuple[str | None, int, bool]:
    winner, worth, game = cell
    return winner and other(winner), worth, game


def test_the_golden_tables_are_whole_and_the_plain_one_agrees_with_its_own_mirror() -> None:
    assert set(PLAIN) == set(PLUS_TWO) == set(product(range(8), range(8)))
    assert all(PLAIN[column, row] == mirrored(PLAIN[row, column]) for row, column in PLAIN)


@pytest.mark.parametrize(("row", "column"), CELLS)
def test_each_cell_of_the_printed_table_holds(row: int, column: int) -> None:
    assert summary(clash(Both(IDS[row], IDS[column]), Both(0, 0))) == PLAIN[row, column]


@pytest.mark.parametrize(("row", "column"), CELLS)
def test_each_cell_holds_with_two_more_for_p1(row: int, column: int) -> None:
    assert summary(clash(Both(IDS[row], IDS[column]), Both(2, 0))) == PLUS_TWO[row, column]


@pytest.mark.parametrize(("row", "column"), CELLS)
def test_each_cell_holds_with_two_more_for_p2(row: int, column: int) -> None:
    assert summary(clash(Both(IDS[column], IDS[row]), Both(0, 2))) == mirrored(PLUS_TWO[row, column])


@pytest.mark.parametrize(("row", "column"), CELLS)
def test_two_more_for_both_is_as_good_as_none(row: int, column: int) -> None:
    with_it, without_it = (clash(Both(IDS[row], IDS[column]), Both(each, each)) for each in (2, 0))
    assert (with_it.winner, with_it.game, with_it.line, with_it.by) == (
        without_it.winner,
        without_it.game,
        without_it.line,
        without_it.by,
    )


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize(
    ("card", "owner_wins", "line"),
    [
        pytest.param("prince", True, "prince-wins", id="footnote-1-nine-beats-seven"),
        pytest.param("assassin", False, "assassin-reverses", id="footnote-2-three-beats-five"),
        pytest.param("musician", None, "musician-holds", id="footnote-3-still-held"),
    ],
)
def test_the_footnotes_about_two_more_hold(seat: str, card: str, owner_wins: bool | None, line: str) -> None:
    verdict = clash(Both(card, card), Both(0, 0).put(seat, 2))
    assert verdict.winner == {True: seat, False: other(seat), None: None}[owner_wins]
    assert verdict.line == line and not verdict.game


@pytest.mark.parametrize("opposite", FIGHTERS)
def test_the_blank_card_is_a_five_without_power_and_silences_nobody(opposite: str) -> None:
    """BR8: what a Mime is in the first round."""
    verdict = clash(Both("blank", opposite), Both(0, 0))
    assert (verdict.fighters.p1.strength, verdict.fighters.p1.power) == (5, None)
    assert verdict.fighters.p2.power == CARDS[opposite].power
    assert verdict.silenced == []


def test_the_blank_card_loses_to_the_powers_that_a_wizard_would_have_silenced() -> None:
    assert clash(Both("blank", "assassin"), Both(0, 0)).winner == "p2"
    assert clash(Both("wizard", "assassin"), Both(0, 0)).winner == "p1"
    assert clash(Both("blank", "musician"), Both(0, 0)).winner is None
    assert clash(Both("wizard", "musician"), Both(0, 0)).winner == "p1"


def test_swapped_seats_give_the_swapped_verdict() -> None:
    assert len(EVERY_CLASH) == 9 * 9 * 2 * 2
    for cards, bonus in EVERY_CLASH:
        here, there = clash(cards, bonus), clash(cards.swapped(), bonus.swapped())
        assert (here.line, here.game) == (there.line, there.game)
        assert here.winner == (there.winner and other(there.winner))
        assert here.fighters == there.fighters.swapped()
        assert set(here.silenced) == {other(seat) for seat in there.silenced}
        if cards.p1 != cards.p2:
            assert here.by == (there.by and other(there.by))


@pytest.mark.parametrize("card", ["musician", "assassin", "prince"])
@pytest.mark.parametrize("bonus", [Both(0, 0), Both(2, 0)], ids=["even", "two-more"])
def test_of_two_equal_cards_the_line_is_not_put_down_to_one_seat_by_its_number(card: str, bonus: Both[int]) -> None:
    """Swapping the seats swaps `by`; so between two sides that are alike it is None."""
    here, there = clash(Both(card, card), bonus), clash(Both(card, card), bonus.swapped())
    assert here.by == (there.by and other(there.by))


def test_the_reasons_list_every_line_in_the_order_of_the_rulebook_and_exactly_one_decides() -> None:
    for cards, bonus in EVERY_CLASH:
        verdict = clash(cards, bonus)
        why = verdict.as_json()
        first, *rest = why["lines"]
        states = [line["state"] for line in rest]
        place = states.index("decides")
        assert [line["line"] for line in why["lines"]] == LINES
        assert states == ["passed"] * place + ["decides"] + ["unreached"] * (len(rest) - place - 1)
        assert rest[place]["line"] == why["line"] == verdict.line
        assert first["state"] == ("acts" if why["silenced"] else "passed")
        assert why["by"] == verdict.by


def test_the_line_that_decides_is_put_down_to_the_seat_whose_card_it_is_about() -> None:
    """To none for the last line, which asks about both; nor where both hold that card."""
    about = dict(zip(LINES[1:], ("musician", "princess", "prince", "assassin", None), strict=True))
    for cards, bonus in EVERY_CLASH:
        verdict = clash(cards, bonus)
        if verdict.by is None:
            assert verdict.line == "higher-wins" or set(cards) == {about[verdict.line]}
        else:
            assert cards.of(verdict.by) == about[verdict.line] and verdict.by not in verdict.silenced


@pytest.mark.parametrize("card", FIGHTERS)
@pytest.mark.parametrize("seat", SEATS)
def test_a_wizard_silences_every_power_but_a_wizards(card: str, seat: str) -> None:
    """Only a card that had a power to lose is listed as silenced."""
    cards = Both("wizard", "wizard").put(seat, card)
    verdict = clash(cards, Both(0, 0))
    silenced = card not in ("wizard", "blank")
    assert verdict.as_json()["silenced"] == ([seat] if silenced else [])
    assert verdict.fighters.of(seat).silenced == silenced
    assert (verdict.fighters.of(seat).power is None) == (card != "wizard")
    assert verdict.line == "higher-wins"


def test_nobody_is_silenced_where_no_wizard_stands_opposite() -> None:
    for cards, bonus in EVERY_CLASH:
        for seat in SEATS:
            if cards.of(other(seat)) != "wizard":
                assert not clash(cards, bonus).fighters.of(seat).silenced
                assert clash(cards, bonus).fighters.of(seat).power == CARDS[cards.of(seat)].power


def test_a_mime_that_has_become_nothing_cannot_clash() -> None:
    with pytest.raises(ValueError, match="mime"):
        clash(Both("mime", "spy"), Both(0, 0))
