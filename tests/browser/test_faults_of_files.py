"""The app's own files, damaged in the browser's cache or replaced by a new version, while a game goes on."""

import pytest
from playwright.sync_api import expect

from .conftest import DIST
from .network import Network, next_version, says, stored
from .realm import Realm
from .test_faults_of_storage import begun, everything
from .waiting import wait_until

pytestmark = pytest.mark.usefixtures("keeps_files")

HASHES = """async () => {
    const found = {};
    for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
            const content = await (await cache.match(request)).arrayBuffer();
            found[request.url] = Array.from(new Uint8Array(await crypto.subtle.digest("SHA-256", content))).join();
        }
    }
    return found;
}"""

# Somebody has put the clock back meanwhile, and comes back to the page: it looks for a new version all the same.
A_YEAR_EARLIER = """() => {
    const now = Date.now;
    Date.now = () => now() - 31_536_000_000;
    document.dispatchEvent(new Event("visibilitychange"));
}"""

# Some entries of the app's cache become something else: as long as before and wrong in the middle, or cut off.
SPOIL = """async (spoilt) => {
    const found = new Set();
    for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
            const kind = Object.keys(spoilt).find((part) => request.url.includes(part));
            if (!kind) continue;
            const response = await cache.match(request);
            const content = new Uint8Array(await response.arrayBuffer());
            content.fill(88, content.length / 2, content.length / 2 + 100);
            const end = spoilt[kind] ? content.length / 2 : content.length;
            await cache.put(request, new Response(content.slice(0, end), { headers: response.headers }));
            found.add(kind);
        }
    }
    return [...found].sort();
}"""

READ = """async (address) => {
    const content = await (await fetch(address)).arrayBuffer();
    return Array.from(new Uint8Array(await crypto.subtle.digest("SHA-256", content))).join();
}"""


@pytest.fixture
def site(network):
    return network.server


@pytest.fixture
def kept(context, site, faults) -> Realm:
    """A game of R vs R in an app that is ready without a network."""
    realm = Realm(context.new_page(), site.url())
    session = context.new_cdp_session(realm.page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})  # what a page still remembers hides a damage
    stored(realm)
    begun(realm)
    return realm


@pytest.mark.slow
def test_files_that_are_damaged_in_the_cache_are_repaired_and_the_game_is_there(kept, network: Network):
    """The pages and scripts at once; what the engine reads by itself after it has found out."""
    page, record = kept.page, kept.saved()["record"]
    [table] = (f"a/{path.name}" for path in DIST.glob("a/duel_values_18-*.bin"))
    content = page.evaluate(READ, table)  # it comes when it is first asked for
    wait_until(page, lambda: table in " ".join(page.evaluate(HASHES)), "the table in the cache")
    before = page.evaluate(HASHES)
    spoilt = {
        "/index.html": True,
        "/a/main-": False,
        "/a/app-": True,
        "/a/worker-": False,
        ".wasm": True,
        "/a/image-": False,
        table: False,
    }
    assert page.evaluate(SPOIL, spoilt) == sorted(spoilt)
    assert page.evaluate(READ, table) == content
    page.reload()
    kept.wait_for("rvr")
    assert kept.saved()["record"] == record
    page.locator("header button").first.click()
    stored(kept)
    after = page.evaluate(HASHES)
    assert before.items() <= after.items()
    network.cut_for_good(page)
    page.reload()
    stored(kept)
    page.get_by_role("button", name="Go on").click()
    kept.wait_for("rvr")
    kept.place_anything()
    assert kept.saved()["record"]["turns"][: len(record["turns"])] == record["turns"]


@pytest.mark.slow
def test_files_that_are_damaged_while_there_is_no_network_are_told(kept, network, faults):
    page, stored_here = kept.page, everything(kept.page)
    page.locator("header button").first.click()
    page.evaluate(SPOIL, {".wasm": False})
    network.cut_for_good(page)
    page.reload()
    says(page, "some files did not arrive")
    page.evaluate(SPOIL, {"/a/main-": False})
    page.reload()
    expect(page.locator("#incomplete")).to_be_visible()
    failed = {"engine-failed": "true"}  # so that the next start asks for its files afresh
    assert everything(page) == {**stored_here, **failed}
    network.back()
    page.reload()
    stored(kept)
    faults.clear()  # the browser's own words about what did not come


@pytest.mark.slow
def test_a_new_version_that_comes_in_the_middle_of_a_game_leaves_it_as_it_is(kept, network, tmp_path):
    page = kept.page
    network.deploy(next_version(DIST, tmp_path / "second"))
    page.evaluate(A_YEAR_EARLIER)
    wait_until(page, lambda: network.asked["/sw.js"], "the question for a new version")
    kept.place_anything()
    record = kept.saved()["record"]
    page.locator("header button").first.click()
    page.get_by_role("button", name="New version").click()
    expect(page.locator("script[src^='a/main-'][src$='-SECOND.js']")).to_be_attached()
    page.get_by_role("button", name="Go on").click()
    kept.wait_for("rvr")
    assert kept.saved()["record"] == record
    kept.place_anything()
    assert kept.saved()["record"]["turns"][: len(record["turns"])] == record["turns"]
