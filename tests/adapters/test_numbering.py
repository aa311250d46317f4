"""Every action has a number, which stays the same for ever, and a match keeps within the bounds that are told."""

import hashlib
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pocketcrowns.adapters.ruleset import Ruleset, options_of, parameters, ruleset
from pocketcrowns.core.errors import BadOptions
from pocketcrowns.core.game import LUCK, SEATS
from pocketcrowns.core.match import Match
from pocketcrowns.games import GAMES
from pocketcrowns.r_vs_r.setups import SETUPS
from pocketcrowns.r_vs_r.tiles import TILES
from tests.helpers import DEALS, deals_in_turn, play_on, reached_states

# How many actions, and the beginning of the SHA-256 of their list: a number that was once given away stays what it is.
PUBLISHED = {
    "16": (8, "68b8eb"),
    "16 draft": (16, "f7f3b7"),
    "18": (9, "16965e"),
    "18 draft": (18, "87a6a1"),
    "standard": (14430, "e40816"),
    "first-game": (493, "f82074"),
    "random": (14286, "d110b7"),
    "secret-random": (14431, "b27d8b"),
    "draft": (14303, "662324"),
    "secret-draft": (14448, "bbbf97"),
    "one round": (14428, "68476c"),
}


def rules_of(deal: int) -> Ruleset:
    return ruleset(DEALS[deal].game, DEALS[deal].options)


def check_match(rules: Ruleset, match: Match[Any]) -> None:
    """Whatever could have been chosen on the way has a number, and the way is not too long."""
    for state in reached_states(match):
        for seat in SEATS:
            assert set(rules.game.legal(state, seat)) <= set(rules.numbers)
        assert {decision for decision, _ in rules.game.chances(state)} <= set(rules.decision_numbers)
    turns = match.record()["turns"]
    luck = sum(LUCK in turn for turn in turns)
    assert len(turns) - luck <= rules.longest and luck <= rules.most_luck


@deals_in_turn
def test_everything_that_may_be_chosen_in_a_random_match_has_a_number(deal: int) -> None:
    match = DEALS[deal].match()
    play_on(match, DEALS[deal].rng())
    check_match(rules_of(deal), match)


@given(st.integers(0, len(DEALS) - 1), st.integers(0, 10**9))
def test_everything_that_may_be_chosen_in_any_match_has_a_number(deal: int, seed: int) -> None:
    match = DEALS[deal].match(str(seed))
    play_on(match, Random(seed), 60)
    check_match(rules_of(deal), match)


def test_no_action_is_listed_twice_and_no_number_depends_on_the_process() -> None:
    told = {}
    for name, options in lists():
        actions = ruleset(*options).actions
        assert len(set(actions)) == len(actions)
        told[name] = (len(actions), hashlib.sha256("\n".join(actions).encode()).hexdigest()[:6])
    assert told == PUBLISHED


def lists() -> list[tuple[str, tuple[str, Any]]]:
    """Every list of actions there is, by the option that makes the difference."""
    found = []
    for edition in (16, 18):
        for variants in ("", "draft"):
            options = options_of("brave-rats", {"edition": edition, "variants": variants})
            found.append((f"{edition} {variants}".strip(), ("brave-rats", options)))
    for setup in SETUPS:
        found.append((setup, ("r-vs-r", options_of("r-vs-r", {"setup": setup}))))
    found.append(("one round", ("r-vs-r", options_of("r-vs-r", {"match": "points", "rounds": 1}))))
    return found


@cache
def longest_chains() -> list[str]:
    """Of all that could be chosen in many matches, the actions in which one tile wakes another that wakes a third."""
    found = set()
    for seed in range(40):
        match = Match(GAMES["r-vs-r"], {"setup": "random"}, str(seed))
        play_on(match, Random(seed))
        for state in reached_states(match):
            found |= {action for seat in SEATS for action in match.game.legal(state, seat) if action.count(":") > 1}
    return sorted(found)


def test_chains_of_bard_and_artist_have_numbers() -> None:
    numbers = ruleset("r-vs-r", options_of("r-vs-r", {"setup": "random"})).numbers
    assert len(longest_chains()) > 10 and set(longest_chains()) <= set(numbers)


def test_a_listed_placement_names_tiles_and_cells_that_there_are() -> None:
    for action in ruleset("r-vs-r", options_of("r-vs-r", {"setup": "secret-draft"})).actions:
        verb, _, rest = action.partition(" ")
        assert (verb in ("keep", "first") and rest in {*TILES, *SEATS}) or verb.partition("@")[0] in TILES


def test_parameters_are_the_options_of_the_catalogue() -> None:
    assert list(parameters("brave-rats")) == ["edition", "variants", "princes", "musician", "ambassador", "cards_out"]
    assert list(parameters("r-vs-r")) == ["setup", "match", "rounds", "first", "last_cell", "seer"]
    told = options_of("brave-rats", {"variants": "fast-rat+draft", "musician": "cancels"})
    assert told["variants"] == ["fast-rat", "draft"] and told["rulings"]["musician"] == "cancels"
    assert options_of("brave-rats", {"variants": ["draft"]})["variants"] == ["draft"]


@pytest.mark.parametrize(
    "game, given, why",
    [
        ("brave-rats", {"edition": 17}, "edition: 17"),
        ("brave-rats", {"variants": "draft+jester"}, "variants: 'jester'"),
        ("brave-rats", {"variants": "draft+random-deal"}, "variants: at most one"),
        ("brave-rats", {"setup": "draft"}, "no such option 'setup'"),
        ("r-vs-r", {"rounds": 10}, "rounds: 10"),
        ("r-vs-r", {"seer": "both"}, "seer: 'both'"),
    ],
)
def test_options_that_a_game_does_not_have_are_refused_by_name(game: str, given: dict[str, Any], why: str) -> None:
    with pytest.raises(BadOptions, match=why):
        options_of(game, given)
    with pytest.raises(BadOptions, match="max_game_length: -1"):
        ruleset(game, options_of(game, {}), -1)
