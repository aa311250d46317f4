"""The engine at a terminal answers line by line, as the bridge does."""

import json
import subprocess
import sys

import pytest

from pocketcrowns.core.game import Json
from pocketcrowns.links.values import read_link
from tests.helpers import GOLDEN, ROOT


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


def linked(text: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pocketcrowns", "link", "-"]
    return subprocess.run(
        command, input=text, capture_output=True, text=True, cwd=ROOT / "engine", timeout=60, check=False
    )


def test_a_record_makes_a_link_and_a_link_its_value() -> None:
    link = json.loads((GOLDEN / "links.json").read_text("utf-8"))["links"][0]["link"]
    value: Json = read_link(link)
    assert linked(json.dumps({**value["record"], "seed": "a secret"})).stdout == f"{link}\n"
    assert json.loads(linked(f"https://example.org/#{link}").stdout) == value
    assert (
        read_link(linked(json.dumps({**value["record"], "turns": value["record"]["turns"][:2]})).stdout)["kind"] == "p"
    )


@pytest.mark.parametrize(
    "text, reason",
    [("v1.r.AAAA", "damaged"), ("v2.r.AAAA", "newer"), ('{"game": "chess"}', "bad_record"), ("{", "malformed")],
)
def test_what_makes_no_link_is_refused_with_a_sentence(text: str, reason: str) -> None:
    done = linked(text)
    assert done.returncode == 1 and reason in done.stderr and done.stdout == "" and "Traceback" not in done.stderr
