"""Hidden hands of Lucky Draw, counted: which hands there are, what a card played and a card drawn turn them into.

With k cards left a seat holds one of the C(k, 3) hands of three of them. Cards and hands are known by their places:
a card by its place among the cards left in order of strength, a hand by its place among `hands(k)`, a choice by
3 * hand + place of the card in the hand. Nothing here depends on which cards they are.
"""

from functools import cache
from itertools import combinations
from typing import Final, TypeAlias

HAND: Final = 3  # cards in a hand
SHOWN_FROM: Final = 3  # with that few cards left the pile is empty and both hands are known

Hand: TypeAlias = tuple[int, ...]


@cache
def hands(left: int) -> tuple[Hand, ...]:
    """Every hand that `left` cards allow, in lexicographic order of the cards' places."""
    return tuple(combinations(range(left), HAND))


@cache
def holding(left: int) -> tuple[tuple[int, ...], ...]:
    """For each card, the choices (3 * hand + place) that play it."""
    return tuple(
        tuple(HAND * number + hand.index(card) for number, hand in enumerate(hands(left)) if card in hand)
        for card in range(left)
    )


@cache
def becoming(left: int) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """For each card played and each hand of the cards then left, the three choices that can have led to it.

    Each led there by one of `left - 3` equally likely draws.
    """
    number = {hand: place for place, hand in enumerate(hands(left))}
    table = []
    for card in range(left):
        rows = []
        for after in hands(left - 1):
            held = [place + (place >= card) for place in after]  # the same cards by their places before
            before = [tuple(sorted({*held, card} - {drawn})) for drawn in held]
            rows.append(tuple(HAND * number[hand] + hand.index(card) for hand in before))
        table.append(tuple(rows))
    return tuple(table)


@cache
def drawing(left: int) -> tuple[tuple[tuple[int, int], ...], ...]:
    """For each choice, the (card, hand of the cards then left) that each of the `left - 3` draws leads to."""
    after = {hand: place for place, hand in enumerate(hands(left - 1))}
    table = []
    for hand in hands(left):
        for card in hand:
            pile = [drawn for drawn in range(left) if drawn not in hand]
            held = [sorted({*hand, drawn} - {card}) for drawn in pile]
            table.append(tuple((card, after[tuple(place - (place > card) for place in each)]) for each in held))
    return tuple(table)
