"""The study board while the engine is busy: what was tapped meanwhile, and what another tab has stored."""

from playwright.sync_api import Page, expect

from .test_study import step
from .walk import show

TWICE = "button => { button.click(); button.click(); }"
AND_ANOTHER = "(button, name) => { button.click(); document.querySelector(name).click(); }"
START = ".branches > ol > li > button"
REMOVE = ".branches > .plain"
SETTLED = 1_000  # ms, many times what such a question takes


def second_choice(page: Page):
    """The button that completes the next step: the first seat's choice is made."""
    page.locator(".values ul").first.locator("button").first.click()
    return page.locator(".values ul").nth(1).locator("button").first


def steps(page: Page, *depths: int) -> None:
    """So many steps lie one, two … steps away from the start, after a reload too: all of it can have been played."""
    for each in range(2):
        for depth, count in enumerate(depths, start=1):
            expect(page.locator(f".branches > ol {'> li > ol ' * depth}> li")).to_have_count(count)
        expect(page.locator(".values li").first).to_be_visible()
        if not each:
            page.reload()


def test_two_taps_on_a_choice_make_one_step(study) -> None:
    page = study("brave-rats")
    second_choice(page).evaluate(TWICE)
    steps(page, 1, 0)


def test_who_goes_to_another_step_meanwhile_stays_there_and_the_choice_is_kept_where_it_was_made(study) -> None:
    page = study("brave-rats")
    step(page)
    steps(page, 1, 0)
    second_choice(page).evaluate(AND_ANOTHER, START)
    steps(page, 1, 1, 0)
    expect(page.locator(START)).to_have_attribute("aria-current", "step")


def test_a_choice_at_a_step_that_is_removed_meanwhile_is_gone_with_it(study) -> None:
    page = study("brave-rats")
    step(page)
    steps(page, 1, 0)
    second_choice(page).evaluate(AND_ANOTHER, REMOVE)
    page.wait_for_timeout(SETTLED)
    steps(page, 0)


def test_a_position_that_comes_late_leads_nobody_back(study) -> None:
    page = study("brave-rats")
    page.get_by_role("button", name="Set up").click()
    page.get_by_role("button", name="Study this").evaluate(AND_ANOTHER, "header button")
    page.wait_for_timeout(SETTLED)
    expect(page.locator("main.home")).to_be_visible()


def test_a_study_in_two_tabs_is_one(context, study, site) -> None:
    first = study("brave-rats")
    step(first)
    steps(first, 1, 0)
    other = first.context.new_page()
    other.goto(site.url("/"))
    show(other, screen="study", game="brave-rats")
    steps(other, 1, 0)
    step(first)
    steps(first, 1, 1, 0)
    first.get_by_label("Note").fill("Of the first")
    first.get_by_label("Note").press("Tab")
    expect(other.locator(".branches li li li")).to_have_count(1)
    expect(other.locator(".here")).to_contain_text("1.")  # where it was
    for lists in (0, 1):
        other.locator(".values ul").nth(lists).locator("button").nth(1).click()
    steps(other, 1, 2, 0)
    first.reload()
    steps(first, 1, 2, 0)
    first.locator(".branches li li li button").first.click()
    expect(first.get_by_label("Note")).to_have_value("Of the first")
    other.close()
