"""The study board: both games, played on for both sides, refused with the reason, kept, sent, and come to."""

import re

import pytest
from playwright.sync_api import Page, expect

from pocketcrowns.links.values import read_link, write_link
from tests.helpers import play, sit

from .published import published
from .realm import reached
from .table import Table, session
from .test_every_screen import check
from .walk import A_DAY, show

BEGIN = "game => history.replaceState({ screen: 'study', game, about: null }, '')"

# Of each list, what its bars add up to, in percent.
WHOLE = """lists => lists.map((list) => [...list.querySelectorAll(".part")]
    .reduce((sum, { width }) => sum + width.baseVal.valueInSpecifiedUnits, 0))"""

# Counts what the coach is asked.
LOOKS = """() => {
  const { dataset } = document.documentElement;
  const post = Worker.prototype.postMessage;
  dataset.looks = 0;
  Worker.prototype.postMessage = function (message, ...more) {
    dataset.looks = Number(dataset.looks) + message.text?.includes('"ask":"advise"');
    return post.call(this, message, ...more);
  };
}"""
LOOK = 1_000  # ms
LONG = 120_000


def step(page: Page) -> None:
    """The first choice in each list of values."""
    lists = page.locator(".values ul")
    for number in range(lists.count()):
        lists.nth(number).locator("button").first.click()


def turn_to(page: Page, part: str) -> None:
    """What is changed of a position, where only one part of it is open."""
    page.locator(f'input[name="part"][value="{part}"]').check()


def test_a_study_of_brave_rats(study) -> None:
    page = study("brave-rats")
    expect(page.locator(".values li")).to_have_count(16)
    expect(page.locator(".values .columns").first).to_have_text("play it wins")
    assert page.locator(".values ul").evaluate_all(WHOLE) == pytest.approx([100, 100], abs=0.1), "bars are shares"
    step(page)
    expect(page.locator(".branches li li")).to_have_count(1)
    page.get_by_label("Note").fill("A first idea")
    page.get_by_label("Note").press("Tab")
    page.get_by_role("button", name="The start").click()
    expect(page.locator(".values li")).to_have_count(16)
    for number in range(2):
        page.locator(".values ul").nth(number).locator("button").nth(1).click()
    expect(page.locator(".branches li li")).to_have_count(2)  # a branch
    expect(page.locator(".here b")).to_have_text("Variation 2 of 2:")
    page.reload()
    expect(page.locator(".branches li li")).to_have_count(2)
    page.set_viewport_size({"width": 360, "height": 640})
    expect(page.locator(".values li")).not_to_have_count(0)
    page.locator(".here").click()
    expect(page.locator('.branches [aria-current="step"]')).to_be_in_viewport(ratio=1)
    page.locator(".branches li li button").first.click()
    expect(page.locator(".here b")).to_have_text("Variation 1 of 2:")
    expect(page.get_by_label("Note")).to_have_value("A first idea")
    page.get_by_role("button", name="Set up").click()
    turn_to(page, "score")
    victories = page.get_by_role("group", name="Yarg").get_by_label("Victories", exact=True)
    victories.fill("4")
    victories.press("Tab")
    page.get_by_role("button", name="Study this").click()
    expect(page.locator(".study .notice")).to_have_text("Yarg has 4 victories already: the game is over.")
    page.get_by_role("button", name="Cancel").click()
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
    expect(page.locator(".set-up .cell", has_text="Castle").locator(".signs svg")).to_be_visible()
    page.locator(".set-up .cell", has_text="Castle").click()
    page.get_by_role("button", name="Study this").click()
    expect(page.locator(".study .notice")).to_contain_text("has a shield: nothing turns it round")
    check(page, "a position of R vs R that is set up")
    page.locator(".set-up .cell", has_text="Castle").click()  # face down
    page.locator(".set-up .cell.down").click()  # at home again
    page.get_by_role("button", name="Study this").click()
    expect(page.locator(".branches li")).to_have_count(1)
    expect(page.locator(".values li").first).to_be_visible()


@pytest.mark.slow
def test_what_is_best_on_the_board_is_gold_and_nothing_where_all_is_alike(study) -> None:
    page = study("r-vs-r")
    show(page, screen="study", game="r-vs-r", about={"link": published("s", "r-vs-r")})
    best = page.locator(".values .best")
    gold = page.locator(".study .board .cell:has(.disc:not(.taken, [hidden]))")
    expect(page.locator(".values .head p")).to_have_text("lost, proven, whatever is chosen")
    expect(page.locator(".values li").first).to_be_visible()
    numbers = page.locator(".study .board .disc:visible, .values li :is(b, .share)")
    assert (numbers.count(), best.count()) == (0, 0)
    page.locator(".branches button", has_text="Temple on b1").click()
    expect(best.first).to_be_visible()
    page.locator(".values .all").click()
    expect(page.locator(".values .all")).to_have_count(0)
    cells = {re.search(" on ([abc][123])", row)[1] for row in best.all_inner_texts()}
    assert set(gold.evaluate_all("all => all.map(({ dataset }) => dataset.cell)")) == cells


@pytest.mark.slow
def test_a_position_whose_proof_takes_long_is_looked_at_again_for_as_long_as_one_stays(study) -> None:
    page = study("r-vs-r")
    record, _ = reached("standard", lambda public, _: sum(public["seen"]["allies"].values()) == 5, "b")
    page.evaluate(LOOKS)
    show(page, screen="study", game="r-vs-r", about={"record": record, "turns": len(record["turns"])})
    asked = page.locator("html")
    expect(asked).to_have_attribute("data-looks", re.compile("^[3-6]$"), timeout=LONG)
    here = page.locator(".branches [aria-current=step]").inner_text()
    page.locator(".branches button", has_text="The start").click()  # where no proof is in reach
    expect(page.locator(".branches [aria-current=step]")).not_to_have_text(here)
    page.wait_for_timeout(2 * LOOK)
    count = int(asked.get_attribute("data-looks"))
    page.wait_for_timeout(2 * LOOK)
    expect(asked).to_have_attribute("data-looks", str(count))
    page.locator(".branches button", has_text=here).click()
    expect(asked).to_have_attribute("data-looks", str(count + 6), timeout=LONG)
    page.wait_for_timeout(2 * LOOK)
    expect(asked).to_have_attribute("data-looks", str(count + 6))
    page.locator(".branches button", has_text="The start").click()
    expect(asked).to_have_attribute("data-looks", str(count + 7), timeout=LONG)
    page.locator(".branches button", has_text=here).click()
    expect(asked).not_to_have_attribute("data-looks", str(count + 7), timeout=LONG)
    show(page, screen="home", game="r-vs-r")
    page.wait_for_timeout(2 * LOOK)
    count = int(asked.get_attribute("data-looks"))
    page.wait_for_timeout(2 * LOOK)
    expect(asked).to_have_attribute("data-looks", str(count))
    show(page, screen="study", game="r-vs-r", about=None)
    expect(page.locator(".values li").first).to_be_visible()  # what it came to is still there
    expect(asked).to_have_attribute("data-looks", str(count + 6), timeout=LONG)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["brave-rats", "r-vs-r"])
def test_at_a_desk_it_is_as_high_as_the_window_and_what_is_long_scrolls_in_its_panel(study, game) -> None:
    page = study(game)
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(page.locator(".branches")).to_have_css("overflow-y", "auto")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    for part in (".standing", ".values"):
        assert page.locator(part).evaluate("each => each.scrollHeight <= each.clientHeight"), part


@pytest.mark.slow
def test_a_study_is_sent_and_gone_on_with(context, study, site) -> None:
    page = study("brave-rats")
    for number in (0, 1):
        for side in (0, 1):
            page.locator(".values ul").nth(side).locator("button").nth(number).click()
        expect(page.locator(".branches li li")).to_have_count(number + 1)
        if not number:
            page.get_by_label("Note").fill("Et si…")
            page.get_by_label("Note").press("Tab")
            page.get_by_role("button", name="The start").click()
            expect(page.locator(".values li")).to_have_count(16)
    page.get_by_role("button", name="Share").click()
    link = page.locator("#address").inner_text()
    value = read_link(link)
    assert value["kind"] == "s" and [step["note"] for step in value["steps"]] == ["", "Et si…", ""]
    page.get_by_role("button", name="Picture").click()
    expect(page.locator("canvas")).to_be_visible()
    page.get_by_role("button", name="Embed").click()
    expect(page.locator(".builder .snippet").first).to_contain_text("v1.s.")
    other = context.browser.new_context(locale="en-GB").new_page()
    other.goto(link)
    expect(other.locator(".branches li li")).to_have_count(2)
    expect(other.locator(".branches [aria-current=step]")).to_have_count(1)
    other.locator(".branches li li button").first.click()
    expect(other.get_by_label("Note")).to_have_value("Et si…")
    other.context.close()


@pytest.mark.slow
def test_a_study_that_takes_the_place_of_another_leaves_a_way_back(study, site) -> None:
    page = study("brave-rats")
    step(page)
    expect(page.locator(".branches li li")).to_have_count(1)
    page.get_by_label("Note").fill("Mine")
    page.get_by_label("Note").press("Tab")
    page.goto(site.url(f"/#{published('s', 'brave-rats')}"))
    way_back = page.get_by_role("button", name="Your other study")
    expect(way_back).to_be_visible()
    page.get_by_label("Note").fill("Theirs")
    page.get_by_label("Note").press("Tab")
    for note in ("Mine", "Theirs", "Mine"):
        way_back.click()
        expect(page.get_by_label("Note")).to_have_value(note)
    page.get_by_label("Note").fill("Mine again")
    page.get_by_label("Note").press("Tab")
    page.reload()
    expect(page.get_by_label("Note")).to_have_value("Mine again")
    way_back.click()
    expect(page.get_by_label("Note")).to_have_value("Theirs")


def test_a_study_that_breaks_a_rule_says_so_and_nothing_is_lost(page, site, faults) -> None:
    value = read_link(published("s", "brave-rats"))
    value["steps"][2]["turns"] = value["steps"][1]["turns"]  # the same cards once more
    page.goto(site.url(f"/#{write_link(value)}"))
    expect(page.locator(".values li").first).to_be_visible()
    page.locator(".branches li li li button").first.click()
    expect(page.get_by_role("alert")).to_contain_text("breaks a rule")
    faults.clear()  # the engine's refusal, which is told
    page.locator(".branches li li button").first.click()
    expect(page.locator(".values li").first).to_be_visible()
    page.locator(".branches li li li button").first.click()
    expect(page.get_by_role("alert")).to_contain_text("breaks a rule")
    faults.clear()
    page.get_by_role("button", name="Remove this step").click()
    expect(page.locator(".values li").first).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


@pytest.mark.slow
def test_one_tap_leads_there_from_the_end_of_a_game_a_puzzle_and_the_first_screen(page, site, faults) -> None:
    table = Table(page, site.url("/"))
    table.wait_for_engine()
    page.locator(".more button").first.click()
    page.locator("#learn").get_by_role("button", name="Study board").click()
    expect(page.locator(".values li").first).to_be_visible()
    show(page, screen="home", game="brave-rats")
    match = sit()
    play(match, "wizard musician", "general spy", "ambassador prince", "prince ambassador")
    table.sit_down(session(match.record(), "p1", "scamp"))
    table.play_on()
    page.get_by_role("button", name="Study board").click()
    expect(page.locator(".values li").first).to_be_visible()
    steps = page.locator(".branches li").count()
    assert steps > 1 and page.locator(".branches [aria-current=step]").inner_text().startswith(f"{steps - 2}. ")
    page.clock.set_fixed_time(A_DAY)
    show(page, screen="puzzle", game="brave-rats")
    table.wait_for("private")
    table.ask_help()
    page.locator(".assist button").nth(1).click()
    page.locator(".assist").get_by_role("button", name="Study board").click()
    expect(page.locator(".values li").first).to_be_visible()


def test_a_study_in_a_frame_is_tapped_through_and_gone_on_with(page, site, faults) -> None:
    page.goto(site.url(f"/embed.html?lang=en#{published('s', 'r-vs-r')}"))
    title = page.locator(".moment > h2")
    expect(title).to_have_text("3. Queen on c1")
    page.get_by_role("button", name="To the start").click()
    expect(title).to_have_text("The start")
    page.locator(".ways button").click()
    expect(title).to_have_text("1. Citizen on b2")
    page.locator(".ways button").nth(1).click()
    expect(title).to_have_text("2. Paladin on a2")
    page.keyboard.press("Tab")
    title.click()
    page.locator(".moment").press("ArrowLeft")
    expect(title).to_have_text("1. Citizen on b2")
    page.locator(".ways button").first.click()
    expect(page.locator(".noted")).to_have_text("A corner is better.")
    page.locator(".start .main").click()
    expect(page.locator(".branches li")).to_have_count(6)


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["r", "p"])
def test_one_tap_leads_there_from_a_frame(page, site, faults, kind) -> None:
    page.goto(site.url(f"/embed.html?lang=en#{published(kind, 'r-vs-r')}"))
    page.locator(".start button").last.click()
    expect(page.locator(".values li").first).to_be_visible()
    assert page.locator(".branches li").count() > 3
