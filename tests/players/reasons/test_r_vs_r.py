"""Reasons in R vs R: each proven statement is true when everything is tried by the rules."""

import itertools
from collections import Counter
from random import Random

import pytest

from pocketcrowns.players.coach.r_vs_r import GridSearch
from pocketcrowns.players.first_game.boards import place_of
from pocketcrowns.players.first_game.solver import Solver
from pocketcrowns.players.grid.position import Rules, compact
from pocketcrowns.players.grid.worlds import is_open
from pocketcrowns.players.player import Meter
from pocketcrowns.players.reasons.r_vs_r import reasons
from pocketcrowns.r_vs_r.placing import legal, place
from pocketcrowns.r_vs_r.setups import State
from tests.amounts import usually
from tests.players.grid.solved import stored
from tests.players.grid.views import ended, results, view_of
from tests.r_vs_r.drawing import R_VS_R, play, random_states

PLENTY = ("nodes", 1_000_000)
PLENTY_OF_TIME = ("ms", 600_000)
COACH = GridSearch()


def late(setup: str, seeds: range, match: str, most: int) -> list[State]:
    """Random positions with one or two cells left to fill, and fewer than `most` placements."""
    states = [state for seed in seeds for state in random_states(setup, seed, match=match)]
    return [
        state
        for state in states
        if state.stage == "place"
        and sum(piece is None or piece.down_by is not None for piece in state.position.board) < 3
        and len(R_VS_R.legal(state, state.position.to_act)) < most
        and is_open(view_of(state, setup=setup, match=match))
    ]


def value_of(result: int, match: str) -> float:
    """A result by the rules (tests/players/grid/views.py) as advice tells it."""
    if match == "points":
        return (result - 1 if result > 0 else result + 1) / 9
    return 1.0 if result > 0 else -1.0


def check(state: State, setup: str, match: str, counts: Counter[str], rng: Random) -> None:
    """Every statement about some placements of a position, among them the best."""
    view = view_of(state, setup=setup, match=match)
    truth = {action: value_of(result, match) for action, result in results(state).items()}
    advice = COACH.advise(view, PLENTY)
    for action in {advice.first, *rng.sample(view["legal"], min(3, len(view["legal"])))}:
        facts = {fact["kind"]: fact for fact in reasons(view, action, advice, PLENTY)}
        counts.update(facts.keys())
        after, over = ended(state, place(state.position, action, state.options.rulings)[0])
        assert ("ends" in facts) == (over is not None)
        assert all(fact["action"] == action for fact in facts.values())
        if over is not None:
            assert facts["ends"]["value"] == pytest.approx(truth[action])
        elif "secure" in facts:
            assert truth[action] == 1.0 and match != "points"
        else:
            told = facts["answer"]
            assert told["exact"] and told["value"] == pytest.approx(truth[action])
            counts["refuted"] += told["value"] == -1.0
            assert told["reply"] in legal(after.position, after.options.rulings)
            assert value_of(results(after)[told["reply"]], match) == pytest.approx(-truth[action])
        assert ("best" in facts) == (action == advice.first)
        if "best" in facts:
            best = [each for each in truth.values() if each == pytest.approx(max(truth.values()))]
            assert (facts["best"]["count"], facts["best"]["of"]) == (len(best), len(truth))
            assert facts["best"]["value"] == pytest.approx(max(truth.values()))


def check_all(each: int, seeds: range, most: int, seed: int) -> Counter[str]:
    rng, counts = Random(seed), Counter[str]()
    for setup in ("standard", "random", "first-game"):
        for match in ("best-of-three", "points"):
            found = late(setup, seeds, match, most)
            for state in rng.sample(found, min(each, len(found))):
                check(state, setup, match, counts, rng)
    return counts


def test_every_statement_is_true_by_the_rules() -> None:
    counts = check_all(usually(3, 5), range(6), 15, seed=1)
    assert min(counts[kind] for kind in ("answer", "refuted", "ends", "best")) > 10, counts


@pytest.mark.slow
def test_every_statement_is_true_by_the_rules_in_thousands_of_cases() -> None:
    counts = check_all(100, range(60), 20, seed=2)
    assert min(counts[kind] for kind in ("answer", "refuted", "secure", "ends", "best")) > 50, counts
    assert counts["best"] > 500


def test_an_early_placement_of_the_first_game_is_refuted_by_the_table() -> None:
    """Its answer leads to a position that the table says is lost; a secure one to one that is lost for the other."""
    rng, rules = Random(3), Rules(names=False)
    states = [s for seed in range(8) for s in random_states("first-game", seed) if s.stage == "place"]
    early = [s for s in states if 1 < sum(piece is not None for piece in s.position.board) < 4]
    counts = Counter[str]()
    for state in rng.sample(early, 3):
        view = view_of(state, setup="first-game")
        advice = COACH.advise(view, PLENTY)
        assert advice.exact
        for action in rng.sample(view["legal"], 5):
            [told, *_] = reasons(view, action, advice, PLENTY)
            counts[told["kind"]] += 1
            solver = Solver(False, Meter(PLENTY))
            after = play(state, action)[0]
            if told["kind"] == "secure":
                assert not solver.wins(place_of(compact(after.position, rules)))
            else:
                assert told["exact"] and told["value"] == -1.0
                assert not solver.wins(place_of(compact(play(after, told["reply"])[0].position, rules)))
    assert counts["secure"] > 0 and counts["answer"] > 3


def test_an_early_placement_gets_the_answer_that_the_search_expects() -> None:
    state = next(s for s in random_states("standard", 1) if s.stage == "place" and s.position.placements == 3)
    view, budget = view_of(state), ("nodes", 200)
    [told] = reasons(view, view["legal"][0], COACH.advise(view, budget), budget)
    assert told["kind"] == "answer" and not told["exact"] and -1 < told["value"] < 1
    after = play(state, view["legal"][0])[0]
    assert told["reply"] in R_VS_R.legal(after, after.position.to_act)


def test_what_advice_has_proven_is_known_to_its_reasons(monkeypatch: pytest.MonkeyPatch) -> None:
    """With four cells to go, by a clock on which they have no time to search."""
    clock = itertools.count()
    monkeypatch.setattr("pocketcrowns.players.player.perf_counter", lambda: next(clock) / 1000)
    monkeypatch.setattr("pocketcrowns.players.grid.endgame.MOST", 1_000_000)  # nothing is thrown away
    kinds = Counter[str]()
    for solved in stored(4)[28:46:17]:
        advice = COACH.advise(solved.view, PLENTY_OF_TIME)
        assert advice.exact
        for action, value in {(each.action, each.value) for each in (advice.mix[0], advice.mix[-1])}:
            [told, *_] = reasons(solved.view, action, advice, ("ms", 4))
            kinds[told["kind"]] += 1
            if told["kind"] == "answer":
                assert (told["exact"], told["value"], value) == (True, -1.0, -1.0)
            else:
                assert told["kind"] == "ends" or (told["kind"] == "secure" and value == 1.0)
    assert kinds["answer"] and kinds["secure"]


def test_nothing_is_said_where_tiles_are_hidden() -> None:
    [state, *_] = [s for s in random_states("secret-random", 1) if s.stage == "place"]
    view, budget = view_of(state, setup="secret-random"), ("nodes", 60)
    assert reasons(view, view["legal"][0], COACH.advise(view, budget), budget) == []
