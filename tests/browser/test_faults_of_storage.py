"""What is stored of games and settings is emptied, damaged, or of another version: it is told, the rest is there, and a
game goes on."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.amounts import slowly

from .realm import Realm
from .table import Table
from .test_offline import FILL_STORAGE
from .ways import begun

WIDE = {"width": 1280, "height": 800}  # where colours and language are changed at the table too


def put(page: Page, name: str, text: str) -> None:
    page.evaluate("([name, text]) => localStorage.setItem(name, text)", [f"pocket-crowns.{name}", text])


def everything(page: Page) -> dict[str, str]:
    found = page.evaluate("({ ...localStorage })")
    return {name.removeprefix("pocket-crowns."): text for name, text in found.items()}


@pytest.mark.slow
@pytest.mark.parametrize("game", [Realm, Table])
def test_a_storage_that_is_emptied_under_a_game_is_filled_again_with_all_of_it(context, site, faults, game):
    table = begun(game(context.new_page(), site.url("/")))
    table.page.set_viewport_size(WIDE)
    table.page.get_by_role("button", name="Dark colours").click()
    record = table.saved()["record"]
    other = context.new_page()
    other.goto(site.url("/"))
    other.evaluate("localStorage.clear()")
    table.front()
    table.place_anything() if game is Realm else table.press_main()
    turns = table.saved()["record"]["turns"]
    assert turns[: len(record["turns"])] == record["turns"]
    table.page.get_by_role("button", name="Français").click()
    assert json.loads(everything(table.page)["settings"]) == {"theme": "dark", "language": "fr"}
    table.page.reload()
    table.page.locator("main.curtain, main.rvr").wait_for()
    assert table.saved()["record"]["turns"] == turns
    expect(table.page.locator("html[data-theme=dark][lang=fr]")).to_have_count(1)


@pytest.mark.parametrize("damage", slowly(lambda text: text[: len(text) // 2], lambda _: "7"), ids=["cut", "another"])
def test_a_game_that_is_damaged_is_told_and_put_aside_and_costs_nothing_else(table, damage):
    table.page.get_by_role("button", name="Dark colours").click()
    begun(table)
    before = everything(table.page)
    damaged = damage(before["sitting"])
    put(table.page, "sitting", damaged)
    table.page.reload()
    table.wait_for("home")
    expect(table.page.locator(".notice")).to_have_text(
        "Something that was kept here cannot be read (sitting). It stays here, put aside; everything else works."
    )
    assert everything(table.page) == {**before, "sitting": damaged}
    table.new_game_by_form(two=True)
    after = everything(table.page)
    assert json.loads(after["aside.sitting"]) == damaged and json.loads(after["sitting"])["record"]
    assert after["settings"] == before["settings"]
    table.page.reload()
    table.wait_for("curtain")
    table.page.locator("header button").first.click()
    expect(table.page.locator(".notice")).to_have_count(0)


@pytest.mark.parametrize("size", slowly(None, WIDE), ids=["phone", "desk"])
def test_a_storage_that_fills_up_in_a_game_is_told_and_takes_the_whole_game_when_there_is_room(
    context, site, faults, size
):
    """On a desk the story asks the engine behind each placement: what is told stays for all that."""
    realm = begun(Realm(context.new_page(), site.url("/")))
    if size:
        realm.page.set_viewport_size(size)
    before = realm.saved()["record"]["turns"]
    realm.page.evaluate(FILL_STORAGE)
    realm.place_anything()
    expect(realm.page.get_by_role("alert")).to_contain_text("what is played from now on")
    realm.place_anything()
    assert realm.saved()["record"]["turns"] == before
    realm.page.evaluate("localStorage.removeItem('filler 0')")
    realm.place_anything()
    expect(realm.page.get_by_role("alert")).to_have_count(0)
    turns = realm.saved()["record"]["turns"]
    assert turns[: len(before)] == before and len(turns) >= len(before) + 3
    realm.page.reload()
    realm.wait_for("rvr")
    assert realm.saved()["record"]["turns"] == turns


@pytest.mark.slow
def test_the_chances_ask_behind_what_is_told(context, site, faults):
    realm = Realm(context.new_page(), site.url("/"))
    put(realm.page, "settings", '{"chances": true}')
    realm.page.reload()
    realm.wait_for_engine()
    realm.start(setup=1)
    realm.page.evaluate(FILL_STORAGE)
    realm.place_anything()
    expect(realm.page.locator(".help")).to_have_attribute("aria-label", re.compile("%"))
    expect(realm.page.get_by_role("alert")).to_contain_text("what is played from now on")


@pytest.mark.slow
def test_settings_that_are_damaged_are_put_aside_when_others_are_chosen(table):
    table.page.get_by_role("button", name="Dark colours").click()
    put(table.page, "settings", "{dark")
    table.page.reload()
    expect(table.page.locator(".notice")).to_contain_text("(settings)")
    expect(table.page.locator("html[data-theme=light]")).to_have_count(1)
    table.page.get_by_role("button", name="Dark colours").click()
    assert everything(table.page) == {"settings": '{"theme":"dark"}', "aside.settings": '"{dark"'}


@pytest.mark.slow
def test_settings_that_are_chosen_in_two_tabs_are_both_kept(table, context, site):
    other = Table(context.new_page(), site.url("/"))
    table.page.get_by_role("button", name="Dark colours").click()
    other.page.wait_for_function("() => 'pocket-crowns.settings' in localStorage")
    other.page.get_by_role("button", name="Français").click()
    assert json.loads(everything(table.page)["settings"]) == {"theme": "dark", "language": "fr"}


def test_a_game_of_a_newer_version_is_refused_by_name_and_stays(table):
    begun(table)
    newer = table.saved()
    newer["record"]["v"] = 99
    put(table.page, "sitting", json.dumps(newer))
    table.page.evaluate("history.replaceState(null, '')")
    table.page.reload()
    table.page.get_by_role("button", name="Go on").click()
    expect(table.page.locator(".notice")).to_contain_text("bad_record")
    assert table.saved()["record"] == newer["record"]
