"""Days in a row: none counts twice, and neither a time zone nor a clock that goes back ends a streak."""

import json
import subprocess

import pytest

from tests.helpers import ROOT

HOUR = 3_600_000
DAY = 24 * HOUR
SCRIPT = """
const { prolonged, streakOn } = await import(process.argv[1]);
const solved = JSON.parse(process.argv[2]);
const [today, now] = JSON.parse(process.argv[3]);
const last = solved.reduce((streak, [day, at]) => prolonged(streak, day, at), null);
console.log(streakOn(last, today, now));
"""


def streak(solved: list[tuple[int, int]], seen: tuple[int, int] | None = None) -> int:
    """After puzzles solved on these days at these times, as shown on one more, else on the last of them."""
    module = (ROOT / "web" / "js" / "puzzles" / "results.js").as_uri()
    arguments = [module, json.dumps(solved), json.dumps(seen or solved[-1])]
    command = ["node", "--input-type=module", "--eval", SCRIPT, *arguments]
    return int(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


@pytest.mark.parametrize(
    "days, expected",
    [([10], 1), ([10, 11, 12], 3), ([10, 10, 11], 2), ([10, 11, 13], 1), ([10, 12, 13], 2)],
    ids=str,
)
def test_days_in_a_row(days: list[int], expected: int) -> None:
    assert streak([(day, day * DAY) for day in days]) == expected


def test_it_goes_on_until_a_whole_day_is_missing() -> None:
    solved = [(10, 10 * DAY), (11, 11 * DAY)]
    assert streak(solved, (12, 12 * DAY + 12 * HOUR)) == 2
    assert streak(solved, (13, 13 * DAY)) == 0


def test_a_day_lost_to_a_time_zone_ends_nothing() -> None:
    """Solved on the evening of the 10th, then, after a flight over the date line, on the morning of the 12th."""
    assert streak([(9, 9 * DAY), (10, 10 * DAY + 20 * HOUR), (12, 11 * DAY + 20 * HOUR)]) == 3


def test_a_clock_that_goes_back_neither_ends_nor_prolongs_a_streak() -> None:
    solved = [(10, 10 * DAY), (11, 11 * DAY), (3, 3 * DAY)]
    assert streak(solved) == 2
    assert streak([*solved, (10, 10 * DAY + HOUR)]) == 2, "it was counted before"
    assert streak([*solved, (4, 4 * DAY)]) == 3
