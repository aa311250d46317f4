"""What is measured of both tables in Chromium, in every engine: all is there, whole, when a window changes as well."""

import time

import pytest

from ..measuring import FAULTS, MORE, SIZES
from .player import Player
from .tab import PHONE

SCREEN = 1280  # px, the width of the one that WebKit runs on
RESIZED = 0.4  # s; a window's new size comes to the page on its own time


def faults(player: Player) -> list[str]:
    """What is wrong at any size, each with its size; the window is a phone again then."""
    found = []
    for width, height in SIZES + MORE:
        if width <= SCREEN:
            player.tab.resize(width, height)
            time.sleep(RESIZED)
            found += [f"{width}x{height}: {fault}" for fault in player.tab.evaluate(f"({FAULTS})()")]
    player.tab.resize(*PHONE)
    return found


@pytest.mark.parametrize(
    "start, stages",
    [
        (Player.start_brave_rats, ("private", "verdict", "end")),
        (Player.start_r_vs_r, ("place", "round-end", "end")),
    ],
    ids=["Brave Rats", "R vs R"],
)
def test_nothing_scrolls_and_nothing_is_cut_off(tab, site, start, stages):
    player = Player(tab, site.url("/"))
    player.wait_until_ready()
    start(player)
    found = []
    for stage in stages:
        while player.stage != stage:
            player.go_on()
        found += [f"{stage}: {fault}" for fault in faults(player)]
    assert found == [], "\n".join(found)
