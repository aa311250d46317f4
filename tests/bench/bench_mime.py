"""By how much Lucky Draw's guesses can be beaten with the Mime: the best response of bench_lucky.py, a card more each.

A deal has up to 81 first rounds, each with as much below it as a whole deal of 16 cards. So what is measured by default
is the rest of a deal after one of them.
"""

import os
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from random import Random
from typing import Final, TypeAlias

from pocketcrowns.brave_rats.cards import EDITIONS, Cards
from pocketcrowns.brave_rats.rounds import Rulings
from pocketcrowns.core.game import Both
from pocketcrowns.making.lucky_positions import Positions
from pocketcrowns.players.lucky.resolve import COLUMN_SIDE
from pocketcrowns.players.lucky.table import SECTIONS

from .bench_lucky import Hand, Node, answers, by_lot, grow, hands_of, responses
from .lucky_policies import Guessed, Later

DECK: Final = EDITIONS[18]
Pair: TypeAlias = tuple[int, int]  # places of p1's and of p2's first card


class Deal:
    """A deal under its rulings, with p2 the one who responds best to what is guessed."""

    def __init__(self, rulings: Rulings, target: int, hands: Both[Cards]) -> None:
        self.rulings, self.target, self.hands = rulings, target, hands
        self.policy = Guessed(rulings, target, hands)
        self.positions = Positions(rulings, target, hands)
        full = tuple(range(len(hands.p1)))
        whole = hands_of(full)
        self.root = Node((), (full, full), 0, 0, dict.fromkeys(whole, 1 / len(whole)), {}, {})
        self.after = {child.history[0]: child for child in grow(self.policy, self.positions, self.root)}

    def chances(self) -> list[float]:
        """How likely p1 plays each card first."""
        return [self.root.chance[card, 0] for card in self.root.left[0]]

    def rest(self, first: Pair) -> dict[Hand, float]:
        """What p2 wins after this first round with each hand, weighted by p1's reach."""
        child = self.after[first]
        left = Both(*(tuple(hand[at] for at in cards) for hand, cards in zip(self.hands, child.left, strict=True)))
        positions = Positions(self.rulings, self.target, left, self.positions.standings[child.standing])
        full = tuple(range(len(left.p1)))
        reach = {frozenset(map(child.left[0].index, hand)): share for hand, share in child.reach.items()}
        root = Node((), (full, full), 0, child.shows, reach, {}, {})
        won = answers(Later(self.policy, first), positions, root)
        return {frozenset(child.left[1][at] for at in hand): value for hand, value in won.items()}

    def whole(self, rests: dict[Pair, dict[Hand, float]]) -> float:
        """What p2 wins on average, from what it wins after every first round."""
        found = responses(self.root, {(first,): won for first, won in rests.items()})
        return sum(found.values()) / len(found)

    def mean_rest(self, first: Pair) -> float:
        """What p2 wins after this first round on average, if both have played by the policy so far."""
        beliefs = self.policy.at([first]).beliefs[COLUMN_SIDE]
        child = self.after[first]
        won = self.rest(first)
        total = sum(share * won[hand] for share, hand in zip(beliefs, hands_of(child.left[1]), strict=True))
        return total / sum(child.reach.values())


def in_seat(number: int, seat: int) -> Deal:
    """A deal by lot under rulings by turns, the first hand in this seat; 0 is the printed deck for both."""
    rulings, target = SECTIONS[number * 3 % len(SECTIONS)]
    hands = by_lot(number, len(DECK), DECK) if number else Both(DECK, DECK)
    return Deal(rulings, target, Both(hands.p2, hands.p1) if seat else hands)


def after_one_round(number: int) -> float:
    """The mean of both seats after a first round drawn as the policy plays it."""
    deals, lot = [in_seat(number, seat) for seat in (0, 1)], Random(number)
    while True:
        i, j = (lot.choices(range(len(DECK)), deal.chances())[0] for deal in deals)
        if (i, j) in deals[0].after:
            return (deals[0].mean_rest((i, j)) + deals[1].mean_rest((j, i))) / 2


def rest_of(number: int, seat: int, first: Pair) -> dict[Hand, float]:
    """For a process of its own."""
    return in_seat(number, seat).rest(first)


def whole_deal(number: int, processes: ProcessPoolExecutor) -> float:
    """The mean of both seats, over every first round; of the printed deck both are alike."""
    won = []
    for seat in (0, 1) if number else (0,):
        deal = in_seat(number, seat)
        rests: dict[Pair, dict[Hand, float]] = {}
        for first, rest in zip(deal.after, processes.map(partial(rest_of, number, seat), deal.after), strict=True):
            rests[first] = rest
            print(f"  seat {seat + 1}: {len(rests)} of {len(deal.after)} first rounds", flush=True)
        won.append(deal.whole(rests))
    return sum(won) / len(won)


def bench_rests_with_the_mime() -> None:
    """LUCKY_MIME: of how many deals by lot, the first of them LUCKY_FROM (1 and 1); two to four minutes each."""
    start = int(os.environ.get("LUCKY_FROM", "1"))
    numbers = range(start, start + int(os.environ.get("LUCKY_MIME", "1")))
    print("\nLucky Draw with the Mime: what a best response wins after one first round, the mean of both seats")
    with several() as processes:
        for number, won in zip(numbers, processes.map(after_one_round, numbers), strict=True):
            print(f"  deal {number}: {won:.4f}", flush=True)


def bench_whole_deals_with_the_mime() -> None:
    """LUCKY_WHOLE: the numbers of deals (none), each of which takes two to seven hours of a processor."""
    with several() as processes:
        for number in map(int, os.environ.get("LUCKY_WHOLE", "").split()):
            print(f"\nLucky Draw with the Mime, deal {number}, every first round")
            print(f"  what a best response wins: {whole_deal(number, processes):.4f}", flush=True)


def several() -> ProcessPoolExecutor:
    """LUCKY_PROCESSES: how many (as there are processors)."""
    return ProcessPoolExecutor(int(os.environ.get("LUCKY_PROCESSES", "0")) or None, get_context("spawn"))
