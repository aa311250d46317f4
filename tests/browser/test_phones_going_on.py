"""Two phones that have lost each other: the game waits, and goes on."""

import contextlib
import json

import pytest
from playwright.sync_api import Error, expect

import build
from tests.helpers import ask

from .conftest import DIST
from .phones import Phone, act, kept, pair, paired, play, said, told, waits
from .waiting import wait_until


@pytest.mark.slow
def test_a_phone_that_sleeps_and_a_channel_that_breaks(people):
    lea, tom = people("Léa"), people("Tom")
    paired(lea, tom)
    play(lea, tom, 2)
    asleep = tom.page.context.new_cdp_session(tom.page)
    asleep.send("Page.setWebLifecycleState", {"state": "frozen"})
    if lea.here != "private":
        act(lea)
    act(lea, 1)
    asleep.send("Page.setWebLifecycleState", {"state": "active"})
    play(lea, tom, 4)
    tom.page.evaluate("window.channel.close()")
    waits(lea)
    waits(tom)
    pair(tom, lea)
    play(lea, tom, 4)
    wait_until(lea.page, lambda: kept(lea)[0]["text"] == kept(tom)[0]["text"], "the same game on both")


@pytest.mark.slow
def test_a_page_that_dies(two):
    """It says no goodbye, so it takes half a minute until it is missed."""
    lea, tom = two
    paired(lea, tom)
    play(lea, tom, 4)
    context = tom.page.context
    with contextlib.suppress(Error):
        tom.page.goto("chrome://crash")
    told(lea, "Nothing is heard of the other phone.")
    waits(lea)
    tom.page.close()
    tom.page = context.new_page()
    tom.page.goto(tom.address)
    tom.page.get_by_role("button", name="One game at a distance").click()
    tom.page.locator(".letter-games button").click()
    by_links(tom)
    tom.page.get_by_role("button", name="On two phones").click()
    pair(lea, tom)
    play(lea, tom)
    assert lea.title == tom.title


@pytest.mark.slow
def test_a_choice_that_was_locked_is_kept_through_a_reload(two):
    """p2 chooses before p1 has sealed: nothing of it is said, and the device that keeps it goes on with it."""
    lea, tom = two
    paired(lea, tom)
    act(tom, 6)
    told_so_far = said(tom)
    assert told_so_far[-1] == {"k": "locked", "turn": 0}
    assert "general" not in json.dumps(told_so_far)
    assert kept(tom)[0]["ahead"]["action"] == "general"
    expect(lea.page.locator(".fighter.p2 .back")).to_be_visible()
    tom.page.reload()
    waits(tom)
    waits(lea)
    pair(lea, tom)
    act(lea, 2)
    for each in two:
        each.page.locator("main.verdict").wait_for()
    faces = [each.page.locator(".mat .fighter .card:not(.back) .name").all_inner_texts() for each in two]
    assert sorted(faces[0]) == sorted(faces[1]) == ["General", "Spy"]


def by_links(phone: Phone) -> None:
    """Look and choose, until there is a message to send."""
    message = phone.page.locator("main.send")
    message.or_(phone.page.locator("main.private, main.verdict")).first.wait_for()
    if phone.page.locator("main.verdict").count():
        phone.main_button().click()
        message.or_(phone.page.locator("main.private")).first.wait_for()
    if not message.count():
        phone.cards().first.click()
        phone.main_button().click()
        message.wait_for()  # a choice is always one to send


@pytest.mark.slow
def test_the_game_goes_on_by_links_and_on_two_phones_again(two):
    lea, tom = two
    paired(lea, tom)
    play(lea, tom, 4)
    lea.page.reload()
    for each in two:
        waits(each)
        each.page.get_by_role("button", name="Go on by links").click()
        by_links(each)
        each.page.get_by_role("button", name="On two phones").click()
    pair(tom, lea)
    play(lea, tom)
    assert lea.title == tom.title


@pytest.mark.slow  # a window that is not in front waits; two windows play in test_single.py too
def test_two_windows_of_one_browser_hold_both_seats(people):
    lea = people("Léa")
    tom = Phone(lea.page.context.new_page(), lea.address, "Tom")
    paired(lea, tom)
    play(lea, tom, 2)
    lea.page.reload()
    for each in (lea, tom):
        waits(each)
    pair(tom, lea)
    play(lea, tom, 2)
    one, two = kept(lea)
    assert {one["seat"], two["seat"]} == {"p1", "p2"}
    assert len(ask("letter_see", **ours(one))["record"]["turns"]) > 0


@pytest.mark.slow
def test_the_game_goes_on_with_one_phone(two):
    """From the last round that both have; what was sealed since is thrown away."""
    lea, tom = two
    paired(lea, tom)
    play(lea, tom, 3)
    tom.page.reload()
    waits(lea)
    [game] = kept(lea)
    lea.page.get_by_role("button", name="With this phone alone").click()
    expect(lea.page.locator("main [role=alert]")).to_contain_text("pass this phone on")
    lea.page.get_by_role("button", name="Go on with this phone").click()
    lea.page.locator("main.curtain").wait_for()
    sitting = json.loads(lea.page.evaluate("localStorage.getItem('pocket-crowns.sitting')"))
    assert [player["name"] for player in sitting["players"].values()] == ["Léa", "Tom"]
    assert len(sitting["record"]["turns"]) > 0
    seen = lambda turns: [turn for turn in turns if set(turn) == {"p1", "p2"}]  # noqa: E731
    assert seen(sitting["record"]["turns"]) == seen(ask("letter_see", **ours(game))["record"]["turns"])


def ours(game: dict) -> dict:
    return {key: game[key] for key in ("text", "seat", "secret")}


@pytest.mark.slow
def test_with_one_phone_nobody_knows_what_luck_told_the_other(table):
    """A game that was begun by a link, of a variant with hidden luck."""
    table.change()
    page = table.page
    page.locator('input[name="who"]').nth(3).check()
    with table.options():
        page.locator('input[name="variant"][value="lucky-draw"]').check()
    page.locator('input[name="who"]').nth(2).check()
    table.main_button().click()
    page.get_by_role("button", name="On two phones").click()
    page.get_by_role("button", name="With this phone alone").click()
    page.get_by_role("button", name="Go on with this phone").click()
    expect(page.locator(".notice", has_text="Not with these options")).to_be_visible()


@pytest.fixture
def server():
    server = build.Server(DIST)
    server.start()
    yield server
    server.stop()


@pytest.mark.slow
def test_once_both_pages_are_there_no_server_is_needed(two, server):
    lea, tom = two
    for each in two:
        each.page.goto(server.url("/"))
        each.wait_for_engine()
        each.choose_phones()
        each.main_button().click()
        each.page.locator(".pairing .qr-code").wait_for()
    server.stop()
    pair(lea, tom)
    play(lea, tom)
    assert lea.title == tom.title
