"""The Python that a page wakes up is trimmed to what our engine uses: to it, nothing is missing.

A function that is missing would end the process that asks here, as it ends the page's worker.
"""

import json
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.amounts import usually
from tests.helpers import ROOT

DIST = ROOT / "dist"
ASK = Path(__file__).with_name("ask_python.mjs")
# Bytes of WebAssembly, script and memory, packed, in a site for tests and in one to be published (`web/compress.mjs`);
# measured 3,385,584 and 2,885,947.
LARGEST = usually(3_420_000, 2_900_000)
ANSWER = """
import json, sys
from pocketcrowns.bridge import handle
print(json.dumps([handle(question) for question in json.load(sys.stdin)]))
"""
SEEDS = (2_000_001,)  # others than the build's
LETTERS = (0, 5, 39)  # of the name of a language


def value(answer):
    """What it says; another Python adds fractions up in another way, and finds other words for what is no JSON."""
    said = json.loads(answer, parse_float=lambda digits: round(float(digits), 9))
    return said if said["ok"] else said["error"]["code"]


@pytest.fixture(scope="module")
def told():
    """What `ask_python.mjs` tells, asked once."""
    asked = {
        "languages": ["x" * letters for letters in LETTERS],
        "seeds": SEEDS,
        "games": usually(2, 3),
        "every": usually(4, 1),
    }
    command = ("node", ASK, DIST)
    done = subprocess.run(command, input=json.dumps(asked), capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    return json.loads(done.stdout)


def test_fresh_games_and_any_questions_are_answered_as_by_any_python(told):
    for said in told["said"]:
        assert len(said) > usually(1000, 5000)
        asked = json.dumps([question for question, _ in said])
        command = (sys.executable, "-c", ANSWER)
        done = subprocess.run(command, input=asked, capture_output=True, text=True, check=True, cwd=ROOT / "engine")
        for (question, answer), ours in zip(said, json.loads(done.stdout), strict=True):
            assert value(answer) == value(ours), question[:1000]


def test_it_starts_in_a_browser_of_any_language(told):
    """The name of the language is kept in memory before the image is put back over it."""
    assert len(told["started"]) == len(LETTERS)
    assert {json.loads(answer)["result"]["games"] for answer in told["started"]} == {6}


def test_it_is_small():
    """A build takes a plainer form when the smallest cannot be made (`web/prepared/trim.mjs`), and says so only."""
    packed = [
        next(DIST.glob(f"a/{name}")) for name in ("python-????????.wasm.br", "pyodide.asm-*.mjs.br", "image-*.br")
    ]
    assert sum(path.stat().st_size for path in packed) < LARGEST


def test_what_makes_tables_and_puzzles_is_in_no_file_of_a_page(told):
    awake = {name.replace(".", "/") for name in told["modules"] if name.startswith("pocketcrowns.")}
    for pattern, files in (("python-plain-*.zip", awake), ("lab-python-*.zip", {"pocketcrowns/players/own/endpoint"})):
        [packed] = DIST.glob(f"a/{pattern}")
        with zipfile.ZipFile(packed) as archive:
            names = {name.removesuffix(".pyc").removesuffix("/__init__") for name in archive.namelist()}
        assert files <= names and "pocketcrowns/players/duel/solver" in names
        rooms = {name.split("/")[1] for name in names if name.startswith("pocketcrowns/")}
        assert not rooms & {"making", "puzzles", "terminal"}, pattern
