"""Lucky Draw with hidden hands: the table of openings, and what is believed by its mixes."""

from collections.abc import Iterator
from itertools import combinations, product
from random import Random

import pytest

from pocketcrowns.brave_rats.cards import EDITIONS
from pocketcrowns.brave_rats.rounds import Rulings
from pocketcrowns.core.game import SEATS
from pocketcrowns.players.lucky.hands import becoming, drawing, hands, holding
from pocketcrowns.players.lucky.player import EXPLOITABLE, RESOLVED
from pocketcrowns.players.lucky.resolve import COLUMN_SIDE, ROW_SIDE
from pocketcrowns.players.lucky.seen import situation_of
from pocketcrowns.players.lucky.table import TREMBLE, Opening, Table, after_card, beginning, open_table
from tests.helpers import sit
from tests.players.lucky.test_player import hidden_choices

DECK = EDITIONS[16]


def table() -> Table:
    found = open_table(Rulings(), 4)
    assert found is not None
    return found


# Hands, cards and draws ---------------------------------------------------------------------------


@pytest.mark.parametrize("left", range(4, 10))
def test_a_card_played_and_a_card_drawn_turn_one_hand_into_another(left: int) -> None:
    """Each choice leads to one hand for each card of the pile, and `becoming` is `drawing` read backwards."""
    number = {hand: place for place, hand in enumerate(hands(left - 1))}
    ways = {(card, place): [] for card in range(left) for place in range(len(number))}
    for choice, draws in enumerate(drawing(left)):
        hand = hands(left)[choice // 3]
        card = hand[choice % 3]
        pile = sorted(set(range(left)) - set(hand))
        after = [tuple(sorted(each - (each > card) for each in {*hand, drawn} - {card})) for drawn in pile]
        assert draws == tuple((card, number[each]) for each in after)
        assert choice in holding(left)[card]
        for way in draws:
            ways[way].append(choice)
    for (card, place), way in ways.items():
        assert sorted(becoming(left)[card][place]) == way


# The table ----------------------------------------------------------------------------------------


def openings(opening: Opening) -> Iterator[Opening]:
    yield opening
    for after in opening.after.values():
        if isinstance(after, Opening):
            yield from openings(after)


def test_the_table_lists_every_opening_once_or_its_mirror_image() -> None:
    """62 and 2942 positions after one and two rounds; those that are their own mirror image are not doubled."""
    listed = list(openings(table().root))
    for left, count in ((8, 1), (7, 62), (6, 2942)):
        layer = [each for each in listed if each.left == left]
        assert 2 * len(layer) - sum(each.symmetric for each in layer) == count
    assert len({id(each) for each in listed}) == len(listed)


def test_every_mix_of_the_table_is_one() -> None:
    for opening in openings(table().root):
        for side in (ROW_SIDE, COLUMN_SIDE):
            for sight in range(opening.sights(side)):
                mix = table().mix(opening, side, sight)
                assert len(mix) == 3 * len(hands(opening.left))
                assert all(abs(sum(mix[at : at + 3]) - 1) < 1e-9 for at in range(0, len(mix), 3))


def test_the_opening_is_fair_and_treats_both_sides_alike() -> None:
    root = table().root
    mix, values = table().mix(root, ROW_SIDE, 0), table().values(root, ROW_SIDE, 0)
    assert mix == table().mix(root, COLUMN_SIDE, 0) and None not in values
    mean = sum(p * each for p, each in zip(mix, values, strict=True)) / len(hands(8))
    assert abs(mean) < 0.01


def test_a_card_with_no_share_is_worth_no_more_than_the_others() -> None:
    mix, values = table().mix(table().root, ROW_SIDE, 0), table().values(table().root, ROW_SIDE, 0)
    for at in range(0, len(mix), 3):
        played = max(each for p, each in zip(mix[at : at + 3], values[at : at + 3], strict=True) if p > 0.1)
        assert max(values[at : at + 3]) < played + 0.05


def test_every_set_of_rules_of_the_printed_deck_has_a_table_that_was_measured() -> None:
    """As well as was asked for. BR6: what happens when the cards run out has no table of its own. The bounds stated
    are of measurements that take minutes: tests/bench/bench_lucky.py."""
    ways = product(("keeps", "cancels"), ("banks", "plain"), ("tie", "most_victories"))
    assert set(EXPLOITABLE) == {(Rulings(*way), target) for way in ways for target in (4, 3)}
    for (rulings, target), most in EXPLOITABLE.items():
        found = open_table(rulings, target)
        assert found is not None and found.least == RESOLVED + 1 and found.root.position == beginning(target)
        assert most <= 0.02


def test_a_file_cut_short_is_refused() -> None:
    with pytest.raises(ValueError, match="bytes"):
        Table(Rulings(), 4, bytes([6, 0, 0]))


# Beliefs ------------------------------------------------------------------------------------------


def believed(seat: str, rounds: list[tuple[str, str]]) -> dict[frozenset[str], float]:
    """What a seat may hold after some rounds, by sets of cards: Bayes' rule on the table's mixes, then the draws."""
    place, left, mine = table().root, [list(DECK), list(DECK)], SEATS.index(seat)
    beliefs = {frozenset(hand): 1 / 56 for hand in combinations(DECK, 3)}
    swapped = False
    for cards in rounds:
        assert isinstance(place, Opening)
        pair = [row.index(card) for row, card in zip(left, cards, strict=True)]
        if place.symmetric and pair[0] > pair[1]:
            swapped = True
        side = mine ^ swapped
        sight = pair[1 - mine] if place.sights(side) > 1 else 0
        mix = table().mix(place, side, sight)
        after: dict[frozenset[str], float] = {}
        for number, hand in enumerate(combinations(left[mine], 3)):
            if cards[mine] in hand:
                p = (1 - TREMBLE) * mix[3 * number + hand.index(cards[mine])] + TREMBLE / 3
                for drawn in set(left[mine]) - set(hand):
                    new = frozenset(hand) - {cards[mine]} | {drawn}
                    after[new] = after.get(new, 0.0) + p * beliefs[frozenset(hand)]
        total = sum(after.values())
        beliefs = {hand: p / total for hand, p in after.items()}
        place = place.after[pair[::-1] if swapped else tuple(pair)] if not swapped else place.after[pair[1], pair[0]]
        for row, card in zip(left, cards, strict=True):
            row.remove(card)
    return beliefs


@pytest.mark.parametrize(
    "rounds",
    [
        [("spy", "assassin")],
        [("assassin", "spy")],
        [("spy", "assassin"), ("wizard", "general")],
        [("prince", "spy"), ("musician", "wizard"), ("spy", "ambassador")],
        [("wizard", "wizard"), ("spy", "musician"), ("general", "assassin")],
        [("wizard", "wizard"), ("musician", "spy"), ("general", "assassin")],
    ],
    ids=str,
)
def test_beliefs_follow_bayes_rule_through_spy_rounds_too(rounds: list[tuple[str, str]]) -> None:
    """BR9: what is answered to a card shown tells of the hand by the mix for that card."""
    left, history = [list(DECK), list(DECK)], []
    for cards in rounds:
        history.append(tuple(row.index(card) for row, card in zip(left, cards, strict=True)))
        for row, card in zip(left, cards, strict=True):
            row.remove(card)
    reached = table().reach(history)
    for seat in SEATS:
        side = SEATS.index(seat) ^ reached.swapped
        expected = believed(seat, rounds)
        found = dict(zip(map(frozenset, combinations(left[SEATS.index(seat)], 3)), reached.beliefs[side], strict=True))
        assert found == pytest.approx(expected, abs=1e-12)


@pytest.mark.parametrize("seed", range(6))
def test_beliefs_sum_to_one_and_hold_the_true_hands_possible(seed: int) -> None:
    match, rng = sit("lucky-draw", seed=str(seed)), Random(seed)
    for view in hidden_choices(match, rng):
        now = situation_of(view)
        reached = table().reach(now.history)
        left = view["seen"]["left"]
        if len(left["p1"]) < RESOLVED:
            continue
        for seat, beliefs in zip(SEATS, reached.beliefs[:: -1 if reached.swapped else 1], strict=True):
            assert sum(beliefs) == pytest.approx(1) and min(beliefs) > 0
            hand = tuple(left[seat].index(card) for card in match.state.hands.of(seat))
            assert beliefs[hands(len(left[seat])).index(hand)] > 0


def test_a_hand_without_the_card_played_is_ruled_out() -> None:
    """The card came from the hand, so only hands that can have drawn up from it remain, evenly if all played alike."""
    even = [1 / 20] * 20
    after = after_card(6, even, [1 / 3] * 60, 0, tremble=0.0)
    assert after == pytest.approx([0.1] * 10)
