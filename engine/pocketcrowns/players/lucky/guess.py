"""Lucky Draw where no table was made, or none can be had: other decks than the printed one, and the Mime.

Each round with six cards left or more is a game of hidden hands of its own. A hand that is left after it is worth what
it would be in the next round if both had drawn theirs by chance and all were laid open after that; before the last of
these rounds with the Mime, as if all were laid open at once. What hands are likely follows by Bayes' rule from the
mixes of these games. Nothing here looks at the clock, so that it is the same policy on every device.
"""

from itertools import chain
from typing import Final

from ..duel.matrix_game import Matrix
from ..duel.oracle import Oracle
from ..duel.rules import COLUMN, ROW, Position
from .resolve import COLUMN_SIDE, ROW_SIDE, Below, Hidden, LastHidden, Vector, after_each, places
from .table import Beliefs, after_card, even

_ITERATIONS: Final = 60
_FORESEEN: Final = 16  # iterations for what hands are worth a round later
_FARTHEST: Final = {16: 8, 18: 6}  # by edition, the most cards with which that is looked for; more take seconds


class Foreseen:
    """What the hands of both sides are worth after a round, whatever led there."""

    __slots__ = ("column", "row")

    def __init__(self, row: Vector, column: Vector) -> None:
        self.row, self.column = row, column

    def visit(self, row_reach: Vector, column_reach: Vector, weight: float) -> tuple[Vector, Vector]:
        """The counterfactual values of the row's hands and of the column's, as `Hidden.visit` has them."""
        theirs, mine = sum(column_reach), sum(row_reach)
        return [value * theirs for value in self.row], [value * mine for value in self.column]


def guessed_round(oracle: Oracle, position: Position, beliefs: Beliefs) -> Hidden:
    """The round at this position, solved from these beliefs."""
    after: list[list[Below | float]]
    if position.cards_left > _FARTHEST[oracle.section[0]]:
        after = [[*line] for line in _laid_open(oracle, position)]
    else:
        grid = after_each(oracle.duel.transitions, position)
        worth = {each: _foresee(oracle, each) for each in {*chain(*grid)} if not isinstance(each, float)}
        after = [[each if isinstance(each, float) else worth[each] for each in line] for line in grid]
    game = Hidden(position.cards_left, position.look, after, advises=True)
    for iteration in range(1, _ITERATIONS + 1):
        game.visit(*beliefs, float(iteration * iteration))
    return game


def _laid_open(oracle: Oracle, position: Position) -> list[Vector]:
    """What each pair of cards is worth if both hands are laid open then; guessed where solving that takes long."""
    known = oracle.at_once(position)
    matrix: Matrix = known[0] if known else oracle.duel.guesses(position)
    columns = places(position.column)
    return [[matrix[i][j] for j in columns] for i in places(position.row)]


def _foresee(oracle: Oracle, position: Position) -> Foreseen:
    """Means over the iterations that solve the round."""
    game = LastHidden(position.cards_left, position.look, _laid_open(oracle, position))
    hands = even(position.cards_left)
    row, column = [0.0] * len(hands[ROW_SIDE]), [0.0] * len(hands[COLUMN_SIDE])
    weights = [iteration * iteration for iteration in range(1, _FORESEEN + 1)]
    for weight in weights:
        up, down = game.visit(*hands, float(weight))
        share = weight / sum(weights)
        row = [so_far + share * value for so_far, value in zip(row, up, strict=True)]
        column = [so_far + share * value for so_far, value in zip(column, down, strict=True)]
    return Foreseen(row, column)


def after_round(
    oracle: Oracle, position: Position, beliefs: Beliefs, game: Hidden, pair: tuple[int, int]
) -> tuple[Position, Beliefs]:
    """Where these cards, by their places, lead, and what hands are likely there if the round's mixes were played."""
    (i, j), left, shows = pair, position.cards_left, position.look
    row = after_card(left, beliefs[ROW_SIDE], game.mix(ROW_SIDE, j if shows == COLUMN else None), i)
    column = after_card(left, beliefs[COLUMN_SIDE], game.mix(COLUMN_SIDE, i if shows == ROW else None), j)
    after = after_each(oracle.duel.transitions, position)[i][j]
    assert not isinstance(after, float), "the game goes on"
    return after, (row, column)
