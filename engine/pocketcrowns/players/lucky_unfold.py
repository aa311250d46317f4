"""From an open position of the duel solver to the hidden rounds above its exact values."""

from .duel_rules import Hand, Position, Transitions, plays
from .duel_solver import Duel
from .lucky_hands import SHOWN_FROM
from .lucky_resolve import Hidden, LastHidden


def unfold(duel: Duel, position: Position, *, advises: bool = False) -> Hidden | LastHidden:
    """All hidden rounds from `position` on, which has four cards left on each side or more; of `position.status`
    the two last bits say who must show a card. Only the first round keeps what advice needs (`advises`).

    With five cards left these are at most 25 positions below, 400 exact values; each card more multiplies them by
    the square of the cards left.
    """
    left, shows = position.cards_left, position.status & 3
    grid = after_each(duel.transitions, position)
    if left == SHOWN_FROM + 1:
        values = [[after if isinstance(after, float) else duel.value(after) for after in line] for line in grid]
        return LastHidden(left, shows, values)
    below: list[list[Hidden | LastHidden | float]] = [
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
