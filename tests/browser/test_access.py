"""Whole games with keys alone, and what somebody hears of them."""

import re

from playwright.sync_api import expect

from .table import Table

# Every text that the live region has said.
HEAR = """() => {
    globalThis.heard = [];
    const log = document.querySelector("#log");
    new MutationObserver(() => log.textContent && heard.push(log.textContent)).observe(log, { childList: true });
}"""


def tab_to(table: Table, selector: str) -> None:
    """Press Tab until the focus is there."""
    for _ in range(80):
        if table.page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        table.page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {selector}")


def press(table: Table, key: str) -> str:
    """A key, and then the next screen."""
    return table.after(lambda: table.page.keyboard.press(key))


def test_a_whole_game_of_brave_rats_with_keys_alone(table):
    table.wait_for_engine()
    tab_to(table, ".play")
    table.page.keyboard.press("Enter")
    table.wait_for("private")
    stage = "private"
    while stage != "end":
        if stage == "private":
            strengths = table.page.locator(".hand .strength").all_inner_texts()
            table.page.keyboard.press(strengths[-1])
            expect(table.main_button()).to_be_focused()
        else:
            tab_to(table, ".action button")
        stage = press(table, "Enter")
    expect(table.page.locator("h1")).to_be_focused()


def test_enter_goes_on_from_a_verdict(table):
    table.wait_for_engine()
    table.new_game(level=0)
    table.lock(3)
    assert table.after(lambda: table.page.keyboard.press("Enter")) == "private"


def test_the_board_is_one_stop_and_arrows_walk_it(realm):
    realm.start(two=True)
    realm.tiles().first.click()
    tab_to(realm, ".cell")
    at = realm.page.evaluate("document.activeElement.dataset.cell")
    realm.page.keyboard.press("Tab")
    assert not realm.page.evaluate("document.activeElement.matches('.cell')"), "the other eight are no stops"
    realm.page.keyboard.press("Shift+Tab")
    assert realm.page.evaluate("document.activeElement.dataset.cell") == at
    assert at == "b2"
    realm.page.keyboard.press("ArrowRight")
    realm.page.keyboard.press("ArrowDown")
    assert realm.page.evaluate("document.activeElement.dataset.cell") == "c1"
    realm.page.keyboard.press("Home")
    assert realm.page.evaluate("document.activeElement.dataset.cell") == "a1"
    realm.page.keyboard.press("Enter")
    expect(realm.cell("a1")).to_have_class(re.compile(r"\bghost\b"))


def test_a_game_is_heard_with_one_message_a_round(table):
    table.wait_for_engine()
    table.page.evaluate(HEAR)
    table.new_game(level=1)
    stages = table.play_on()
    heard = table.page.evaluate("heard")
    assert len(heard) == stages.count("verdict") + 1
    for told in heard[:-1]:
        assert "Score: you " in told and ("take" in told or "Nobody" in told or "at once" in told)
    assert table.title not in heard[-1], "the heading has the focus and is read anyway"


def test_what_the_other_side_places_is_heard(realm):
    realm.wait_for_engine()
    realm.page.evaluate(HEAR)
    realm.start()
    for _ in range(3):
        realm.place_anything()
    heard = realm.page.evaluate("heard")
    assert len(heard) == 3
    assert all("The Neighbour places" in told and "You " in told for told in heard)
