"""OpenSpiel's own tests of its games, unmodified, on ours; and what we promise besides."""

# ruff: noqa: E402 - what may be missing comes first, and ours before upstream's tests
import copy
import importlib
import json
import pickle
import unittest
from random import Random
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not here: it has no wheel for every machine")

from pocketcrowns.adapters import openspiel

# isort: split
# Ours stand in the register now, out of which upstream makes its tests.
from absl import flags
from open_spiel.python.algorithms.get_all_states import get_all_states
from open_spiel.python.observation import make_observation

from pocketcrowns.core.errors import BadOptions, IllegalAction
from pocketcrowns.core.game import LUCK, SEATS
from pocketcrowns.games import GAMES
from tests.amounts import usually

OURS = tuple(openspiel.SHORT_NAMES.values())
VARIED = [
    "python_brave_rats",
    "python_brave_rats(edition=18,variants=draft+lucky-draw,cards_out=most_victories)",
    "python_brave_rats(variants=emperor+fast-rat+traitor+random-deal,musician=cancels)",
    "python_brave_rats(variants=princess-attack+emperor,princes=p2,ambassador=plain)",
    "python_brave_rats(max_game_length=3)",
    "python_brave_rats(start=BR18 m7 55 73 11 44 *)",
    "python_r_vs_r",
    "python_r_vs_r(setup=first-game,first=p1)",
    "python_r_vs_r(setup=secret-draft,match=points,rounds=2,seer=player)",
    "python_r_vs_r(setup=secret-random,last_cell=only_when_full)",
    "python_r_vs_r(setup=draft,max_game_length=7)",
]
# Whole trees: two cards of each side hidden, and three rounds in the open, of which a Spy's victim shows one first.
LUCKY = "BR16 [lucky-draw] {433077} 70 {65} 35 {54} 53 {06} 64 *"
OPEN = "BR16 46 55 13 30 *"


def run(suite: unittest.TestSuite) -> int:
    """How many tests of upstream ran, all of them well."""
    result = unittest.TestResult()
    suite.run(result)
    assert not result.failures and not result.errors and not result.skipped, result
    return result.testsRun


@pytest.mark.parametrize("name", VARIED)
def test_random_sim_test(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=usually(1, 3), serialize=True, verbose=False)


@pytest.mark.slow
def test_games_sim_test() -> None:
    games_sim_test = importlib.import_module("open_spiel.python.tests.games_sim_test")  # with it comes all of scipy
    cases = unittest.defaultTestLoader.getTestCaseNames(games_sim_test.GamesSimTest)
    ours = [case for case in cases if case.endswith(OURS)]
    assert run(unittest.TestSuite(map(games_sim_test.GamesSimTest, ours))) == 3


@pytest.fixture
def api_test() -> Any:
    """Upstream's, imported only where it is used: with all of its games it takes 2.5 s."""
    return importlib.import_module("open_spiel.integration_tests.api_test")


@pytest.mark.slow
def test_api_test_on_parts_of_the_trees(api_test: Any) -> None:
    flags.FLAGS(["api_test", f"--test_only_games=({'|'.join(OURS)})$"])
    assert run(api_test.load_tests(unittest.defaultTestLoader, None, None)) == 2 * 5
    cases = [of_tree(name, api_test.EnforceAPIOnPartialTreeBase) for name in VARIED]
    assert run(unittest.TestSuite(cases)) == len(VARIED) * 5


def of_tree(name: str, base: Any) -> unittest.TestSuite:
    """Upstream's tests of a tree for one of our games, in turns."""
    game = pyspiel.load_game(name)
    return unittest.defaultTestLoader.loadTestsFromTestCase(type(name, (base,), {"game": game, "game_name": name}))


def counted(line: str) -> tuple[int, int, int]:
    """Chance nodes, choices of one seat at a time and ends below a line, walked by the engine alone."""
    game, counts = GAMES["brave-rats"], [0, 0, 0]

    def walk(state: Any) -> None:
        actors = game.actors(state)
        if not actors:
            counts[2] += 1
        elif actors == {LUCK}:
            counts[0] += 1
            for decision, _ in game.chances(state):
                walk(game.apply(state, {LUCK: decision}).state)
        elif len(actors) == 1:
            counts[1] += 1
            [seat] = actors
            for action in game.legal(state, seat):
                walk(game.apply(state, {seat: action}).state)
        else:
            first = game.legal(state, "p1")
            counts[1] += 1 + len(first)
            for mine in first:
                for theirs in game.legal(state, "p2"):
                    walk(game.apply(state, {"p1": mine, "p2": theirs}).state)

    walk(openspiel.position_of("brave-rats", line)[1])
    return counts[0], counts[1], counts[2]


@pytest.mark.slow
@pytest.mark.parametrize("line", [LUCKY, OPEN])
def test_api_test_on_a_whole_tree(api_test: Any, line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It wants the numbers of nodes and of information states that it shall find: ours come from the engine's walk."""
    name = f"turn_based_simultaneous_game(game=python_brave_rats(start={line}))"
    monkeypatch.setitem(api_test.TOTAL_NUM_STATES, name, counted(line))
    monkeypatch.setitem(api_test.PERFECT_RECALL_NUM_STATES, name, len(information(pyspiel.load_game(name))))
    assert run(of_tree(name, api_test.EnforceAPIOnFullTreeBase)) == 8


def information(game: Any) -> dict[tuple[int, str], list[Any]]:
    """The states of each information state in which somebody chooses."""
    found: dict[tuple[int, str], list[Any]] = {}
    for state in get_all_states(game, depth_limit=-1, include_terminals=False).values():
        player = state.current_player()
        found.setdefault((player, state.information_state_string(player)), []).append(state)
    return found


@pytest.mark.slow
def test_an_information_state_holds_all_that_its_player_cannot_tell_apart() -> None:
    """Neither what may be chosen nor the tensor differs within one. Each seat has drawn one of two cards, and in the
    round that follows does not know which one the other has."""
    game = pyspiel.load_game(f"turn_based_simultaneous_game(game=python_brave_rats(start={LUCKY}))")
    unsure, tensors = 0, set()
    for (player, _), states in information(game).items():
        assert len({tuple(state.legal_actions()) for state in states}) == 1
        [tensor] = {tuple(state.information_state_tensor(player)) for state in states}
        assert tensor not in tensors  # another information state has another one
        tensors.add(tensor)
        hands = {state.simultaneous_game_state().node.state.hands.of(SEATS[1 - player]) for state in states}
        unsure += len(hands) > 1
    assert unsure == 4


def at_random(name: str, choices: int, seed: int) -> Any:
    """The state after so many random choices, luck's included, or where the game ends before."""
    rng, state = Random(seed), pyspiel.load_game(name).new_initial_state()
    for _ in range(choices):
        if state.is_terminal():
            break
        if state.is_simultaneous_node():
            state.apply_actions([rng.choice(state.legal_actions(player)) for player in range(2)])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", VARIED)
def test_copies_and_pickles_are_the_same_position(name: str) -> None:
    for seed in range(4):
        state = at_random(name, 9, seed)
        for again in (state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
            assert again.node.state == state.node.state and str(again) == str(state)
            assert [again.node.recalled(seat) for seat in SEATS] == [state.node.recalled(seat) for seat in SEATS]


@pytest.mark.parametrize("name", VARIED)
def test_an_information_state_tells_every_turn_and_of_the_choices_the_players_own(name: str) -> None:
    state = at_random(name, 12, 3)
    way = list(state.node.way())
    for number, seat in enumerate(SEATS):
        first, *turns = state.node.recalled(seat).splitlines()
        assert first.startswith(f"{seat} {{") and len(turns) == len(way) - 1 == state.node.turn
        for here, told in zip(way[1:], map(json.loads, turns), strict=True):
            assert told.get("chose") == here.choices.get(seat)
        if state.current_player() >= 0:
            assert state.information_state_string(number) == state.node.recalled(seat)


@pytest.mark.parametrize("name", VARIED)
def test_actions_are_told_in_the_engines_own_texts(name: str) -> None:
    state = at_random(name, 5, 1)
    game = GAMES[state.get_game().name]
    for player, seat in enumerate(SEATS):
        legal = state.legal_actions(player) if not state.is_chance_node() and not state.is_terminal() else []
        texts = [state.action_to_string(player, action) for action in legal]
        assert set(texts) == (set(game.legal(state.node.state, seat)) if legal else set())
        assert [state.string_to_action(player, text) for text in texts] == legal
        with pytest.raises(IllegalAction, match="'jester' is not legal here"):
            state.string_to_action(player, "jester")
    if state.is_chance_node():
        told = {state.action_to_string(pyspiel.PlayerId.CHANCE, action): p for action, p in state.chance_outcomes()}
        weights = dict(game.chances(state.node.state))
        assert told == pytest.approx({each: weight / sum(weights.values()) for each, weight in weights.items()})


def test_at_a_simultaneous_node_a_player_must_be_named() -> None:
    with pytest.raises(ValueError, match="both players choose here"):
        pyspiel.load_game("python_brave_rats").new_initial_state().legal_actions()


def test_what_is_no_number_of_an_action_is_refused() -> None:
    for actions in ([-1, 0], [0, 10_000]):
        with pytest.raises(IllegalAction, match="is not a whole number from 0 to"):
            pyspiel.load_game("python_brave_rats").new_initial_state().apply_actions(actions)


def test_the_type_of_a_game_is_true_to_its_options() -> None:
    kinds = pyspiel.GameType
    plain, lucky = (pyspiel.load_game(f"python_brave_rats(variants={each})").get_type() for each in ("", "lucky-draw"))
    assert plain.dynamics == kinds.Dynamics.SIMULTANEOUS and plain.chance_mode == kinds.ChanceMode.DETERMINISTIC
    assert plain.information == kinds.Information.PERFECT_INFORMATION and plain.provides_information_state_tensor
    assert lucky.chance_mode == kinds.ChanceMode.EXPLICIT_STOCHASTIC
    assert lucky.information == kinds.Information.IMPERFECT_INFORMATION
    emperor = pyspiel.load_game("python_brave_rats(variants=emperor)")
    assert not emperor.get_type().provides_information_state_tensor
    first, secret = (pyspiel.load_game(f"python_r_vs_r(setup={each})").get_type() for each in ("draft", "secret-draft"))
    assert first.dynamics == kinds.Dynamics.SEQUENTIAL and not first.provides_information_state_tensor
    assert first.information == kinds.Information.PERFECT_INFORMATION
    assert secret.information == kinds.Information.IMPERFECT_INFORMATION


def test_a_match_that_takes_too_long_is_a_tie() -> None:
    state = at_random("python_r_vs_r(setup=first-game,first=p1,max_game_length=4)", 99, 2)
    assert state.is_terminal() and state.returns() == [0, 0] and state.move_number() == 4
    assert GAMES["r-vs-r"].outcome(state.node.state) is None


def test_an_onlooker_sees_no_hand_and_private_is_what_an_onlooker_does_not_see() -> None:
    state = at_random(f"python_brave_rats(start={LUCKY})", 3, 0)
    kinds = pyspiel.PrivateInfoType
    wanted = {"public": (True, kinds.NONE), "private": (False, kinds.SINGLE_PLAYER), "neither": (False, kinds.NONE)}
    told = {
        name: make_observation(state.get_game(), pyspiel.IIGObservationType(is_public, False, kind))
        for name, (is_public, kind) in wanted.items()
    }
    assert all(each.tensor is None for each in told.values())
    hand = ",".join(f'"{card}"' for card in state.node.state.hands.p2)
    texts = {name: each.string_from(state, 1) for name, each in told.items()}
    assert hand in texts["private"] and hand not in texts["public"] and texts["neither"] == ""
    assert hand in state.observation_string(1) and hand not in state.observation_string(0)


@pytest.mark.parametrize(
    "parameters, why",
    [
        ({"edition": 17}, "edition: 17"),
        ({"variants": "draft+random-deal"}, "variants: at most one"),
        ({"start": "BR16 46"}, "start: word 2"),
        ({"start": "RVR *"}, "start: 'RVR \\*' is not a game of brave-rats"),
        ({"start": "BR16 7. *"}, "start: a choice is sealed"),
        ({"start": "BR16 17 1-0"}, "start: "),
        ({"start": "BR16 46 *", "variants": "draft"}, "start: the line says the options"),
        ({"max_game_length": -2}, "max_game_length: -2"),
    ],
)
def test_parameters_that_cannot_be_are_refused_by_name(parameters: dict[str, Any], why: str) -> None:
    with pytest.raises(BadOptions, match=why):
        pyspiel.load_game("python_brave_rats", parameters)


def test_a_parameter_that_there_is_not_is_refused_by_openspiel() -> None:
    with pytest.raises(pyspiel.SpielError, match="Unknown parameter 'jester'"):
        pyspiel.load_game("python_brave_rats(jester=1)")
