"""Verdicts on placements of R vs R, against a solver that knows nothing but the game: every choice to the end."""

from collections import Counter
from random import Random

import pytest

from pocketcrowns.core.game import Action, Json
from pocketcrowns.players.coach.r_vs_r import GridSearch
from pocketcrowns.players.coach.review import judge
from pocketcrowns.r_vs_r.setups import State
from tests.players.grid.views import view_of
from tests.r_vs_r.drawing import R_VS_R, facts, random_states

COACH = GridSearch()
CHARGED = ("slip", "mistake", "blunder")
SETUPS = ("standard", "random", "draft", "first-game")


class TooMuch(Exception):
    """The round takes longer to solve than a test may."""


class Solver:
    """Who wins a round, by trying every choice of both seats under the rules; what was found is remembered."""

    def __init__(self, most: int) -> None:
        self._left = most
        self._known: dict[object, bool] = {}

    def keeps(self, state: State, action: Action) -> bool:
        """Whether the seat to act wins the round after this action. Raises TooMuch."""
        seat = state.position.to_act
        self._left -= 1
        if self._left < 0:
            raise TooMuch
        step = R_VS_R.apply(state, {seat: action})
        ended = facts(list(step.events), "round-over")
        if ended:
            return bool(ended[0]["winner"] == seat)
        return self.wins(step.state) == (step.state.position.to_act == seat)

    def wins(self, state: State) -> bool:
        """Whether the seat to act can win the round."""
        known = self._known.get(state.position)
        if known is None:
            known = any(self.keeps(state, action) for action in R_VS_R.legal(state, state.position.to_act))
            self._known[state.position] = known
        return known


def late_choices(rounds: int, fewest_up: int, most: int, seed: int) -> list[tuple[State, Action, bool, bool]]:
    """States of random matches, an action, whether the round was won for the seat to act, and whether it still is."""
    rng, found = Random(seed), []
    for number in range(rounds):
        states = [
            state
            for state in random_states(SETUPS[number % len(SETUPS)], 1000 * seed + number)
            if state.stage == "place"
            and sum(p is not None and p.down_by is None for p in state.position.board) >= fewest_up
        ]
        for state in rng.sample(states, min(3, len(states))):
            solver = Solver(most)
            action = rng.choice(R_VS_R.legal(state, state.position.to_act))
            try:
                found.append((state, action, solver.wins(state), solver.keeps(state, action)))
            except TooMuch:
                continue
    return found


def verdicts(choices: list[tuple[State, Action, bool, bool]], budget: tuple[str, int]) -> Counter[str]:
    """How the coach judges choices of each kind: keeping, lost, thrown."""
    told: Counter[str] = Counter()
    for state, action, was_won, is_won in choices:
        seat = state.position.to_act
        view: Json = view_of(state, setup=state.options.setup)
        found = judge(COACH.cost(view, action, budget), seat, action)
        kind = "keeping" if is_won else "thrown" if was_won else "lost"
        told[f"{kind} {found['verdict']}"] += 1
        told[kind] += 1
    return told


def check(told: Counter[str]) -> None:
    """No more than 1 % of winning choices and 5 % of those in lost rounds are charged; none that throws is good."""
    charged = {kind: sum(told[f"{kind} {verdict}"] for verdict in CHARGED) for kind in ("keeping", "lost")}
    assert charged["keeping"] <= told["keeping"] / 100 and charged["lost"] <= told["lost"] / 20, told
    assert not told["thrown good"] and not told["thrown fine"], told


@pytest.mark.slow
def test_verdicts_on_late_placements_are_true() -> None:
    told = verdicts(late_choices(40, 6, 1000, seed=1), ("nodes", 2000))
    check(told)
    assert min(told["keeping"], told["lost"], told["thrown"]) >= 5
    assert told["keeping good"] >= told["keeping"] / 2 and told["thrown blunder"] >= told["thrown"] / 2


@pytest.mark.slow
def test_verdicts_on_hundreds_of_placements_are_true() -> None:
    told = verdicts(late_choices(200, 5, 8_000, seed=2), ("nodes", 800))
    check(told)
    assert min(told["keeping"], told["lost"], told["thrown"]) >= 90


def test_an_estimate_earns_no_verdict() -> None:
    """Early, with hidden tiles, or for points before the end is seen."""
    for given in ({}, {"setup": "secret-random"}, {"match": "points"}):
        state = next(
            state
            for state in random_states(**{"setup": "standard", "seed": 3, **given})
            if state.position.placements == 2
        )
        view = view_of(state, **{"setup": "standard", **given})
        found = judge(COACH.cost(view, view["legal"][0], ("nodes", 60)), view["seat"], view["legal"][0])
        assert found["verdict"] is None and not found["exact"]
