"""Plain UCT for a round of R vs R (Kocsis & Szepesvári 2006): the yardstick for the search, on the same compact form.

Upper confidence bounds choose in the tree, one node is added for each simulation, and a simulation plays on at random
to the end of the round. No evaluation, no ordering, no tricks.
"""

import math
from random import Random

from pocketcrowns.core.game import Action, Json
from pocketcrowns.core.luck import Luck
from pocketcrowns.players.grid.moves import children, result, veiled
from pocketcrowns.players.grid.position import Compact, Rules
from pocketcrowns.players.grid.worlds import rules_of, worlds
from pocketcrowns.players.player import Budget, Meter, Spent

EXPLORATION = 1.0  # wins count 1, losses 0
LONGEST = 60  # placements of a simulation (RV21)


class Node:
    """A position of the tree; `won` counts simulations that its seat to act has won."""

    def __init__(self, pos: Compact) -> None:
        self.pos = pos
        self.ended = result(pos)
        self.visits = 0
        self.won = 0.0
        self.untried: list[Compact] | None = None
        self.tried: list[Node] = []


class Uct:
    """Chooses a placement only; elsewhere it takes the first action."""

    def choose(self, view: Json, rng: Luck, budget: Budget) -> Action:
        legal: list[Action] = view["legal"]
        if view["seen"]["phase"] != "place":
            return legal[0]
        world = worlds(view, rng, 1)[0]
        rules, random = rules_of(view, world), Random(rng.below(1 << 60))
        names: list[str] = []
        root = Node(world.compact(rules))
        after = children(root.pos, rules, names)
        action_of = {child: veiled(name, world.hidden) for name, child in zip(names, after, strict=True)}
        meter = Meter(budget, look_every=1)
        try:
            while True:
                meter.count()
                _simulate(root, rules, random)
        except Spent:
            pass
        if not root.tried:
            return legal[0]
        return action_of[max(root.tried, key=lambda node: node.visits).pos]


def _simulate(root: Node, rules: Rules, random: Random) -> None:
    path, node = [root], root
    while node.ended is None:
        if node.untried is None:
            node.untried = list(dict.fromkeys(children(node.pos, rules)))
            random.shuffle(node.untried)
        if node.untried:
            node.tried.append(Node(node.untried.pop()))
            path.append(node.tried[-1])
            break
        many = math.log(node.visits)
        node = max(node.tried, key=lambda n: 1 - n.won / n.visits + EXPLORATION * math.sqrt(many / n.visits))
        path.append(node)
    won = _played_out(path[-1], rules, random)
    for each in reversed(path):
        each.visits += 1
        each.won += won
        won = 1 - won


def _played_out(node: Node, rules: Rules, random: Random) -> float:
    """1 if the seat to act at the node wins a round played on at random, else 0; a void one is half a win."""
    pos, ended = node.pos, node.ended
    for placements in range(LONGEST):
        if ended is not None:
            return float((ended > 0) == (placements % 2 == 0))
        pos = random.choice(children(pos, rules))
        ended = result(pos)
    return 0.5
