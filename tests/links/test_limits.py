"""How much of each thing a link carries: what version 1 allows goes through both ways, one more is refused."""

import json
from copy import deepcopy
from typing import Any

import pytest

from pocketcrowns.core.game import Json
from pocketcrowns.games import GAMES
from pocketcrowns.links.tables import OPTIONS, TILES
from pocketcrowns.links.values import read_link, write_link
from tests.helpers import DEALS, GOLDEN
from tests.links.sendable import position

PUBLISHED = [each["link"] for each in json.loads((GOLDEN / "links.json").read_text("utf-8"))["links"]]
PUZZLES = {value["puzzle"]["game"]: value for value in map(read_link, PUBLISHED) if value["kind"] == "z"}
GRID = next(number for number, deal in enumerate(DEALS) if deal.game == "r-vs-r")


def puzzle(part: str, size: int, game: str = "brave-rats") -> Json:
    """A puzzle with so many of something, all alike."""
    value = deepcopy(PUZZLES[game])
    step: Json = value["puzzle"]["steps"][0]
    action = step["right"][0]
    several: dict[str, Any] = {"right": [action] * size, "replies": [[action]] * size, "to": [-1] * size}
    if part in several:
        step |= {"replies": [], "to": [], part: several[part]}
        value["puzzle"]["steps"] = [step]
    else:
        value["puzzle"][part] = [step] * size if part == "steps" else [100] * size
    return value


@pytest.mark.parametrize(
    ("part", "most"), [("steps", 8), ("right", 200), ("replies", 100), ("to", 200), ("chances", 200)]
)
def test_a_puzzle_has_its_limits(part: str, most: int) -> None:
    assert read_link(write_link(puzzle(part, most))) == puzzle(part, most)
    with pytest.raises(ValueError, match=r"^too long for a link$"):
        write_link(puzzle(part, most + 1))


def test_a_chance_is_a_whole_percentage() -> None:
    value = puzzle("chances", 1)
    value["puzzle"]["chances"] = [101]
    with pytest.raises(ValueError, match=r"^101 is not below 101$"):
        write_link(value)


def test_a_board_that_nobody_would_guess_comes_back_as_it_was() -> None:
    value = position(GRID, 3, 9)
    tower = {"tile": "tower", "faces": "p1", "down_by": "p2", "under": "king", "shield": False, "silenced": True}
    value["seen"]["board"]["b2"] = tower
    value["seen"]["allies"] = {"p1": 7, "p2": 0}
    assert read_link(write_link(value)) == value


def again(deep: int, aim: str) -> Json:
    """A puzzle whose right answer takes a power again so many times, and aims then."""
    value = puzzle("right", 1, "r-vs-r")
    bard = next(name for name, power in TILES.items() if power and power[0] == "again")
    value["puzzle"]["steps"][0]["right"] = [f"{bard}@a1!{'b2:' * deep}{aim}"]
    return value


@pytest.mark.parametrize("aim", ["c3", "n", "up", "king", "hidden", "b1-b2"])
def test_a_power_is_taken_again_four_times_at_most(aim: str) -> None:
    for deep in (1, 4):
        assert read_link(write_link(again(deep, aim))) == again(deep, aim)
    with pytest.raises(ValueError, match="'again' is not in list"):
        write_link(again(5, aim))


def test_a_place_beside_the_board_holds_sixty_tiles() -> None:
    value = position(GRID, 3, 9)
    value["seen"]["discard"] = ["?"] * 60
    assert read_link(write_link(value)) == value
    value["seen"]["discard"] = ["?"] * 61
    with pytest.raises(ValueError, match=r"^too long for a link$"):
        write_link(value)


def test_a_new_game_may_have_every_variant() -> None:
    [variants] = [option["many"] for option in OPTIONS["brave-rats"].values() if "many" in option]
    options = {**GAMES["brave-rats"].complete_options({}), "variants": variants}
    value = {"kind": "n", "game": "brave-rats", "options": options, "level": None}
    assert read_link(write_link(value)) == value
