"""The levels against each other: every pair, the same games whatever the executor, and what is shipped of it."""

import json
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor

import pytest

from pocketcrowns.arena import Pairing, play, round_robin, share
from pocketcrowns.games import GAMES
from pocketcrowns.players.levels import LEVELS
from tests.helpers import ROOT

SHIPPED = json.loads((ROOT / "web/art/strengths.json").read_text("utf-8"))


@pytest.mark.slow
def test_a_round_robin_is_the_same_whatever_the_executor() -> None:
    with ThreadPoolExecutor(1) as threads, ProcessPoolExecutor(2) as processes:
        one, two = (round_robin("brave-rats", 2, 30, executor) for executor in (threads, processes))
    assert one == two
    for level, others in one.items():
        assert set(others) == set(LEVELS["brave-rats"]) - {level}
        for other, found in others.items():
            assert found["games"] == 2 and found["share"] + one[other][level]["share"] == pytest.approx(1)


def test_seats_are_swapped_with_the_same_seed() -> None:
    """Whim against the best: whoever sits where, the best hardly loses the solved game."""
    pairing = Pairing("r-vs-r", ("scamp", "captain"), "swapped", False, 30)
    assert play(pairing) == play(pairing._replace(swapped=True)) == 0


def test_an_interval_is_honest_when_every_game_was_won() -> None:
    assert share([1.0] * 100)["share"] == 1 and share([1.0] * 100)["off_by"] > 0.01
    assert share([0.5] * 100)["off_by"] == pytest.approx(0.098, abs=0.001)
    assert share([1.0] * 25)["off_by"] > share([1.0] * 100)["off_by"]


def test_what_is_shipped_was_measured_for_every_level_there_is() -> None:
    assert set(SHIPPED["levels"]) == set(GAMES) and SHIPPED["games"] >= 100
    for game, table in SHIPPED["levels"].items():
        assert list(table) == list(LEVELS[game])
        for level, others in table.items():
            assert set(others) == set(table) - {level}
            assert all(each["games"] == SHIPPED["games"] for each in others.values())


@pytest.mark.parametrize("name", ["games", "nodes", "processes"])
def test_what_cannot_be_played_is_refused_with_a_sentence(name: str) -> None:
    command = [sys.executable, "-m", "pocketcrowns", "arena", f"--{name}", "0"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT / "engine", timeout=60, check=False)
    assert done.returncode == 2 and "at least 1" in done.stderr and "Traceback" not in done.stderr
