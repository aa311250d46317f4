"""The page about the adapters is true: its examples run, and its numbers are those of the code."""

import doctest

import pytest

from pocketcrowns.adapters.ruleset import options_of, ruleset
from tests.helpers import ROOT

PAGE = ROOT / "engine" / "ADAPTERS.md"


def test_its_examples_run_as_shown() -> None:
    for suite in ("pyspiel", "pettingzoo"):
        pytest.importorskip(suite, reason="the examples want both suites, which are not for every machine")
    result = doctest.testfile(str(PAGE), module_relative=False)
    assert result.attempted > 15
    assert result.failed == 0


@pytest.mark.parametrize("game, title", [("brave-rats", "| Brave Rats | shape |"), ("r-vs-r", "| R vs R | shape |")])
def test_it_names_every_piece_with_its_shape(game: str, title: str) -> None:
    told: dict[str, str] = {}
    table = PAGE.read_text("utf-8").split(title)[1].split("\n\n")[0]
    for line in table.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("| `") and len(cells) == 3:
            names = cells[0].replace("`", "").split()
            shapes = cells[1].removesuffix(" each").split(", ")
            told |= dict(zip(names, shapes * len(names) if len(shapes) == 1 else shapes, strict=True))
    rules = ruleset(game, options_of(game, {}))
    assert told == {name: "×".join(map(str, shape)) for name, shape in rules.layout}
