"""Without a network, with a bad one, with a full or forbidden storage: what is said is true, and games go on."""

import pytest
from playwright.sync_api import expect

from .conftest import DIST
from .network import kept, next_version, said, says, spoil_image, stored
from .realm import Realm, nearly_over
from .table import NEARLY_OVER, Table, session
from .waiting import wait_until

pytestmark = pytest.mark.usefixtures("keeps_files")

FILL_STORAGE = """() => {
    let room = 0;
    for (let size = 1 << 22; size >= 1; size /= 2) {
        try { while (true) localStorage.setItem(`filler ${room++}`, "x".repeat(size)); } catch {}
    }
}"""

# As the engine reads a table, in the middle of an answer.
READ_NOW = """(address) => {
    const request = new XMLHttpRequest();
    request.open("GET", address, false);
    request.responseType = "arraybuffer";
    request.send();
    return request.response.byteLength;
}"""


@pytest.fixture
def site(network):
    return network.server


def test_both_games_are_begun_and_ended_after_the_server_is_gone(context, table, network):
    stored(table)
    network.cut_for_good(table.page)
    table.page.close()
    table = stored(Table(context.new_page(), network.server.url("/?source=home")))
    table.new_game_by_form(level=0)
    table.lock()
    table.new_game(level=0, tied=NEARLY_OVER)
    assert table.play_on()[-1] == "end"
    [(values, size)] = kept(table.page, "duel_values_16").items()
    assert table.page.workers[0].evaluate(READ_NOW, values) == size, "the engine has its tables"
    realm = stored(Realm(context.new_page(), network.server.url()))
    realm.start_by_form(two=True, rounds=1)
    realm.place_anything()
    realm.sit_down(session(*nearly_over(), None))
    assert "place" in realm.play_to_the_end()


@pytest.mark.slow
def test_what_the_page_has_fetched_is_not_fetched_again_to_be_kept(profile, network):
    table = stored(Table(profile().pages[0], network.server.url()))
    hashed = {path: times for path, times in network.asked.items() if path.startswith("/a/")}
    assert len(hashed) >= 8 and set(hashed.values()) == {1}
    assert len(kept(table.page)) >= len(hashed)


@pytest.mark.slow
def test_ready_is_said_only_while_it_is_true(table, network, faults):
    """A file that the browser has dropped, or kept in part, is missed at the next start and fetched again."""
    before = kept(stored(table).page)
    worker, wasm = (next(url for url in before if name in url) for name in ("/worker-", ".wasm"))
    table.page.evaluate(
        """async ([lost, halved]) => {
            const cache = await caches.open((await caches.keys()).find((name) => name.includes("precache")));
            await cache.delete(lost);
            await cache.put(halved, new Response("half"));
        }""",
        [worker, wasm],
    )
    network.cut_for_good(table.page)
    table.page.reload()
    says(table.page, "some files did not arrive")
    network.back()
    table.page.reload()
    assert before.items() <= kept(stored(table).page).items()
    faults.clear()  # the browser's own words about what did not come


@pytest.mark.slow
def test_where_python_starts_plainly_ready_means_that_it_can(context, network, faults, tmp_path):
    site = next_version(DIST, tmp_path / "second")
    spoil_image(site)
    network.deploy(site)
    table = stored(Table(context.new_page(), network.server.url()))
    faults.clear()  # the browser's own words about compressed forms that are not there
    network.cut_for_good(table.page)
    table.page.reload()
    stored(table).new_game_by_form(level=0)
    table.lock(0)
    faults.clear()


@pytest.mark.slow
def test_an_interrupted_installation_is_completed_by_the_next_visit(context, network, faults):
    network.cut_after = 1
    table = Table(context.new_page(), network.server.url())
    says(table.page, "some files did not arrive")
    begun = kept(table.page)
    assert begun
    network.back()
    network.asked.clear()
    table.page.evaluate("dispatchEvent(new Event('online'))")
    stored(table)
    assert begun.items() < kept(table.page).items()
    assert not [path for path in network.asked if any(url.endswith(path) for url in begun)]
    faults.clear()


@pytest.mark.slow
def test_a_full_device_is_told_and_the_game_goes_on(context, network, faults):
    page = context.new_page()
    quota = {"origin": network.server.url(), "quotaSize": 1_000_000}
    context.new_cdp_session(page).send("Storage.overrideQuotaForOrigin", quota)
    table = Table(page, network.server.url())
    says(page, "no room left")
    table.new_game_by_form(level=0)
    table.lock(0)
    context.new_cdp_session(page).send("Storage.overrideQuotaForOrigin", {"origin": quota["origin"]})
    page.locator("header button").first.click()
    page.reload()
    stored(table)


@pytest.mark.slow
def test_where_nothing_may_be_stored_it_says_so_and_plays_on(profile, network):
    blocked = profile(profile={"default_content_setting_values": {"cookies": 2}})
    table = Table(blocked.pages[0], network.server.url())
    says(table.page, "does not let the app be kept")
    expect(table.page.get_by_text("a reload ends the game")).to_be_visible()
    table.new_game_by_form(level=0)
    assert table.play_on()[-1] == "end"


@pytest.mark.slow
def test_a_storage_that_fills_up_in_a_game_is_told_and_the_game_goes_on(table):
    stored(table).new_game_by_form(level=0)
    before = table.saved()["record"]
    table.page.evaluate(FILL_STORAGE)
    table.lock(0)
    expect(table.page.get_by_role("alert")).to_contain_text("what is played from now on")
    assert table.play_on()[-1] == "end"
    assert table.saved()["record"] == before
    table.page.reload()
    table.wait_for("private")
    table.page.evaluate("localStorage.removeItem('filler 0')")
    table.lock(0)
    assert table.saved()["record"] != before
    expect(table.page.get_by_role("alert")).to_have_count(0)


@pytest.mark.slow
def test_the_browser_is_asked_once_to_keep_the_storage_after_a_whole_game(context, network):
    page = context.new_page()
    page.add_init_script(
        """window.asked = 0;
        const { persist } = StorageManager.prototype;
        StorageManager.prototype.persist = function () { window.asked += 1; return persist.call(this); };"""
    )
    table = Table(page, network.server.url())
    table.new_game_by_form(level=0)
    for _ in range(2):
        table.play_on()
        assert page.evaluate("window.asked") == 1
        table.press_main()


@pytest.mark.slow
def test_a_frame_which_keeps_nothing_for_long_does_not_ask_the_browser(context, network):
    page = context.new_page()
    page.add_init_script("StorageManager.prototype.persist = () => { window.asked = true; };")
    frame = Table(page, network.server.url("/embed.html?view=play"))
    page.locator(".start button").click()
    frame.new_game_by_form(level=0)
    assert frame.play_on()[-1] == "end"
    assert page.evaluate("window.asked") is None


@pytest.mark.slow
def test_who_saves_data_is_asked_before_a_large_download(context, network, tmp_path):
    def thrifty(page):
        context.new_cdp_session(page).send("Emulation.setDataSaverOverride", {"dataSaverEnabled": True})
        return page

    table = Table(thrifty(context.new_page()), network.server.url())
    says(table.page, "takes a download of up to")
    expect(table.page.locator(".engine")).to_contain_text("comes when you begin a game")
    assert not any("/python-" in path for path in network.asked)
    assert "/index.html" not in network.asked and not kept(table.page)
    said(table.page).get_by_role("button").click()
    stored(table)
    table.page.close()
    network.deploy(next_version(DIST, tmp_path / "second"))
    table = Table(thrifty(context.new_page()), network.server.url())
    says(table.page, "Ready offline", "a download of up to")
    assert "/a/extra-SECOND.dat" not in network.asked
    said(table.page).get_by_role("button").click()
    expect(table.page.get_by_role("button", name="New version")).to_be_visible()


@pytest.mark.slow
def test_large_extras_come_later_or_when_they_are_asked_for(context, network, tmp_path):
    """Under the address of their compressed form, although this host does not send it as what it is."""
    rules = {"later": "extra-", "asked": "table-", "compressed": "[.]dat$"}
    network.deploy(next_version(DIST, tmp_path / "second", **rules))
    table = stored(Table(context.new_page(), network.server.url()))
    assert not kept(table.page, "SECOND.dat")
    table.page.reload()
    stored(table)
    wait_until(table.page, lambda: kept(table.page, "SECOND.dat"), "the large extra")
    assert list(kept(table.page, "SECOND.dat").values()) == [400_000]
    size = "async (address) => (await (await fetch(address)).arrayBuffer()).byteLength"
    assert table.page.evaluate(size, "a/table-SECOND.dat.br") != 200_000
    assert table.page.evaluate(size, "a/table-SECOND.dat") == 200_000
    network.cut_for_good(table.page)
    for address in ("a/table-SECOND.dat", "a/table-SECOND.dat.br"):
        assert table.page.evaluate(size, address) == 200_000
    assert network.asked["/a/table-SECOND.dat"] == network.asked["/a/extra-SECOND.dat"] == 1
