"""The table of solved openings: which positions it has, and that its answers are those of the solver."""

from math import comb
from random import Random

import pytest

from pocketcrowns.brave_rats.cards import EDITIONS, CardId, Cards, in_order, without
from pocketcrowns.brave_rats.rounds import FIRST_ROUND
from pocketcrowns.core.game import Both
from pocketcrowns.players.duel.book import (
    ALL_RULINGS,
    QUANTISED,
    SECTIONS,
    Book,
    deals,
    encode,
    open_book,
    positions,
    princess_attack,
    printed_deal,
)
from pocketcrowns.players.duel.oracle import Oracle
from pocketcrowns.players.duel.rules import Position, Transitions, pack, pack_hand, size, unpack_hand
from pocketcrowns.players.duel.second_rounds import ROUGH, open_matrices, second_rounds
from pocketcrowns.players.duel.solver import Duel, Solution, solve_round
from tests.amounts import slowly, usually


@pytest.mark.parametrize("edition, splits", [(16, 1107), (18, 3139)])
def test_every_way_to_split_the_cards_is_there_once(edition: int, splits: int) -> None:
    """The number of ways is a coefficient of (1 + x + x²)ⁿ: each card goes twice, once or never to the first player."""
    n = edition // 2
    assert splits == sum(comb(n, twice) * comb(n - twice, n - 2 * twice) for twice in range(n // 2 + 1))
    listed = set(deals(edition))
    assert len(listed | {Both(deal.p2, deal.p1) for deal in listed}) == splits
    assert len(listed) == (splits + 1) // 2, "one of each two mirrored deals; the printed one is its own mirror"
    assert all(size(deal.p1) == size(deal.p2) == n for deal in listed)
    assert printed_deal(edition) in listed


@pytest.mark.parametrize("edition", [16, 18])
def test_every_section_has_the_openings(edition: int) -> None:
    for rulings, target in SECTIONS:
        book = open_book(edition, rulings, target)
        transitions = Transitions(rulings)
        for deal in (printed_deal(edition), princess_attack(edition)):
            start = pack(deal, target, FIRST_ROUND)
            for position in (start, *(child for _, _, child in transitions.children(start))):
                if isinstance(position, Position):
                    found, mirror = book.find(position), book.find(position.mirrored())
                    assert found is not None and mirror is not None
                    assert worth(found, position) == pytest.approx(-worth(mirror, position.mirrored()), abs=1e-12)
        assert abs(worth(book.find(pack(printed_deal(edition), target, FIRST_ROUND)), start)) <= QUANTISED


def worth(found: object, position: Position) -> float:
    assert found is not None
    return found.value if isinstance(found, Solution) else solve_round(found, position.look).value  # type: ignore[arg-type]


def test_no_listed_value_lies_past_a_won_or_a_lost_game() -> None:
    for edition in (16, 18):
        for rulings, target in SECTIONS:
            book = open_book(edition, rulings, target)
            for position in positions(edition, target, Transitions(rulings), all_deals=False):
                found = book.find(position)
                assert found is not None
                if isinstance(found, Solution):
                    values = [found.value, *found.row_values, *found.column_values]
                else:
                    values = [entry for line in found for entry in line]
                assert min(values) >= -1 and max(values) <= 1


def test_all_deals_of_the_small_edition_are_solved() -> None:
    for rulings, target in SECTIONS:
        book = open_book(16, rulings, target)
        assert all(book.find(pack(deal, target, FIRST_ROUND)) is not None for deal in deals(16))


def test_the_table_says_what_the_solver_says() -> None:
    """Second rounds, a Spy's look among them, of games to three: small enough to be solved here."""
    rng = Random(12)
    for rulings in ALL_RULINGS[:: usually(4, 1)]:
        duel, book = Duel(rulings), open_book(16, rulings, 3)
        start = pack(rng.choice(deals(16)), 3, FIRST_ROUND)
        seconds = [p for p in positions(16, 3, duel.transitions, all_deals=False) if p.cards_left == 7]
        for position in (*[start][: rulings is ALL_RULINGS[0]], *rng.sample(seconds, 1), *looked_at(seconds, rng)):
            found, truth = book.find(position), duel.solution(position)
            assert worth(found, position) == pytest.approx(truth.value, abs=QUANTISED)
            if isinstance(found, Solution):
                assert found.row_mix == pytest.approx(truth.row_mix, abs=3e-4)
                assert found.column_values == pytest.approx(truth.column_values, abs=0.08)
            else:
                matrix, look = duel.matrix(position), position.look
                assert found is not None
                for shown, answers in zip(found, matrix, strict=True) if look == 1 else by_column(found, matrix):
                    best = max(answers) if look == 2 else min(answers)
                    assert (max(shown) if look == 2 else min(shown)) == pytest.approx(best, abs=0.02)
                    picked = shown.index(max(shown) if look == 2 else min(shown))
                    assert answers[picked] == pytest.approx(best, abs=QUANTISED), "the best answer stays the best"


@pytest.mark.parametrize("target", slowly(3, 4))
def test_the_rough_matrices_are_those_of_the_solver(target: int) -> None:
    """Of one second round of each ruling, of every third in the usual run, from either side."""
    rng = Random(target)
    for rulings in ALL_RULINGS[:: usually(6, 1)]:
        duel, kept = Duel(rulings), open_matrices(16, rulings, target)
        assert kept is not None
        position = rng.choice(second_rounds(16, target, duel.transitions))
        child = position if rng.random() < 0.5 else position.mirrored()
        for found, true in zip(kept.find(child), duel.matrix(child), strict=True):
            assert found == pytest.approx(true, abs=ROUGH)


def test_what_is_known_at_once_needs_no_solving() -> None:
    """In the second round of the printed deck, where the solver alone would take longest."""
    oracle = Oracle(16, ALL_RULINGS[0], 4, afresh=True)
    listed = second_rounds(16, 4, oracle.duel.transitions)
    assert len(listed) > 20
    for position in listed:
        assert oracle.at_once(position)[1] == ROUGH


def test_a_deal_that_can_come_to_a_listed_round_is_not_solved_for_it() -> None:
    """Two Musicians against two Princes: a held round leads to where one leads from the printed deal, no other does."""
    oracle = Oracle(16, ALL_RULINGS[0], 4, afresh=True)
    first = pack(Both(*map(pack_hand, two_of("musician", "prince"))), 4, FIRST_ROUND)
    follows = [child for _, _, child in oracle.duel.transitions.children(first) if isinstance(child, Position)]
    assert 0 < sum(oracle.listed(child) is not None for child in follows) < len(follows)
    assert oracle.at_once(first) is None


def two_of(one: CardId, two: CardId) -> Both[Cards]:
    """The printed deck, but that one side has two of a card and the other side two of another."""
    deck = EDITIONS[16]
    return Both(in_order((*without(deck, two), one)), in_order((*without(deck, one), two)))


def looked_at(listed: list[Position], rng: Random) -> list[Position]:
    return rng.sample([position for position in listed if position.look], 1)


def by_column(*matrices: object) -> object:
    return zip(*(map(list, zip(*matrix, strict=True)) for matrix in matrices), strict=True)  # type: ignore[call-overload]


def test_what_is_encoded_is_found_again() -> None:
    rng, transitions = Random(7), Transitions(ALL_RULINGS[0])
    listed = positions(16, 3, transitions, all_deals=False)
    matrices = [
        [[rng.uniform(-1, 1) for _ in unpack_hand(position.column)] for _ in unpack_hand(position.row)]
        for position in listed
    ]
    looks = [position.look for position in listed]
    solved = [rows if look else solve_round(rows, 0) for rows, look in zip(matrices, looks, strict=True)]
    section = encode(listed, solved, 16)
    book = Book(16, 3, transitions, section, all_deals=False)
    assert len(book) == len(listed)
    for position, solution in zip(listed, solved, strict=True):
        found = book.find(position)
        assert worth(found, position) == pytest.approx(worth(solution, position), abs=QUANTISED)
        if isinstance(found, Solution) and isinstance(solution, Solution):
            assert found.row_mix == pytest.approx(solution.row_mix, abs=3e-4)
            assert found.row_values == pytest.approx(solution.row_values, abs=0.08)
    with pytest.raises(ValueError, match="bytes"):
        Book(16, 3, transitions, section[:-1], all_deals=False)


def test_a_position_that_is_not_listed_is_not_found() -> None:
    third = next(
        child
        for _, _, child in Transitions(ALL_RULINGS[0]).children(pack(deals(16)[100], 4, FIRST_ROUND))
        if isinstance(child, Position)
    )
    assert Oracle(16, ALL_RULINGS[0], 4, afresh=True).at_once(third) is None
    assert len(unpack_hand(third.row)) and open_book(16, ALL_RULINGS[0], 4).find(third) is None
