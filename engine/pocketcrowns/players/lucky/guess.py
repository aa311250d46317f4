"""Lucky Draw where no table was made, or none can be had: other decks than the printed one, and the Mime.

Each round with six cards left or more is played as if both hands were laid open after it: a game of hidden hands whose
entries are the values of open ones. What hands are likely follows by Bayes' rule from these mixes. Nothing here looks
at the clock, so that it is the same policy on every device.
"""

from collections.abc import Sequence
from typing import Final

from ..duel.matrix_game import Matrix
from ..duel.oracle import Oracle
from ..duel.rules import Position
from .resolve import COLUMN, COLUMN_SHOWS, ROW, ROW_SHOWS, LastHidden, after_each, places
from .table import Beliefs, after_card, even

_ITERATIONS: Final = 60


def guessed_round(oracle: Oracle, position: Position, beliefs: Beliefs) -> LastHidden:
    """The round at this position, solved from these beliefs; what follows is guessed where solving it takes long."""
    known = oracle.at_once(position)
    matrix: Matrix = known[0] if known else oracle.duel.guesses(position)
    columns = places(position.column)
    payoffs = [[matrix[i][j] for j in columns] for i in places(position.row)]
    game = LastHidden(position.cards_left, position.status & 3, payoffs)
    for iteration in range(1, _ITERATIONS + 1):
        game.visit(*beliefs, float(iteration * iteration))
    return game


def after_round(
    oracle: Oracle, position: Position, beliefs: Beliefs, game: LastHidden, pair: tuple[int, int]
) -> tuple[Position, Beliefs]:
    """Where these cards, by their places, lead, and what hands are likely there if the round's mixes were played."""
    (i, j), left, shows = pair, position.cards_left, position.status & 3
    row = after_card(left, beliefs[ROW], game.mix(ROW, j if shows == COLUMN_SHOWS else None), i)
    column = after_card(left, beliefs[COLUMN], game.mix(COLUMN, i if shows == ROW_SHOWS else None), j)
    after = after_each(oracle.duel.transitions, position)[i][j]
    assert not isinstance(after, float), "the game goes on"
    return after, (row, column)


def guessed_beliefs(oracle: Oracle, start: Position, history: Sequence[tuple[int, int]]) -> tuple[Position, Beliefs]:
    """Where the rounds of `history` lead, and what hands are likely there."""
    position, beliefs = start, even(start.cards_left)
    for pair in history:
        game = guessed_round(oracle, position, beliefs)
        position, beliefs = after_round(oracle, position, beliefs, game, pair)
    return position, beliefs
