"""The verb `tally`: what many games come to."""

import pytest

from pocketcrowns.core.tally import share
from tests.helpers import ask, refused


def test_it_says_what_the_arena_says() -> None:
    told = ask("tally", won=6, tied=1, lost=3)
    assert told == share(6.5, 10)
    assert told["share"] == 0.65 and 0 < told["off_by"] < 0.5


@pytest.mark.parametrize("counts", [(0, 0, 0), (-1, 1, 1), (10**9, 1, 0), (True, 0, 0), (0.5, 0, 0)])
def test_what_no_games_come_to_is_refused(counts: tuple[int, int, int]) -> None:
    assert refused("tally", **dict(zip(("won", "tied", "lost"), counts, strict=True))) == "malformed"
