"""For the tests of the Brave Rats solver: random open-handed positions, and their values from the rules alone."""

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from random import Random
from typing import Any

from pocketcrowns.brave_rats.cards import CardId, Cards, without
from pocketcrowns.brave_rats.rounds import FIRST_ROUND, Rulings, Standing, settle
from pocketcrowns.core.game import SEATS, Both
from pocketcrowns.core.match import Match
from pocketcrowns.players.duel.book import ALL_RULINGS, deals, printed_deal
from pocketcrowns.players.duel.rules import Position, Transitions, pack
from tests.helpers import sit
from tests.players.duel import kernels

OPEN_DEALS = ("", "traitor", "random-deal", "princess-attack", "draft")


def matches(count: int, seed: int) -> Iterator[Match[Any]]:
    """Matches with open hands of both editions, under all rulings, targets and deals in turn."""
    rng = Random(seed)
    for number in range(count):
        rulings = ALL_RULINGS[number % len(ALL_RULINGS)]
        variants = [deal for deal in [OPEN_DEALS[number % len(OPEN_DEALS)]] if deal]
        variants += rng.sample(["fast-rat", "traitor"], rng.randint(0, 1))
        match = sit(
            *dict.fromkeys(variants),
            seed=str(number),
            edition=rng.choice([16, 18]),
            musician=rulings.musician,
            ambassador=rulings.ambassador,
            cards_out=rulings.cards_out,
        )
        while match.view(None)["seen"]["phase"] == "draft":
            seat = match.waiting_for()[0]
            match.choose(seat, rng.choice(match.view(seat)["legal"]))
        yield match


def play_round(match: Match[Any], rng: Random, alike: float = 0.0) -> dict[str, str]:
    """One round of random cards, by seat; `alike`: how often both play the same card, which holds the round."""
    cards: dict[str, str] = {}
    rounds = len(match.view(None)["seen"]["rounds"])
    while match.waiting_for() and len(match.view(None)["seen"]["rounds"]) == rounds and len(cards) < len(SEATS):
        seat = match.waiting_for()[0]
        legal = match.view(seat)["legal"]
        same = [card for card in cards.values() if card in legal and rng.random() < alike]
        cards[seat] = same[0] if same else rng.choice(legal)
        match.choose(seat, cards[seat])
    return cards


def positions(count: int, cards_left: int, seed: int, edition: int = 16) -> Iterator[tuple[Rulings, Position]]:
    """Undecided positions with so many cards a side, under all rulings in turn, half of them after the printed deal."""
    rng = Random(seed)
    tables = {rulings: Transitions(rulings) for rulings in ALL_RULINGS}
    found = 0
    while found < count:
        rulings = ALL_RULINGS[found % len(ALL_RULINGS)]
        deal = printed_deal(edition) if found % 2 else rng.choice(deals(edition))
        position: Position | float = pack(deal, rng.choice((3, 4)), FIRST_ROUND)
        while isinstance(position, Position) and position.cards_left > cards_left:
            position = rng.choice([child for _, _, child in tables[rulings].children(position)])
        if isinstance(position, Position):
            found += 1
            yield rulings, position


def rows_by_the_rules(
    rulings: Rulings,
    target: int,
    standing: Standing,
    hands: Both[Cards],
) -> list[list[Fraction]]:
    """What each pair of cards is worth for p1, from `settle` alone, with nothing packed or left out."""

    def after(mine: CardId, theirs: CardId) -> Fraction:
        last = len(hands.p1) == 1
        end, played, _ = settle(standing, Both(mine, theirs), rulings, last=last)
        if played.verdict.game:
            return Fraction(1 if played.verdict.winner == "p1" else -1)
        if max(end.wins) >= target:
            return Fraction(1 if end.wins.p1 >= target else -1)
        if last:
            ahead = (end.wins.p1 > end.wins.p2) - (end.wins.p1 < end.wins.p2)
            return Fraction(ahead if rulings.cards_out == "most_victories" else 0)
        left = Both(without(hands.p1, mine), without(hands.p2, theirs))
        return by_the_rules(rulings, target, end, left)

    return [[after(mine, theirs) for theirs in hands.p2] for mine in hands.p1]


@lru_cache(maxsize=200_000)
def by_the_rules(
    rulings: Rulings,
    target: int,
    standing: Standing,
    hands: Both[Cards],
) -> Fraction:
    """The value for p1, found in the same way."""
    rows = rows_by_the_rules(rulings, target, standing, hands)
    if standing.shows_first == "p1":
        return max(map(min, rows))
    if standing.shows_first == "p2":
        return min(map(max, zip(*rows, strict=True)))
    return kernels.value(rows)
