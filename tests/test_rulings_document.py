"""engine/RULINGS.md says what the code does: each number that is cited, each switch, each test."""

import re
from typing import Any

import pytest

from tests.helpers import ROOT, ask

SEPARATE = re.compile(r"^### (?=[BR][RV]\d)", re.M)
CITED = re.compile(r"\b(BR|RV)([1-9]\d?)\b")
SWITCH = re.compile(r"^- Switch `(\w+)`: (.+)", re.M)
KINDS = {".py", ".js", ".mjs", ".md", ".ftl"}
EDITIONS = {"BR16", "BR18"}  # a line of notation begins with them (NOTATION.md)
OPTION = re.compile(r"^- Switch: an option `(\w+)`: (.+)", re.M)
LINES = ["Printed", "Readings", "Taken", "Switch", "Tests"]


def document() -> dict[str, str]:
    """What is under each number."""
    _, *parts = SEPARATE.split((ROOT / "engine" / "RULINGS.md").read_text("utf-8"))
    return {part.split()[0]: part for part in parts}


DOCUMENT = document()


def test_the_numbers_are_all_there_in_order() -> None:
    assert list(DOCUMENT) == [f"BR{n}" for n in range(1, 11)] + [f"RV{n}" for n in range(1, 23)]


@pytest.mark.parametrize("number", DOCUMENT)
def test_each_says_what_is_printed_how_it_can_be_read_what_is_taken_its_switch_and_its_tests(number: str) -> None:
    text = DOCUMENT[number]
    assert re.findall(r"^- (\w+)(?: `\w+`)?: .", text, re.M) == LINES
    assert SWITCH.search(text) or OPTION.search(text) or "\n- Switch: none.\n" in text
    files = re.findall(r"`(tests/[\w/]+\.py)`", text)
    name = re.compile(rf"^def test_(\w+_and_)?{number.lower()}_", re.M)
    assert files and all(name.search((ROOT / file).read_text("utf-8")) for file in files), (number, files)


def test_every_number_that_is_cited_exists() -> None:
    folders = [ROOT / name for name in ("engine", "web/js", "web/prepared", "tests")]
    files = [path for folder in folders for path in folder.rglob("*") if path.suffix in KINDS]
    files += [ROOT / "README.md", ROOT / ".github" / "CONTRIBUTING.md", *(ROOT / "web").glob("*.mjs")]
    cited: dict[str, str] = {}
    for path in files:
        for kind, number in CITED.findall(path.read_text("utf-8")):
            cited[kind + number] = path.relative_to(ROOT).as_posix()
    assert set(DOCUMENT) - {"BR10"} <= set(cited), "a walk that finds little proves little"
    unknown = {number: file for number, file in cited.items() if number not in DOCUMENT and number not in EDITIONS}
    assert not unknown


def switches(options: dict[str, Any]) -> dict[tuple[str, str], list[str]]:
    """(number, switch) of each option that follows a ruling: its values, the default first."""
    found = {}
    for name, option in options.items():
        if "ruling" in option:
            assert option["values"][0] == option["default"]
            found[option["ruling"], name] = option["values"]
        if option["kind"] == "group":
            found |= switches(option["options"])
    return found


def test_the_switches_are_those_of_the_catalogue() -> None:
    said = {
        (number, name): re.findall(r"`(\w+)`", values)
        for number, text in DOCUMENT.items()
        for pattern in (SWITCH, OPTION)
        for name, values in pattern.findall(text)
    }
    games = ask("catalogue")["games"]
    real = {key: values for game in games.values() for key, values in switches(game["options"]).items()}
    assert said == real and len(real) == 6
