"""The R vs R player that looks ahead as far as its budget allows, and the coach made of it.

Where tiles are hidden it draws worlds that fit what its seat sees and takes what is best on average in them
(perfect-information Monte Carlo: Levy 1989; Ginsberg 2001).
"""

from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from ...core.actions import FIRST, KEEP
from ...core.game import SEATS, Action, Json
from ...core.luck import Luck
from ..first_game.solver import Solver
from ..grid.endgame import Endgame, endgame_for
from ..grid.position import Rules
from ..grid.root import Root, Seen, together
from ..grid.tree import INFINITE
from ..grid.value import ALLY, worth_beginning, worth_keeping
from ..grid.worlds import is_open, rules_of, worlds
from ..player import Advice, Budget, Cost, Meter, Spent, Weighed, unproven, without_collecting
from ..tables import Absent

DEEPEST: Final = 30  # placements; no round without a loop is as long
PROVABLE: Final = 4  # face-up tiles from which a proof that an action wins, or of what it lost, is tried
SOLVABLE: Final = 5  # face-up tiles from which advice tries to prove of every action what it comes to


@dataclass(frozen=True, slots=True)
class GridSearch:
    """A player and a coach. In the last round of a match for points it plays for the match; before, for the margin.

    `depth`: placements ahead, at most. `nodes`: positions expanded for a choice, at most, whatever the budget.
    `spread`: how far below the best an action may look and still be taken, in hundredths of an ally, or in thousandths
    of a win where tiles are hidden. `overlooks`: the share of its own actions, in hundredths, that it does not see,
    each time others. `worlds`: how many it draws where tiles are hidden. `proves`: whether it proves who wins a round
    whose board is nearly full (grid/endgame.py), with as many nodes again. `solves`: whether it plays the setup
    `first-game` without a mistake (first_game/). `elsewhere`: the share of its milliseconds for a choice at which no
    proof is in reach, where time is worth less.
    """

    depth: int = DEEPEST
    nodes: int | None = None
    spread: int = 4
    overlooks: int = 0
    worlds: int = 6
    proves: bool = True
    solves: bool = True
    elsewhere: float = 1.0

    @without_collecting()
    def choose(self, view: Json, rng: Luck, budget: Budget) -> Action:
        """One of the best of `view["legal"]` as far as the search has come, drawn from those that look alike."""
        legal: list[Action] = view["legal"]
        if len(legal) == 1:
            return legal[0]
        if view["seen"]["phase"] != "place":
            return max(self._beforehand(view), key=lambda weighed: weighed[1])[0]
        considered = {action for action in legal if rng.below(100) >= self.overlooks} or set(legal)
        unit, amount = budget
        if unit == "ms" and not is_within_reach(view):
            budget = unit, int(amount * self.elsewhere)
        look = together(self._look(view, rng, budget, considered, self.spread))
        least = max(each.score for each in look) - self.spread
        fine = [each for each in look if each.score >= least]
        if all(each.certain and each.value == -1.0 for each in fine):
            hope = max(each.hope for each in fine) - self.spread
            fine = [each for each in fine if each.hope >= hope]
        return fine[rng.below(len(fine))].action

    @without_collecting()
    def advise(self, view: Json, budget: Budget) -> Advice:
        """The worth of the round, not of the match, for the seat whose view it is, and of each of its actions.

        Best of three: 1 is a round won. For points: the margin as a share of nine points (RV20). All the best actions
        share p alike. A seat that is not to act gets the value and an empty mix.
        """
        if view["outcome"] is not None:
            winner = view["outcome"]["winner"]
            return Advice(True, 0.0 if winner is None else 1.0 if winner == view["seat"] else -1.0, ())
        phase = view["seen"]["phase"]
        if phase != "place":
            return _shared(self._beforehand(view), exact=phase == "choose-first" and self.solves and is_solved(view))
        look = together(self._look(view, Luck("advice"), budget, None, INFINITE))
        # With a number of nodes nothing is kept.
        keeps = self.proves and self.nodes is None and budget[0] == "ms"
        return _advice(view, look, keeps and is_within_reach(view))

    @without_collecting()
    def cost(self, view: Json, action: Action, budget: Budget) -> Cost:
        """Exact where it is proven who wins the round, or by how many points; else nothing is known of the loss.

        Once a proof is in reach it gets half of the budget.
        """
        if view["seen"]["phase"] != "place" or not is_open(view) or len(view["legal"]) == 1:
            return _difference(self.advise(view, budget), action)
        unit, amount = budget
        within_reach = is_within_reach(view)
        part = (unit, amount - amount // 2) if within_reach else budget
        [root] = self._look(view, Luck("advice"), part, None, INFINITE)
        advice = _advice(view, together([root]))
        if advice.exact:
            return _difference(advice, action)
        lost = root.loses(action, Meter((unit, amount // 2), look_every=8)) if within_reach else None
        return unproven(advice) if lost is None else Cost(advice, 2.0 * lost, 2.0 * lost)

    def _beforehand(self, view: Json) -> list[tuple[Action, float]]:
        """What the actions of a draft, or between two rounds, are worth."""
        if view["seen"]["phase"] == "draft":
            return [(action, worth_keeping(action.removeprefix(KEEP))) for action in view["legal"]]
        solved = self.solves and is_solved(view)
        return [
            (FIRST + first, worth_beginning(view["seat"], first, solved))
            for first in SEATS
            if FIRST + first in view["legal"]
        ]

    def _look(self, view: Json, rng: Luck, budget: Budget, considered: set[Action] | None, margin: int) -> list[Root]:
        """Deeper and deeper in every world, until the budget is spent or nothing is left to find out."""
        unit, amount = budget
        meter = Meter(budget, at_most=self.nodes, look_every=8)
        face_up, solved = _face_up(view), self.solves and is_solved(view)
        # Advice is worth most where all is proven; else looking ahead has its part where a proof takes too long.
        enough = margin < INFINITE or not (solved or face_up >= SOLVABLE)
        share = 7 / 8 if enough else 15 / 16
        proving = Meter((unit, int(amount * share)), at_most=self.nodes, look_every=8)
        endgames: dict[Rules, Endgame] = {}
        # A level that looks at so many positions goes by its own proofs, not by what others had time for.
        own: Budget = budget if self.nodes is None else ("nodes", self.nodes)
        roots: list[Root] = []
        for world in worlds(view, rng, self.worlds):
            endgame = None
            if self.proves and view["options"]["match"] == "best-of-three":
                rules = rules_of(view, world)
                endgame = endgames[rules] = endgames.get(rules) or endgame_for(rules, own)
                endgame.meter = meter
            roots.append(Root(view, world, considered, meter, endgame, for_match=margin < INFINITE))
        wanted = margin if len(roots) == 1 else max(margin, 2 * ALLY)
        if solved:
            with suppress(Spent, Absent):
                roots[0].solve(Solver(roots[0].rules.when_full, proving).wins_at, enough)
        # With a tile less a proof is worth a choice's time for an action that has been looked at closely.
        proven_at = 3 if margin < INFINITE and face_up < SOLVABLE else 2
        depth = 1
        with suppress(Spent):
            while depth < self.depth and not all(root.is_settled(wanted) for root in roots):
                depth += 1
                for root in roots:
                    root.deepen(depth, wanted)
                if endgame and len(roots) == 1 and face_up >= PROVABLE and depth == proven_at:
                    endgame.meter = proving
                    with suppress(Spent):
                        roots[0].solve(endgame.wins, enough)
                    endgame.meter = meter
        return roots


def _face_up(view: Json) -> int:
    """How many tiles lie face up."""
    allies: dict[str, int] = view["seen"]["allies"]
    return sum(allies.values())


def is_within_reach(view: Json) -> bool:
    """Whether proofs of who wins the round are tried."""
    return _face_up(view) >= PROVABLE and view["options"]["match"] == "best-of-three" and is_open(view)


def is_solved(view: Json) -> bool:
    """Whether who wins the round can be told without an estimate. (A match for points asks for more than who wins.)"""
    options = view["options"]
    return bool(options["setup"] == "first-game" and options["match"] == "best-of-three")


def _advice(view: Json, look: list[Seen], proving: bool = False) -> Advice:
    """What has been found out, for the seat whose view it is. `proving`: whether more time would prove what is left."""
    shown = is_open(view)
    best = max(look, key=lambda each: each.score)
    exact = shown and all(each.certain for each in look)
    sure = exact or (shown and best.certain and best.value == 1.0)
    off_by = 0.0 if sure else 1 + abs(best.value)
    unfinished = proving and not (exact if _face_up(view) >= SOLVABLE else sure)
    if view["seat"] not in view["waiting_for"]:
        return Advice(exact, -best.value, (), off_by, unfinished)
    count = sum(each.score == best.score for each in look)
    weighed = {
        each.action: Weighed(each.action, 1 / count if each.score == best.score else 0.0, each.value) for each in look
    }
    return Advice(exact, best.value, tuple(weighed[action] for action in view["legal"]), off_by, unfinished)


def _shared(weighed: list[tuple[Action, float]], *, exact: bool) -> Advice:
    """The value is that of the best actions, which share p alike; 0 where there is nothing to choose."""
    value = max((worth for _, worth in weighed), default=0.0)
    count = sum(worth == value for _, worth in weighed)
    mix = tuple(Weighed(action, 1 / count if worth == value else 0.0, worth) for action, worth in weighed)
    exact = exact and bool(mix)
    return Advice(exact, value, mix, 0.0 if exact else 1 + abs(value))


def _difference(advice: Advice, action: Action) -> Cost:
    """What exact advice says of the loss; of other advice nothing follows."""
    if not advice.exact:
        return unproven(advice)
    [loss] = [max(0.0, advice.value - each.value) for each in advice.mix if each.action == action]
    return Cost(advice, loss, loss)
