"""What the pages for people who program show at a Python prompt is what happens there."""

import doctest

import pytest

from tests.helpers import ROOT


@pytest.mark.parametrize("page", ["README.md", "engine/README.md"])
def test_the_examples_run_as_shown(page: str) -> None:
    result = doctest.testfile(str(ROOT / page), module_relative=False)
    assert result.attempted > 5
    assert result.failed == 0


def test_the_structure_names_every_room_and_every_script_that_builds() -> None:
    told = (ROOT / "README.md").read_text("utf-8")
    rooms = [f"js/{path.name}/" for path in (ROOT / "web/js").iterdir() if path.is_dir()]
    scripts = [path.name for path in (ROOT / "web").glob("*.mjs")]
    assert len(rooms) > 25 and len(scripts) > 10
    assert [name for name in (*rooms, *scripts) if name not in told] == []
