"""How much a run tries: the usual one makes do with some of what `python3 build.py test --slow` tries."""

from typing import Any, TypeVar

import pytest

T = TypeVar("T")

is_usual: bool | None = None  # whether this is the run without what is slow; conftest.py says so before tests are read


def usually(few: T, many: T) -> T:
    """How much the usual run tries, and any other: `python3 build.py test --slow`, or pytest without `-m`."""
    assert is_usual is not None, "asked before pytest knows"
    return few if is_usual else many


def slow(*values: tuple[Any, ...]) -> list[Any]:
    """Parameters that only the slow run tries."""
    return [pytest.param(*each, marks=pytest.mark.slow) for each in values]


def slowly(*values: Any, quick: int = 1) -> list[Any]:
    """Parameters of which the usual run tries the first ones only."""
    return [*values[:quick], *slow(*((value,) for value in values[quick:]))]


def in_turn(values: list[tuple[Any, ...]], each: int = 2) -> list[Any]:
    """Parameters of which the usual run tries one of so many, every other one unless more are said."""
    return [*values[::each], *slow(*(value for place, value in enumerate(values) if place % each))]
