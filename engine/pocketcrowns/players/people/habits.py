"""What an opponent in Brave Rats tends to do, learnt from the rounds they have played.

A few plain ways to choose a card stand side by side; each round already played makes those that expected it more
credible (Bayes), and what comes next is their mixture (opponent models as in Southey et al. 2005).
"""

import math
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from ...brave_rats.cards import CARDS, EDITIONS, CardId, Cards, without
from ...brave_rats.rounds import FIRST_ROUND, settle
from ...core.game import Both, Json, Seat, other
from ..duel.rules import first_hands, rulings_of
from .round_ahead import FIRST_CARDS, Outlook, shares

Forecast: TypeAlias = dict[CardId, float]

_SLIP: Final = 0.1  # how often any way of playing is left for any card
_CHOICES_KEPT: Final = 256  # a dozen games and the one being played
_DOUBT: Final = 2.0  # rounds that tell of no liking, beside those that were seen


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice that a seat had or has: the round, and the cards that each side held. `shown`: laid open to them;
    `last`: the cards of the round before."""

    seat: Seat
    outlook: Outlook
    hands: Both[Cards]
    shown: CardId | None
    last: Both[CardId] | None = None

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


def _wasteful(choice: Choice) -> Forecast:
    return shares({card: -gain for card, gain in _gains(choice).items()}, 0.2)


def _copying(choice: Choice) -> Forecast:
    """What the other side has just played, as long as there is one."""
    if choice.last is None or choice.last.of(other(choice.seat)) not in choice.kinds:
        return _any(choice)
    return {card: float(card == choice.last.of(other(choice.seat))) for card in choice.kinds}


def _topping(choice: Choice) -> Forecast:
    """The next card above the one that the other side has just played, or else the weakest."""
    if choice.last is None:
        return _any(choice)
    mark = _RANKS[choice.last.of(other(choice.seat))]
    next_up = min(choice.kinds, key=lambda card: (_RANKS[card] <= mark, _RANKS[card]))
    return {card: float(card == next_up) for card in choice.kinds}


def _like_people(choice: Choice) -> Forecast:
    """Opens as people do, and then errs in most rounds: what the level Neighbour is made of."""
    if choice.last is None:
        total = sum(FIRST_CARDS[card] for card in choice.kinds)
        return {card: FIRST_CARDS[card] / total for card in choice.kinds}
    best, worst = shares(_gains(choice), 0.6), _wasteful(choice)
    return {card: 0.4 * best[card] + 0.6 * worst[card] for card in choice.kinds}


def _strength(card: CardId) -> int:
    strength = CARDS[card].strength
    return 4 if strength is None else strength


_RANKS: Final = {card: rank for rank, card in enumerate(EDITIONS[max(EDITIONS)])}

# Each way of playing with its weight before anything was seen; most people play like people.
WAYS: Final[tuple[tuple[Callable[[Choice], Forecast], float], ...]] = (
    (_any, 1.0),
    (_greedy, 1.0),
    (_careless, 1.0),
    (_strong_first, 1.0),
    (_weak_first, 1.0),
    (_like_people, 3.0),
    (_wasteful, 0.5),
    (_copying, 1.0),
    (_topping, 1.0),
)


class Played(NamedTuple):
    """A finished round: what was at stake, the cards that both held, those that they played, and those before them."""

    outlook: Outlook
    hands: Both[Cards]
    cards: Both[CardId]
    last: Both[CardId] | None

    def choice(self, seat: Seat) -> tuple[Choice, CardId]:
        """The choice that a seat had, and what it chose."""
        shown = self.cards.of(other(seat)) if self.outlook.standing.shows_first == other(seat) else None
        return Choice(seat, self.outlook, self.hands, shown, self.last), self.cards.of(seat)


def rounds(view: Json) -> Iterator[Played]:
    """The finished rounds of the game that a view shows, oldest first."""
    seen = view["seen"]
    rulings, standing = rulings_of(view), FIRST_ROUND
    past = [Both[CardId](**each["cards"]) for each in seen["rounds"]]
    hands = first_hands(seen)
    last = None
    for number, cards in enumerate(past, start=1):
        outlook = Outlook(standing, rulings, seen["target"], last=number == view["options"]["edition"] // 2)
        yield Played(outlook, hands, cards, last)
        last = cards
        standing = settle(standing, cards, rulings, last=outlook.last, target=outlook.target)[0]
        hands = Both(without(hands.p1, cards.p1), without(hands.p2, cards.p2))


def finished(view: Json) -> list[tuple[Choice, CardId]]:
    """What the person chose in the finished games that come with a view as `past`: `[{"view", "seat"}]`."""
    return [each.choice(past["seat"]) for past in view.get("past", ()) for each in rounds(past["view"])]


class Habits:
    """What somebody's choices tell of their next one.

    Two accounts of them compete, each as credible as it made likely what was seen (Bayes): the ways of playing alone,
    and these with a liking for cards that were played more often than chance would. A choice is foretold before it is
    learnt from (prequential: Dawid 1984), so that hindsight earns no credit.
    """

    def __init__(self, seen: Iterable[tuple[Choice, CardId]] = ()) -> None:
        self._credit = [math.log(weight) for _, weight in WAYS]
        self._liking = 0.0  # the logarithm of how much more credible the second account is
        self._times: Counter[tuple[int, CardId]] = Counter()  # by the cards that were left, 0 for any, and the card
        self._chance: defaultdict[tuple[int, CardId], float] = defaultdict(float)  # how often chance would play it
        for choice, card in seen:
            self.learn(choice, card)

    def learn(self, choice: Choice, card: CardId) -> None:
        """What was chosen."""
        count = len(choice.kinds)
        if count > 1:
            ways, *accounts = self._accounts(choice)
            *by_ways, plain, liked = (math.log((1 - _SLIP) * p[card] + _SLIP / count) for p in (*ways, *accounts))
            self._credit = [sum(each) for each in zip(self._credit, by_ways, strict=True)]
            self._liking += liked - plain
        for left in (0, len(choice.hands.p1)):
            self._times[left, card] += 1
            for kind in choice.kinds:
                self._chance[left, kind] += 1 / count

    def forecast(self, choice: Choice) -> Forecast:
        """How likely each card is."""
        _, plain, liked = self._accounts(choice)
        share = (1 + math.tanh(self._liking / 2)) / 2
        return {card: (1 - share) * plain[card] + share * liked[card] for card in choice.kinds}

    def _accounts(self, choice: Choice) -> tuple[list[Forecast], Forecast, Forecast]:
        """What each way of playing expects, the mixture of them, and the mixture with the liking of cards."""
        best = max(self._credit)
        weights = [math.exp(credit - best) for credit in self._credit]
        ways = [way(choice) for way, _ in WAYS]
        kinds, left = choice.kinds, len(choice.hands.p1)
        mixture = {card: sum(w * way[card] for w, way in zip(weights, ways, strict=True)) for card in kinds}
        liked = {
            card: mixture[card] * self._liked(0, card, _DOUBT) * self._liked(left, card, _DOUBT / 2) for card in kinds
        }
        return ways, _whole(mixture), _whole(liked)

    def _liked(self, left: int, card: CardId, doubt: float) -> float:
        """How much more often than chance a card was played when it could be; `doubt`: rounds that tell nothing."""
        return (self._times[left, card] + doubt) / (self._chance[left, card] + doubt)


def _whole(weights: Forecast) -> Forecast:
    total = sum(weights.values())
    return {card: weight / total for card, weight in weights.items()}
