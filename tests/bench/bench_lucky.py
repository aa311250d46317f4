"""By how much Lucky Draw's policy can be beaten, as it is shipped: the file's mixes, or with other decks of 16 cards
what is guessed, and the solving again below them.

A best response to the policy in seat p1 is followed over the whole public tree, every history by itself, hands as
sets of cards. Only what the policy does is taken from the engine: the table through its reader, the guesses as they
are made, the rest of the game through the solver's array form, which tests/making/test_lucky.py holds equal to the one
that plays. The policy treats both seats alike. So with equal decks, where its value is 0, what the best response wins
is the exploitability; with others it is the mean of what it wins as p1 and as p2.
"""

import os
import time
from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any, NamedTuple

import numpy as np

from pocketcrowns.brave_rats.cards import Cards, in_order
from pocketcrowns.brave_rats.rounds import Standing
from pocketcrowns.core.game import Both
from pocketcrowns.making.lucky_positions import DECK, MEMBERS, PLACE, Positions
from pocketcrowns.making.lucky_rounds import FiveCards
from pocketcrowns.players.lucky.player import EXPLOITABLE, ITERATIONS, RESOLVED
from pocketcrowns.players.lucky.table import SECTIONS, open_table

from .lucky_policies import Guessed, Listed, Policy

Array = np.ndarray[Any, Any]
Hand = frozenset[int]  # of card numbers, 0 to 7
TOGETHER = 256  # five-card positions in one array
HANDS = {left: [frozenset(few) for few in combinations(range(left), 3)] for left in (4, 5, 6, 7, 8)}


class Node(NamedTuple):
    """A public position. `reach`: how likely p1's policy and p1's draws come here with each hand.

    `shows`: 0 nobody, 1 p1, 2 p2. By (p1's card, p2's card), `chance`: how likely p1's policy comes here and plays
    the one (when p2 has shown the other); `after`: the next node, or what p1 has won or lost.
    """

    history: tuple[tuple[int, int], ...]
    left: tuple[tuple[int, ...], tuple[int, ...]]
    standing: int
    shows: int
    reach: dict[Hand, float]
    chance: dict[tuple[int, int], float]
    after: dict[tuple[int, int], "Node | int"]


def hands_of(cards: tuple[int, ...]) -> list[Hand]:
    return [frozenset(few) for few in combinations(cards, 3)]


def grow(policy: Policy, positions: Positions, node: Node) -> Iterator[Node]:
    """Link a node with those after it, which are yielded."""
    mine, theirs = node.left
    at = policy.at(places(node.history))
    assert at.mix is not None, "more than five cards are left"
    side = int(at.swapped)  # p1's: the row player's, unless the history was turned round
    for j, other in enumerate(theirs):
        mix = at.mix(side, j if node.shows == 2 else None)
        for card in mine:
            reach: dict[Hand, float] = {}
            for number, hand in enumerate(hands_of(mine)):
                if card not in hand:
                    continue
                p = mix[3 * number + sorted(hand).index(card)] * node.reach[hand]
                pile = set(mine) - hand
                for drawn in pile:
                    after = hand - {card} | {drawn}
                    reach[after] = reach.get(after, 0.0) + p / len(pile)
            node.chance[card, other] = sum(reach.values())
            standing = int(positions.after[node.standing, card, other])
            if positions.over[standing]:
                node.after[card, other] = int(positions.over[standing])
                continue
            left = tuple(each for each in mine if each != card), tuple(each for each in theirs if each != other)
            history = (*node.history, (card, other))
            child = Node(history, left, standing, int(positions.shows[standing]), reach, {}, {})
            node.after[card, other] = child
            yield child


def places(history: tuple[tuple[int, int], ...]) -> list[tuple[int, int]]:
    """Cards by their places among those left, as the table counts them."""
    left = [list(range(9)), list(range(9))]
    answer = []
    for pair in history:
        i, j = (cards.index(card) for cards, card in zip(left, pair, strict=True))
        answer.append((i, j))
        del left[0][i], left[1][j]
    return answer


def responses(node: Node, values: dict[tuple[tuple[int, int], ...], dict[Hand, float]]) -> dict[Hand, float]:
    """What p2 wins with each hand by a best response, weighted by p1's reach; `values` of the nodes after it."""
    mine, theirs = node.left
    answer = {}
    for hand in hands_of(theirs):
        pile = set(theirs) - hand

        def worth(card: int, other: int, hand: Hand = hand, pile: set[int] = pile) -> float:
            after = node.after[card, other]
            if not isinstance(after, Node):
                return -after * node.chance[card, other]
            return sum(values[after.history][hand - {other} | {drawn}] for drawn in pile) / len(pile)

        if node.shows == 1:
            answer[hand] = sum(max(worth(card, other) for other in hand) for card in mine)
        else:
            answer[hand] = max(sum(worth(card, other) for card in mine) for other in hand)
    return answer


def last_hidden(policy: Policy, positions: Positions, nodes: list[Node]) -> list[dict[Hand, float]]:
    """For nodes with five cards left what p2 wins with each hand by a best response to p1's play from there on.

    All are of one kind, and in all of them p1 is the same side of the solved game.
    """
    found = [policy.at(places(node.history)) for node in nodes]
    swapped = found[0].swapped
    masks = [np.array([sum(1 << card for card in node.left[seat]) for node in nodes]) for seat in (0, 1)]
    standings = np.array([node.standing for node in nodes])
    game = FiveCards(
        positions, *turned(positions, masks, standings, swapped), kind=turned_kind(nodes[0].shows, swapped)
    )
    beliefs = [np.array([each.beliefs[side] for each in found]).T for side in (0, 1)]
    game.solve((beliefs[0], beliefs[1]), ITERATIONS)
    side = int(swapped)
    first, last = game.first.strategy[side], game.last.strategy[side]
    if swapped:
        last = last.transpose(1, 0, 2, 3, 4)
    reach = {hand: np.array([node.reach[at(node, hand)] for node in nodes]) for hand in HANDS[5]}
    shows = nodes[0].shows
    won: dict[tuple[int, int], dict[Hand, Array]] = {}
    for i in range(5):
        for j in range(5):
            mix = first[j if shows == 2 else 0]
            after = {hand: np.zeros(len(nodes)) for hand in HANDS[4]}
            for number, hand in enumerate(HANDS[5]):
                if i not in hand:
                    continue
                p = reach[hand] * mix[number, sorted(hand).index(i)]
                for drawn in set(range(5)) - hand:
                    after[less(hand - {i} | {drawn}, i)] += p / 2
            won[i, j] = last_round(positions, masks, standings, i, j, after, last[i, j])
    answers: list[dict[Hand, float]] = [{} for _ in nodes]
    for hand in HANDS[5]:
        pile = set(range(5)) - hand
        worth = {
            (i, j): sum(won[i, j][less(hand - {j} | {drawn}, j)] for drawn in pile) / 2 for i in range(5) for j in hand
        }
        if shows == 1:
            best = sum(np.max([worth[i, j] for j in hand], axis=0) for i in range(5))
        else:
            best = np.max([sum(worth[i, j] for i in range(5)) for j in hand], axis=0)
        for answer, node, value in zip(answers, nodes, best, strict=True):
            answer[frozenset(node.left[1][place] for place in hand)] = float(value)
    return answers


def last_round(
    positions: Positions, masks: list[Array], standings: Array, i: int, j: int, reach: dict[Hand, Array], mix: Array
) -> dict[Hand, Array]:
    """The same for the round with four cards left, after the i-th card of p1 and the j-th of p2; hands by places."""
    exact = positions.values(3)
    cards = [MEMBERS[masks[0], i], MEMBERS[masks[1], j]]
    after = positions.after[standings, cards[0], cards[1]]
    left = [mask & ~(1 << card) for mask, card in zip(masks, cards, strict=True)]
    payoff = {}
    for x in range(4):
        for y in range(4):
            played = [MEMBERS[left[0], x], MEMBERS[left[1], y]]
            rest = [PLACE[mask & ~(1 << card)] for mask, card in zip(left, played, strict=True)]
            payoff[x, y] = exact[positions.after[after, played[0], played[1]], rest[0], rest[1]]
    chance = [
        sum(reach[hand] * mix[number, sorted(hand).index(x)] for number, hand in enumerate(HANDS[4]) if x in hand)
        for x in range(4)
    ]
    shows = positions.shows[after]
    answer = {}
    for hand in HANDS[4]:
        blind = np.max([-sum(chance[x] * payoff[x, y] for x in range(4)) for y in hand], axis=0)
        seeing = sum(chance[x] * np.max([-payoff[x, y] for y in hand], axis=0) for x in range(4))
        answered = np.max(
            [-sum(reach[mine] * np.max([payoff[x, y] for x in mine], axis=0) for mine in HANDS[4]) for y in hand],
            axis=0,
        )
        answer[hand] = np.where(shows == 0, blind, np.where(shows == 1, seeing, answered))
    return answer


def turned(
    positions: Positions, masks: list[Array], standings: Array, swapped: bool
) -> tuple[tuple[Array, Array], Array]:
    """Masks and standings as they are, or those of the mirror image."""
    if not swapped:
        return (masks[0], masks[1]), standings
    return (masks[1], masks[0]), mirror(positions)[standings]


def turned_kind(shows: int, swapped: bool) -> int:
    return (0, 2, 1)[shows] if swapped else shows


def mirror(positions: Positions) -> Array:
    """The number of each standing with the players swapped."""
    numbers = {standing: number for number, standing in enumerate(positions.standings)}
    turned_over = {None: None, "p1": "p2", "p2": "p1"}
    answer = [
        numbers[Standing(each.wins.swapped(), each.held.swapped(), each.bonus.swapped(), turned_over[each.shows_first])]
        for each in positions.standings
    ]
    return np.array(answer)


def at(node: Node, hand: Hand) -> Hand:
    """p1's cards at these places."""
    return frozenset(node.left[0][place] for place in hand)


def less(hand: Hand, gone: int) -> Hand:
    """Places once the card at `gone` has left."""
    return frozenset(place - (place > gone) for place in hand)


def best_response(policy: Policy, positions: Positions, say: bool = False) -> float:
    """What p2 wins on average by a best response to the policy."""
    full = tuple(range(8))
    root = Node((), (full, full), 0, 0, dict.fromkeys(hands_of(full), 1 / 56), {}, {})
    return sum(answers(policy, positions, root, say).values()) / 56


def answers(policy: Policy, positions: Positions, root: Node, say: bool = False) -> dict[Hand, float]:
    """What p2 wins from a position with each hand by a best response, weighted by p1's reach."""
    layers = [[root]]
    while len(layers[-1][0].left[0]) > RESOLVED:
        layers.append([child for node in layers[-1] for child in grow(policy, positions, node)])
    groups: dict[tuple[int, bool], list[Node]] = {}
    for node in layers[-1]:
        groups.setdefault((node.shows, policy.at(places(node.history)).swapped), []).append(node)
    values: dict[tuple[tuple[int, int], ...], dict[Hand, float]] = {}
    for nodes in groups.values():
        for start in range(0, len(nodes), TOGETHER):
            some = nodes[start : start + TOGETHER]
            values |= zip((node.history for node in some), last_hidden(policy, positions, some), strict=True)
        if say:
            print(f"  {len(values):6} of {len(layers[-1])} five-card positions solved again", flush=True)
    for layer in layers[-2::-1]:
        values |= {node.history: responses(node, values) for node in layer}
    return values[()]


def bench_exploitability() -> None:
    """The whole public tree, some minutes. LUCKY_DRAW=all: under every set of rules that has a table."""
    every = os.environ.get("LUCKY_DRAW") == "all"
    for (rulings, target), stated in EXPLOITABLE.items() if every else [(SECTIONS[0], EXPLOITABLE[SECTIONS[0]])]:
        table = open_table(rulings, target)
        assert table is not None
        began = time.perf_counter()
        print(f"\nLucky Draw, {rulings}, {target} victories, {ITERATIONS} iterations of solving again")
        found = best_response(Listed(table), Positions(rulings, target), say=True)
        print(f"  exploitability {found:.5f} (stated: {stated}) in {time.perf_counter() - began:.0f} s")


def by_lot(number: int, each: int = 8, deck: Cards = DECK) -> Both[Cards]:
    """Of the cards of two decks so many to each."""
    cards = [*deck, *deck]
    Random(number).shuffle(cards)
    return Both(in_order(tuple(cards[:each])), in_order(tuple(cards[each : 2 * each])))


def bench_guesses() -> None:
    """Where there is no table: the printed deck, then deals of 16 cards by lot, each under other rulings; a
    quarter of an hour for each seat. LUCKY_DEALS: how many deals (4)."""
    print("\nLucky Draw without a table: what a best response wins, the mean of both seats")
    for number in range(int(os.environ.get("LUCKY_DEALS", "4")) + 1):
        rulings, target = SECTIONS[number * 3 % len(SECTIONS)]
        hands = by_lot(number) if number else Both(DECK, DECK)
        seats = {hands, Both(hands.p2, hands.p1)}
        won = [best_response(Guessed(rulings, target, each), Positions(rulings, target, each)) for each in seats]
        print(f"  {rulings}, {target} victories, {' '.join(hands.p1)}: {sum(won) / len(won):.4f}", flush=True)
