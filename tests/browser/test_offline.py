"""Without a network: the server is really stopped, and whole games of both are played."""

import pytest
from playwright.sync_api import expect

from .conftest import DIST, START_MS
from .network import Network
from .realm import Realm
from .table import Table


@pytest.fixture
def network():
    network = Network(DIST)
    network.server.start()
    yield network
    network.server.stop()


@pytest.fixture
def site(network):
    """The `faults` of conftest watch the requests to this one."""
    return network.server


def said(page):
    """What the first screen says about offline play."""
    return page.locator(".offline")


def stored(table):
    """Wait until the page says that it is ready without a network."""
    expect(said(table.page)).to_have_text(["Ready offline"], timeout=START_MS)
    return table


PRECACHE = "(await caches.open((await caches.keys()).find(name => name.includes('precache'))))"


def keys(page):
    """Names of all that is stored, the folder left out."""
    return page.evaluate(f"async () => (await {PRECACHE}.keys()).map(({{ url }}) => url.replace(/.*[/]/, ''))")


def test_whole_games_of_both_are_played_after_the_server_is_gone(context, table, network, faults):
    stored(table)
    network.server.stop()
    table.page.close()
    table = Table(context.new_page(), network.url("/?source=home"))
    stored(table).new_game(level=1)
    assert table.play_on()[-1] == "end"
    realm = stored(Realm(context.new_page(), network.url()))
    realm.start()
    assert "round-end" in realm.play_to_the_end()


def test_ready_is_said_only_while_it_is_true(table, network, faults):
    """A file that the browser has dropped, or kept in part, is missed at the next start and fetched again."""
    before = sorted(keys(stored(table).page))
    wasm = table.page.evaluate(
        f"""async () => {{
            const cache = {PRECACHE};
            const [worker, wasm] = ["/worker-", ".wasm"].map(async (part) =>
                (await cache.keys()).find(({{ url }}) => url.includes(part)));
            await cache.delete(await worker);
            await cache.put(await wasm, new Response("half"));
            return (await wasm).url;
        }}"""
    )
    network.server.stop()
    table.page.reload()
    expect(said(table.page)).to_contain_text(["some files did not arrive"], timeout=START_MS)
    network.server.start()
    table.page.reload()
    stored(table)
    assert sorted(keys(table.page)) == before
    size = f"async (url) => (await (await {PRECACHE}.match(url)).blob()).size"
    assert table.page.evaluate(size, wasm) > 1_000_000
    faults.clear()  # the browser's own words about what did not come
