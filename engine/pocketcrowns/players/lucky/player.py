"""Lucky Draw while hands are hidden: the table's mixes, and below them the rest of the game solved again.

What both hands may be follows by Bayes' rule from the rounds played and from the mixes that were to be played in
them. From these beliefs the last hidden rounds are solved together (unsafe re-solving, as Burch, Johanson and Bowling
2014 name it). Nothing proves how good the whole policy then is, so it was measured: see EXPLOITABLE.
"""

from collections import OrderedDict
from typing import Final

from ...brave_rats.rounds import Rulings
from ...core.game import Action, Json
from ...core.luck import Luck
from ..duel.oracle import Oracle, duel_of
from ..duel.rules import COLUMN, ROW, Position
from ..duel.solver import Duel
from ..player import Advice, Budget, Meter, Spent, Weighed, follow
from .guess import after_round, guessed_round
from .hands import HAND, drawing, holding
from .resolve import ROW_SIDE, Hidden, LastHidden, Side, Vector, after_each, best_of, unfold
from .seen import Situation, situation_of
from .table import VALUED, Beliefs, Opening, Table, after_card, beginning, even, open_table

# What a best response wins against the policy, by rulings and target, as tests/bench/bench_lucky.py measured it.
EXPLOITABLE: Final = {
    (Rulings(musician, ambassador, cards_out), target): most
    for musician, ambassador, cards_out, to_4, to_3 in (
        ("keeps", "banks", "tie", 0.0065, 0.006),
        ("keeps", "banks", "most_victories", 0.0115, 0.007),
        ("keeps", "plain", "tie", 0.0065, 0.0055),
        ("keeps", "plain", "most_victories", 0.0115, 0.007),
        ("cancels", "banks", "tie", 0.0075, 0.0065),
        ("cancels", "banks", "most_victories", 0.0125, 0.009),
        ("cancels", "plain", "tie", 0.0065, 0.007),
        ("cancels", "plain", "most_victories", 0.012, 0.0095),
    )
    for target, most in ((4, to_4), (3, to_3))
}
ITERATIONS: Final = 100  # of solving again; with five cards left each takes about a millisecond
RESOLVED: Final = 5  # cards left with which the rest is solved
GLANCE: Final = 24  # iterations for the values of what lies below a listed position
GLANCED: Final = 0.05  # by how much these were off at most against many more iterations, where it was tried
_KEPT: Final = 8  # solved rounds and games that are remembered: enough for one game
_NEVER: Final = 1e-4  # the other seat's cards less likely than that do not count in a value
_TREMBLE: Final = 1e-9  # where nothing need be thought more possible than the mixes say
_ASTRAY: Final = 1e-6  # a hand less likely than that is one that the policy never has


class LuckyDraw:
    """Plays and advises while hands are hidden. It remembers solved games only: the same view, the same answer.

    A budget in nodes counts one for each position in each iteration of solving. At least one iteration is always made.
    """

    def __init__(self) -> None:
        self._solved: OrderedDict[tuple[object, ...], Hidden] = OrderedDict()

    def choose(self, view: Json, rng: Luck, budget: Budget) -> Action:
        """One member of `view["legal"]`; quicker than advice where values would have to be looked for."""
        return follow(self._weigh(view, budget, valued=False), rng)

    def advise(self, view: Json, budget: Budget) -> Advice:
        """The policy's mix for the hand that the view shows, and the value of each card if what is believed is true.

        `off_by` is EXPLOITABLE where the policy is the measured one. That says how good the play is as a whole, on
        average over all hands; it bounds no single value. Elsewhere it is the trivial bound.
        """
        return self._weigh(view, budget, valued=True)

    def _weigh(self, view: Json, budget: Budget, *, valued: bool) -> Advice:
        now = situation_of(view)
        target = view["seen"]["target"]
        table = open_table(now.rulings, target) if now.start == beginning(target) else None
        if table is None:
            return self._guess(view, now, budget)
        measured = EXPLOITABLE[now.rulings, target]
        place, swapped, beliefs = table.reach(now.history)
        side = 1 - now.side if swapped else now.side
        if isinstance(place, Opening):
            return _listed(table, place, now, side, beliefs, measured, _glances(budget) if valued else None)
        history = tuple(pair[::-1] for pair in now.history) if swapped else now.history
        game, whole = self._rest(duel_of(now.rulings), place, beliefs, budget)
        rest = history[now.start.cards_left - RESOLVED :]
        return _from_rest(now, side, game, beliefs, rest, measured if whole else None)

    def _guess(self, view: Json, now: Situation, budget: Budget) -> Advice:
        """The policy without a table. It states no bound of a single position: what a best response wins from the whole
        of it differs from deal to deal, and was measured for a sample of them (bench_lucky.py, README)."""
        oracle = Oracle(view["options"]["edition"], now.rulings, view["seen"]["target"], afresh=budget[0] == "nodes")
        above = max(0, now.start.cards_left - RESOLVED)
        position, beliefs = now.start, even(now.start.cards_left)
        for pair in now.history[:above]:
            game = self._guessed(oracle, position, beliefs)
            position, beliefs = after_round(oracle, position, beliefs, game, pair)
        if position.cards_left > RESOLVED:
            game = self._guessed(oracle, position, beliefs)
        else:
            game, _ = self._rest(oracle.duel, position, beliefs, budget)
        return _from_rest(now, now.side, game, beliefs, now.history[above:])

    def _guessed(self, oracle: Oracle, position: Position, beliefs: Beliefs) -> Hidden:
        """A round without a table. What it comes to does not depend on what else was asked, so it can be kept."""
        key = oracle.section, position, *map(tuple, beliefs)
        return self._solved.get(key) or self._keep(key, guessed_round(oracle, position, beliefs))

    def _keep(self, key: tuple[object, ...], game: Hidden) -> Hidden:
        self._solved[key] = game
        if len(self._solved) > _KEPT:
            self._solved.popitem(last=False)
        return game

    def _rest(self, duel: Duel, position: Position, beliefs: Beliefs, budget: Budget) -> tuple[Hidden, bool]:
        """The rest of the game solved, and whether the budget was enough for all iterations."""
        key = duel.transitions.rulings, position, *map(tuple, beliefs)
        unit, amount = budget
        known = self._solved.get(key)
        if known is not None and (unit == "ms" or amount >= known.size * ITERATIONS):
            return known, True
        game = unfold(duel, position, advises=True)
        assert isinstance(game, Hidden), "with RESOLVED cards left"
        whole = iterate(game, beliefs, ITERATIONS, Meter(budget))
        return (self._keep(key, game) if whole else game), whole


def iterate(game: Hidden, beliefs: Beliefs, iterations: int, meter: Meter | None = None) -> bool:
    """Solve from these beliefs; whether the meter let all the iterations be made. One is made in any case."""
    for iteration in range(1, iterations + 1):
        game.visit(*beliefs, float(iteration * iteration))
        if meter is None:
            continue
        try:
            for _ in range(game.size):
                meter.count()
        except Spent:
            return iteration == iterations
    return True


def _listed(
    table: Table,
    opening: Opening,
    now: Situation,
    side: Side,
    beliefs: Beliefs,
    measured: float,
    iterations: int | None,
) -> Advice:
    """A position of the table; values that it does not have are looked up below it, with so many iterations."""
    mix = table.mix(opening, side, now.sight or 0)[now.choices]
    if opening.left >= VALUED:
        values = [each or 0.0 for each in table.values(opening, side, now.sight or 0)[now.choices]]
    elif iterations is None:
        values = [0.0] * HAND
    else:
        values = _glance(table, opening, now, side, beliefs, iterations)
        measured += GLANCED
    if iterations is not None and table.reach(now.history, _TREMBLE).beliefs[side][now.hand_number] < _ASTRAY:
        mix = best_of(values)  # the policy never comes here with this hand, so its own mix means nothing
    return _advice(now, mix, values, measured)


def _glance(
    table: Table, opening: Opening, now: Situation, side: Side, beliefs: Beliefs, iterations: int
) -> list[float]:
    """The value of each card of the hand: over the other seat's likely cards and all draws, what a short solve says."""
    left, shows = opening.left, opening.position.look
    duel = duel_of(now.rulings)
    grid = after_each(duel.transitions, opening.position)
    their_look = shows == (ROW, COLUMN)[side]
    own_mix = table.mix(opening, side, now.sight or 0)
    sign = 1 if side == ROW_SIDE else -1
    values = []
    for place, card in enumerate(now.places):
        mine = after_card(left, beliefs[side], own_mix, card)
        draws = drawing(left)[HAND * now.hand_number + place]
        their_mix = table.mix(opening, 1 - side, card if their_look else 0)
        made = [p * beliefs[1 - side][choice // HAND] for choice, p in enumerate(their_mix)]
        chances = [sum(made[choice] for choice in choices) for choices in holding(left)]
        if now.sight is not None:
            chances = [float(rival == now.sight) for rival in range(left)]
        value = weights = 0.0
        for rival, chance in enumerate(chances):
            if chance < _NEVER:
                continue
            after = grid[card][rival] if side == ROW_SIDE else grid[rival][card]
            weights += chance
            if isinstance(after, float):
                value += chance * sign * after
                continue
            theirs = after_card(left, beliefs[1 - side], their_mix, rival)
            game = unfold(duel, after, advises=True)
            assert isinstance(game, Hidden), "one round below a listed position"
            iterate(game, (mine, theirs) if side == ROW_SIDE else (theirs, mine), iterations)
            worth = game.worth(side)
            value += chance * sum(worth[hand] for _, hand in draws) / len(draws)
        values.append(value / weights)
    return values


def _glances(budget: Budget) -> int:
    """How many iterations the values of a listed position may cost, by the budget alone."""
    unit, amount = budget
    return max(1, min(GLANCE, amount // (40 if unit == "ms" else 500)))


def _from_round(now: Situation, side: Side, game: LastHidden, theirs: Vector, off_by: float | None) -> Advice:
    """Advice from a round that was solved by itself; `theirs`: how likely the other seat's hands are."""
    by_card = game.values(side, now.sight, theirs)
    values = [by_card[place] for place in now.places]
    met = now.sight is not None or (game.row, game.column)[side].met(0, now.hand_number)
    mix = game.mix(side, now.sight)[now.choices] if met else best_of(values)
    return _advice(now, mix, values, off_by)


def _from_rest(
    now: Situation,
    side: Side,
    game: Hidden,
    beliefs: Beliefs,
    rest: tuple[tuple[int, int], ...],
    off_by: float | None = None,
) -> Advice:
    """Advice from the rest of a game that was solved together, of which the rounds of `rest` have been played."""
    if not rest:
        return _advice(now, game.mix(side, now.sight)[now.choices], game.values(side, now.sight)[now.choices], off_by)
    [pair] = rest
    mine, card = pair[side], pair[1 - side]
    sight = mine if game.shows == (ROW, COLUMN)[side] else None
    theirs = after_card(game.left, beliefs[1 - side], game.mix(1 - side, sight), card, _TREMBLE)
    last = game.after[pair[ROW_SIDE]][pair[1 - ROW_SIDE]]
    assert isinstance(last, LastHidden), "the game goes on"
    return _from_round(now, side, last, theirs, off_by)


def _advice(now: Situation, mix: Vector, values: Vector, off_by: float | None) -> Advice:
    """For each different card of the hand; `off_by` None: nothing better is known than that values end at 1 and -1."""
    shares: dict[Action, float] = {}
    worth: dict[Action, float] = {}
    for card, p, value in zip(now.hand, mix, values, strict=True):
        shares[card] = shares.get(card, 0.0) + p
        worth[card] = value if card not in worth else max(value, worth[card])
    total = sum(shares[card] * worth[card] for card in shares)
    bound = 1.0 + abs(total) if off_by is None else off_by
    return Advice(False, total, tuple(Weighed(card, shares[card], worth[card]) for card in shares), bound)
