"""Turns of R vs R that no game of the other tests has: what is guessed of them is the same in both languages.

A guess only saves room, so reading back what was written would show no difference.
"""

from copy import deepcopy
from typing import Any

import pytest

from pocketcrowns.core.game import Json
from pocketcrowns.links.tables import TILES
from pocketcrowns.links.values import read_link, write_link
from pocketcrowns.links.views import start
from tests.links.javascript import javascript
from tests.links.sendable import whole_game
from tests.links.test_limits import GRID

TURNS_DOWN = next(tile for tile, power in TILES.items() if power == ["cell", "down"])


def piece(tile: str, faces: str | None, **more: Any) -> Json:
    return {"tile": tile, "faces": faces, "down_by": None, "under": None, "shield": False, "silenced": False, **more}


def link_of(before: Json, action: str, after: Json) -> str:
    """The link of a game in which p1 makes this choice; checked for what it carries, and against the page's."""
    whole = whole_game(GRID, 1)
    whole["record"]["turns"] = [{"p2": "monk@a1"}, {"p1": action}]
    whole["views"] = [before, after]
    link = write_link(whole)
    assert read_link(link) == whole
    assert javascript([["writeLink", whole]]) == [{"got": link}]
    return link


@pytest.fixture
def before() -> Json:
    return start(whole_game(GRID, 1)["record"]["options"])


def test_what_lay_under_a_tile_that_goes_is_there_again(before: Json) -> None:
    before["board"]["b2"] = piece("bishop", None, down_by="p2", under="monk")
    after = deepcopy(before)
    after["board"] |= {"b2": piece("monk", "p2"), "a1": piece("queen", "p1")}
    after["discard"] = ["bishop"]
    other = deepcopy(after)
    other["board"]["b2"] = piece("saint", "p2")
    assert len(link_of(before, "queen@a1", after)) < len(link_of(before, "queen@a1", other))


def test_what_lies_under_a_tile_stays_there_when_it_is_turned_down(before: Json) -> None:
    before["board"]["b2"] = piece("bishop", "p2", under="monk")
    after = deepcopy(before)
    after["board"] |= {"b2": piece("bishop", None, down_by="p1", under="monk"), "a1": piece(TURNS_DOWN, "p1")}
    other = deepcopy(after)
    other["board"]["b2"]["under"] = None
    action = f"{TURNS_DOWN}@a1!b2"
    assert len(link_of(before, action, after)) < len(link_of(before, action, other))


def test_a_pack_is_in_the_order_of_the_tiles(before: Json) -> None:
    first, *others = TILES
    before["pack"] = others
    after = {**deepcopy(before), "pack": [first, *others]}
    other = {**deepcopy(before), "pack": [*others, first]}
    assert len(link_of(before, f"keep {first}", after)) < len(link_of(before, f"keep {first}", other))
