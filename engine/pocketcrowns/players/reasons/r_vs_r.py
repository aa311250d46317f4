"""Reasons in R vs R: the answer that refutes a placement, or that none does, and how many placements do as well."""

from collections.abc import Callable
from contextlib import suppress

from ...core.game import Action, Json
from ...core.luck import Luck
from ..coach.r_vs_r import DEEPEST, is_solved, is_within_reach
from ..first_game.solver import Solver
from ..grid.endgame import endgame_for
from ..grid.position import Compact
from ..grid.root import CERTAIN, Root, to_value
from ..grid.tree import INFINITE
from ..grid.worlds import is_open, worlds
from ..player import Advice, Budget, Meter, Spent, without_collecting
from ..tables import Absent


@without_collecting()
def reasons(view: Json, action: Action, advice: Advice, budget: Budget) -> list[Json]:
    """Facts about one placement of the seat whose view it is; `advice` is the coach's for the same view.

    None where tiles are hidden, or where luck decides what the placement does. Values are those of the round for this
    seat, as in advice; `exact` says whether one is proven.
    """
    if view["seen"]["phase"] != "place" or not is_open(view):
        return []
    facts = [_after(view, action, budget)]
    if advice.exact and action == advice.first:
        best = [each.action for each in advice.mix if each.value == advice.value]
        facts.append(
            {"kind": "best", "action": action, "count": len(best), "of": len(advice.mix), "value": advice.value}
        )
    return [fact for fact in facts if fact]


def _after(view: Json, action: Action, budget: Budget) -> Json:
    """What the other seat can do about it."""
    [world] = worlds(view, Luck("reasons"), 1)
    root = Root(view, world, {action}, Meter(budget, look_every=8))
    if len(root.leads_to[action]) > 1:
        return {}
    [number] = root.leads_to[action]
    _, certainty = root.rating(number)
    if certainty == CERTAIN:
        return {"kind": "ends", "action": action, "value": to_value(root.rating(number)[0], root.scores)}
    reply = _look(view, root, number, budget)
    score, certainty = root.rating(number)
    value, exact = to_value(score, root.scores), certainty == CERTAIN
    if exact and value == 1.0 and not root.scores.by_points:
        return {"kind": "secure", "action": action}
    return {"kind": "answer", "action": action, "reply": reply, "value": value, "exact": exact} if reply else {}


def _look(view: Json, root: Root, number: int, budget: Budget) -> str | None:
    """Find out what can be of a child, and the best answer to it."""
    unit, amount = budget
    with suppress(Spent, Absent):
        wins = _solver(view, root, (unit, amount * 3 // 4))
        if wins:
            root.solve(wins, enough=False)
            if root.is_lost:
                return root.refutation(number, wins)
    depth = 1
    with suppress(Spent):
        while depth < DEEPEST and not root.is_settled(INFINITE):
            depth += 1
            root.deepen(depth, INFINITE)
    return root.reply(number)


def _solver(view: Json, root: Root, budget: Budget) -> Callable[[Compact], bool | None] | None:
    """What tells whether the seat to act wins, where that is in reach; what an advice has proven before it knows."""
    if is_solved(view):
        return Solver(root.rules.when_full, Meter(budget)).wins_at
    if not is_within_reach(view):
        return None
    endgame = endgame_for(root.rules, budget)
    endgame.meter = Meter(budget, look_every=8)
    return endgame.wins
