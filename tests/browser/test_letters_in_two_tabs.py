"""One person's two tabs on games by letters: each has an engine of its own, and either may be slow to answer."""

import json

import pytest
from playwright.sync_api import expect

from .penfriend import Penfriend
from .test_faults import ANSWER, HOLD_WORKERS


@pytest.fixture
def tabs(context, site, faults) -> tuple[Penfriend, Penfriend]:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    context.add_init_script(HOLD_WORKERS)
    one, two = (Penfriend(context.new_page(), site.url("/"), "Tom") for _ in range(2))
    for each in (one, two):
        each.wait_for_engine()
    return one, two


@pytest.fixture
def lea(browser, browser_context_args, site):
    """Somebody else, far away."""
    context = browser.new_context(**browser_context_args)
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    yield Penfriend(context.new_page(), site.url("/"), "Léa")
    context.close()


def letters(tab: Penfriend) -> dict[str, dict]:
    """The games that are stored, by their names there."""
    everything = tab.page.evaluate("({ ...localStorage })")
    return {name: json.loads(text) for name, text in everything.items() if ".letter." in name}


def open_letter(tab: Penfriend) -> None:
    tab.page.get_by_role("button", name="One game at a distance").click()
    tab.page.locator(".letter-games button").click()


@pytest.mark.slow
def test_a_card_that_is_chosen_in_two_tabs_goes_out_once(tabs):
    one, two = tabs
    one.front().invite(0)
    two.front().page.reload()
    open_letter(two)
    two.page.locator("main.private").wait_for()
    two.page.evaluate("slow = []")
    two.cards().nth(6).click()
    two.main_button().click()
    one.front().play()
    link, kept = one.link(), letters(one)
    two.page.evaluate(ANSWER)
    two.page.locator(".paste-link").wait_for()
    assert letters(two) == kept and len(kept) == 1
    assert two.page.locator("#letter-link").input_value() == link


@pytest.mark.slow
def test_a_tab_that_opens_slowly_takes_nothing_back(tabs):
    one, two = tabs
    one.front().invite(0)
    two.front().page.reload()
    two.wait_for_engine()
    two.page.evaluate("slow = []")
    open_letter(two)
    one.front().play()
    link, kept = one.link(), letters(one)
    two.page.evaluate(ANSWER)
    two.page.locator(".paste-link").wait_for()
    assert letters(two) == kept and two.page.locator("#letter-link").input_value() == link


@pytest.mark.slow
def test_a_link_that_is_read_in_two_tabs_counts_once(tabs, lea):
    one, two = tabs
    lea.invite(0)
    lea.play()
    invitation = lea.link()
    two.page.goto("about:blank")
    two.page.goto(invitation)
    two.page.locator("#letters-name").wait_for()
    two.page.evaluate("slow = []")
    two.main_button().click()
    one.front().join(invitation)
    one.play()
    answer, kept = one.link(), letters(one)
    two.page.evaluate(ANSWER)
    two.page.locator(".paste-link").wait_for()
    assert letters(two) == kept and two.page.locator("#letter-link").input_value() == answer
    lea.receive(answer)
    lea.play()
    news = lea.link()
    two.page.evaluate("slow = []")
    two.front().paste(news)
    one.front().receive(news)
    one.play()
    link, kept = one.link(), letters(one)
    two.page.evaluate(ANSWER)
    expect(two.page.locator("h1")).to_have_text("This link is older")
    assert letters(two) == kept and len(kept) == 1
    two.front().main_button().click()
    two.page.locator(".paste-link").wait_for()
    assert two.page.locator("#letter-link").input_value() == link


@pytest.mark.slow
def test_a_storage_that_is_emptied_under_a_game_is_filled_again_with_all_of_it(tabs):
    one, two = tabs
    one.front().invite(0)
    before = letters(one)
    two.page.evaluate("localStorage.clear()")
    one.front().play()
    link, after = one.link(), letters(one)
    assert {name: game["secret"] for name, game in after.items()} == {name: before[name]["secret"] for name in before}
    one.page.reload()
    one.page.locator(".paste-link").wait_for()
    assert one.page.locator("#letter-link").input_value() == link


@pytest.mark.slow
def test_a_damaged_game_costs_no_other_and_is_put_aside(tabs):
    one, two = tabs
    one.front().invite(0)
    [damaged] = letters(one)
    one.page.locator("header button").first.click()
    one.invite(0)
    text = one.page.evaluate("name => localStorage[name] = localStorage[name].slice(9)", damaged)
    two.front().page.reload()
    expect(two.page.locator(".notice")).to_contain_text(damaged.removeprefix("pocket-crowns."))
    open_letter(two)
    expect(two.page.locator("main.private")).to_be_visible()
    assert two.page.evaluate("name => localStorage[name]", damaged) == text


@pytest.mark.slow
def test_games_that_an_older_version_kept_under_one_name_are_still_there(tabs):
    """One of them is damaged; it is told, and costs no other."""
    one, two = tabs
    one.front().invite(0)
    [(name, game)] = letters(one).items()
    old = json.dumps({name.rpartition(".")[2]: game, "damaged": {"text": 7}})
    one.page.close()
    two.page.evaluate("text => { localStorage.clear(); localStorage['pocket-crowns.letters'] = text; }", old)
    two.page.reload()
    expect(two.page.locator(".notice")).to_contain_text("(letter.damaged)")
    open_letter(two)
    expect(two.page.locator("main.private")).to_be_visible()
    now = letters(two)
    assert now[name]["text"] == game["text"] and now[name]["secret"] == game["secret"]
    assert now["pocket-crowns.letter.damaged"] == {"text": 7}
