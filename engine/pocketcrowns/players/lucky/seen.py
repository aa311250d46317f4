"""What a seat sees of a game of Lucky Draw, by the places of cards: its past, its hand, a card shown."""

from collections.abc import Sequence
from dataclasses import dataclass

from ...brave_rats.cards import CardId, Cards, in_order, without
from ...brave_rats.rounds import FIRST_ROUND, Rulings
from ...core.game import Both, Json, Seat, other
from ..duel.rules import Position, first_hands, pack, pack_hand, rulings_of
from .hands import HAND, hands
from .resolve import COLUMN_SIDE, ROW_SIDE, Side


@dataclass(frozen=True, slots=True)
class Situation:
    """A seat's choice with hidden hands. The row player is p1.

    `start`: the position before the first round. `history`: for each round the places of p1's and p2's card among
    those left to them then. `hand`: the seat's cards by strength; `places`: theirs among the seat's cards left.
    `sight`: the place of the card that the other seat has laid open for this one's Spy (BR9).
    """

    seat: Seat
    rulings: Rulings
    start: Position
    history: tuple[tuple[int, int], ...]
    hand: Cards
    places: tuple[int, ...]
    sight: int | None

    @property
    def side(self) -> Side:
        return ROW_SIDE if self.seat == "p1" else COLUMN_SIDE

    @property
    def hand_number(self) -> int:
        """The hand's place among all that the cards left allow."""
        return hands(self.start.cards_left - len(self.history)).index(self.places)

    @property
    def choices(self) -> slice:
        """Where the hand's three choices stand among those of all hands."""
        return slice(HAND * self.hand_number, HAND * (self.hand_number + 1))


def situation_of(view: Json) -> Situation:
    """What the seat of the view knows, where hands are hidden and it is to choose."""
    seen, seat = view["seen"], view["seat"]
    rivals = other(seat)
    rounds: list[Json] = [played["cards"] for played in seen["rounds"]]
    left = first_hands(seen)
    start = pack(Both(pack_hand(left.p1), pack_hand(left.p2)), seen["target"], FIRST_ROUND)
    history = []
    for cards in rounds:
        history.append((left.p1.index(cards["p1"]), left.p2.index(cards["p2"])))
        left = Both(without(left.p1, cards["p1"]), without(left.p2, cards["p2"]))
    hand = in_order(tuple(seen["hands"][seat]))
    sight = None if seen["shown"] is None or seen["shows_first"] == seat else left.of(rivals).index(seen["shown"])
    places = _places(hand, left.of(seat))
    return Situation(seat, rulings_of(view), start, tuple(history), hand, places, sight)


def _places(hand: Sequence[CardId], left: Cards) -> tuple[int, ...]:
    """Where the cards of a hand stand among those left; copies take places that follow each other."""
    return tuple(left.index(card) + hand[:place].count(card) for place, card in enumerate(hand))
