"""Makes the table of Lucky Draw openings; `python -m pocketcrowns solve lucky_draw` runs it. Needs numpy.

Predictive CFR+ on the whole public tree, down to three cards left, where the exact values of open hands stand; the
averages of the openings are kept, rounded and written down. What lies below is solved again whenever it is played
(players/lucky/resolve.py). About 0.5 s an iteration and 2 GB of memory, half an hour in all; the bytes are the same on
every run on one machine.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final, TypeAlias

import numpy as np

from ..brave_rats.rounds import Rulings
from ..players.lucky.table import SECTIONS, SHARES, STEPS, VALUED, files
from .lucky_positions import FULL, MEMBERS, Array, Positions
from .lucky_rounds import HANDS, SYMMETRIC, Both, FiveCards, Round, Update, matching, normalised

ITERATIONS: Final = 600
Section: TypeAlias = tuple[Rulings, int]
LEAST: Final = 6  # the fewest cards with which positions are listed
_TOGETHER: Final = 128  # five-card positions in one array: few enough for the processor's own memory


def solve(
    run: Callable[[Callable[[Section], bytes], Sequence[Section]], list[bytes]], iterations: int = ITERATIONS
) -> dict[str, bytes]:
    """The files by their names. `run` does the parts of the work, one for each section: of a function and what it is
    to be called with, it makes the list of results."""
    return files(run(partial(solve_section, iterations=iterations), SECTIONS))


def solve_section(section: Section, iterations: int = ITERATIONS) -> bytes:
    """One section: three to six minutes for 600 iterations."""
    whole = WholeGame(*section)
    for iteration in range(1, iterations + 1):
        whole.iterate(iteration)
    return whole.section()


class Layer:
    """Public positions with equally many cards left, in the table's order, in groups of one kind.

    `parent`, `cards`: where each comes from, and by which card places. `at`: its group and its place there.
    """

    def __init__(self, left: int, masks: Both, standings: Array, symmetric: Array, shows: Array) -> None:
        self.left, self.masks, self.standings, self.symmetric = left, masks, standings, symmetric
        kinds = np.where(symmetric, SYMMETRIC, shows)
        present = np.unique(kinds).tolist()
        self.members = [np.nonzero(kinds == kind)[0] for kind in present]
        self.rounds = [Round(left, kind, len(few)) for kind, few in zip(present, self.members, strict=True)]
        self.at = np.zeros((2, len(standings)), np.int64)
        for number, few in enumerate(self.members):
            self.at[0, few], self.at[1, few] = number, np.arange(len(few))
        self.worth: Array = np.zeros((left, left, 0))  # [p1's card, p2's card, position]: 1, -1 where the game ends
        self.parent: Array = np.zeros(0, np.int64)
        self.cards: Array = np.zeros((2, 0), np.int64)

    def below(self, positions: Positions) -> "Layer":
        """The unfinished positions one round later; of two that mirror each other only one."""
        held = [MEMBERS[each, : self.left] for each in self.masks]
        after = positions.after[self.standings[:, None, None], held[0][:, :, None], held[1][:, None, :]]
        ended = positions.over[after]
        self.worth = ended.transpose(1, 2, 0).astype(float)
        kept = (ended == 0) & ~(self.symmetric[:, None, None] & np.tri(self.left, k=-1, dtype=bool))
        parent, i, j = np.nonzero(kept)
        masks = (self.masks[0][parent] & ~(1 << held[0][parent, i]), self.masks[1][parent] & ~(1 << held[1][parent, j]))
        standings = after[parent, i, j]
        symmetric = self.symmetric[parent] & (i == j)
        found = Layer(self.left - 1, masks, standings, symmetric, positions.shows[standings])
        found.parent, found.cards = parent, np.stack([i, j])
        return found


class WholeGame:
    """The public tree of one set of rulings with a strategy for both players: equal ones, the game being symmetric."""

    def __init__(self, rulings: Rulings, target: int) -> None:
        positions = Positions(rulings, target)
        full = np.array([FULL])
        self.layers = [Layer(8, (full, full), np.array([0]), np.array([True]), np.array([0]))]
        while self.layers[-1].left > LEAST:
            self.layers.append(self.layers[-1].below(positions))
        self.lowest = self.layers[-1].below(positions)
        shows = positions.shows[self.lowest.standings]
        self.chunks = [
            chunk
            for kind in (0, 1, 2)
            for of_kind in [np.nonzero(shows == kind)[0]]
            for chunk in np.split(of_kind, range(_TOGETHER, len(of_kind), _TOGETHER))
            if len(chunk)
        ]
        self.games = [
            FiveCards(
                positions,
                (self.lowest.masks[0][chunk], self.lowest.masks[1][chunk]),
                self.lowest.standings[chunk],
                int(shows[chunk[0]]),
            )
            for chunk in self.chunks
        ]
        rounds = [each for layer in self.layers for each in layer.rounds]
        self.total = {each: [np.zeros_like(strategy) for strategy in each.strategy] for each in rounds}
        self.gain = {each: [np.zeros_like(total) for total in self.total[each]] for each in rounds}
        self.mass = {each: [np.zeros((total.shape[0], each.count)) for total in self.total[each]] for each in rounds}

    def iterate(self, iteration: int) -> None:
        """One iteration of predictive CFR+, both players together, from 1 on."""
        weight = float(iteration * iteration)
        update = matching(0.0)
        reach = self.reaches(weight)
        values = [np.empty((HANDS[5], len(self.lowest.standings))) for _ in (0, 1)]
        for chunk, game in zip(self.chunks, self.games, strict=True):
            found = game.values((reach[0][:, chunk], reach[1][:, chunk]), update)
            values[0][:, chunk], values[1][:, chunk] = found
        self.settle((values[0], values[1]), update, weight=weight)

    def reaches(self, weight: float = 0.0) -> Both:
        """How likely each player comes to each five-card position with each hand; adds to the averages."""
        even = np.full((HANDS[8], 1), 1 / HANDS[8])
        reach: Both = (even, even)
        self.reach: dict[Round, Both] = {}
        for layer, below in zip(self.layers, [*self.layers[1:], self.lowest], strict=True):
            after = [np.empty((HANDS[below.left], len(below.standings))) for _ in (0, 1)]
            for number, (few, each) in enumerate(zip(layer.members, layer.rounds, strict=True)):
                mine: Both = (reach[0][:, few], reach[1][:, few])
                self.reach[each] = mine
                made = each.reached(mine)
                children, (i, j), place = _children(layer, below, number)
                for player in (0, 1):
                    self.total[each][player] += weight * mine[player][None, :, None] * each.strategy[player]
                    spread = np.broadcast_to(made[player], (layer.left, layer.left, *made[player].shape[2:]))
                    after[player][:, children] = spread[i, j, :, place].T
            reach = (after[0], after[1])
        return reach

    def settle(self, values: Both, update: Update | None, *, weight: float = 0.0, best: bool = False) -> float:
        """Carry five-card values up; returns p1's: of the strategies, or (`best`) of a best response to them."""
        below = self.lowest
        for layer in reversed(self.layers):
            up = [np.empty((HANDS[layer.left], len(layer.standings))) for _ in (0, 1)]
            for number, (few, each) in enumerate(zip(layer.members, layer.rounds, strict=True)):
                made = each.reached(self.reach[each])
                worth = layer.worth[:, :, few]
                chance = [np.broadcast_to(x.sum(2), worth.shape)[:, :, None] for x in made]
                # Whoever meets the end of the game gains it as often as the other comes there.
                after = [
                    np.repeat(worth[:, :, None] * chance[1], HANDS[below.left], axis=2),
                    np.repeat(-worth[:, :, None] * chance[0], HANDS[below.left], axis=2),
                ]
                children, (i, j), place = _children(layer, below, number)
                for player in (0, 1):
                    after[player][i, j, :, place] = values[player][:, children].T
                if each.kind == SYMMETRIC:  # what is not listed is the mirror of what is
                    apart = i != j
                    after[0][j[apart], i[apart], :, place[apart]] = values[1][:, children[apart]].T
                found, gains = each.settle((after[0], after[1]), update, best)
                up[0][:, few], up[1][:, few] = found
                if layer.left >= VALUED and weight:
                    for player in each.players:
                        self.gain[each][player] += weight * gains[player]
                        self.mass[each][player] += weight * _mass(each, chance[1 - player], player)
            values, below = (up[0], up[1]), layer
        return float(values[0].sum()) / HANDS[8]

    def average(self) -> None:
        """Put the average strategies of the openings in place of the present ones, rounded as the table has them."""
        for layer in self.layers:
            for each in layer.rounds:
                found = [rounded(normalised(total, 0.0)) / STEPS for total in self.total[each]]
                each.strategy = (found[0], found[0] if each.kind == SYMMETRIC else found[1])

    def section(self) -> bytes:
        """The table's section: the fewest cards listed, then layer by layer mixes, and values where it has them."""
        return bytes([LEAST]) + b"".join(part for layer in self.layers for part in self._written(layer))

    def _written(self, layer: Layer) -> Iterator[bytes]:
        places = [(layer.rounds[group], place) for group, place in layer.at.T.tolist()]
        coded = {each: [codes(total) for total in self.total[each]] for each in layer.rounds}
        for each, place in places:
            yield b"".join(coded[each][player][..., place].tobytes() for player in each.players)
        if layer.left < VALUED:
            return
        for each, place in places:
            for player in each.players:
                gain, mass = self.gain[each][player][..., place], self.mass[each][player][:, place][:, None, None]
                value = np.clip(gain / np.where(mass > 0, mass, 1.0), -1, 1)
                yield np.where(mass > 0, np.rint(value * 127) + 128, 0).astype(np.uint8).tobytes()


def _children(layer: Layer, below: Layer, group: int) -> tuple[Array, Array, Array]:
    """Of a group: which positions one round later are its children, by which cards, and their parents' places in it."""
    children = np.nonzero(layer.at[0, below.parent] == group)[0]
    return children, below.cards[:, children], layer.at[1, below.parent[children]]


def _mass(each: Round, chance: Array, player: int) -> Array:
    """`[sight, position]`: how likely the other player is to come here and to show what this player then sees."""
    cards = chance[:, :, 0]  # [p1's card, p2's card, position]: of the other's reach by its own card
    own = cards[0] if player == 0 else cards[:, 0]
    return own if each.sights[player] > 1 else own.sum(0)[None]


def rounded(mixes: Array) -> Array:
    """Shares `[..., place, position]` as whole numbers of STEPS, those with the largest remainders rounded up."""
    floor = np.floor(mixes * STEPS + 1e-9)
    rank = (floor - mixes * STEPS).argsort(-2, kind="stable").argsort(-2, kind="stable")
    missing = np.rint(STEPS - floor.sum(-2, keepdims=True))
    return np.asarray(floor + (rank < missing))


def codes(total: Array) -> Array:
    """The table's byte for each hand, `[sight, hand, position]`, from sums of strategies."""
    shares = rounded(normalised(total, 0.0)).astype(np.int64)
    number = np.zeros((STEPS + 1, STEPS + 1), np.uint8)
    for code, (first, second, _) in enumerate(SHARES):
        number[first, second] = code
    return number[shares[:, :, 0], shares[:, :, 1]]
