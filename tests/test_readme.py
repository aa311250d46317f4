"""What README.md shows at a Python prompt is what happens there."""

import doctest
import pathlib


def test_the_readmes_examples_run_as_shown():
    result = doctest.testfile(str(pathlib.Path(__file__).parents[1] / "README.md"), module_relative=False)
    assert result.attempted > 5
    assert result.failed == 0
