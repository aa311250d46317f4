"""Links that come in and go out: each opens where it belongs, and what is sent says no more than it should."""

import json
import re
from itertools import product

import pytest
from playwright.sync_api import expect

from pocketcrowns.core.match import Match
from pocketcrowns.games import GAMES
from pocketcrowns.links.making import replay_value
from pocketcrowns.links.values import read_link, write_link
from pocketcrowns.notation import read
from tests.amounts import slowly

from .measuring import boxes
from .measuring import faults as out_of_place
from .published import published
from .realm import Realm
from .table import Table
from .test_review import catch_a_prince
from .walk import show
from .ways import speak_french

OPENED = {  # link, and what is on screen then
    published("r", "brave-rats"): "main.shared .pair",
    published("r", "r-vs-r"): "main.shared .board",
    published("p", "brave-rats"): "main.shared.position .study-mat",
    published("p", "r-vs-r"): "main.shared.position .board",
    published("z", "brave-rats"): "main.private .hand",
    published("z", "r-vs-r"): "main .board",
    published("t", "brave-rats", show="table"): "main.beats .grid",
    published("t", "r-vs-r", show="tile"): "main.glossary li",
    published("n", "brave-rats", level="judge"): "main.new",
}


@pytest.mark.slow
def test_every_kind_of_link_opens_where_it_belongs(table, site):
    page = table.page
    for link, place in OPENED.items():
        page.goto("about:blank")
        page.goto(f"{site.url('/')}#{link}")
        expect(page.locator(place).first).to_be_visible()
        assert "#" not in page.url, "a reload must not open it again"
    expect(page.locator('input[name="edition"]').nth(1)).to_be_checked()
    expect(page.get_by_label("Judge")).to_be_checked()
    expect(page.get_by_label("The Emperor")).to_be_checked()


def test_a_game_that_was_sent_is_walked_through_looked_back_at_and_played_on(table, site):
    page = table.page
    page.evaluate(f"location.hash = '{published('r', 'r-vs-r')}'")  # while the app is open
    expect(page.locator("h1")).to_have_text("A game of Révolution")
    table.page.get_by_role("button", name="Next").click()
    expect(page.locator(".moment h2")).to_have_text("Choice 2, round 1: Royalty")
    expect(page.locator(".story li").first).to_be_visible()
    page.reload()
    expect(page.locator(".moment h2")).to_have_text("Choice 2, round 1: Royalty")
    page.get_by_role("button", name="Look back with the coach").click()
    expect(page.locator(".strip [aria-current=true]")).to_have_attribute("aria-label", "Choice 2, round 1: Royalty")
    page.go_back()
    page.get_by_role("button", name="Play on from here").click()
    expect(page.get_by_text("A practice game")).to_be_visible()
    assert page.evaluate("localStorage.getItem('pocket-crowns.sitting')") is None
    kept = json.loads(page.evaluate("localStorage.getItem('pocket-crowns.practice')"))["record"]
    assert len(kept["seed"]) == 32, "what luck decides from now on is drawn anew"


@pytest.mark.parametrize("french", slowly(True, False))
def test_what_was_sent_fits_the_window_and_its_moments_move_nothing(table, french):
    page = table.page
    if french:
        speak_french(table)
    for kind, game in product("rp", GAMES):
        show(page, screen="shared", game=game, about={"link": published(kind, game)})
        if kind == "p":
            for width, height in ((320, 640), (360, 640), (360, 740)):
                page.set_viewport_size({"width": width, "height": height})
                assert out_of_place(page) == []
            continue
        places = []
        for number in (0, 5, 7):
            page.get_by_role("slider").fill(str(number))
            page.locator(".moment :is(.why, .story)").wait_for()
            assert out_of_place(page) == []
            places.append(boxes(page, "main.shared > *, .duelled, .moment .board, .shared .step"))
        assert places[0] == places[1] == places[2]


def test_what_was_sent_is_seen_before_python_is_there(context, site, faults):
    """As on a slow phone: what Python needs never comes."""
    page = context.new_page()
    page.route(re.compile(r"\.(wasm|bin|zip)(\.br)?$"), lambda route: None)
    told = {"brave-rats": ".why", "r-vs-r": ".board .ghost"}
    for game, place in told.items():
        page.goto("about:blank")
        page.goto(f"{site.url('/')}#{published('r', game)}")
        expect(page.locator(f".moment {place}")).to_be_visible()
        page.get_by_role("slider").fill("3")
        expect(page.locator(".moment h2")).to_have_text(re.compile("(Round|Choice) 4"))
        expect(page.locator(f".moment {place}")).to_be_visible()
    page.unroute_all(behavior="ignoreErrors")


UNREADABLE = {
    "v1.r.AAAA": "This link is damaged",
    "v2.r.AAAA": "newer version",
    "v1.w.AAAA": "does not know yet",
    published("r", "brave-rats")[:-3]: "This link is damaged",
}


def test_a_link_that_cannot_be_read_says_why_and_nothing_is_lost(table, site):
    page = table.page
    table.new_game(two=True)
    before = table.saved()
    for link, words in UNREADABLE.items():
        page.evaluate(f"location.hash = '{link}'")
        expect(page.get_by_role("alert")).to_contain_text(words)
        assert table.saved() == before
    good = published("p", "brave-rats")
    page.locator(".paste-link input").fill(f" https://elsewhere.example/app/#{good}\n")
    page.locator(".paste-link input").press("Enter")
    expect(page.locator("main.position")).to_be_visible()


@pytest.fixture
def sent(table: Table, context) -> Table:
    """A short game of two people, and the screen from which it is sent."""
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    catch_a_prince(table)
    table.page.get_by_role("button", name="Share").click()
    table.page.locator("#address").wait_for()
    return table


def test_a_finished_game_is_sent_as_a_link_a_picture_and_a_text(sent, site):
    page = sent.page
    record = sent.saved()["record"]
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_role("status")).to_have_text("Copied")
    address = page.evaluate("navigator.clipboard.readText()")
    match = Match.resume(GAMES["brave-rats"], record)
    assert address == f"{site.url('/')}#{write_link(replay_value(match))}"
    assert read_link(address)["record"] == {**record, "seed": ""}
    modules = page.locator(".qr .dark").get_attribute("d").count("M")
    assert modules > 100, "a QR code of version 3 at least"

    page.get_by_role("button", name="Picture").click()
    canvas = page.locator("canvas")
    expect(canvas).to_have_attribute("aria-label", "A game of Brave Rats, Léa wins!, Victories: Léa 0 – 1 Tom")
    page.wait_for_function("""() => {
        const canvas = document.querySelector("canvas");
        const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
        return new Set(new Uint32Array(data.buffer)).size > 50; // more than a background
    }""")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the picture").click()
    content = download.value.path().read_bytes()
    assert content[:8] == b"\x89PNG\r\n\x1a\n"
    assert [int.from_bytes(content[at : at + 4], "big") for at in (16, 20)] == [1200, 630]

    page.get_by_role("button", name="Text").click()
    diagram = page.locator("#diagram").inner_text().splitlines()
    assert [line.split() for line in diagram[4:7]] == [
        ["Léa", "Tom"],
        ["1.", "2", "Spy", "▶", "6", "General"],
        ["2.", "1", "Princess", "◀", "7", "Prince"],
    ]
    assert diagram[-1] == address
    assert read(page.locator("#line").inner_text()) == {**record, "seed": ""}


@pytest.mark.slow
def test_beside_a_link_is_a_picture_of_what_it_leads_to_where_there_is_room(table):
    page = table.page
    picture = page.get_by_role("img", name=re.compile("R vs R"))
    about = {"link": published("p", "r-vs-r")}
    for size, count in (({"width": 360, "height": 740}, 0), ({"width": 1280, "height": 800}, 1)):
        page.set_viewport_size(size)
        show(page, screen="share", about=about)
        expect(page.locator(".qr svg")).to_be_visible()
        expect(picture).to_have_count(count)
    page.wait_for_function(
        """() => {
            const canvas = document.querySelector(".picture");
            const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
            return new Set(new Uint32Array(data.buffer)).size > 100;
        }"""
    )


@pytest.mark.slow
def test_a_game_that_goes_on_is_not_sent(table):
    table.new_game(two=True)
    table.press_main()
    table.lock("Prince")
    show(table.page, screen="share", game="brave-rats", about={"practice": False})
    expect(table.page.get_by_text("There is no finished game to share.")).to_be_visible()
    expect(table.page.locator("#address, .qr, .tabs")).to_have_count(0)


@pytest.mark.slow
def test_a_moment_and_a_puzzle_are_sent(sent):
    page = sent.page
    page.go_back()
    page.get_by_role("button", name="Look back").click()
    page.get_by_role("button", name="Share this position").click()
    value = read_link(page.locator("#address").inner_text())
    record = sent.saved()["record"]
    assert value["record"] == {**record, "seed": "", "turns": record["turns"][:1]}
    assert value["seen"]["shows_first"] == "p2" and "spy" not in value["seen"]["hands"]["p1"]
    page.get_by_role("button", name="Home").click()
    page.locator(".below .card-row").click()
    sent.ask_help()
    page.locator(".assist button").last.click()
    page.locator("#address").wait_for()
    address = page.locator("#address").inner_text()
    assert read_link(address)["kind"] == "z"
    page.goto("about:blank")
    page.goto(address)
    expect(page.locator(".where")).to_have_text("Puzzle of the day")


def test_the_choices_of_a_new_game_are_sent(table):
    page = table.page
    table.change()
    page.get_by_label("Reader").check()
    with table.options():
        page.get_by_label("Fast Rat").check()
    page.locator(".sheets button").last.click()
    page.get_by_role("button", name="Share", exact=True).click()
    value = read_link(page.locator("#address").inner_text())
    assert value["level"] == "reader" and value["options"]["variants"] == ["fast-rat"]
    expect(page.locator(".tabs button")).to_have_text(["Link", "Picture", "Text"])


def test_a_puzzle_that_this_device_does_not_have_is_solved_all_the_same(context, site, faults):
    value = read_link(published("z", "brave-rats"))
    value["puzzle"]["id"] = "0badf00d"
    realm = Realm(context.new_page(), f"{site.url('/')}#{write_link(value)}")
    page = realm.page
    page.locator("main.private").wait_for()
    expect(page.locator(".where")).to_have_text("Brave Rats")
    realm.ask_help()
    expect(page.locator(".assist")).to_be_visible()
    expect(page.locator(".days")).to_have_count(0)
    realm.close_help()
    right = value["puzzle"]["steps"][0]["right"][0]
    page.locator(f".card:has(.name:text-is('{right.capitalize()}'))").click()
    page.locator(".action button").click()
    expect(page.locator("main.solved")).to_be_visible()
    assert page.evaluate("localStorage.getItem('pocket-crowns.puzzles')") is None
