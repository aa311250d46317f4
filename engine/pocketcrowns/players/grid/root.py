"""The first placement of a search in R vs R: what each action of a seat is worth, deeper and deeper."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from ...core.game import Action, Json
from ..player import Meter, Spent
from .endgame import Endgame
from .moves import children, veiled
from .position import Compact
from .tree import ENDLESS, INFINITE, Tree
from .value import SLOPE, TO_WIN, WIN, Scores
from .worlds import World, rules_of

GUESS, BOUND, CERTAIN = range(3)  # a score is an estimate, no lower than the truth, or the truth
Rated: TypeAlias = tuple[int, int]  # a score, and which of these it is

SHARES: Final = 1000  # where worlds are averaged a score is in thousandths of a win


@dataclass(frozen=True, slots=True)
class Seen:
    """What has been found out of one action: a score to compare it by, its value from -1 to 1, whether it is certain.

    `hope` is the last estimate: how good a certain loss looks to whoever does not see it.
    """

    action: Action
    score: float
    value: float
    certain: bool
    hope: float


class Root:
    """One world, the actions considered in it, and what is known of them so far."""

    def __init__(
        self,
        view: Json,
        world: World,
        considered: set[Action] | None,
        meter: Meter,
        endgame: Endgame | None = None,
        *,
        for_match: bool = False,
    ) -> None:
        """`considered`: None for all that the view calls legal, or all placements of the other seat if it is to act.
        `for_match`: whether, in the last round of a match for points, scores are those of the match.
        """
        if considered is None and view["legal"]:
            considered = set(view["legal"])
        self.rules = rules = rules_of(view, world)
        self.scores = scores_of(view, for_match=for_match)
        self._tree = Tree(rules, self.scores, meter, endgame)
        self._endgame = endgame
        names: list[str] = []
        after = children(world.compact(rules), rules, names)
        place: dict[Compact, int] = {}
        self.leads_to: dict[Action, list[int]] = {}  # to one child; to several where luck picks a hidden tile (RV14)
        for name, child in zip(names, after, strict=True):
            action = veiled(name, world.hidden)
            if considered is None or action in considered:
                self.leads_to.setdefault(action, []).append(place.setdefault(child, len(place)))
        self._after = list(place)
        first = [self.scores.value(child) for child in self._after]
        self.rated: list[Rated] = [(-score, CERTAIN if over else GUESS) for score, over in first]
        self.hopes = [-score for score, _ in first]
        self.is_lost = False  # whether a solver says so

    def rating(self, number: int) -> Rated:
        """What is known of one child."""
        return (-WIN, CERTAIN) if self.is_lost else self.rated[number]

    def is_settled(self, margin: int) -> bool:
        """Whether a deeper look could find nothing that `margin` asks for."""
        if self.is_lost and margin == INFINITE:
            return True
        best, certainty = max(self.rated)
        if certainty == CERTAIN and best >= self.scores.limit and margin < INFINITE:
            return True
        return certainty == CERTAIN and all(each != GUESS for _, each in self.rated)

    def solve(self, wins: Callable[[Compact], bool | None], enough: bool) -> None:
        """Find out who wins after each action; only until one wins, if that is `enough`. `wins`: whether the seat to
        act does, None where that is not to be told. Raises what that raises, keeping all.

        Where all is lost the estimates stay to be looked into: a good one is hard to refute for who cannot solve it.
        """
        rated = list(self.rated)
        try:
            for number in sorted(range(len(rated)), key=lambda number: -self.rated[number][0]):
                if rated[number][1] == GUESS:
                    lost = wins(self._after[number])
                    if lost is not None:
                        rated[number] = -WIN if lost else WIN, CERTAIN
                if enough and rated[number][0] == WIN:
                    break
            self.is_lost = max(rated) < (0, GUESS)
        finally:
            if not self.is_lost:
                self.rated = rated

    def deepen(self, depth: int, margin: int) -> None:
        """Look `depth` placements ahead (2 or more). Raises Spent, keeping what has been seen if that is of use.

        A child that is found to be more than `margin` below the best keeps a score that may be too high.
        """
        before = self.rated
        rated, fresh = list(before), [False] * len(before)
        limit, best = self.scores.limit, -INFINITE
        try:
            for number in sorted(range(len(before)), key=lambda number: -before[number][0]):
                score, certainty = before[number]
                alpha = max(-limit, best - margin)
                if certainty == GUESS or (certainty == BOUND and score > alpha):
                    score, sure = self._tree.search(self._after[number], -limit, -alpha, depth - 1)
                    score = -score
                    exact = score > alpha or score <= -limit
                    rated[number] = score, GUESS if not sure else CERTAIN if exact else BOUND
                    if not sure:
                        self.hopes[number] = score
                fresh[number] = True
                best = max(best, score)
        except Spent:
            if margin < INFINITE and any(fresh):
                # Depths do not compare: what has not been looked at again must not seem better than what has.
                self.rated = [
                    each if new else (min(each[0], best - margin - 1), each[1] and BOUND)
                    for each, new in zip(rated, fresh, strict=True)
                ]
            raise
        self.rated = rated

    def loses(self, action: Action, meter: Meter) -> bool | None:
        """Whether an action throws a won round away; None if that cannot be proven within the budget of `meter`."""
        self._tree.meter = meter
        if self._endgame:
            self._endgame.meter = meter
        [chosen] = self.leads_to[action]
        others = sorted(set(range(len(self._after))) - {chosen}, key=lambda number: -self.rated[number][0])
        try:
            if self._wins(chosen):
                return False
            return any(self._wins(number) for number in others)
        except Spent:
            return None

    def reply(self, number: int) -> str | None:
        """The best answer to one child, as far as it has been looked into; None if the round is over or it has none."""
        return self._tree.reply(self._after[number])

    def refutation(self, number: int, wins: Callable[[Compact], bool | None]) -> str | None:
        """An answer after which the seat to act at this root has lost, by a solver. Raises what `wins` raises."""
        names: list[str] = []
        after = children(self._after[number], self.rules, names)
        worst_first = sorted((*self.scores.value(child), at) for at, child in enumerate(after))
        for score, over, at in worst_first:
            if score < 0 if over else wins(after[at]) is False:
                return names[at]
        return None

    def _wins(self, number: int) -> bool:
        """Whether a child is won, by a search to the end of the round. Raises Spent."""
        score, certainty = self.rated[number]
        if certainty == GUESS and self._endgame:
            lost = self._endgame.wins(self._after[number])
            if lost is not None:
                return not lost
        if certainty == GUESS:
            score, sure = self._tree.search(self._after[number], -1, 0, ENDLESS)
            if not sure:
                raise Spent
            score = -score
        return score > 0


def together(roots: Sequence[Root]) -> list[Seen]:
    """Each action over all worlds: its own score in a single world, else the mean of its values."""
    found: list[Seen] = []
    for action in roots[0].leads_to:
        rated = [(root.rating(number), root.scores) for root in roots for number in root.leads_to[action]]
        value = sum(to_value(score, scores) for (score, _), scores in rated) / len(rated)
        mean = sum(score for (score, _), _ in rated) / len(rated)
        certain = all(certainty == CERTAIN for (_, certainty), _ in rated)
        hope = sum(root.hopes[number] for root in roots for number in root.leads_to[action]) / len(rated)
        found.append(Seen(action, mean if len(roots) == 1 else SHARES * value, value, certain, hope))
    return found


def scores_of(view: Json, *, for_match: bool) -> Scores:
    """What the end of the round is worth, or of the match where it ends with the round."""
    options, seen = view["options"], view["seen"]
    if options["match"] != "points":
        return Scores(estimate=TO_WIN)
    if not for_match or seen["round"] < options["rounds"]:
        return Scores(by_points=True)
    ahead = seen["points"]["p1"] - seen["points"]["p2"]
    return Scores(by_points=True, ahead=(ahead, -ahead))


def to_value(score: int, scores: Scores) -> float:
    """A score as a value from -1 to 1: for points the margin as a share of nine, else smoothly from loss to win."""
    if scores.by_points and not scores.ahead:
        return max(-1.0, min(1.0, score / scores.limit))
    return float(score // WIN) if abs(score) >= WIN else math.tanh(score / SLOPE)
