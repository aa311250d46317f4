"""Looking one round ahead in Brave Rats and no further: what a card gains on average, and players that go by it."""

import math
from dataclasses import dataclass
from typing import Final

from ...brave_rats.cards import EDITIONS, CardId
from ...brave_rats.rounds import FIRST_ROUND, Rulings, Standing, settle
from ...core.game import Action, Both, Json, Seat, other
from ...core.luck import Luck
from ..duel.rules import rulings_of, standing_of
from ..player import Budget

# What a lead is worth to these players, in victories. Judged by eye: it is a character, not a measure.
HELD: Final = 0.6  # a victory on hold, for whoever would take it
BONUS: Final = 0.25  # a point of strength for the next card
LOOK: Final = 0.7  # seeing the opponent's next card

_SLIP: Final = 0.2  # victories: how sure a slip is to be the worst card
_SHARES: Final = 1000  # of the best card, when cards are drawn in proportion

# First cards of people in recorded games, in percent (a published study); the Mime, which it did not have, by eye.
FIRST_CARDS: Final = {
    "musician": 2,
    "princess": 1,
    "spy": 31,
    "assassin": 20,
    "ambassador": 22,
    "wizard": 11,
    "general": 8,
    "prince": 5,
    "mime": 4,
}


@dataclass(frozen=True, slots=True)
class Outlook:
    """A round about to be played: what counts besides the cards. `last`: no cards remain after it."""

    standing: Standing
    rulings: Rulings
    target: int
    last: bool

    def gain(self, seat: Seat, mine: CardId, theirs: CardId) -> float:
        """What this round changes for `seat`, in victories."""
        cards = Both(mine, theirs) if seat == "p1" else Both(theirs, mine)
        before = self.standing
        after, played, _ = settle(before, cards, self.rulings, last=self.last, target=self.target)
        winner = played.verdict.winner
        if winner is not None and (played.verdict.game or after.wins.of(winner) >= self.target):
            return float(self.target) if winner == seat else -float(self.target)
        lead = float(_lead(after.wins, seat) - _lead(before.wins, seat))
        lead += HELD * (_lead(after.held, seat) - _lead(before.held, seat)) + BONUS * _lead(after.bonus, seat)
        if after.shows_first is not None:
            lead += -LOOK if after.shows_first == seat else LOOK
        return lead

    def gains(self, seat: Seat, mine: list[CardId], theirs: list[CardId], shown: CardId | None) -> dict[CardId, float]:
        """For each card of `mine`: against the card shown, the best answer, or the average of `theirs`."""
        if self.standing.shows_first == seat:
            return {card: min(self.gain(seat, card, reply) for reply in theirs) for card in mine}
        if shown is not None:
            return {card: self.gain(seat, card, shown) for card in mine}
        return {card: sum(self.gain(seat, card, reply) for reply in theirs) / len(theirs) for card in mine}


def outlook_of(view: Json) -> Outlook:
    """The round that a view shows."""
    seen = view["seen"]
    last = seen["round"] == view["options"]["edition"] // 2
    return Outlook(standing_of(seen), rulings_of(view), seen["target"], last)


def shares(gains: dict[CardId, float], spread: float) -> dict[CardId, float]:
    """Softmax: how often each is chosen; `spread` victories below the best means 1/e as often."""
    best = max(gains.values())
    weights = {card: math.exp((gain - best) / spread) for card, gain in gains.items()}
    total = sum(weights.values())
    return {card: weight / total for card, weight in weights.items()}


@dataclass(frozen=True, slots=True)
class RoundAhead:
    """Expects the opponent to play any card they have left, and prefers what gains most on average.

    `spread`: how far below the best, in victories, a card may be and still be played often.
    `like_people`: opens as people do.
    `slips`: how often, from 0 to 1, it plays what gains least instead.
    """

    spread: float = 0.35
    like_people: bool = False
    slips: float = 0.0

    def choose(self, view: Json, rng: Luck, budget: Budget) -> Action:
        legal: list[Action] = view["legal"]
        weights = self._weights(view)
        return rng.pick([(action, round(_SHARES * weights[action])) for action in legal])

    def policy(self, view: Json, budget: Budget) -> dict[Action, float]:
        weights = self._weights(view)
        total = sum(weights.values())
        return {action: weight / total for action, weight in weights.items()}

    def _weights(self, view: Json) -> dict[Action, float]:
        drafting = view["seen"]["phase"] == "draft"
        if self.like_people and not drafting and view["seen"]["round"] == 1:
            return {card: float(FIRST_CARDS[card]) for card in view["legal"]}
        gains = _draft_gains(view) if drafting else _round_gains(view)
        best, worst = shares(gains, self.spread), shares({card: -gain for card, gain in gains.items()}, _SLIP)
        return {card: (1 - self.slips) * best[card] + self.slips * worst[card] for card in gains}


def _draft_gains(view: Json) -> dict[Action, float]:
    """For each card on offer, what it gains on average against the whole deck in a first round."""
    deck = list(EDITIONS[view["options"]["edition"]])
    first = Outlook(FIRST_ROUND, rulings_of(view), view["seen"]["target"], last=False)
    return {
        action: first.gains(view["seat"], [action.split()[-1]], deck, None).popitem()[1] for action in view["legal"]
    }


def _round_gains(view: Json) -> dict[Action, float]:
    seen, seat = view["seen"], view["seat"]
    return outlook_of(view).gains(seat, view["legal"], seen["left"][other(seat)], seen["shown"])


def _lead(pair: Both[int], seat: Seat) -> int:
    return pair.of(seat) - pair.of(other(seat))
