"""What larger windows are for: a tall phone, a large tablet held upright, a large screen."""

import pytest
from playwright.sync_api import Page

from tests.helpers import sit

from .measuring import FAULTS, boxes
from .realm import Realm, lying, reached
from .table import Table, session
from .walk import show

TALL_PHONE = {"width": 412, "height": 915}
TABLET = {"width": 1024, "height": 1366}
DESK = {"width": 1920, "height": 1080}
SCREEN = {"width": 2560, "height": 1313}


def box(page: Page, selector: str) -> tuple[float, ...]:
    """Left, top, width and height of one element in px."""
    [found] = boxes(page, selector)
    return found


def begin_a_round(table: Table) -> None:
    """A table of Brave Rats whose opponent has laid a Prince."""
    table.wait_for_engine()
    match = sit()
    match.choose("p2", "prince")
    table.sit_down(session(match.record(), "p1", "guard"))


@pytest.mark.parametrize("screen", [TALL_PHONE, TABLET, DESK], ids=["phone", "tablet", "desk"])
def test_what_is_revealed_stands_in_the_middle_of_the_mat(table: Table) -> None:
    begin_a_round(table)
    table.lock(6)
    _, top, _, height = box(table.page, ".mat")
    cards = [box(table.page, f".fighter:{place}-child .slot") for place in ("first", "last")]
    _, stamp, _, stamp_height = box(table.page, ".mat > .stamp")
    above = min(y for _, y, _, _ in cards) - top
    below = top + height - stamp - stamp_height
    assert abs(above - below) < 24, f"{above:.0f} px above the cards, {below:.0f} below the stamp"
    assert max(y + high for _, y, _, high in cards) > stamp - 1, "the stamp lies on the cards' edge"
    assert table.page.evaluate(FAULTS) == []


@pytest.mark.parametrize("screen", [TABLET], ids=["tablet"])
def test_a_large_tablet_held_upright_is_filled(realm: Realm) -> None:
    realm.wait_for_engine()
    show(realm.page, screen="home", game="r-vs-r")
    assert box(realm.page, ".posters")[3] > 0.75 * TABLET["height"]
    record, seat = reached("standard", lying(4))
    realm.sit_down(session(record, seat, "guard"))
    _, _, width, height = box(realm.page, ".board")
    assert width > 0.7 * TABLET["width"] and abs(width - height) < 2
    assert realm.page.evaluate(FAULTS) == []


@pytest.mark.parametrize("screen", [SCREEN], ids=["screen"])
def test_on_a_large_screen_both_tables_are_larger(realm: Realm) -> None:
    begin_a_round(realm)
    assert realm.page.locator("h1").first.evaluate("h1 => parseFloat(getComputedStyle(h1).fontSize)") > 20
    assert box(realm.page, ".fighter:last-child .slot")[3] > 0.3 * SCREEN["height"]
    assert realm.page.evaluate(FAULTS) == []
    record, seat = reached("standard", lying(4))
    realm.sit_down(session(record, seat, "guard"))
    assert box(realm.page, ".board")[3] > 0.55 * SCREEN["height"]
    assert realm.page.evaluate(FAULTS) == []
