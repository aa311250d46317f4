"""The study board: both games, played on for both sides, set up, refused with the reason, kept through a reload."""

import pytest
from playwright.sync_api import Page, expect

from .test_every_screen import check
from .walk import show


@pytest.fixture
def study(window, site, faults):
    def begin(game: str) -> Page:
        window.goto(site.url("/"))
        show(window, screen="study", game=game)
        expect(window.locator(".values li").first).to_be_visible()
        return window

    return begin


def step(page: Page) -> None:
    """The first choice in each list of values."""
    lists = page.locator(".values ul")
    for number in range(lists.count()):
        lists.nth(number).locator("button").first.click()


def test_a_study_of_brave_rats(study) -> None:
    page = study("brave-rats")
    expect(page.locator(".values li")).to_have_count(16)
    step(page)
    expect(page.locator(".branches li li")).to_have_count(1)
    page.get_by_label("Note").fill("A first idea")
    page.get_by_label("Note").press("Tab")
    page.get_by_role("button", name="The start").click()
    expect(page.locator(".values li")).to_have_count(16)
    for number in range(2):
        page.locator(".values ul").nth(number).locator("button").nth(1).click()
    expect(page.locator(".branches li li")).to_have_count(2)  # a branch
    page.reload()
    expect(page.locator(".branches li li")).to_have_count(2)
    page.locator(".branches li li button").first.click()
    expect(page.get_by_label("Note")).to_have_value("A first idea")
    page.get_by_role("button", name="Set up").click()
    victories = page.get_by_label("Victories", exact=True).first
    victories.fill("4")
    victories.press("Tab")
    page.get_by_role("button", name="Study this").click()
    expect(page.locator(".set-up .notice")).to_have_text("Yarg has 4 victories already: the game is over.")
    page.get_by_role("button", name="Leave it").click()
    expect(page.locator(".branches li li")).to_have_count(2)  # nothing is lost
    check(page, "a study of Brave Rats")


def test_a_study_of_r_vs_r(study) -> None:
    page = study("r-vs-r")
    step(page)
    expect(page.locator(".branches li li")).to_have_count(1)
    expect(page.locator(".values .all")).to_be_visible()
    page.get_by_role("button", name="Set up").click()
    page.locator(".row-of-tiles button", has_text="Castle").click()
    page.locator(".set-up .cell.free").first.click()
    page.locator(".set-up .cell", has_text="Castle").click()
    page.get_by_role("button", name="Study this").click()
    expect(page.locator(".set-up .notice")).to_contain_text("has a shield: nothing turns it round")
    check(page, "a position of R vs R that is set up")
    page.locator(".set-up .cell", has_text="Castle").click()  # face down
    page.locator(".set-up .cell.down").click()  # at home again
    page.get_by_role("button", name="Study this").click()
    expect(page.locator(".branches li")).to_have_count(1)
    expect(page.locator(".values li").first).to_be_visible()
