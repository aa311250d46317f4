"""A new version is fetched quietly, announced on the first screen, and started there or the next time."""

import pytest
from playwright.sync_api import expect

from .conftest import DIST
from .network import kept, next_version, says, stored
from .table import NEARLY_OVER, Table
from .test_resuming import kill_the_worker
from .waiting import wait_until

pytestmark = pytest.mark.usefixtures("keeps_files")

AN_HOUR_LATER = """() => {
    const now = Date.now;
    Date.now = () => now() + 3_700_000;
    document.dispatchEvent(new Event("visibilitychange"));
}"""

# What a page asks when somebody comes back to it, and what the service worker misses.
CHECK = """() => new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data.reason);
    const question = { kind: "check", program: document.querySelector("script[src*=main]").src };
    navigator.serviceWorker.controller.postMessage(question, [port2]);
})"""


@pytest.fixture
def site(network):
    return network.server


@pytest.fixture(scope="module")
def second(tmp_path_factory):
    return next_version(DIST, tmp_path_factory.mktemp("site") / "second")


def new_version(page):
    return page.get_by_role("button", name="New version")


def is_announced(page):
    expect(new_version(page)).to_be_visible()
    says(page, "Ready offline")


def runs_the_second(page):
    expect(page.locator("script[src^='a/main-'][src$='-SECOND.js']")).to_be_attached()


def home(page):
    page.locator("header button").first.click()


def test_it_is_announced_on_the_first_screen_and_starts_when_asked(table, network, second):
    stored(table)
    table.new_game(level=0, tied=NEARLY_OVER)
    table.page.evaluate("window.stillHere = true")
    network.deploy(second)
    table.page.evaluate(AN_HOUR_LATER)
    waits = "navigator.serviceWorker.getRegistration().then(({ waiting }) => Boolean(waiting))"
    wait_until(table.page, lambda: table.page.evaluate(waits), "the new version")
    expect(new_version(table.page)).to_have_count(0)
    assert table.play_on()[-1] == "end"
    assert table.page.evaluate("window.stillHere")
    second_files = {path.name for path in second.glob("a/*-SECOND.*") if path.suffix in (".js", ".dat")}
    changed = {f"/a/{name}" for name in second_files if not name.startswith("figure-")}  # those are for frames alone
    asked = {path for path in network.asked if path.startswith("/a/")}
    assert asked == changed and len(changed) > 5, "only what has changed is fetched"
    home(table.page)
    is_announced(table.page)
    network.cut()
    new_version(table.page).click()
    runs_the_second(table.page)
    stored(table)
    assert len(kept(table.page, "/worker-")) == len(kept(table.page, "index.html")) == 1, "the first version is gone"


@pytest.mark.slow
def test_the_next_start_has_it_when_nobody_asked(context, table, network, second):
    stored(table)
    network.deploy(second)
    table.page.reload()
    is_announced(table.page)
    table.page.reload()
    is_announced(table.page)
    table.page.close()
    network.cut()
    table = stored(Table(context.new_page(), network.server.url()))
    runs_the_second(table.page)


@pytest.mark.slow
def test_another_tab_goes_on_with_its_version_until_it_is_asked_there(context, table, network, second):
    stored(table)
    table.new_game_by_form(level=0)
    other = stored(Table(context.new_page(), network.server.url()))
    network.deploy(second)
    other.page.reload()
    is_announced(other.page)
    new_version(other.page).click()
    runs_the_second(other.page)
    stored(other).page.close()
    assert table.page.evaluate(CHECK) is None
    network.cut_for_good(table.page)
    kill_the_worker(table)
    table.lock(0)
    expect(table.page.get_by_role("alert")).to_contain_text("as you left it")
    home(table.page)
    is_announced(table.page)
    new_version(table.page).click()
    runs_the_second(table.page)
    stored(table)
    assert len(kept(table.page, "/worker-")) == 1
