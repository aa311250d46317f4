"""Hosts that do not do what netlify.toml asks of them."""

import pytest
from playwright.sync_api import expect

import build
import web.server

from .table import Table

pytestmark = pytest.mark.usefixtures("keeps_files")


@pytest.fixture
def site(monkeypatch):
    """A host that sends NAME.br without saying that it is compressed."""

    def silent():
        return [
            (pattern, {name: value for name, value in values.items() if name != "Content-Encoding"})
            for pattern, values in declared()
        ]

    declared = web.server.declared_headers
    monkeypatch.setattr(web.server, "declared_headers", silent)
    server = build.Server(build.DIST).start()
    yield server
    server.stop()


@pytest.mark.slow
def test_a_host_that_hides_the_compression_is_seen_through(table, site):
    """The gzip copies are taken, by the worker and for offline play; never the large files themselves."""
    expect(table.page.locator(".offline")).to_contain_text("Ready offline")
    asked = {hit.path.rpartition("/")[2].partition("-")[0]: hit.path for hit in site.hits if hit.path.endswith(".gz")}
    assert {"python", "image"} <= asked.keys()
    plain = [hit.path for hit in site.hits if hit.path.endswith((".wasm", ".bin")) and "/first_game" not in hit.path]
    assert plain == []
    site.stop()
    table.page.reload()
    table.new_game_by_form(level=0)
    assert table.play_on()[-1] == "end"


@pytest.mark.slow
def test_a_host_without_compressed_copies_serves_the_files_themselves(context, site, faults):
    context.route(lambda address: address.endswith((".br", ".gz")), lambda route: route.fulfill(status=404))
    table = Table(context.new_page(), site.url("/"))
    table.wait_for_engine()
    faults.clear()  # the browser's own word about what was not found
    table.new_game_by_form(level=0)
    assert table.play_on()[-1] == "end"
    faults.clear()
