"""What the pages for people who program show at a Python prompt is what happens there."""

import doctest

import pytest

from tests.helpers import ROOT


@pytest.mark.parametrize("page", ["README.md", "engine/README.md"])
def test_the_examples_run_as_shown(page: str) -> None:
    result = doctest.testfile(str(ROOT / page), module_relative=False)
    assert result.attempted > 5
    assert result.failed == 0
