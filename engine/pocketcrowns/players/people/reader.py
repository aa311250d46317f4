"""The Reader: plays against this opponent's habits, and never risks more than it says.

Each mix is an optimum of p * (what the forecast says) + (1 - p) * (the true matrix), the restricted Nash response of
Johanson, Zinkevich & Bowling (2007), with the largest p whose worst case stays within the risk that is left. Risk is
spent, and won back by the opponent's mistakes, as in the safe exploitation of Ganzfried & Sandholm (2012): over a
whole game the Reader guarantees the value of the game less the risk it began with.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from ...brave_rats.cards import Cards
from ...core.game import Action, Both, Json, Seat, other
from ...core.luck import Luck
from ..coach.brave_rats import Exact, oracle_of
from ..duel import matrix_game
from ..duel.matrix_game import Matrix, Mix, mirrored
from ..duel.oracle import Oracle
from ..duel.rules import Position, pack, pack_hand, position_of, unpack_hand
from ..duel.solver import solve_round
from ..player import Advice, Budget, Weighed, follow
from .habits import Choice, Habits, Played, finished, rounds
from .round_ahead import outlook_of

_HALVINGS: Final = 10
_TRUST: Final = 0.5  # how far the forecast is believed when a card must be shown


@dataclass(frozen=True, slots=True)
class Plan:
    """What the Reader does in one round, and `floor`: what it then has for each card of the opponent."""

    mix: Mix
    value: float
    floor: list[float]


@dataclass(frozen=True, slots=True)
class Reader:
    """`risk`: what a perfect opponent can gain from it in a whole game, in points of value (-1 to 1)."""

    risk: float
    exact: Exact

    def choose(self, view: Json, rng: Luck, budget: Budget) -> Action:
        planned = self._advice(view, budget)
        return follow(planned, rng) if planned else self.exact.choose(view, rng, budget)

    def policy(self, view: Json, budget: Budget) -> dict[Action, float]:
        planned = self._advice(view, budget)
        return {each.action: each.p for each in planned.mix} if planned else self.exact.policy(view, budget)

    def _advice(self, view: Json, budget: Budget) -> Advice | None:
        """The mix against this opponent; None where the Reader plays as if it knew nothing of them."""
        seen, seat = view["seen"], view["seat"]
        hidden = "lucky-draw" in view["options"]["variants"]  # what was chosen from hidden hands tells another story
        if hidden or seen["phase"] == "draft" or seen["shown"] is not None:
            return None
        oracle = oracle_of(view, afresh=budget[0] == "nodes")
        habits = Habits(finished(view))
        risk = self.risk
        past = list(rounds(view))
        for played in past:
            risk = _risk_after(oracle, seat, played, habits, risk)
            habits.learn(*played.choice(other(seat)))
        left = Both(*(tuple(seen["left"][each]) for each in ("p1", "p2")))
        choice = Choice(other(seat), outlook_of(view), left, None, past[-1].cards if past else None)
        position = position_of(seen)
        matrix = _matrix(oracle, seat, position)
        if matrix is None:
            return None
        theirs = unpack_hand(position.column if seat == "p1" else position.row)
        plan = _plan(matrix, theirs, choice, habits, risk)
        weighed = (Weighed(card, p, 0.0) for card, p in zip(view["legal"], plan.mix, strict=True))
        return Advice(False, plan.value, tuple(weighed))


def _risk_after(oracle: Oracle, seat: Seat, played: Played, habits: Habits, risk: float) -> float:
    """What may still be lost after a finished round: less what was staked, more what the opponent gave away."""
    outlook, hands, cards, last = played
    packed = Both(pack_hand(hands.p1), pack_hand(hands.p2))
    matrix = _matrix(oracle, seat, pack(packed, outlook.target, outlook.standing))
    if matrix is None:
        return risk
    rival = other(seat)
    theirs = unpack_hand(packed.of(rival))
    answer = theirs.index(cards.of(rival))
    if outlook.standing.shows_first == rival:
        best: list[float] = [
            max(column) for column in zip(*matrix, strict=True)
        ]  # of what answers each card they could show
        return risk + best[answer] - min(best)
    plan = _plan(matrix, theirs, Choice(rival, outlook, hands, None, last), habits, risk)
    return max(0.0, risk + plan.floor[answer] - plan.value)


def _matrix(oracle: Oracle, seat: Seat, position: Position) -> Matrix | None:
    """What follows each pair of cards, the seat's in the rows, for the seat; None where it knows no better than the
    Judge.

    It does not look at the clock: what was staked in a round must be known afterwards, or the risk that is left would
    not be. So on every device a round is looked at only as far as can be done at once.
    """
    known = oracle.at_once(position)
    if known is None:
        return None
    return known[0] if seat == "p1" else mirrored(known[0])


def _plan(matrix: Matrix, theirs: Cards, choice: Choice, habits: Habits, risk: float) -> Plan:
    """The mix for a round; `theirs`: the cards of its columns."""
    if choice.outlook.standing.shows_first is None:
        return sealed(matrix, _expected(theirs, choice, habits), risk)
    mine = unpack_hand(pack_hand(choice.hands.of(other(choice.seat))))
    answers = [_expected(theirs, replace(choice, shown=card), habits) for card in mine]
    return shown_first(matrix, answers, risk)


def _expected(theirs: Cards, choice: Choice, habits: Habits) -> Mix:
    expected = habits.forecast(choice)
    return [expected[card] for card in theirs]


def sealed(matrix: Matrix, model: Mix, risk: float) -> Plan:
    """The restricted Nash response whose worst case is at most `risk` below the value."""
    value, mix, _ = matrix_game.solution(matrix)
    gains = [_mean(row, model) for row in matrix]
    low, high, p = 0.0, 1.0, 1.0  # first the best response itself
    for _ in range(_HALVINGS):
        blended = [[p * gain + (1 - p) * entry for entry in row] for gain, row in zip(gains, matrix, strict=True)]
        _, bolder, _ = matrix_game.solution(blended)
        if min(_mean(column, bolder) for column in zip(*matrix, strict=True)) >= value - risk:
            low, mix = p, bolder
        else:
            high = p
        p = (low + high) / 2
    return Plan(mix, value, [_mean(column, mix) for column in zip(*matrix, strict=True)])


def shown_first(matrix: Matrix, answers: list[Mix], risk: float) -> Plan:
    """A card to show (BR9): best if what is expected to answer it comes half the time, among those within the risk."""
    solution = solve_round(matrix, 1)
    floors = solution.row_values
    worth = [
        _TRUST * _mean(row, model) + (1 - _TRUST) * floor if floor >= solution.value - risk else -2.0
        for row, model, floor in zip(matrix, answers, floors, strict=True)
    ]
    card = worth.index(max(worth))
    return Plan([float(number == card) for number in range(len(worth))], solution.value, list(matrix[card]))


def _mean(values: Sequence[float], weights: Mix) -> float:
    return sum(w * v for w, v in zip(weights, values, strict=True))
