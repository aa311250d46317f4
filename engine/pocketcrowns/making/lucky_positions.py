"""All open positions of a deal of Brave Rats at once, as arrays: what the maker of lucky_draw.bin stands on.

Needs numpy, which the engine itself does not: only the maker and the measurements import this module.

A seat's cards are numbered by strength, what it has left is a mask of 8 bits, and a standing is a number: two standings
share one when nothing can tell them apart (victories on hold beyond what is needed, a +2 on both sides, what the last
cards were where nobody has a Mime).
"""

from functools import cache
from itertools import combinations, product
from typing import Any, Final, TypeAlias

import numpy as np

from ..brave_rats.cards import EDITIONS, Cards
from ..brave_rats.rounds import FIRST_ROUND, NONE, Rulings, Standing, settle
from ..core.game import Both

Array: TypeAlias = np.ndarray[Any, Any]

DECK: Final = EDITIONS[16]
PRINTED: Final = Both(DECK, DECK)
CARDS: Final = len(DECK)
FULL: Final = (1 << CARDS) - 1
WON, LOST = -1, -2  # places, from the end, of the two standings that a finished game has: p1 won, p1 lost

MASKS: Final = [np.array([sum(1 << card for card in few) for few in combinations(range(CARDS), size)])
                for size in range(CARDS + 1)]  # by number of cards  # fmt: skip
PLACE: Final = np.zeros(1 << CARDS, np.int64)  # of a mask among those of its size
MEMBERS: Final = np.zeros((1 << CARDS, CARDS), np.int64)  # the cards of a mask in order, padded with zeros
for _masks in MASKS:
    PLACE[_masks] = np.arange(len(_masks))
    for _mask in _masks.tolist():
        _cards = [card for card in range(CARDS) if _mask >> card & 1]
        MEMBERS[_mask, : len(_cards)] = _cards


def same(standing: Standing, target: int, copied: Both[bool]) -> Standing:
    """The standing that stands for all those that cannot be told apart from this one. `copied`: whose last card counts
    (BR8)."""
    need = [target - wins for wins in standing.wins]
    held = Both(*(min(each, most - 1) for each, most in zip(standing.held, need, strict=True)))
    bonus = NONE if standing.bonus.p1 == standing.bonus.p2 else standing.bonus
    previous = Both(*(card if counts else None for card, counts in zip(standing.previous, copied, strict=True)))
    return Standing(standing.wins, held, bonus, standing.shows_first, previous)


class Positions:
    """The standings reachable under some rulings, what each pair of cards makes of them, and exact values."""

    def __init__(
        self, rulings: Rulings, target: int, hands: Both[Cards] = PRINTED, first: Standing = FIRST_ROUND
    ) -> None:
        """`hands`: as many known cards on each side, in order; there are `values` of eight at most. `first`: how the
        game stands before any of them is played."""
        copied = Both("mime" in hands.p2, "mime" in hands.p1)
        self.standings = [same(first, target, copied)]
        number = {self.standings[0]: 0}
        rows = []
        for standing in self.standings:  # grows as it is walked
            row = []
            for cards in product(*hands):
                after, played, _ = settle(standing, Both(*cards), rulings, last=False, target=target)
                over = played.verdict.game or max(after.wins) >= target
                if over:
                    row.append(WON if played.verdict.winner == "p1" else LOST)
                    continue
                after = same(after, target, copied)
                if after not in number:
                    number[after] = len(number)
                    self.standings.append(after)
                row.append(number[after])
            rows.append(row)
        count = len(rows)
        self.count = count + 2
        shape = (count, *map(len, hands))
        table = np.array(rows).reshape(shape)
        table = np.where(table < 0, table + self.count, table)
        ended = np.broadcast_to(np.array([count, count + 1])[:, None, None], (2, *shape[1:]))
        self.after: Array = np.concatenate([table, ended])  # [standing, p1's card, p2's card] -> standing
        who = {None: 0, "p1": 1, "p2": 2}
        self.shows: Array = np.array([who[each.shows_first] for each in self.standings] + [0, 0])
        self.over: Array = np.array([0] * count + [-1, 1])  # what a finished game is worth to p1
        wins = np.array([each.wins for each in self.standings] + [(0, 0)] * 2)
        ahead = np.sign(wins[:, 0] - wins[:, 1]) if rulings.cards_out == "most_victories" else np.zeros(self.count)
        self._no_cards = np.where(self.over, self.over, ahead).astype(float)[:, None, None]
        self.values = cache(self._values)

    def _values(self, left: int) -> Array:
        """[standing, place of p1's mask, place of p2's]: p1's exact value with `left` known cards on each side."""
        if left == 0:
            return self._no_cards
        below = self.values(left - 1)
        masks = MASKS[left]
        members = MEMBERS[masks, :left]
        rest = PLACE[masks[:, None] & ~(1 << members)]
        value = np.empty((self.count, len(masks), len(masks)))
        for standing in range(self.count):
            cards1, cards2 = members[:, None, :, None], members[None, :, None, :]
            matrix = below[self.after[standing, cards1, cards2], rest[:, None, :, None], rest[None, :, None, :]]
            value[standing] = solved(matrix, int(self.shows[standing]))
        return value


def solved(matrix: Array, shows: int) -> Array:
    """Values of matrix games [..., i, j] of at most three rows and columns, for the rows.

    `shows`: 0 both choose at once, 1 the rows are shown first, 2 the columns. The best row strategy is among those
    that make some columns equal with as many rows (Shapley and Snow, 1950), so all of these are tried.
    """
    low = matrix.min(-1).max(-1)
    if shows:
        return np.asarray(low if shows == 1 else matrix.max(-2).min(-1))
    best = low
    size = matrix.shape[-1]
    for count in range(2, size + 1):
        for rows, columns in product(combinations(range(size), count), repeat=2):
            square = matrix[..., rows, :][..., columns]
            mix = equalizer(square)
            mixed = (mix[..., :, None] * matrix[..., rows, :]).sum(-2).min(-1)
            best = np.where((mix >= 0).all(-1), np.maximum(best, mixed), best)
    return np.asarray(best)


def equalizer(square: Array) -> Array:
    """The row weights, summing to one, that make all columns of 2x2 or 3x3 games equal; -1s where there are none."""
    if square.shape[-1] == 2:
        adjugate = np.stack([square[..., 1, 1] - square[..., 1, 0], square[..., 0, 0] - square[..., 0, 1]], axis=-1)
    else:
        # ones @ adj(A): entry i is the sum over columns of the cofactors of row i.
        first, second, third = (square[..., row, :] for row in range(3))
        adjugate = np.stack(
            [np.cross(second, third).sum(-1), np.cross(third, first).sum(-1), np.cross(first, second).sum(-1)], axis=-1
        )
    total = adjugate.sum(-1, keepdims=True)
    fine = np.abs(total) > 1e-12
    return np.where(fine, adjugate / np.where(fine, total, 1.0), -1.0)
