"""Costly moments as exercises: they come back at growing distances while they are solved, soon where they are not."""

import json
import subprocess
from datetime import datetime
from itertools import pairwise
from typing import Any

from tests.helpers import ROOT

SCRIPT = """
const kept = await import(process.argv[1]);
const store = await import(process.argv[2]);
const told = [];
const exercise = (n) => {
  const record = { options: {}, turns: [{ p1: `card ${n}` }] };
  return { record, seat: "p2", played: "spy", reply: null, loss: 0.2 };
};
for (const [what, ...given] of JSON.parse(process.argv[3])) {
  if (what === "keep") kept.keep(given[0].map(exercise), new Date(given[1]));
  if (what === "answer") kept.answered(exercise(given[0]), given[1], new Date(given[2]));
  if (what === "count") kept.count(given[0]);
  if (what === "damage") store.save("exercises", given[0]);
  if (what === "costly") told.push(kept.costly(...given));
  if (what === "due") told.push(kept.due(new Date(given[0])).map(({ record }) => Number(record.turns[0].p1.slice(5))));
  if (what === "next") told.push(kept.nextDue());
  if (what === "runs") told.push(kept.runs());
  if (what === "unreadable") told.push(store.unreadable());
  if (what === "ours") told.push(kept.isExercises(store.load("exercises")));
}
console.log(JSON.stringify(told));
"""
DAY = 86_400_000


def told(*steps: Any) -> list[Any]:
    """What these steps answer, one after the other on one device; times in milliseconds."""
    modules = [(ROOT / "web" / "js" / name).as_uri() for name in ("exercises/kept.js", "store.js")]
    command = ["node", "--input-type=module", "--eval", SCRIPT, *modules, json.dumps(steps)]
    found = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    answer: list[Any] = json.loads(found)
    return answer


def at(text: str) -> float:
    return datetime.fromisoformat(text).timestamp() * 1000 / DAY


def test_what_is_solved_comes_back_at_growing_distances() -> None:
    now, steps = 0.0, [("keep", [1], 0), ("next",)]
    distances: list[float] = []
    for _ in range(4):
        found = told(*steps, ("answer", 1, True, now * DAY), ("next",))
        steps.append(("answer", 1, True, now * DAY))
        distances.append(at(found[-1]) - now)
        now = at(found[-1])
    assert distances[0] >= 1 and all(after > before for before, after in pairwise(distances))


def test_what_goes_wrong_comes_back_before_what_was_solved() -> None:
    found = told(
        ("keep", [1, 2], 0), ("due", 0), ("answer", 1, True, 0), ("answer", 2, False, 0), ("due", 0), ("due", 30 * DAY)
    )
    assert found == [[1, 2], [], [2, 1]]


def test_a_run_ends_with_a_wrong_answer_and_the_best_stays() -> None:
    right, wrong = ("answer", 1, True, 0), ("answer", 1, False, 0)
    found = told(("keep", [1], 0), right, right, ("runs",), wrong, ("runs",), ("count", True), ("runs",))
    assert found == [{"run": 2, "best": 2}, {"run": 0, "best": 2}, {"run": 1, "best": 2}]


def test_no_moment_is_kept_twice_and_a_device_keeps_so_many() -> None:
    found = told(("keep", [1, 2], 0), ("answer", 1, True, 0), ("keep", [1, 3], 0), ("due", 0))
    assert found == [[2, 3]]
    [many] = told(("keep", list(range(100)), 0), ("due", 0))
    assert len(many) == 60
    [kept] = told(("keep", list(range(60)), 0), ("answer", 7, True, 0), ("keep", [99], 0), ("due", 30 * DAY))
    assert 99 in kept and 7 not in kept, "what is due last goes"


def test_what_is_damaged_is_told_and_not_taken() -> None:
    whole = {"list": [], "run": 0, "best": 0}
    for damaged in (
        {**whole, "run": "x"},
        {**whole, "list": [{}]},
        [],
        {**whole, "list": [{"card": {"due": "never"}}]},
    ):
        assert told(("damage", damaged), ("due", 0), ("unreadable",)) == [[], ["exercises"]]
    assert told(("keep", [1], 0), ("ours",)) == [True]


def test_only_a_seats_own_costly_choices_are_taken_each_with_the_game_before_it() -> None:
    turns = [{"p1": "spy", "p2": "prince"}, {"p2": "wizard"}, {"p1": "general"}]
    record = {"game": "brave-rats", "options": {}, "turns": turns}
    judged = [
        {"turn": 0, "seat": "p1", "action": "spy", "verdict": "mistake", "loss": 0.2},
        {"turn": 0, "seat": "p2", "action": "prince", "verdict": "good", "loss": 0.0},
        {"turn": 1, "seat": "p2", "action": "wizard", "verdict": "blunder", "loss": 1.0},
        {"turn": 2, "seat": "p1", "action": "general", "verdict": None, "loss": 1.0},
    ]
    [[first]] = told(("costly", record, judged, "p1"))
    assert (first["record"]["turns"], first["played"], first["reply"]) == ([], "spy", "prince")
    [[second]] = told(("costly", record, judged, "p2"))
    assert (second["record"]["turns"], second["played"], second["reply"]) == (turns[:1], "wizard", None)
