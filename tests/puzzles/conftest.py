"""The puzzles of the site that was built: what people get is what is tested."""

import json
from typing import Any

import pytest

from tests.helpers import ROOT

SAMPLE = 14  # puzzles in a quick run; steps of 26, or 2 in a draft, are coprime to seven, so all days of the week come


@pytest.fixture(scope="session")
def built() -> list[dict[str, Any]]:
    [file] = (ROOT / "dist" / "a").glob("puzzles-*.json")
    puzzles: list[dict[str, Any]] = json.loads(file.read_bytes())["puzzles"]
    return puzzles


@pytest.fixture(params=["a sample", pytest.param("all", marks=pytest.mark.slow)])
def puzzles(request: pytest.FixtureRequest, built: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """A few, then all of them."""
    return built if request.param == "all" else built[:: len(built) // SAMPLE]
