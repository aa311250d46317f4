"""The engine at a terminal answers line by line, as the bridge does."""

import json
import subprocess
import sys

import pytest

from tests.helpers import ROOT


def test_each_line_is_a_question_and_gets_one_line() -> None:
    asked = [
        {"id": 1, "ask": "open", "with": {"game": "brave-rats", "seed": "a seed"}},
        {"id": 2, "ask": "choose", "with": {"match": "m1", "seat": "p1", "action": "spy"}},
        {"id": 3, "ask": "view", "with": {"match": "m1", "seat": "p2"}},
    ]
    lines = [*map(json.dumps, asked), "nonsense"]
    done = subprocess.run(
        [sys.executable, "-m", "pocketcrowns"],
        input="\n".join(lines),
        capture_output=True,
        text=True,
        cwd=ROOT / "engine",
        timeout=60,
        check=True,
    )
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [told["id"] for told in answers] == [1, 2, 3, None]
    assert [told["ok"] for told in answers] == [True, True, True, False]
    assert answers[2]["result"]["waiting_for"] == ["p2"] and done.stderr == ""


def solved(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pocketcrowns", "solve", *arguments]
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT / "engine", timeout=300, check=False)


@pytest.mark.parametrize(
    "arguments, reason",
    [
        ([], "required"),
        (["everything"], "invalid choice"),
        (["first_game", "--into", "no/such/folder"], "no folder"),
        (["first_game", "--processes", "0"], "at least 1"),
    ],
    ids=str,
)
def test_a_table_that_cannot_be_made_is_refused_with_a_sentence(arguments: list[str], reason: str) -> None:
    done = solved(*arguments)
    assert done.returncode == 2 and reason in done.stderr and "Traceback" not in done.stderr
