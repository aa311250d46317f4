"""The year of puzzles: enough of every kind, each once, and the same wherever it is made."""

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from pocketcrowns.core.match import Match
from pocketcrowns.games import GAMES
from pocketcrowns.puzzles import card_puzzles, tile_puzzles
from pocketcrowns.puzzles.year import MOST_ALIKE, WEEK, WEEKS, arrange
from tests.helpers import ROOT, resumed

Json = dict[str, Any]
PLAY = {"brave-rats": card_puzzles.play, "r-vs-r": tile_puzzles.play}


@pytest.mark.slow
def test_they_last_for_a_year_and_more(built: list[Json]) -> None:
    """The usual run makes do with a few weeks where the year was never made (build.py)."""
    assert len(built) == WEEKS * len(WEEK) >= 366


def test_every_weekday_has_its_kind_and_nothing_is_repeated(built: list[Json]) -> None:
    assert [(each["game"], each["kind"]) for each in built] == list(WEEK) * (len(built) // len(WEEK))
    assert len({each["id"] for each in built}) == len(built)
    played = {(each["game"], each["record"]["seed"]) for each in built}
    assert len(played) == len(built), "no two come from one game"


def test_no_answer_is_worth_guessing(built: list[Json]) -> None:
    """No card or tile is the answer of a kind much more often than one time in five."""
    for game, kind in set(WEEK):
        answers = Counter(
            each["steps"][0]["right"][0].partition("@")[0]
            for each in built
            if (each["game"], each["kind"]) == (game, kind)
        )
        assert max(answers.values()) <= answers.total() / MOST_ALIKE + 1


def test_records_lead_to_a_choice_of_the_seat(built: list[Json]) -> None:
    for puzzle in built:
        match: Match[Any] = resumed(GAMES[puzzle["game"]], puzzle["record"])
        view = match.view(puzzle["seat"])
        assert match.record() == puzzle["record"] and view["outcome"] is None
        [right] = puzzle["steps"][0]["right"]
        assert right in view["legal"] and len(view["legal"]) >= 3
        if puzzle["game"] == "brave-rats":
            spied_on = view["seen"]["shows_first"] == puzzle["seat"]
            assert spied_on or puzzle["kind"] != "spied-on"
        else:
            assert view["waiting_for"] == [puzzle["seat"]] and "?" not in str(view["seen"]["zones"])


def test_the_same_games_give_the_same_puzzles(puzzles: list[Json]) -> None:
    for puzzle in puzzles:
        again = [each.as_json() for each in PLAY[puzzle["game"]](puzzle["record"]["seed"])]
        assert puzzle in again


def test_too_few_puzzles_are_no_year() -> None:
    found = list(card_puzzles.play("0.6"))
    assert found
    with pytest.raises(ValueError, match="are wanted"):
        arrange(found)


@pytest.mark.slow
def test_a_draft_has_four_weeks(tmp_path: Path) -> None:
    made = tmp_path / "made.json"
    command = [sys.executable, "-m", "pocketcrowns", "puzzles", str(made), "--weeks", "4"]
    subprocess.run(command, cwd=ROOT / "engine", timeout=600, check=True)
    puzzles = json.loads(made.read_text("ascii"))["puzzles"]
    assert [(each["game"], each["kind"]) for each in puzzles] == list(WEEK) * 4


@pytest.mark.slow
def test_a_single_process_writes_the_same_bytes(tmp_path: Path) -> None:
    made = tmp_path / "made.json"
    command = [sys.executable, "-m", "pocketcrowns", "puzzles", str(made), "--processes", "1"]
    subprocess.run(command, cwd=ROOT / "engine", timeout=600, check=True)
    [file] = (ROOT / "dist" / "a").glob("puzzles-*.json")
    assert made.read_bytes() == file.read_bytes()
