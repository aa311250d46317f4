"""Studies of what is hidden while it is played, and shown to whoever studies: Lucky Draw, drafts, secret setups."""

import pytest
from playwright.sync_api import expect

from pocketcrowns.links.values import read_link

from .published import study_of
from .table import Table
from .test_every_screen import check
from .test_study import step, turn_to
from .walk import show


@pytest.mark.slow
def test_a_position_of_lucky_draw(study) -> None:
    page = study("brave-rats")
    page.get_by_role("button", name="Set up").click()
    turn_to(page, "options")
    page.locator(".set-up .pick", has_text="Lucky draw").click()
    turn_to(page, "hands")
    first, pile = (page.locator(".set-up .study-side.p1 .row-of-cards").nth(row) for row in (0, 1))
    expect(first.locator("[aria-pressed=true]")).to_have_count(3)
    pile.locator("button").first.click()  # out of the hand
    expect(first.locator("[aria-pressed=true]")).to_have_count(2)
    page.get_by_role("button", name="Study this").click()
    expect(page.locator(".study .notice")).to_have_text("Yarg has 2 cards in hand, and would have 3.")
    check(page, "a position of Lucky Draw that is set up")
    first.locator("button").nth(5).click()  # and another one into it
    page.get_by_role("button", name="Study this").click()
    expect(page.locator(".values li")).to_have_count(6)
    expect(page.locator(".values .quiet").first).to_contain_text("by what that side knows")
    expect(page.locator(".study-side.p1 .below")).to_have_count(5)
    step(page)
    expect(page.locator(".branches li li")).to_have_count(1)
    expect(page.locator(".study-side.p1 .below")).to_have_count(4)  # one was drawn


@pytest.mark.slow
def test_the_middle_of_a_draft(study) -> None:
    page = study("brave-rats")
    page.get_by_role("button", name="Set up").click()
    turn_to(page, "options")
    page.locator(".set-up .pick", has_text="Draft").click()
    turn_to(page, "hands")
    places = page.locator(".set-up .row-of-cards")
    places.nth(1).locator("button").nth(7).click()
    for number in (2, 2, 5):
        places.nth(2).locator("button").nth(number).click()
    page.get_by_role("button", name="Study this").click()  # three are on offer: the second chooses
    expect(page.locator(".values h2")).to_have_text(["Applewood chooses"])
    expect(page.locator(".values li")).to_have_count(2)
    expect(page.locator(".study-mat .few li")).to_have_count(3)
    check(page, "a draft that was set up")
    step(page)
    expect(page.locator(".values h2")).to_have_text(["Yarg chooses"])
    page.get_by_role("button", name="Set up").click()
    places.nth(2).locator("button").nth(0).click()
    page.get_by_role("button", name="Study this").click()
    expect(page.locator(".study .notice")).to_contain_text("No draft comes to this: 1 and 1 kept, 3 on offer.")


@pytest.mark.slow
def test_a_secret_setup_is_set_up_and_sent(context, study, site) -> None:
    page = study("r-vs-r")
    show(page, screen="study", game="r-vs-r", about={"link": study_of(setup="secret-random")})
    expect(page.locator(".values li").first).to_be_visible()
    expect(page.locator(".values .quiet").first).to_contain_text("by what that side knows")
    expect(page.locator(".study-table")).to_contain_text("Bard")  # what the other side hides
    page.locator(".branches button").first.click()
    expect(page.locator(".values li").first).to_be_visible()
    page.get_by_role("button", name="Set up").click()
    page.locator(".row-of-tiles button", has_text="Witch").click()
    page.locator(".set-up").get_by_role("button", name="Not in this game").last.click()
    page.get_by_role("button", name="Study this").click()
    expect(page.locator(".study .notice")).to_contain_text("3 neutral tiles are there, and 4 belong to this setup.")
    check(page, "a secret setup that is set up")
    page.locator(".row-of-tiles button", has_text="Seer").click()
    page.get_by_role("button", name="Move the Seer here: Religion").click()
    page.get_by_role("button", name="Study this").click()
    expect(page.locator(".values li").first).to_be_visible()
    step(page)
    expect(page.locator(".branches li li")).to_have_count(1)
    page.get_by_role("button", name="Share").click()
    value = read_link(page.locator("#address").inner_text())
    assert "seer" in value["record"]["start"]["zones"]["p2"] and "seer" in value["steps"][1]["seen"]["zones"]["p2"]


@pytest.mark.slow
def test_a_game_with_hidden_hands_is_studied_when_it_is_over_and_not_before(page, site, faults) -> None:
    table = Table(page, site.url("/"))
    table.wait_for_engine()
    table.new_game(level=0, variants=(1,))
    table.wait_for("private")
    for about in ({"practice": False}, {"practice": False, "turns": 3}):
        show(page, screen="study", game="brave-rats", about=about)
        expect(page.locator(".values li")).to_have_count(16)  # a new study, of open hands
    show(page, screen="table", game="brave-rats")
    rounds = table.play_on().count("private")
    page.get_by_role("button", name="Study board").click()
    expect(page.locator(".values li").first).to_be_visible()
    assert page.locator(".branches li").count() > rounds  # and one more where a Spy looks first
    page.get_by_role("button", name="The start").click()
    expect(page.locator(".values .quiet").first).to_contain_text("by what that side knows")
    expect(page.locator(".study-side.p2 .below")).to_have_count(5)
