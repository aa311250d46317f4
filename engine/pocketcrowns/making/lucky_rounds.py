"""Hidden rounds of Lucky Draw solved as arrays, many public positions at once: predictive CFR+ on the whole tree.

Needs numpy, as all modules here named lucky do. The formulas are those of players/lucky/resolve.py, and a test holds
the two together. The last axis of every array counts the public positions. Player 0 is p1, player 1 is p2; values are
each player's own.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

import numpy as np

from ..players.lucky.hands import HAND, becoming, drawing, hands, holding
from ..players.lucky.resolve import NOISE, SELDOM
from .lucky_positions import MEMBERS, PLACE, Array, Positions

Both: TypeAlias = tuple[Array, Array]  # one array for each player
Update: TypeAlias = Callable[[Array, Array, Array, Array], None]

SYMMETRIC: Final = 3  # a kind beside 0, 1 and 2 (who shows): the history is its own mirror image
HANDS: Final = {left: len(hands(left)) for left in range(HAND, 9)}
_HELD: Final = {left: np.array(hands(left)) for left in range(4, 9)}
_HOLDING: Final = {left: np.array(holding(left)) for left in range(4, 9)}
_BECOMING: Final = {left: np.array(becoming(left)) for left in range(4, 9)}
_DRAWING: Final = {
    left: np.array(
        [[card * HANDS[left - 1] + hand for card, hand in draws] for draws in drawing(left)]
    ).reshape(HANDS[left], HAND, left - HAND)
    for left in range(4, 9)
}  # fmt: skip


def normalised(weights: Array, least: float) -> Array:
    """Weights `[..., place, position]` as shares that sum to one over the places; even where they sum to no more than
    `least`."""
    whole = weights.sum(-2, keepdims=True)
    some = whole > least
    return np.where(some, weights / np.where(some, whole, 1.0), 1 / HAND)


def matching(least: float) -> Update:
    """The step of predictive CFR+: changes regrets and strategy in place, given choices' and hands' values."""

    def update(regret: Array, strategy: Array, gains: Array, values: Array) -> None:
        gain = gains - np.expand_dims(values, -2)
        regret += gain
        np.maximum(regret, 0.0, out=regret)
        strategy[...] = normalised(np.maximum(regret + gain, 0.0), least)

    return update


class Round:
    """Public positions with equally many cards left (five to eight) and of one kind.

    `strategy[player]` is `[sight, hand, place, position]`; sights as there. In a SYMMETRIC one both players
    have the same arrays, and only player 0 is updated.
    """

    def __init__(self, left: int, kind: int, count: int) -> None:
        self.left, self.kind, self.count = left, kind, count
        self.sights = (left if kind == 2 else 1, left if kind == 1 else 1)
        self.players = (0,) if kind == SYMMETRIC else (0, 1)
        fresh = [np.full((sights, HANDS[left], HAND, count), 1 / HAND) for sights in self.sights]
        self.strategy: Both = (fresh[0], fresh[0] if kind == SYMMETRIC else fresh[1])
        self.regret: Both = (np.zeros_like(fresh[0]), np.zeros_like(fresh[1]))

    def reached(self, reach: Both) -> Both:
        """`[card of p1, card of p2, hand, position]` for each player: reach after each pair of cards.

        A player who sees nothing has one entry on the other's axis.
        """
        made = [(reach[i][None, :, None] * self.strategy[i]).reshape(self.sights[i], -1, self.count) for i in (0, 1)]
        after = [each[:, _BECOMING[self.left]].sum(3) / (self.left - HAND) for each in made]
        return after[0].transpose(1, 0, 2, 3), after[1]

    def settle(self, below: Both, update: Update | None, best: bool = False) -> tuple[Both, Both]:
        """Values of hands and of choices, from those after each pair of cards `[card, card, hand, position]`.

        `best`: of the best response to the other player's strategy, else of the present strategy, which `update`
        then improves.
        """
        values, gains = [], []
        for i in self.players:
            after = below[0].transpose(1, 0, 2, 3) if i == 0 else below[1]
            if self.sights[i] == 1:
                after = after.sum(0)[None]
            choices = after.reshape(self.sights[i], -1, self.count)[:, _DRAWING[self.left]].sum(3)
            choices /= self.left - HAND
            worth = choices.max(2) if best else (choices * self.strategy[i]).sum(2)
            if update is not None:
                update(self.regret[i], self.strategy[i], choices, worth)
            values.append(worth.sum(0))
            gains.append(choices)
        return (values[0], values[-1]), (gains[0], gains[-1])


class LastRounds:
    """What lies below positions with five cards left: all pairs of cards played, then one hidden round more.

    `lines` `[5, 5, 4, 4, position]` are p1's exact values, by card or, for a player who sees the other's card and
    answers it at best, by hand; `shows` `[5, 5, position]` who shows. A finished game is a position whose values are
    all the same.
    """

    def __init__(self, positions: Positions, masks: Both, standings: Array) -> None:
        exact = positions.values(HAND)
        count = len(standings)
        self.lines: Array = np.empty((5, 5, 4, 4, count))
        self.shows: Array = np.empty((5, 5, count), np.int8)
        held = [MEMBERS[each, :5] for each in masks]
        for i, j in np.ndindex(5, 5):
            after = positions.after[standings, held[0][:, i], held[1][:, j]]
            self.shows[i, j] = positions.shows[after]
            rest = [masks[0] & ~(1 << held[0][:, i]), masks[1] & ~(1 << held[1][:, j])]
            cards = [MEMBERS[each, :4] for each in rest]
            for x, y in np.ndindex(4, 4):
                last = [rest[0] & ~(1 << cards[0][:, x]), rest[1] & ~(1 << cards[1][:, y])]
                ended = positions.after[after, cards[0][:, x], cards[1][:, y]]
                self.lines[i, j, x, y] = exact[ended, PLACE[last[0]], PLACE[last[1]]]
        answered1 = np.stack([self.lines[:, :, :, list(hand)].min(3) for hand in hands(4)], 3)
        answered2 = np.stack([self.lines[:, :, list(hand)].max(2) for hand in hands(4)], 2)
        kind = self.shows[:, :, None, None]
        self.lines = np.where(kind == 1, answered1, np.where(kind == 2, answered2, self.lines))
        self.sees = (self.shows == 2, self.shows == 1)
        fresh = [np.full((5, 5, HANDS[4], HAND, count), 1 / HAND) for _ in (0, 1)]
        self.strategy: Both = (fresh[0], fresh[1])
        self.regret: Both = (np.zeros_like(fresh[0]), np.zeros_like(fresh[1]))

    def values(self, reach: Both, update: Update | None, best: bool = False) -> Both:
        """Values of the hands `[5, 5, hand, position]`, given reach as `Round.reached` makes it."""
        count = self.lines.shape[-1]
        whole = [np.broadcast_to(each, (5, 5, HANDS[4], count)) for each in reach]
        played = []
        for i in (0, 1):
            made = (whole[i][:, :, :, None] * self.strategy[i]).reshape(5, 5, -1, count)
            played.append(np.where(self.sees[i][:, :, None], whole[i], made[:, :, _HOLDING[4]].sum(3)))
        worth = ((self.lines * played[1][:, :, None]).sum(3), -(self.lines * played[0][:, :, :, None]).sum(2))
        values = []
        for i in (0, 1):
            choices = worth[i][:, :, _HELD[4]]
            chosen = choices.max(3) if best else (choices * self.strategy[i]).sum(3)
            if update is not None:
                update(self.regret[i], self.strategy[i], choices, chosen)
            values.append(np.where(self.sees[i][:, :, None], worth[i], chosen))
        return values[0], values[1]


class FiveCards:
    """Whole games from positions with five cards left on, of one kind, none of them SYMMETRIC."""

    def __init__(self, positions: Positions, masks: Both, standings: Array, kind: int) -> None:
        self.first = Round(5, kind, len(standings))
        self.last = LastRounds(positions, masks, standings)

    def values(self, reach: Both, update: Update | None, best: bool = False) -> Both:
        """Values of the hands `[10, position]`; `best`: each player's best response to the other's strategy."""
        below = self.last.values(self.first.reached(reach), update, best)
        return self.first.settle(below, update, best)[0]

    def solve(self, beliefs: Both, iterations: int) -> None:
        """Leaves the average strategies in place of the present ones."""
        update = matching(NOISE)
        upper = [np.zeros_like(each) for each in self.first.strategy]
        lower = [np.zeros_like(each) for each in self.last.strategy]
        for iteration in range(1, iterations + 1):
            weight = float(iteration * iteration)
            reach = self.first.reached(beliefs)
            for i in (0, 1):
                upper[i] += weight * (beliefs[i][None, :, None] * self.first.strategy[i])
                lower[i] += weight * (reach[i][:, :, :, None] * self.last.strategy[i])
            self.first.settle(self.last.values(reach, update), update)
        self.first.strategy = (_mean(upper[0]), _mean(upper[1]))
        self.last.strategy = (_mean(lower[0]), _mean(lower[1]))


def _mean(total: Array) -> Array:
    """Average strategies from sums, without what they hardly ever do."""
    return normalised(np.where(total > SELDOM * total.sum(-2, keepdims=True), total, 0.0), 0.0)
