"""Drafting in Brave Rats: which card leads to the better deals, on average over what is not known yet."""

from typing import Final

from ..brave_rats.cards import EDITIONS, CardId, Cards, without
from ..brave_rats.rounds import FIRST_ROUND
from ..core.game import Action, Both, Json, Seat
from ..core.luck import Luck
from .duel_book import Book, open_book
from .duel_guess import guess
from .duel_rules import pack, pack_hand
from .duel_solver import Solution
from .player import Advice, Weighed
from .round_seen import rulings_of

_DEALS: Final = 60  # completed deals looked up for each card on offer


def advise_draft(view: Json) -> Advice:
    """An estimate: the rest is dealt at random, and each deal is worth what the table says, or else a guess."""
    seen, seat = view["seen"], view["seat"]
    own, packet = tuple(seen["hands"][seat]), tuple(seen["pack"])
    edition: int = view["options"]["edition"]
    book = open_book(edition, rulings_of(view), seen["target"])
    unseen = EDITIONS[edition] + EDITIONS[edition]
    for card in (*own, *packet):
        unseen = without(unseen, card)
    worth: dict[Action, float] = {}
    for action in view["legal"]:
        card = action.split()[-1]
        rest = without(packet, card) + unseen
        rng = Luck("draft", *own, "of", *packet, "keep", card)
        total = sum(_value(book, seat, (*own, card), rest, edition // 2, seen["target"], rng) for _ in range(_DEALS))
        worth[action] = total / _DEALS
    best = max(worth, key=worth.__getitem__)
    mix = tuple(Weighed(action, float(action == best), value) for action, value in worth.items())
    return Advice(False, worth[best], mix, 1 + abs(worth[best]))


def _value(book: Book | None, seat: Seat, own: Cards, rest: Cards, size: int, target: int, rng: Luck) -> float:
    """For this seat, of one deal drawn at random."""
    left: list[CardId] = list(rest)
    mine = [*own, *(left.pop(rng.below(len(left))) for _ in range(size - len(own)))]
    hands = Both(pack_hand(mine), pack_hand(left))
    deal = pack(hands if seat == "p1" else hands.swapped(), target, FIRST_ROUND)
    found = book.find(deal) if book else None
    value = found.value if isinstance(found, Solution) else guess(deal)
    return value if seat == "p1" else -value
