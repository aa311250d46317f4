"""Lucky Draw re-solved: from what both hands may be, an approximate equilibrium of the rest of the game.

Predictive CFR+ (Farina, Kroer and Sandholm, 2021) in vector form, all hands of a seat at once, both seats updated
together, averages weighted by the square of the iteration. The row player is p1; values are what the row player gets
for the row's side, the opposite for the column's. With four cards left all that a round leads to is known to both,
so its values are exact ones from the duel solver (`unfold`).

A *sight* is what a seat sees before it chooses: nothing, or after its Spy (BR9) the card shown, by its place. The
arrays are those of hands.py: a strategy lists for each hand the shares of its three cards.
"""

from operator import mul
from typing import Final, Protocol, TypeAlias

from ..duel.rules import COLUMN, ROW, Hand, Position, Transitions, plays
from ..duel.solver import Duel
from .hands import HAND, SHOWN_FROM, becoming, drawing, hands, holding

Vector: TypeAlias = list[float]
Side: TypeAlias = int

ROW_SIDE, COLUMN_SIDE = 0, 1  # whose choices; who must show a card is ROW or COLUMN, as in duel/rules.py
NOISE: Final = 1e-12  # regrets that small are rounding: a hand without more takes its cards evenly
SELDOM: Final = 0.01  # shares that small are what is left of the first iterations
_EVEN: Final = 1 / HAND


class Choices:
    """One seat's information sets at one public position: `[sight][3 * hand + place]`.

    `strategy` is the present one, `total` the sum of all so far, weighted; `gain` the weighted sum of counterfactual
    values and `mass` that of the opponent's reach, both kept only where `advises`.
    """

    __slots__ = ("advises", "gain", "mass", "regret", "strategy", "total")

    def __init__(self, left: int, sights: int, advises: bool = False) -> None:
        wide = HAND * len(hands(left))
        self.strategy = [[_EVEN] * wide for _ in range(sights)]
        self.regret = [[0.0] * wide for _ in range(sights)]
        self.total = [[0.0] * wide for _ in range(sights)]
        self.gain = [[0.0] * wide for _ in range(sights)]
        self.mass = [0.0] * sights
        self.advises = advises

    def played(self, reach: Vector, weight: float) -> list[Vector]:
        """The reach of every choice, `[sight][choice]`; adds it to the sum of strategies."""
        answer = []
        for strategy, total in zip(self.strategy, self.total, strict=True):
            made = [p * reach[place // HAND] for place, p in enumerate(strategy)]
            for place, p in enumerate(made):
                total[place] += weight * p
            answer.append(made)
        return answer

    def update(self, sight: int, gains: Vector) -> Vector:
        """Regret matching with these counterfactual values; returns those of the hands under the old strategy."""
        regret, strategy = self.regret[sight], self.strategy[sight]
        values = []
        for at in range(0, len(gains), HAND):
            first, second, third = gains[at : at + HAND]
            value = strategy[at] * first + strategy[at + 1] * second + strategy[at + 2] * third
            values.append(value)
            first, second, third = first - value, second - value, third - value
            regret[at] = a = max(regret[at] + first, 0.0)
            regret[at + 1] = b = max(regret[at + 1] + second, 0.0)
            regret[at + 2] = c = max(regret[at + 2] + third, 0.0)
            a, b, c = max(a + first, 0.0), max(b + second, 0.0), max(c + third, 0.0)
            total = a + b + c
            if total > NOISE:
                strategy[at], strategy[at + 1], strategy[at + 2] = a / total, b / total, c / total
            else:
                strategy[at] = strategy[at + 1] = strategy[at + 2] = _EVEN
        return values

    def met(self, sight: int, hand: int) -> bool:
        """Whether the seat ever came here with that hand."""
        return any(self.total[sight][HAND * hand : HAND * (hand + 1)])

    def mean(self, sight: int) -> Vector:
        """The average strategy without what it hardly ever does; even where the seat never came with that hand."""
        total = self.total[sight]
        answer: Vector = []
        for at in range(0, len(total), HAND):
            sums = total[at : at + HAND]
            least = SELDOM * sum(sums)
            kept = [each if each > least else 0.0 for each in sums]
            whole = sum(kept)
            answer += [each / whole for each in kept] if whole > 0 else [_EVEN] * HAND
        return answer


class LastHidden:
    """A round after which values are taken as known: `payoffs[i][j]` is the row's when its i-th card meets the j-th.

    With four cards left that is so, and the values are exact.
    """

    __slots__ = ("_lines", "column", "left", "payoffs", "row", "shows")

    def __init__(self, left: int, shows: int, payoffs: list[Vector]) -> None:
        self.left, self.shows, self.payoffs = left, shows, payoffs
        self.row, self.column = Choices(left, 1), Choices(left, 1)
        # Who sees the card shown answers it at best, so there the rows or columns are hands, not cards.
        if shows == ROW:
            self._lines = [[min([row[card] for card in hand]) for hand in hands(left)] for row in payoffs]
        elif shows == COLUMN:
            self._lines = [
                [max([row[card] for card in hand]) for hand in hands(left)] for row in zip(*payoffs, strict=True)
            ]
            self._lines = [list(line) for line in zip(*self._lines, strict=True)]
        else:
            self._lines = payoffs

    def visit(self, row_reach: Vector, column_reach: Vector, weight: float) -> tuple[Vector, Vector]:
        """One iteration: the counterfactual values of the row's hands and of the column's."""
        ours = row_reach if self.shows == COLUMN else self._by_card(self.row.played(row_reach, weight)[0])
        theirs = column_reach if self.shows == ROW else self._by_card(self.column.played(column_reach, weight)[0])
        row = [sum(map(mul, line, theirs)) for line in self._lines]
        column = [-sum(map(mul, line, ours)) for line in zip(*self._lines, strict=True)]
        if self.shows != COLUMN:
            row = self.row.update(0, [row[card] for hand in hands(self.left) for card in hand])
        if self.shows != ROW:
            column = self.column.update(0, [column[card] for hand in hands(self.left) for card in hand])
        return row, column

    def _by_card(self, made: Vector) -> Vector:
        """How likely each card is to be played."""
        return [sum([made[choice] for choice in choices]) for choices in holding(self.left)]

    def mix(self, side: Side, sight: int | None) -> Vector:
        """The shares of all choices of a side that sees this card of the other's: on the best answers, if it does."""
        if sight is None:
            return (self.row, self.column)[side].mean(0)
        values = self.values(side, sight, [])
        return [share for hand in hands(self.left) for share in best_of([values[card] for card in hand])]

    def values(self, side: Side, sight: int | None, reach: Vector) -> Vector:
        """The value of each of the side's cards, for that side, against the other's average strategy.

        `reach`: how likely the other's hands are. `sight`: the place of the card that the other has shown.
        """
        if sight is not None:
            line = self.payoffs[sight]
            return [row[sight] for row in self.payoffs] if side == ROW_SIDE else [-value for value in line]
        columns = zip(*self._lines, strict=True)
        lines = self._lines if side == ROW_SIDE else [[-value for value in line] for line in columns]
        theirs = reach
        if self.shows != (ROW, COLUMN)[side]:  # they will not see this card before they choose
            mean = (self.column, self.row)[side].mean(0)
            theirs = self._by_card([p * reach[choice // HAND] for choice, p in enumerate(mean)])
        return [sum(map(mul, line, theirs)) for line in lines]


class Below(Protocol):
    """What a round leads to."""

    def visit(self, row_reach: Vector, column_reach: Vector, weight: float) -> tuple[Vector, Vector]:
        """One iteration: the counterfactual values of the row's hands and of the column's."""


class Hidden:
    """A round with five cards left or more; `after[i][j]` is where the i-th and j-th card lead, or a value."""

    __slots__ = ("after", "column", "left", "row", "shows", "size", "weight")

    size: int

    def __init__(self, left: int, shows: int, after: list[list[Below | float]], advises: bool = False) -> None:
        self.left, self.shows, self.after = left, shows, after
        below = [each for line in after for each in line if not isinstance(each, float)]
        self.size = 1 + sum(each.size if isinstance(each, Hidden) else 1 for each in below)  # positions
        self.weight = 0.0  # of all iterations so far
        self.row = Choices(left, left if shows == COLUMN else 1, advises)
        self.column = Choices(left, left if shows == ROW else 1, advises)

    def visit(self, row_reach: Vector, column_reach: Vector, weight: float) -> tuple[Vector, Vector]:
        """One iteration: the counterfactual values of the row's hands and of the column's."""
        self.weight += weight
        row_made = self.row.played(row_reach, weight)
        column_made = self.column.played(column_reach, weight)
        rows = [reached(self.left, made) for made in row_made]
        columns = [reached(self.left, made) for made in column_made]
        below = len(hands(self.left - 1))
        row_gain = [[[0.0] * below for _ in range(self.left)] for _ in rows]
        column_gain = [[[0.0] * below for _ in range(self.left)] for _ in columns]
        for i, line in enumerate(self.after):
            for j, after in enumerate(line):
                row_sight = j if self.shows == COLUMN else 0
                column_sight = i if self.shows == ROW else 0
                mine, theirs = rows[row_sight][i], columns[column_sight][j]
                if isinstance(after, float):
                    won, lost = after * sum(theirs), -after * sum(mine)
                    row_gain[row_sight][i] = [each + won for each in row_gain[row_sight][i]]
                    column_gain[column_sight][j] = [each + lost for each in column_gain[column_sight][j]]
                    continue
                up, down = after.visit(mine, theirs, weight)
                row_gain[row_sight][i] = [a + b for a, b in zip(row_gain[row_sight][i], up, strict=True)]
                column_gain[column_sight][j] = [a + b for a, b in zip(column_gain[column_sight][j], down, strict=True)]
        if self.row.advises:
            self._note_mass(self.row, column_made, weight)
            self._note_mass(self.column, row_made, weight)
        return self._settle(self.row, row_gain, weight), self._settle(self.column, column_gain, weight)

    def mix(self, side: Side, sight: int | None) -> Vector:
        """The shares of all choices of a side that sees this card of the other's, or none."""
        return (self.row, self.column)[side].mean(sight or 0)

    def values(self, side: Side, sight: int | None) -> Vector:
        """The values of all choices, for that side, against the other's strategies so far; only where `advises`."""
        choices = (self.row, self.column)[side]
        mass = choices.mass[sight or 0]
        return [gain / mass if mass else 0.0 for gain in choices.gain[sight or 0]]

    def worth(self, side: Side) -> Vector:
        """The value of each hand, for that side, whatever it is shown; only where `advises`."""
        choices = (self.row, self.column)[side]
        answer = [0.0] * len(hands(self.left))
        for sight, gain in enumerate(choices.gain):
            for place, p in enumerate(choices.mean(sight)):
                answer[place // HAND] += p * gain[place] / self.weight
        return answer

    def _note_mass(self, choices: Choices, made: list[Vector], weight: float) -> None:
        """Add up how likely the other seat was to give each sight."""
        for sight in range(len(choices.mass)):
            seen = made[0] if len(choices.mass) == 1 else [made[0][at] for at in holding(self.left)[sight]]
            choices.mass[sight] += weight * sum(seen)

    def _settle(self, choices: Choices, gain: list[list[Vector]], weight: float) -> Vector:
        """Update one seat by the values after each of its cards and each hand it may then hold."""
        share = 1 / (self.left - HAND)
        values = [0.0] * len(hands(self.left))
        for sight, after in enumerate(gain):
            gains = [share * sum([after[card][hand] for card, hand in draws]) for draws in drawing(self.left)]
            if choices.advises:
                choices.gain[sight] = [a + weight * b for a, b in zip(choices.gain[sight], gains, strict=True)]
            values = [a + b for a, b in zip(values, choices.update(sight, gains), strict=True)]
        return values


def reached(left: int, made: Vector) -> list[Vector]:
    """`[card][hand of the cards then left]`: the reach after each card, from that of the choices."""
    share = 1 / (left - HAND)
    return [[share * (made[a] + made[b] + made[c]) for a, b, c in rows] for rows in becoming(left)]


def best_of(values: Vector) -> Vector:
    """Evenly on all that are as good as the best."""
    best = max(values)
    good = [value > best - NOISE for value in values]
    return [each / sum(good) for each in good]


def unfold(duel: Duel, position: Position, *, advises: bool = False) -> Hidden | LastHidden:
    """All hidden rounds from `position` on, which has four cards left on each side or more; of `position.status`
    the two last bits say who must show a card. Only the first round keeps what advice needs (`advises`).

    With five cards left these are at most 25 positions below, 400 exact values; each card more multiplies them by
    the square of the cards left.
    """
    left, shows = position.cards_left, position.look
    grid = after_each(duel.transitions, position)
    if left == SHOWN_FROM + 1:
        values = [[after if isinstance(after, float) else duel.value(after) for after in line] for line in grid]
        return LastHidden(left, shows, values)
    below: list[list[Below | float]] = [
        [after if isinstance(after, float) else unfold(duel, after) for after in line] for line in grid
    ]
    return Hidden(left, shows, below, advises)


def after_each(transitions: Transitions, position: Position) -> list[list[Position | float]]:
    """`[row's card][column's card]`: what each pair leads to; a card's copies have places of their own."""
    grid, columns = transitions.grid(position), places(position.column)
    return [[grid[i][j] for j in columns] for i in places(position.row)]


def places(hand: Hand) -> list[int]:
    """For each card, copies included, its place among the different ones."""
    return [place for place, (number, _) in enumerate(plays(hand)) for _ in range(hand >> 2 * number & 3)]
