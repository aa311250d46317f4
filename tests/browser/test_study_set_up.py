"""The study board while a position of either game is set up."""

import re

import pytest
from playwright.sync_api import expect

from .table import Table
from .test_study import turn_to


@pytest.mark.slow
def test_the_board_stays_where_it_is_when_a_position_is_refused(study) -> None:
    page = study("r-vs-r")
    page.set_viewport_size({"width": 1280, "height": 800})
    page.get_by_role("button", name="Set up").click()
    page.locator(".row-of-tiles button", has_text="Castle").click()
    page.locator(".set-up .cell.free").first.click()
    before = page.locator(".set-up .board").bounding_box()
    page.locator(".set-up .cell", has_text="Castle").click()  # turned round, which nothing does
    page.get_by_role("button", name="Study this").click()
    expect(page.locator(".study .notice")).to_be_visible()
    assert page.locator(".set-up .board").bounding_box() == before


@pytest.mark.slow
def test_everything_of_a_position_is_set_up(study) -> None:
    page = study("brave-rats")
    page.get_by_role("button", name="Set up").click()
    turn_to(page, "options")
    page.get_by_label("Edition").select_option("18 cards")
    turn_to(page, "hands")
    for number in (2, 6):  # both play a Spy and a General: one each
        page.locator(f".set-up .study-side.{'p1' if number == 2 else 'p2'} .row-of-cards button").nth(number).click()
    turn_to(page, "score")
    yarg, applewood = (page.get_by_role("group", name=name) for name in ("Yarg", "Applewood"))
    yarg.get_by_label("Last card").select_option("2 Spy")
    applewood.get_by_label("Last card").select_option("6 General")
    page.get_by_label("+2 for the next card").select_option("Applewood")
    page.get_by_label("Shows a card first").select_option("Applewood")
    page.get_by_label("The card that lies open").select_option("7 Prince")
    victories = applewood.get_by_label("Victories", exact=True)
    victories.fill("1")
    victories.press("Tab")
    page.get_by_role("button", name="Study this").click()
    expect(page.locator(".values h2")).to_have_text(["Yarg chooses"])  # who sees the Prince
    expect(page.locator(".values li")).to_have_count(8)
    expect(page.locator(".study-mat")).to_contain_text("+2")
    page.get_by_role("button", name="Play on").click()  # practice, from there
    expect(page.locator("main.private")).to_be_visible()  # stored by now, for what follows opens the page anew
    table = Table(page, page.url)
    table.wait_for("private")
    table.lock(7)
    table.play_on(until=("private",))
    expect(page.get_by_text("A practice game")).to_be_visible()


@pytest.mark.slow
def test_a_tower_goes_on_a_tile_and_what_it_covers_stays(study) -> None:
    page = study("r-vs-r")
    page.get_by_role("button", name="Set up").click()
    tiles, cells = page.locator(".set-up .row-of-tiles button"), page.locator(".set-up .cell")
    tiles.filter(has_text="Castle").click()
    cells.nth(4).click()
    tiles.filter(has_text="King").click()
    cells.nth(3).click()
    tiles.filter(has_text="Tower").click()
    cells.nth(3).click()
    expect(cells.nth(3)).to_have_attribute("aria-label", "a2: Tower, an ally of Royalty, shield, on top of the King")
    for _ in range(3):  # turned, down, and off
        cells.nth(3).click()
    expect(cells.nth(3)).to_contain_text("King")
    for number, name in enumerate(("Shaman", "Sage", "Temple")):
        tiles.filter(has_text=name).click()
        cells.nth(number).click()
    expect(cells.nth(3)).to_have_attribute("aria-label", re.compile("King.*, power cancelled$"))
    expect(cells.first).to_have_attribute("aria-label", re.compile("Shaman.*, shield$"))
    under = cells.nth(2).evaluate("cell => parseFloat(getComputedStyle(cell, '::before').bottom)")
    assert under > cells.nth(2).locator(".signs").bounding_box()["height"], "its coordinate covers no sign"
    turn_to(page, "options")
    page.get_by_label("Setup").select_option("First game")
    page.get_by_role("button", name="Study this").click()
    expect(page.locator(".study .notice")).to_be_visible()
