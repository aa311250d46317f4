"""The packs of solved deals with the Mime: which positions a slice has, and how far from the truth it is."""

from collections.abc import Iterator
from random import Random

import pytest

from pocketcrowns.brave_rats.rounds import FIRST_ROUND
from pocketcrowns.core.game import Both
from pocketcrowns.making.deals import solve_slice
from pocketcrowns.players import tables
from pocketcrowns.players.duel import deals as stored
from pocketcrowns.players.duel.book import deals
from pocketcrowns.players.duel.deals import EDITION, MIXED, OFF_BY, PACKS, RULINGS, Slice, is_large, listed, numbers
from pocketcrowns.players.duel.matrix_game import Matrix, Mix
from pocketcrowns.players.duel.rules import NOBODY, ROW, Position, Transitions, pack, pack_hand
from pocketcrowns.players.duel.solver import Duel, solve_round
from pocketcrowns.players.player import Meter, Spent

EXACT = 1e-9
FEW_LIKE = 739  # a deal that is soon solved: many cards go twice to one side
TRANSITIONS = Transitions(RULINGS)


def shipped(number: int) -> bytes:
    """The slice of the deal at this place."""
    [held] = [numbers(each) for each in range(PACKS) if number in numbers(each)]
    data = tables.read(stored.__name__, stored.file_of(held[0]))
    return stored.unbind(data, len(held))[held.index(number)]


def opened(number: int) -> tuple[Slice, Position]:
    """The slice of a deal, and its first position."""
    deal = deals(EDITION)[number]
    return Slice(deal, TRANSITIONS, shipped(number)), pack(deal, stored.TARGET, FIRST_ROUND)


def promised(mix: Mix, rows: Matrix) -> float:
    """What a mix of the rows gets at least."""
    return min(sum(p * a for p, a in zip(mix, column, strict=True)) for column in zip(*rows, strict=True))


def turned(rows: Matrix) -> Matrix:
    return [[-entry for entry in column] for column in zip(*rows, strict=True)]


def test_every_deal_is_in_one_pack() -> None:
    assert sorted(number for each in range(PACKS) for number in numbers(each)) == list(range(len(deals(EDITION))))


def test_a_slice_lists_what_two_rounds_lead_to() -> None:
    """By playing every pair of cards twice, from the first position and its mirror image."""
    deal = deals(EDITION)[FEW_LIKE]
    for start in (pack(deal, 4, FIRST_ROUND), pack(deal.swapped(), 4, FIRST_ROUND)):
        met = {start}
        for _ in range(2):
            met = {c for each in met for _, _, c in TRANSITIONS.children(each) if isinstance(c, Position)}
        assert {each.canonical()[0] for each in met} == set(listed(deal, TRANSITIONS))


def test_bytes_that_do_not_fit_are_refused() -> None:
    with pytest.raises(ValueError, match="are needed"):
        Slice(deals(EDITION)[FEW_LIKE], TRANSITIONS, shipped(FEW_LIKE) + b"\0")


def test_positions_of_other_deals_are_not_found() -> None:
    slice_, _ = opened(FEW_LIKE)
    other = pack(deals(EDITION)[FEW_LIKE + 300], 4, FIRST_ROUND)
    assert slice_.value(other) is None and slice_.solution(other) is None


@pytest.mark.slow
def test_what_is_shipped_is_what_the_maker_makes() -> None:
    """In another order, and with another memory."""
    duel = Duel(RULINGS)
    for number in (FEW_LIKE + 4, FEW_LIKE):
        assert solve_slice(duel, number) == shipped(number)


def check(numbers_: list[int], sample: int, duel: Duel) -> Iterator[str]:
    """Some positions of these deals against the solver, from both seats; yields the kind of each that was checked."""
    rng = Random(5)
    for number in numbers_:
        slice_, first = opened(number)
        seconds = [each for _, _, each in TRANSITIONS.children(first) if isinstance(each, Position)]
        thirds = listed(deals(EDITION)[number], TRANSITIONS)
        large = [each for each in thirds if is_large(each)]
        some = {*rng.sample(seconds, 4), *rng.sample(thirds, sample), *rng.sample(large, min(len(large), sample))}
        for position in sorted({first, *some} | {each.mirrored() for each in some}):
            found = slice_.value(position)
            assert found is not None and abs(found - duel.value(position)) <= OFF_BY + EXACT
            solution = slice_.solution(position)
            assert (solution is not None) == is_large(position)
            yield f"{position.cards_left}"
            if solution is None:
                continue
            rows, look = duel.matrix(position), position.look
            truth = solve_round(rows, look)
            if look == NOBODY:
                assert promised(solution.row_mix, rows) >= truth.value - MIXED - EXACT
                assert promised(solution.column_mix, turned(rows)) >= -truth.value - MIXED - EXACT
            else:
                mix, values = (
                    (solution.row_mix, truth.row_values) if look == ROW else (solution.column_mix, truth.column_values)
                )
                best = [value for p, value in zip(mix, values, strict=True) if p]
                assert best and all(value == pytest.approx(truth.value, abs=EXACT) for value in best)
            yield f"a mix, shown by {look}"


@pytest.mark.slow
def test_values_and_mixes_are_as_near_as_they_say() -> None:
    kinds = set(check([FEW_LIKE, 741], 5, Duel(RULINGS)))
    assert kinds == {"7", "8", "9", "a mix, shown by 0", "a mix, shown by 1", "a mix, shown by 2"}


@pytest.mark.slow
def test_values_and_mixes_are_as_near_as_they_say_in_many_deals() -> None:
    for number in Random(6).sample(range(len(deals(EDITION))), 8):
        assert set(check([number], 60, Duel(RULINGS, most_remembered=10_000_000))) >= {"7", "8", "9"}


@pytest.mark.slow
def test_what_is_not_stored_is_soon_solved() -> None:
    """Nodes from an empty memory, of positions with seven cards that games come to by their mixes."""
    rng, small = Random(7), []
    for number in rng.sample(range(len(deals(EDITION))), 40):
        position = opened(number)[1]
        while position.cards_left > stored.LISTED:
            grid = TRANSITIONS.grid(position)
            child = rng.choice(rng.choice(grid))
            if not isinstance(child, Position):
                break
            position = child
        else:
            if not is_large(position):
                small.append(position)
    assert len(small) > 20
    for position in small:
        meter = Meter(("nodes", 16_000))
        try:
            Duel(RULINGS).value(position, meter)
        except Spent:
            pytest.fail(f"{position} takes more than 16,000 nodes")


def test_a_large_position_is_told_by_hands_and_score_alone() -> None:
    deal = Both(pack_hand(("spy",) * 2), pack_hand(("prince",) * 2))
    assert not is_large(Position(*deal, 8, 8, 0)), "only with seven cards a side"
