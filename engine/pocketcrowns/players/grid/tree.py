"""Looking ahead in a round of R vs R: alpha-beta with iterative deepening.

Alpha-beta: Knuth & Moore 1975; the null windows of principal variation search: Marsland & Campbell 1982. Positions met
before are looked up in a table (Greenblatt et al. 1967) whose key is the position itself, so two are never confused.
"""

from typing import Final

from ..player import Meter
from .endgame import Endgame
from .glance import glance
from .moves import children, each_child
from .position import COUNT, Compact, Rules
from .value import WIN, Scores

ENDLESS: Final = 99  # the depth of what has been searched to the end of the round
INFINITE: Final = 10 * WIN
LOWER, EXACT, UPPER = range(3)
PROVEN_FROM: Final = 7  # face-up tiles from which a proof costs no more than an estimate


class Tree:
    """One search: its table, and what it counts. Raises Spent from the meter in the middle of its work."""

    def __init__(self, rules: Rules, scores: Scores, meter: Meter, endgame: Endgame | None = None) -> None:
        """`endgame`: what proves who wins where the board is nearly full, for a round that is for the win alone."""
        self.rules = rules
        self.scores = scores
        self.meter = meter
        self._endgame = endgame
        self._table: dict[Compact, tuple[int, int, int, int]] = {}  # depth, score, kind of bound, best child's place
        self._estimated = False  # whether anything since it was last cleared is an estimate

    def search(self, pos: Compact, alpha: int, beta: int, depth: int) -> tuple[int, bool]:
        """The score for the seat to act of a round that goes on, seen `depth` placements ahead (1 or more).

        Whether it is certain comes with it. A score outside `alpha` to `beta` is a bound.
        """
        self._estimated = False
        score = self._search(pos, alpha, beta, depth)
        return score, not self._estimated

    def reply(self, pos: Compact) -> str | None:
        """The placement that was found best where `pos` was searched; none of use where the seat to act falls short."""
        entry = self._table.get(pos)
        if entry is None or entry[3] < 0 or entry[2] == UPPER:
            return None
        names: list[str] = []
        children(pos, self.rules, names)
        return names[entry[3]]

    def _search(self, pos: Compact, alpha: int, beta: int, depth: int) -> int:
        entry = self._table.get(pos)
        best_place = -1
        if entry is not None:
            seen, score, bound, best_place = entry
            if seen >= depth and (
                bound == EXACT or (bound == LOWER and score >= beta) or (bound == UPPER and score <= alpha)
            ):
                if seen < ENDLESS:
                    self._estimated = True
                return score
        self.meter.count()
        if self._endgame is not None and COUNT[pos[0] | pos[1]] >= PROVEN_FROM:
            wins = self._endgame.wins(pos)
            if wins is not None:
                score = WIN if wins else -WIN
                self._table[pos] = (ENDLESS, score, EXACT, -1)
                return score
        before, self._estimated = self._estimated, False
        best, place = self._frontier(pos, beta) if depth == 1 else self._inner(pos, alpha, beta, depth, best_place)
        sure = not self._estimated or best >= WIN or best <= -WIN
        self._estimated = before or not sure
        bound = LOWER if best >= beta else UPPER if best <= alpha else EXACT
        self._table[pos] = (ENDLESS if sure else depth, best, bound, place)
        return best

    def _frontier(self, pos: Compact, beta: int) -> tuple[int, int]:
        """One placement ahead."""
        seen = glance(pos, self.rules, self.scores, beta)
        if seen is not None:
            self._estimated = True
            return seen
        value = self.scores.value
        best, place, estimated = -INFINITE, -1, False
        for number, child in enumerate(each_child(pos, self.rules)):
            score, over = value(child)
            if not over:
                estimated = True
            if -score > best:
                best, place = -score, number
                if best >= beta:
                    break
        self._estimated = estimated
        return best, place

    def _inner(self, pos: Compact, alpha: int, beta: int, depth: int, first: int) -> tuple[int, int]:
        """Two placements ahead or more: likely good ones first, the others by a null window."""
        value = self.scores.value
        after = children(pos, self.rules)
        ordered: list[tuple[int, int, bool]] = []  # the child's score at a glance, its place, whether the round is over
        met: set[Compact] = set()
        for number, child in enumerate(after):
            if child in met:
                continue
            met.add(child)
            score, over = value(child)
            if over and -score >= beta:
                return -score, number
            ordered.append((score - INFINITE if number == first else score, number, over))
        ordered.sort()
        best, place = -INFINITE, -1
        for score_now, number, over in ordered:
            child = after[number]
            if over:
                score = -score_now if number != first else -score_now - INFINITE
            elif best == -INFINITE:
                score = -self._search(child, -beta, -alpha, depth - 1)
            else:
                score = -self._search(child, -alpha - 1, -alpha, depth - 1)
                if alpha < score < beta:
                    score = -self._search(child, -beta, -alpha, depth - 1)
            if score > best:
                best, place = score, number
                if best > alpha:
                    alpha = best
                    if alpha >= beta:
                        break
        return best, place
