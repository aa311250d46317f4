"""What an opponent in Brave Rats tends to do, learnt from the rounds they have played.

A few plain ways to choose a card stand side by side; each round already played makes those that expected it more
credible (Bayes), and what comes next is their mixture (opponent models as in Southey et al. 2005).
"""

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from ...brave_rats.cards import CARDS, CardId, Cards, without
from ...brave_rats.rounds import FIRST_ROUND, settle
from ...core.game import Both, Json, Seat, other
from ..duel.rules import first_hands, rulings_of
from .round_ahead import FIRST_CARDS, Outlook, shares

Forecast: TypeAlias = dict[CardId, float]

_SLIP: Final = 0.1  # how often any way of playing is left for any card
_CHOICES_KEPT: Final = 256  # a dozen games and the one being played
_DOUBT: Final = 4.0  # rounds that count for no habit at all, against the rounds that were seen


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice that a seat had or has: the round, and the cards that each side held. `shown`: laid open to them."""

    seat: Seat
    outlook: Outlook
    hands: Both[Cards]
    shown: CardId | None

    @property
    def kinds(self) -> list[CardId]:
        return list(dict.fromkeys(self.hands.of(self.seat)))


def _any(choice: Choice) -> Forecast:
    return dict.fromkeys(choice.kinds, 1 / len(choice.kinds))


@lru_cache(maxsize=_CHOICES_KEPT)
def _gains(choice: Choice) -> dict[CardId, float]:
    """One round ahead; kept, because every later forecast looks at the same choices again."""
    return choice.outlook.gains(choice.seat, choice.kinds, list(choice.hands.of(other(choice.seat))), choice.shown)


def _greedy(choice: Choice) -> Forecast:
    return shares(_gains(choice), 0.3)


def _careless(choice: Choice) -> Forecast:
    return shares(_gains(choice), 1.0)


def _strong_first(choice: Choice) -> Forecast:
    return shares({card: float(_strength(card)) for card in choice.kinds}, 0.7)


def _weak_first(choice: Choice) -> Forecast:
    return shares({card: -float(_strength(card)) for card in choice.kinds}, 0.7)


def _like_people(choice: Choice) -> Forecast:
    total = sum(FIRST_CARDS[card] for card in choice.kinds)
    return {card: FIRST_CARDS[card] / total for card in choice.kinds}


def _strength(card: CardId) -> int:
    strength = CARDS[card].strength
    return 4 if strength is None else strength


# Each way of playing with its weight before anything was seen; most people play like people.
WAYS: Final[tuple[tuple[Callable[[Choice], Forecast], float], ...]] = (
    (_any, 1.0),
    (_greedy, 1.0),
    (_careless, 1.0),
    (_strong_first, 0.5),
    (_weak_first, 0.5),
    (_like_people, 2.0),
)


def rounds(view: Json) -> Iterator[tuple[Outlook, Both[Cards], Both[CardId]]]:
    """The finished rounds of the game that a view shows, oldest first: what was at stake, both hands, both cards."""
    seen = view["seen"]
    rulings, standing = rulings_of(view), FIRST_ROUND
    past = [Both[CardId](**each["cards"]) for each in seen["rounds"]]
    hands = first_hands(seen)
    for number, cards in enumerate(past, start=1):
        outlook = Outlook(standing, rulings, seen["target"], last=number == view["options"]["edition"] // 2)
        yield outlook, hands, cards
        standing = settle(standing, cards, rulings, last=outlook.last, target=outlook.target)[0]
        hands = Both(without(hands.p1, cards.p1), without(hands.p2, cards.p2))


def made(seat: Seat, outlook: Outlook, hands: Both[Cards], cards: Both[CardId]) -> tuple[Choice, CardId]:
    """The choice that a seat had in a finished round, and what it chose."""
    shown = cards.of(other(seat)) if outlook.standing.shows_first == other(seat) else None
    return Choice(seat, outlook, hands, shown), cards.of(seat)


def finished(view: Json) -> list[tuple[Choice, CardId]]:
    """What the person chose in the finished games that come with a view as `past`: `[{"view", "seat"}]`."""
    return [made(past["seat"], *each) for past in view.get("past", ()) for each in rounds(past["view"])]


def forecast(choice: Choice, history: list[tuple[Choice, CardId]]) -> Forecast:
    """How likely each card is, by what the same person chose before."""
    credit = [math.log(weight) + _credit(way, history) for way, weight in WAYS]
    best = max(credit)
    weights = [math.exp(each - best) for each in credit]
    expected = [way(choice) for way, _ in WAYS]
    mixture = {card: sum(w * each[card] for w, each in zip(weights, expected, strict=True)) for card in choice.kinds}
    in_such_a_round = [made for made in history if len(made[0].hands.p1) == len(choice.hands.p1)]
    liked = {
        card: p * _liking(card, history, _DOUBT) * _liking(card, in_such_a_round, _DOUBT / 2)
        for card, p in mixture.items()
    }
    total = sum(liked.values())
    return {card: weight / total for card, weight in liked.items()}


def _credit(way: Callable[[Choice], Forecast], history: list[tuple[Choice, CardId]]) -> float:
    """The logarithm of how likely this way of playing makes all that was seen."""
    total = 0.0
    for choice, card in history:
        if len(choice.kinds) > 1:
            total += math.log((1 - _SLIP) * way(choice)[card] + _SLIP / len(choice.kinds))
    return total


def _liking(card: CardId, history: list[tuple[Choice, CardId]], doubt: float) -> float:
    """How much more often than chance a card was played when it could be; `doubt`: rounds that speak for neither."""
    times = sum(card == chosen for _, chosen in history)
    chance = sum(1 / len(choice.kinds) for choice, _ in history if card in choice.kinds)
    return (times + doubt) / (chance + doubt)
