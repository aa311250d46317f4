"""What happens to a page while a game is on it: frozen, thrown away, its worker killed, its clock changed, its network
cut. Nothing is lost, and nothing happens twice."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, expect

from tests.amounts import slowly

from .network import Network
from .realm import Realm
from .table import Table
from .test_early import Gate
from .waiting import wait_until
from .ways import begun

THINKING = "main.thinking, main.centred:not(:has(.action))"
A_YEAR_BACK, TODAY, A_YEAR_ON = ("2025-11-21T12:00:00", "2026-11-21T12:00:00", "2027-11-22T12:00:00")

# The page keeps a hold on its workers, so that a test can end one in the middle of a thought, or make it slow: what is
# asked after "slow = []" waits there.
HOLD_WORKERS = """window.held = [];
window.slow = null;
window.Worker = class extends Worker {
    constructor(...given) { super(...given); held.push(this); }
    postMessage(...given) { slow ? slow.push(() => super.postMessage(...given)) : super.postMessage(...given); }
};"""
# From now on no new worker comes; and they come again.
BREAK = """window.Whole = Worker;
window.Worker = class extends Whole { constructor() { super("missing.js", { type: "module" }); } };"""
MEND = "() => { window.Worker = Whole; }"
ANSWER = "() => { const asked = slow; slow = null; for (const ask of asked) ask(); }"


@pytest.fixture(scope="module")
def browser(browser_type, browser_type_launch_args):
    """A browser that gives every tab a process, so that one can be stopped and hears late of what others store."""
    apart = [*browser_type_launch_args["args"], "--disable-features=ProcessPerSiteUpToMainFrameThreshold"]
    browser = browser_type.launch(**{**browser_type_launch_args, "args": apart})
    yield browser
    browser.close()


def process_of(page: Page) -> int:
    """The system's number of the process that runs a page: the one that works when the page does."""
    session = page.context.browser.new_browser_cdp_session()

    def seconds() -> dict[int, float]:
        found = session.send("SystemInfo.getProcessInfo")["processInfo"]
        return {each["id"]: each["cpuTime"] for each in found if each["type"] == "renderer"}

    for _ in range(50):
        before = seconds()
        page.evaluate("() => { const end = performance.now() + 200; while (performance.now() < end); }")
        spent = {pid: after - before.get(pid, 0) for pid, after in seconds().items()}
        busiest = max(spent, key=spent.__getitem__)
        if spent[busiest] > 0.9 * sum(spent.values()):  # else others are busy too, storing the site for one
            return busiest
    raise AssertionError("no process works when this page does, and it alone")


@contextmanager
def frozen(process: int) -> Iterator[None]:
    """Stops a page and its workers as a phone does with what nobody looks at: without a word, and clocks go on."""
    os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(process, signal.SIGCONT)


def moves(table: Table) -> list[dict]:
    """What was chosen in the stored game, without the luck between."""
    return [turn for turn in table.saved()["record"]["turns"] if "luck" not in turn]


class Thinking(Realm):
    """R vs R against the Judge, who thinks for a second about what has just been placed."""

    def __init__(self, page: Page, address: str):
        page.add_init_script(HOLD_WORKERS)
        super().__init__(page, address)
        self.wait_for_engine()
        self.change("r-vs-r")
        page.locator('input[value="judge"]').check()
        page.locator(".bar button").first.click()
        self.start_by_form(setup=2)
        self.choose_anything()
        self.process = process_of(page)
        self.complete().click()
        self.placed = wait_until(page, lambda: moves(self), "the placement in the store")


@pytest.fixture
def thinker(context, site, faults) -> Thinking:
    return Thinking(context.new_page(), site.url("/"))


@pytest.fixture
def other(context, site, faults) -> Realm:
    """Another tab, which was there before: its process runs the service worker too."""
    realm = Realm(context.new_page(), site.url("/"))
    realm.wait_for_engine()
    return realm


def answered_once(realm: Realm, placed: list[dict]) -> None:
    """The computer's one answer has come to what was placed, and the game can go on."""
    wait_until(realm.page, lambda: len(moves(realm)) > 1, "the computer's answer")
    realm.wait_for("rvr")
    assert moves(realm)[:1] == placed and [list(turn) for turn in moves(realm)] == [["p1"], ["p2"]]
    realm.place_anything()
    realm.wait_for("rvr")
    assert [list(turn) for turn in moves(realm)] == [["p1"], ["p2"]] * 2 and moves(realm)[:1] == placed


@pytest.mark.slow
def test_a_worker_that_is_killed_while_it_thinks_is_asked_again(thinker):
    thinker.page.evaluate("held.at(-1).terminate()")
    expect(thinker.page.get_by_role("alert")).to_contain_text("as you left it")
    answered_once(thinker, thinker.placed)
    assert thinker.page.evaluate("held.length") == 2


@pytest.mark.slow
def test_an_engine_that_is_lost_in_a_thought_and_does_not_come_again_is_asked_when_somebody_wants_it(thinker, faults):
    page = thinker.page
    page.evaluate(f"{BREAK} held.at(-1).terminate()")
    expect(page.locator(".engine.failed")).to_be_visible()
    assert thinker.title == "One moment"
    page.evaluate(MEND)
    page.get_by_role("button", name="Try again").click()
    answered_once(thinker, thinker.placed)
    faults.clear()  # the browser's own words about the script that is missing


@pytest.mark.slow
def test_a_game_that_waits_for_the_engine_goes_on_when_another_screen_has_started_it(thinker, faults):
    page = thinker.page
    page.evaluate(f"{BREAK} held.at(-1).terminate()")
    expect(page.locator(".engine.failed")).to_be_visible()
    page.locator("header button").first.click()
    page.evaluate(MEND)
    page.locator(".below .card-row").click()
    page.locator("main button.tile:visible, main button.card:visible").first.wait_for()  # whatever today's puzzle is
    while not page.locator("main.home").count():
        page.go_back()
    page.get_by_role("button", name="Go on").click()
    page.get_by_role("button", name="Try again").click()
    answered_once(thinker, thinker.placed)
    faults.clear()


@pytest.mark.slow
def test_a_device_that_sleeps_while_the_computer_thinks_goes_on(context, site, faults):
    """Ten minutes pass at once: the page no longer waits for that answer, and asks a new worker."""
    page = context.new_page()
    page.clock.install()
    thinker = Thinking(page, site.url("/"))
    page.clock.fast_forward("10:00")
    expect(page.get_by_role("alert")).to_contain_text("as you left it")
    answered_once(thinker, thinker.placed)


@pytest.mark.slow
def test_a_tab_that_is_frozen_while_the_computer_thinks_goes_on(other, thinker):
    with frozen(thinker.process):
        other.page.wait_for_timeout(1500)
        assert moves(other) == thinker.placed
    answered_once(thinker, thinker.placed)


@pytest.mark.slow
def test_a_tab_that_is_thrown_away_while_the_computer_thinks_is_resumed(thinker, context, site):
    """Without a word to the page, as when a phone takes its memory back."""
    with thinker.page.expect_event("crash"):
        os.kill(thinker.process, signal.SIGKILL)
    again = Realm(context.new_page(), site.url("/"))
    again.page.get_by_role("button", name="Go on").click()
    answered_once(again, thinker.placed)


@pytest.mark.slow
def test_a_tab_that_was_frozen_while_another_went_on_leaves_the_game_to_it(other, thinker):
    """Its computer's answer is there when it wakes up, but another tab has stored more since."""
    with frozen(thinker.process):
        other.front().page.get_by_role("button", name="Go on").click()
        answered_once(other, thinker.placed)
        stored = other.saved()
    thinker.wait_for("centred")
    expect(thinker.page.locator("h1")).to_have_text("This game goes on in another tab")
    thinker.page.wait_for_timeout(1500)
    assert other.saved() == stored


@pytest.mark.slow
def test_a_curtain_stays_down_in_a_tab_that_was_frozen(table):
    table.new_game_by_form(two=True)
    table.press_main()
    table.lock("Assassin")
    curtain, record = table.html("main"), table.saved()["record"]
    with frozen(process_of(table.page)):
        table.page.context.new_page().wait_for_timeout(300)
    assert table.html("main") == curtain and table.saved()["record"] == record
    table.press_main()
    table.lock("General")
    table.press_main()
    assert table.title == "The Assassin reverses it: 3 beats 6."


@pytest.mark.parametrize("game", slowly(Realm, Table))
def test_the_way_to_another_page_and_back_loses_nothing(context, site, faults, game):
    """Whether the browser keeps the page as it was or opens it again."""
    table = begun(game(context.new_page(), site.url("/")))
    before, record = table.page.locator("main").inner_text(), table.saved()["record"]
    table.page.goto("about:blank")
    table.page.go_back()
    table.page.locator("main.curtain, main.rvr").wait_for()
    assert table.page.locator("main").inner_text() == before and table.saved()["record"] == record


@pytest.mark.slow
@pytest.mark.parametrize("moment", [A_YEAR_BACK, A_YEAR_ON])
def test_a_clock_that_is_changed_in_a_game_changes_nothing(context, site, faults, moment):
    page = context.new_page()
    page.clock.set_fixed_time(TODAY)
    table = Table(page, site.url("/"))
    table.new_game_by_form(level=1)
    table.lock(3)
    table.press_main()
    before, record = table.html("main"), table.saved()["record"]
    page.clock.set_fixed_time(moment)
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    assert table.html("main") == before
    page.reload()
    table.wait_for("private")
    assert table.html("main") == before and table.saved()["record"] == record
    assert table.play_on()[-1] == "end"
    assert moves(table)[0] == record["turns"][0]


def test_a_network_that_goes_in_the_middle_of_loading_costs_no_choice(context, network: Network):
    """What was chosen before the engine was there is judged when it has come after all."""
    gate = Gate(context)
    table = Table(context.new_page(), network.server.url())
    table.new_game_by_form(two=True)
    table.press_main()
    table.lock("Spy")
    network.cut()
    gate.open()
    expect(table.page.get_by_role("alert")).to_contain_text("did not start")
    assert table.title == "Pass the device to Tom"
    network.back()
    table.page.get_by_role("button", name="Try again").click()
    table.press_main()
    table.lock("Assassin")
    table.press_main()
    assert table.title == "The Assassin reverses it: 2 beats 3."
    assert moves(table) == [{"p1": "spy", "p2": "assassin"}]
