"""Reloads, closed tabs, killed workers, blocked storage: nothing is lost, or it is said."""

import re

import pytest
from playwright.sync_api import expect

from tests.bench.slow_line import SlowLine

from .table import NEARLY_OVER, Table


def kill_the_worker(table):
    """The engine's worker ends without a word, as when a phone takes its memory back."""
    [worker] = table.page.workers
    worker.evaluate("self.close()")


@pytest.mark.slow
def test_a_reload_goes_on_at_the_same_position(table):
    table.new_game(level=1)
    table.lock(3)
    table.press_main()
    before, record = table.html("main"), table.saved()["record"]
    table.page.reload()
    table.wait_for("private")
    assert table.html("main") == before
    assert table.saved()["record"] == record


def test_a_reload_keeps_a_sealed_card_sealed(table):
    table.new_game(two=True)
    table.press_main()
    table.lock("Assassin")
    table.page.reload()
    table.wait_for("curtain")
    assert table.title == "Pass the device to Tom"
    table.press_main()
    table.lock("General")
    table.press_main()
    assert table.title == "The Assassin reverses it: 3 beats 6."


@pytest.mark.slow
def test_a_reload_at_the_verdict_shows_it_again(table):
    table.new_game(level=1)
    table.lock(5)
    before = table.title
    table.page.reload()
    table.wait_for("verdict")
    assert table.title == before


@pytest.mark.slow
def test_a_reload_while_the_computer_answers_loses_nothing(table):
    """The stored news of a card laid open for a Spy is no round to show."""
    table.new_game(level=0, tied=NEARLY_OVER)
    table.page.evaluate(
        """() => {
            const session = JSON.parse(localStorage.getItem("pocket-crowns.sitting"));
            session.news = [{ kind: "shown", seat: "p1", card: "spy" }];
            localStorage.setItem("pocket-crowns.sitting", JSON.stringify(session));
        }"""
    )
    table.page.reload()
    table.wait_for("private")
    assert table.play_on()[-1] == "end"


def test_a_closed_tab_is_resumed_from_the_first_screen(table, site, context):
    table.new_game(level=1)
    table.lock(3)
    table.press_main()
    record = table.saved()["record"]
    table.page.close()
    again = Table(context.new_page(), site.url("/"))
    again.page.get_by_role("button", name="Go on").click()
    again.wait_for("private")
    assert again.saved()["record"] == record
    assert again.lock() in ("verdict", "end")


@pytest.mark.slow
def test_a_killed_worker_is_replaced_and_the_game_goes_on(table):
    table.new_game(two=True)
    table.press_main()
    table.lock("Spy")
    kill_the_worker(table)
    table.press_main()
    expect(table.page.locator(".notice")).to_contain_text("as you left it")
    table.lock("Assassin")
    table.press_main()
    assert table.title == "The Assassin reverses it: 2 beats 3."


def test_a_game_that_is_open_in_two_tabs_is_played_in_one(table, site, context):
    """Whoever opens it plays it; the other tab says so, and takes it back from where it is then."""
    table.new_game(level=1)
    table.lock(3)
    table.press_main()
    other = Table(context.new_page(), site.url("/"))
    other.page.get_by_role("button", name="Go on").click()
    other.wait_for("private")
    table.wait_for("centred")
    assert table.title == "This game goes on in another tab"
    other.lock(4)
    other.wait_for("verdict", "end")
    turns = other.saved()["record"]["turns"]
    assert len(turns) >= 2 and table.saved()["record"]["turns"] == turns
    table.front().press_main()
    assert table.wait_for("verdict", "end") and table.saved()["record"]["turns"] == turns
    other.wait_for("centred")
    assert table.play_on()[-1] == "end"
    assert other.title == "This game goes on in another tab" and table.saved()["finished"]


@pytest.mark.slow
def test_a_choice_made_in_two_tabs_at_once_counts_in_one(table, site, context):
    """The first tab has not heard of the other yet: what it would store is refused all the same."""
    table.new_game(level=1)
    table.wait_for("private")
    table.page.add_init_script("addEventListener('storage', (event) => event.stopImmediatePropagation())")
    table.page.reload()
    table.wait_for("private")
    other = Table(context.new_page(), site.url("/"))
    other.page.get_by_role("button", name="Go on").click()
    other.wait_for("private")
    other.lock("Spy")
    other.wait_for("verdict")
    stored = other.saved()
    assert table.stage == "private"
    table.lock("General")
    table.wait_for("centred")
    assert table.title == "This game goes on in another tab" and table.saved() == stored
    assert other.play_on()[-1] == "end"


def test_a_record_that_was_tampered_with_is_refused_and_kept(table):
    table.new_game(level=1)
    table.lock(3)
    table.page.evaluate(
        """() => {
            const session = JSON.parse(localStorage.getItem("pocket-crowns.sitting"));
            session.record.turns[0].p1 = "dragon";
            session.news = null;
            localStorage.setItem("pocket-crowns.sitting", JSON.stringify(session));
            history.replaceState(null, "");
        }"""
    )
    table.page.reload()
    table.page.get_by_role("button", name="Go on").click()
    expect(table.page.locator(".notice")).to_contain_text("bad_record")
    assert table.saved()["record"]["turns"][0]["p1"] == "dragon"
    table.new_game_by_form(level=0)
    assert table.lock() == "verdict"


@pytest.mark.slow
def test_without_storage_the_app_says_so_and_plays_on(context, site, faults):
    context.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } })"
    )
    table = Table(context.new_page(), site.url("/"))
    expect(table.page.get_by_text("a reload ends the game")).to_be_visible()
    table.new_game_by_form(level=0)
    assert table.play_on()[-1] == "end"


def test_a_failed_start_says_so_and_can_be_tried_again(context, site, faults):
    broken = []

    def break_once(route):
        broken.append(route.request.url)
        route.abort()

    context.route("**/python-*", break_once)
    table = Table(context.new_page(), site.url("/"))
    expect(table.page.get_by_role("alert")).to_contain_text("did not start")
    assert broken
    faults.clear()  # the browser's own word about the file that did not come
    context.unroute("**/python-*")
    table.page.get_by_role("button", name="Try again").click()
    table.new_game(level=0)
    table.lock(0)


@pytest.mark.slow
def test_loading_shows_bytes_and_steps(context, site):
    """By a slow line: else a busy machine has all the bytes before it draws for the second time."""
    page = context.new_page()
    page.add_init_script(
        """window.told = new Set();
        new MutationObserver(() => {
            const text = document.querySelector(".engine")?.textContent.trim();
            if (text) window.told.add(text);
        }).observe(document, { childList: true, subtree: true, characterData: true });"""
    )
    with SlowLine(site) as line:
        page.goto(f"http://127.0.0.1:{line.port}/")
        expect(page.locator(".engine")).to_contain_text("Ready to play")
        told = page.evaluate("[...window.told]")
        page.close()
    assert sum(text.startswith("Fetching the rules engine: ") for text in told) > 1
    assert [text for text in told if not text.startswith("Fetching")] == [
        "Waking Python…",
        "Ready to play",
    ]


@pytest.mark.slow
def test_a_table_of_solved_positions_that_does_not_come_costs_no_game(context, site, faults):
    context.route("**/a/duel_values_16-*", lambda route: route.abort())
    table = Table(context.new_page(), site.url("/"))
    table.new_game(level=3)
    assert table.play_on()[-1] == "end"
    faults.clear()  # the browser's own word about the file that did not come


@pytest.mark.slow
def test_a_memory_image_that_is_not_whole_is_done_without(context, site, faults):
    """A byte in the middle is another: the worker finds out, and Python starts plainly in a new one."""

    def spoil(route):
        body = bytearray(route.fetch().body())
        body[len(body) // 2] ^= 1
        route.fulfill(body=bytes(body), content_type="application/octet-stream")

    context.route("**/a/image-*", spoil)
    asked = []
    context.on("request", lambda request: asked.append(request.url.rpartition("/")[2]))
    table = Table(context.new_page(), site.url("/"))
    table.new_game(level=0)
    assert table.play_on()[-1] == "end"
    context.unroute_all(behavior="wait")  # the service worker asks too
    assert any(re.match(r"python-.*\.zip", name) for name in asked)


@pytest.mark.slow
def test_a_worker_whose_python_breaks_is_replaced_by_one_without_the_image(table):
    asked = []
    table.page.context.on("request", lambda request: asked.append(request.url.rpartition("/")[2]))
    table.new_game(level=1)
    [worker] = table.page.workers
    worker.evaluate("postMessage({ kind: 'failed', detail: 'as when WebAssembly traps' })")
    assert table.play_on()[-1] == "end"
    assert any(re.match(r"python-.*\.zip", name) for name in asked)
