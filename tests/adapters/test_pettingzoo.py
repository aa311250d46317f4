"""PettingZoo's own tests of its environments, unmodified, on ours; and what we promise besides."""

from random import Random
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo", reason="PettingZoo is not here: it knows no Python so new")

from pettingzoo.test import api_test, render_test, seed_test

from pocketcrowns.adapters import brave_rats_v0, r_vs_r_v0
from pocketcrowns.adapters.pettingzoo import AGENTS
from pocketcrowns.core.errors import BadOptions, IllegalAction
from pocketcrowns.core.game import SEATS
from pocketcrowns.games import GAMES

VARIED: list[tuple[Any, dict[str, Any]]] = [
    (brave_rats_v0, {}),
    (brave_rats_v0, {"edition": 18, "variants": "draft+lucky-draw+emperor", "cards_out": "most_victories"}),
    (brave_rats_v0, {"variants": ["princess-attack", "traitor"], "max_moves": 4}),
    (r_vs_r_v0, {}),
    (r_vs_r_v0, {"setup": "first-game", "first": "p1", "max_moves": 7}),
    (r_vs_r_v0, {"setup": "secret-draft", "match": "points", "rounds": 2}),
]
varied = pytest.mark.parametrize("module, options", VARIED)


# What upstream warns of is the way of its own board games: a dictionary with a mask.
pytestmark = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array", "ignore:Observation space for each agent probably should be"
)


@varied
@pytest.mark.filterwarnings("error")
def test_api_test(module: Any, options: dict[str, Any]) -> None:
    for environment in (module.env(**options), module.raw_env(**options)):
        api_test(environment, num_cycles=300)


@varied
def test_seed_test(module: Any, options: dict[str, Any]) -> None:
    seed_test(lambda: module.env(**options), num_cycles=300)


@varied
def test_render_test(module: Any, options: dict[str, Any]) -> None:
    render_test(lambda render_mode: module.env(render_mode=render_mode, **options))


def choose(environment: Any, rng: Random) -> str | None:
    """One random choice; the agent that made it, None once its game was over."""
    agent = environment.agent_selection
    observation, _, terminated, truncated, _ = environment.last()
    over = terminated or truncated
    environment.step(None if over else rng.choice(np.flatnonzero(observation["action_mask"]).tolist()))
    return None if over else agent


@varied
def test_masks_are_what_may_be_chosen_and_rewards_what_it_was_worth(module: Any, options: dict[str, Any]) -> None:
    for seed in range(5):
        environment, rng = module.raw_env(**options), Random(seed)
        environment.reset(seed=seed)
        game, match = GAMES[environment.game], environment._match
        while not (any(environment.terminations.values()) or any(environment.truncations.values())):
            for agent, seat in AGENTS.items():
                mask = environment.observe(agent)["action_mask"]
                texts = {environment.ruleset.actions[number] for number in np.flatnonzero(mask)}
                awaited = seat in match.waiting_for()
                assert texts == (set(game.legal(match.state, seat)) if awaited else set())
            assert AGENTS[environment.agent_selection] == match.waiting_for()[0]
            assert set(environment.rewards.values()) == {0}
            choose(environment, rng)
        outcome = game.outcome(match.state)
        assert all(environment.terminations.values()) == (outcome is not None)
        assert all(environment.truncations.values()) == (outcome is None)
        worth = {None: 0} if outcome is None or outcome.winner is None else {outcome.winner: 1}
        assert [environment.rewards[agent] for agent in AGENTS] == (
            [worth.get(seat, -1) for seat in SEATS] if None not in worth else [0, 0]
        )


@pytest.mark.parametrize("variants", ["", "lucky-draw"])
def test_the_second_to_choose_is_told_nothing_of_the_first_choice(variants: str) -> None:
    """Whatever the first chooses, the second's observation is what it was, and the game is where it was."""
    together = 0
    for seed in range(8):
        environment, rng = brave_rats_v0.env(variants=variants, render_mode="ansi"), Random(seed)
        environment.reset(seed=seed)
        while not any(environment.terminations.values()):
            raw = environment.unwrapped
            if len(raw._match.waiting_for()) == 2:
                together += 1
                before, drawn = environment.observe("player_1"), environment.render()
                choose(environment, rng)
                after = environment.observe("player_1")
                assert environment.agent_selection == "player_1" and environment.render() == drawn
                assert all(np.array_equal(before[name], after[name]) for name in before) and after["action_mask"].any()
                assert not environment.observe("player_0")["action_mask"].any()
            choose(environment, rng)
    assert together > 20


def test_all_luck_is_a_function_of_the_seed() -> None:
    def supply(seed: int | None, environment: Any) -> bytes:
        environment.reset(seed=seed)
        return environment.observe("player_0")["observation"].tobytes()

    first, second = r_vs_r_v0.env(), r_vs_r_v0.env()
    assert supply(5, first) == supply(5, second)
    assert len({supply(seed, first) for seed in range(12)}) > 6
    assert len({supply(None, first) for _ in range(12)}) > 6
    supply(5, first), supply(5, second)
    assert [supply(None, first) for _ in range(4)] == [supply(None, second) for _ in range(4)]


@pytest.mark.parametrize("module, options, choices", [(brave_rats_v0, {}, 4), (r_vs_r_v0, {"setup": "first-game"}, 2)])
def test_two_choices_at_a_time_are_one_move_and_too_many_are_cut_off(module: Any, options: Any, choices: int) -> None:
    environment = module.env(max_moves=2, **options)
    environment.reset(seed=2)
    for left in reversed(range(choices)):
        legal = np.flatnonzero(environment.last()[0]["action_mask"])
        environment.step(legal[0])  # a Musician, or no power: nothing is over so soon, and no Spy looks
        assert set(environment.truncations.values()) == {left == 0}
    assert not any(environment.rewards.values()) and not any(environment.terminations.values())
    assert not environment.observe("player_0")["action_mask"].any()


def test_whoever_chooses_what_is_not_allowed_loses_at_once() -> None:
    environment = r_vs_r_v0.env()
    environment.reset(seed=1)
    environment.step(len(environment.unwrapped.ruleset.actions) - 1)  # only the Citizen may be placed first
    chooser = next(agent for agent, reward in environment.rewards.items() if reward)
    assert environment.rewards[chooser] == -1 and all(environment.terminations.values())
    raw = r_vs_r_v0.raw_env()
    raw.reset(seed=1)
    with pytest.raises(IllegalAction):
        raw.step(len(raw.ruleset.actions) - 1)


@pytest.mark.parametrize("action", [-1, 1.7, 10_000, "1", None])
def test_what_is_no_number_of_an_action_is_refused(action: Any) -> None:
    raw = brave_rats_v0.raw_env()
    raw.reset(seed=1)
    before = raw.observe("player_0")["observation"].tolist()
    with pytest.raises(IllegalAction, match="is not a whole number from 0 to"):
        raw.step(action)
    assert raw.observe("player_0")["observation"].tolist() == before


def test_what_cannot_be_is_refused_by_name() -> None:
    with pytest.raises(BadOptions, match="variants: 'jester'"):
        brave_rats_v0.env(variants="jester")
    with pytest.raises(BadOptions, match="no such option 'setup'"):
        brave_rats_v0.env(setup="draft")
    with pytest.raises(BadOptions, match="max_game_length: -3"):
        r_vs_r_v0.env(max_moves=-3)
    with pytest.raises(ValueError, match="render_mode: 'rgb_array'"):
        r_vs_r_v0.env(render_mode="rgb_array")


def test_render_shows_what_an_onlooker_sees(capsys: pytest.CaptureFixture[str]) -> None:
    shown, seen = (brave_rats_v0.env(variants="draft", render_mode=mode) for mode in ("human", "ansi"))
    for environment in (shown, seen):
        environment.reset(seed=3)
        rng = Random(3)
        for _ in range(14):
            choose(environment, rng)
        environment.render()
    assert seen.render() + "\n" in capsys.readouterr().out
    assert "game 1, play" in seen.render() and "1. p1 " in seen.render()
    secret = r_vs_r_v0.env(setup="secret-random", render_mode="ansi")
    secret.reset(seed=3)
    assert [line.split()[-2:] for line in secret.render().splitlines() if " rounds " in line] == [["?", "?"]] * 2
