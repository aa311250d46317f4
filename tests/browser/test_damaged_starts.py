"""Files of Python's that came damaged, and are kept so by the browser: they are asked for anew."""

import shutil
import subprocess

import pytest
from playwright.sync_api import expect

from .conftest import DIST
from .network import kept, says, stored
from .table import Table
from .test_lab import Lab, body
from .waiting import wait_until

pytestmark = pytest.mark.usefixtures("keeps_files")


@pytest.fixture
def site(network):
    return network.server


SHORTEN = """
    import { readFileSync, writeFileSync } from "node:fs";
    import { brotliCompressSync, constants, gzipSync } from "node:zlib";
    for (const path of process.argv.slice(1)) {
        const content = readFileSync(path);
        const half = content.subarray(0, content.length / 2);
        const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
        writeFileSync(path, half);
        writeFileSync(`${path}.br`, brotliCompressSync(half, quickly));
        writeFileSync(`${path}.gz`, gzipSync(half));
    }
"""


def deploy_shortened(network, folder, name="python-*.wasm"):
    """A site that has half of Python's WebAssembly, in every form, and says that this is the whole for ever."""
    shutil.copytree(DIST, folder)
    files = map(str, folder.glob(f"a/{name}"))
    subprocess.run(("node", "--input-type=module", "-e", SHORTEN, *files), check=True, timeout=60)
    network.deploy(folder)


@pytest.mark.slow
@pytest.mark.parametrize("worker", ["allow", "block"], ids=["with a service worker", "without"])
def test_a_file_that_came_damaged_is_asked_for_anew_at_the_next_start(profile, network, tmp_path, worker):
    """The browser's cache keeps it for ever, as it was told; in that visit nothing is called ready."""
    deploy_shortened(network, tmp_path / "short")
    context = profile()
    if worker == "block":
        context.add_init_script("delete Navigator.prototype.serviceWorker")
    page = context.pages[0]
    table = Table(page, network.server.url())
    expect(page.locator(".engine.failed")).to_be_visible()
    network.deploy(DIST)
    page.reload()
    table.wait_for_engine()
    if worker == "allow":
        stored(table)
    table.new_game_by_form(level=0)
    assert table.play_on()[-1] == "end"


@pytest.mark.slow
def test_where_nothing_may_be_stored_a_damaged_file_is_asked_for_anew_when_somebody_tries_again(
    profile, network, tmp_path
):
    deploy_shortened(network, tmp_path / "short")
    blocked = profile(profile={"default_content_setting_values": {"cookies": 2}})
    page = blocked.pages[0]
    table = Table(page, network.server.url())
    expect(page.locator(".engine.failed")).to_be_visible()
    network.deploy(DIST)
    page.get_by_role("button", name="Try again").click()
    table.wait_for_engine()


@pytest.mark.slow
def test_a_file_of_the_lab_that_came_damaged_is_asked_for_anew_when_it_plays_again(profile, network, tmp_path):
    deploy_shortened(network, tmp_path / "short", "lab-python-*.zip")
    lab = Lab(profile().pages[0], network.server.url()).open()
    assert "could not be fetched" in lab.play(body("return view['legal'][0]")).said
    network.deploy(DIST)
    assert "All 10 games" in lab.play().said


@pytest.mark.slow
def test_ready_is_not_said_in_a_visit_that_could_not_start(profile, network, tmp_path):
    deploy_shortened(network, tmp_path / "short")
    context = profile()
    page = context.pages[0]
    Table(page, network.server.url())
    expect(page.locator(".engine.failed")).to_be_visible()
    network.deploy(DIST)
    page.evaluate("dispatchEvent(new Event('online'))")
    says(page, "some files did not arrive")
    wait_until(page, lambda: kept(page, ".wasm"), "the repaired file in the cache")
    says(page, "some files did not arrive")
    page.get_by_role("button", name="Try again").click()
    stored(Table(page, network.server.url()))
