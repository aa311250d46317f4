"""Deals with the Mime that are not the printed one: the pack of a game comes when it begins, all of them when asked."""

import re

import pytest
from playwright.sync_api import expect

from .network import kept, stored
from .table import Table, begun

pytestmark = pytest.mark.usefixtures("keeps_files")

PACK = re.compile(r"/a/packs-[0-9a-f]{8}/\w+/\d\d\.bin")
LARGEST = 100_000  # bytes that a game may cost


@pytest.fixture
def site(network):
    return network.server


@pytest.fixture
def at_home(table: Table) -> Table:
    """The app, ready without a network, with the chances at the table wanted."""
    table.page.evaluate("localStorage.setItem('pocket-crowns.settings', JSON.stringify({ chances: true }))")
    table.page.reload()
    return stored(table)


def deal(table: Table) -> None:
    """A game whose deal needs a pack: one in sixty does not, as the table of openings has what follows from it."""
    options = {"edition": 18, "variants": ["random-deal"]}
    table.sit_down(begun("brave-rats", options, level="scamp", seed="a"))


def chances_are(table: Table, kind: str) -> None:
    expect(table.page.locator(".help")).to_have_attribute("aria-label", re.compile(kind))


def asked(network) -> set[str]:
    return {match[0] for path in network.asked if (match := PACK.match(path))}


def test_a_game_fetches_one_pack_and_has_it_afterwards(at_home, network):
    page = at_home.page
    assert not asked(network), "nothing comes before a game wants it"
    deal(at_home)
    chances_are(at_home, "solved")
    [name] = asked(network)
    [(address, size)] = kept(page, "/packs-").items()
    assert name in address and size > 0
    sent = [hit.size for hit in network.server.hits if name in hit.path]
    assert 0 < sum(sent) <= LARGEST
    network.cut_for_good(page)
    page.reload()
    at_home.wait_for("private")
    chances_are(at_home, "solved")


@pytest.mark.slow
def test_where_a_pack_never_comes_the_deal_is_estimated(at_home, network):
    network.hangs = PACK
    deal(at_home)
    chances_are(at_home, "estimated")
    [pack] = asked(network)
    assert network.asked[f"{pack}.br"] == 1, "once in a while is enough"


@pytest.mark.slow
def test_a_device_that_has_no_room_for_all_says_so(at_home, network):
    page = at_home.page
    page.locator(".more button", has_text="Settings").click()
    page.reload()
    deals = page.locator(".stored", has_text="Deals with the Mime")
    used = page.evaluate("async () => (await navigator.storage.estimate()).usage")
    quota = {"origin": network.server.url(), "quotaSize": used + 500_000}
    page.context.new_cdp_session(page).send("Storage.overrideQuotaForOrigin", quota)
    deals.get_by_role("button").click()
    expect(deals.get_by_role("status")).to_have_text(re.compile(r"^There is room here for \d+ of \d+\."))
    assert len(kept(page, "/packs-")) < 103


@pytest.mark.slow
def test_without_a_network_a_deal_is_estimated_unless_all_are_kept(at_home, network, faults):
    page = at_home.page
    page.locator(".more button", has_text="Settings").click()
    deals = page.locator(".stored", has_text="Deals with the Mime")
    network.cut_for_good(page)
    deals.get_by_role("button").click()
    expect(deals.get_by_role("status")).to_have_text(re.compile(r"^0 of \d+ came"))
    page.go_back()
    deal(at_home)
    chances_are(at_home, "estimated")
    network.back()
    page.locator("header button").first.click()
    page.locator(".more button", has_text="Settings").click()
    deals.get_by_role("button").click()
    expect(deals.get_by_role("status")).to_have_text("All of it is on this device.")
    network.cut_for_good(page)
    page.reload()
    page.go_back()
    stored(at_home)
    deal(at_home)
    chances_are(at_home, "solved")
    faults.clear()  # the browser's own words about what did not come
