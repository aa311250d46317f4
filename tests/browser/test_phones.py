"""Two people at one table with a phone each, in two browser processes, and nothing between them but their own network."""

import json
import time

import pytest
from playwright.sync_api import expect

from .conftest import NO_SERVICE_WORKER
from .phones import Phone, act, pair
from .waiting import PATIENCE_MS, wait_until

# Everything that a page says over a channel, as `said`.
LISTENED = """(() => {
    window.said = [];
    const send = RTCDataChannel.prototype.send;
    RTCDataChannel.prototype.send = function (data) {
        window.said.push(data);
        window.channel = this;
        return send.call(this, data);
    };
})()"""


@pytest.fixture
def people(browser_type, browser_type_launch_args, browser_context_args, site):
    """Makes people, each in a browser process of their own, whose pages may complain about nothing."""
    found, browsers = [], []

    def person(name, *more, **context_args):
        args = [*browser_type_launch_args["args"], *more]
        browser = browser_type.launch(**{**browser_type_launch_args, "args": args})
        browsers.append(browser)
        context = browser.new_context(**{**browser_context_args, **context_args})
        context.set_default_timeout(PATIENCE_MS)
        context.add_init_script(NO_SERVICE_WORKER)
        context.add_init_script(LISTENED)
        page = context.new_page()
        page.on("pageerror", lambda error: found.append(f"{name}: error: {error}"))
        page.on("console", lambda said: found.append(f"{name}: console: {said.text}"))
        return Phone(page, site.url("/"), name)

    yield person
    for browser in browsers:
        browser.close()
    assert found == []


@pytest.fixture
def two(people):
    return people("Léa"), people("Tom")


def paired(lea, tom, game=0, *fields):
    lea.show(game, *fields)
    tom.choose_phones(game)
    tom.main_button().click()
    pair(lea, tom)


def play(lea, tom, until=lambda: False):
    """Both play on whatever is there, until this is so or both see the end."""
    for turn in range(400):
        if until() or (lea.here == "end" and tom.here == "end"):
            return
        did = [act(each, turn + place) for place, each in enumerate((lea, tom) if turn % 2 else (tom, lea))]
        if not any(did):
            both = lambda: any(each.here in ("place", "private", "verdict", "round-end") for each in (lea, tom))  # noqa: E731
            wait_until(lea.page, lambda: both() or (lea.here == tom.here == "end"), "something to do on either phone")
    raise AssertionError("no end")


def kept(phone):
    """The games by letters that this device keeps."""
    return phone.page.evaluate(
        """() => Object.entries(localStorage).filter(([name]) => name.startsWith("pocket-crowns.letter."))
            .map(([, text]) => JSON.parse(text))"""
    )


def test_a_whole_game_of_cards(two):
    lea, tom = two
    paired(lea, tom)
    play(lea, tom)
    assert lea.title == tom.title
    rounds = [sorted(each.page.locator(".clashes").inner_text().split()) for each in two]
    assert rounds[0] == rounds[1]
    [mine], [theirs] = kept(lea), kept(tom)
    assert mine["record"] == theirs["record"] and {mine["seat"], theirs["seat"]} == {"p1", "p2"}
    assert [each["players"]["p1"]["name"] for each in (mine, theirs)] == ["Léa", "Léa"]
    secret = {mine["secret"], theirs["secret"]}
    said = [json.loads(text) for each in two for text in each.page.evaluate("window.said")]
    assert {each["k"] for each in said} == {"hello", "letter", "got", "locked"}
    assert not any(one in json.dumps(said) for one in secret)


def test_another_game_with_one_tap_each(two):
    lea, tom = two
    paired(lea, tom, 1, ("setup", 2), ("first", 0))
    play(lea, tom)
    tom.page.get_by_role("button", name="Rematch").click()
    expect(lea.page.locator(".notice")).to_have_text("The other player wants another game.")
    expect(tom.page.locator(".notice")).to_have_text("The other player is asked for another game.")
    lea.page.get_by_role("button", name="Rematch").click()
    for each in two:
        each.page.locator("main.place, main.thinking").first.wait_for()
    assert len(kept(lea)) == len(kept(tom)) == 2
