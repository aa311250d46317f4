"""Erasing everything waits for nothing, and what still waits then stores nothing when its answer comes."""

import pytest
from playwright.sync_api import expect

from .penfriend import Penfriend
from .table import Table
from .test_early import Gate
from .test_settings import kept, status
from .waiting import wait_until

pytestmark = pytest.mark.usefixtures("keeps_files")


@pytest.fixture
def gate(context):
    return Gate(context)


@pytest.fixture
def early(gate, context, site, faults):
    """The app, whose engine waits at the gate."""
    return Penfriend(context.new_page(), site.url("/"), "Léa")


def erase(table):
    table.page.locator(".more button", has_text="Settings").click()
    table.page.get_by_role("button", name="Erase everything").click()
    table.page.get_by_role("button", name="Erase", exact=True).click()
    expect(status(table)).to_contain_text("Everything is erased.")


def resume_a_game(early):
    early.new_game_by_form(two=True)
    early.press_main()
    early.lock("Spy")
    early.page.reload()


def begin_a_game_that_is_dealt(early):
    early.poster("r-vs-r").locator(".play").click()


def invite(early):
    early.choose_letters(0)
    early.page.locator('main input[type="text"]').fill("Léa")
    early.main_button().click()
    expect(early.page.locator("main.coming p").first).to_have_text("One moment")


@pytest.mark.slow
@pytest.mark.parametrize("wait", [begin_a_game_that_is_dealt, resume_a_game, invite])
def test_what_waits_for_the_engine_is_forgotten_with_the_rest(early, gate, wait):
    wait(early)
    expect(early.page.locator("progress")).to_be_visible()
    while not early.page.locator("main.home").count():
        early.page.go_back()
    erase(early)
    early.page.go_back()
    gate.open()
    early.wait_for_engine()
    early.page.wait_for_timeout(500)  # the answers of the engine
    assert kept(early) == {}


@pytest.mark.slow
def test_erasing_does_not_wait_for_files_that_do_not_come(context, site, faults):
    held = []
    context.route("**/embed.html", lambda route: held.append(route))  # noqa: PLW0108 - Playwright asks a function
    table = Table(context.new_page(), site.url("/"))
    table.wait_for_engine()
    wait_until(table.page, lambda: held, "the request for the file")
    erase(table)
    assert kept(table) == {}
    held[0].abort()
    table.page.wait_for_function("async () => (await caches.keys()).length === 0")
