"""Players against each other: every pair, the same games, and what is shipped of it."""

import json
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise

import pytest

from pocketcrowns.arena import Batch, Contestant, UnknownPlayer, levels, play_batch, tournament
from pocketcrowns.core.errors import BadOptions
from pocketcrowns.core.tally import share
from pocketcrowns.games import GAMES
from pocketcrowns.players.levels import ADAPTS, LEVELS
from pocketcrowns.players.own.source import BadPlayer, Source
from tests.bench.bench_players import elo
from tests.helpers import ROOT

SHIPPED = json.loads((ROOT / "web/art/strengths.json").read_text("utf-8"))
FIRST = "class First:\n    def choose(self, view, rng, budget):\n        return view['legal'][0]\n"
FAILS = "class Fails:\n    def choose(self, view, rng, budget):\n        return view['seen']['wins'] and 1 / 0\n"


@pytest.mark.slow
def test_everybody_plays_everybody_and_guests_play_the_levels_only() -> None:
    with ThreadPoolExecutor(1) as executor:
        found = tournament("brave-rats", levels("brave-rats"), 2, executor, nodes=30)
        guests = [Contestant("one", Source(FIRST)), Contestant("two", Source(FIRST))]
        told = tournament("brave-rats", [*levels("brave-rats")[:2], *guests], 2, executor, options={"edition": 18})
    for level, others in found.items():
        assert set(others) == set(LEVELS["brave-rats"]) - {level, *ADAPTS}
        for other, each in others.items():
            assert each["games"] == 2 and each["share"] + found[other][level]["share"] == pytest.approx(1)
    assert set(told["scamp"]) == {"one", "two"} and set(told["one"]) == {"scamp", "neighbour", "two"}
    assert told["one"]["two"]["share"] == 0.5  # the same player in both seats of the same games


def test_seats_are_swapped_with_the_same_seed() -> None:
    """Whim against the best: whoever sits where, the best hardly loses the solved game."""
    options = json.dumps(GAMES["r-vs-r"].complete_options(None))
    assert play_batch(Batch("r-vs-r", options, (Contestant("scamp"), Contestant("captain")), 0, 2, 30)) == bytes([0, 0])


@pytest.mark.parametrize(
    "contestants, error, told",
    [
        ([Contestant("scamp"), Contestant("captain")], UnknownPlayer, "captain"),
        ([Contestant("scamp")], UnknownPlayer, "at least two"),
        ([Contestant("scamp"), Contestant("scamp", Source(FIRST))], UnknownPlayer, "different names"),
        ([Contestant("scamp"), Contestant("mine", Source(FAILS))], BadPlayer, "scamp against mine, game 1: mine as p2"),
        ([Contestant("mine", Source(FAILS)), Contestant("scamp")], BadPlayer, "1 / 0"),
        ([Contestant("mine", Source("x = 1")), Contestant("scamp")], BadPlayer, "class"),
    ],
    ids=str,
)
def test_who_cannot_play_is_named(contestants: list[Contestant], error: type[Exception], told: str) -> None:
    with ThreadPoolExecutor(1) as executor, pytest.raises(error, match=told):
        tournament("brave-rats", contestants, 2, executor, nodes=30)


def test_options_that_are_not_there_are_refused() -> None:
    with ThreadPoolExecutor(1) as executor, pytest.raises(BadOptions):
        tournament("brave-rats", levels("brave-rats"), 2, executor, options={"edition": 17})


def test_an_interval_is_honest_when_every_game_was_won() -> None:
    assert share(100, 100)["share"] == 1 and share(100, 100)["off_by"] > 0.01
    assert share(50, 100)["off_by"] == pytest.approx(0.098, abs=0.001)
    assert share(25, 25)["off_by"] > share(100, 100)["off_by"]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "names"), [("brave-rats", ("guard", "reader")), ("r-vs-r", ("scamp", "guard"))])
def test_what_is_shipped_is_how_the_levels_play(game: str, names: tuple[str, str]) -> None:
    """One pair of each game again, in a minute; the arena makes the others too."""
    pair = [Contestant(name) for name in names]
    with ThreadPoolExecutor(1) as executor:
        found = tournament(game, pair, SHIPPED["games"], executor, nodes=SHIPPED["nodes"])
    assert found[names[0]][names[1]] == SHIPPED["levels"][game][names[0]][names[1]]


def test_what_is_shipped_was_measured_for_every_level_there_is() -> None:
    assert set(SHIPPED["levels"]) == set(GAMES) and SHIPPED["games"] >= 100
    for game, table in SHIPPED["levels"].items():
        assert list(table) == [level for level in LEVELS[game] if level not in ADAPTS]
        for level, others in table.items():
            assert set(others) == set(table) - {level}
            assert all(each["games"] == SHIPPED["games"] for each in others.values())


@pytest.mark.parametrize(("game", "beside"), [("brave-rats", {"reader"}), ("r-vs-r", set())])
def test_neighbours_on_a_ladder_are_100_to_300_elo_apart(game: str, beside: set[str]) -> None:
    """By what is shipped, in whole Elo; a level that stands `beside` the ladder has no neighbours."""
    table = SHIPPED["levels"][game]
    ladder = [level for level in table if level not in beside]
    for below, above in pairwise(ladder):
        assert 100 <= round(elo(table[above][below]["share"])) <= 300, (below, above)
