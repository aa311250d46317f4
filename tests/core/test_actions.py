"""The parts of an action, and the action of its parts."""

import pytest

from pocketcrowns.core.actions import Placement, again, ends, is_placement, placement

PLACED = {
    "king@a1": Placement("king", "a1"),
    "monk@b2!c3": Placement("monk", "b2", "c3"),
    "bard@b2!b3:a1-c1": Placement("bard", "b2", "b3:a1-c1"),
    "king@a1!": Placement("king", "a1", ""),
    "king": Placement("king", ""),
    "": Placement("", ""),
}


@pytest.mark.parametrize("action", PLACED)
def test_a_placement_is_read(action: str) -> None:
    assert placement(action) == PLACED[action]
    assert is_placement(action) == bool(PLACED[action].cell)


@pytest.mark.parametrize("action", [action for action in PLACED if is_placement(action)])
def test_a_placement_is_written_as_it_was_read(action: str) -> None:
    assert PLACED[action].action == action


def test_a_target_has_parts() -> None:
    assert again("b3:c2:queen") == ("b3", "c2:queen")
    assert again("b3") == ("b3", "")
    assert ends("a1-c1") == ("a1", "c1")
    assert ends("a1") == ("a1", "")
