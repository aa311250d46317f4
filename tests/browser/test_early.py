"""Nothing waits for Python: everything up to the first choice works while the engine does not come at all."""

import re
from hashlib import sha256

import pytest
from playwright.sync_api import expect

from tests.amounts import slowly

from .measuring import boxes, sizes
from .measuring import faults as out_of_place
from .published import published
from .realm import Realm
from .table import GO, Table
from .ways import speak_french


class Gate:
    """Holds the engine's WebAssembly, or what `files` names, back until it is opened."""

    def __init__(self, context, files="**/a/python-*.wasm*"):
        self.held = []
        self.is_open = False
        context.route(files, self._arrived)

    def _arrived(self, route):
        if self.is_open:
            route.continue_()
        else:
            self.held.append(route)

    def open(self):
        self.is_open = True
        for route in self.held:
            route.continue_()


@pytest.fixture
def gate(context):
    return Gate(context)


@pytest.fixture
def early(gate, context, site, faults):
    """The app, whose engine waits at the gate."""
    return Table(context.new_page(), site.url("/"))


@pytest.mark.slow
def test_two_people_get_to_the_reveal_and_the_engine_then_judges(early, gate):
    early.new_game_by_form(two=True)
    assert early.title == "Pass the device to Léa"
    early.press_main()
    early.lock("Spy")
    assert early.title == "Pass the device to Tom"
    assert "Spy" not in early.html()
    early.press_main()
    early.cards().filter(has=early.page.locator(".name:text-is('Assassin')")).click()
    early.main_button().click()
    expect(early.page.locator("h1")).to_have_text("One moment")
    assert early.html("main").count("Assassin") == 2, "in both rows of what can still be played, and not on the table"
    expect(early.page.locator("progress")).to_be_visible()
    gate.open()
    expect(early.page.locator("h1")).to_have_text("Both cards are down")
    early.press_main()
    assert early.title == "The Assassin reverses it: 2 beats 3."
    assert early.saved()["record"]["turns"] == [{"p1": "spy", "p2": "assassin"}]


def test_the_engine_is_said_to_come_before_its_first_byte_has(context, site, faults):
    gate = Gate(context, re.compile(r"/a/(python|image)-"))
    early = Table(context.new_page(), site.url("/"))
    expect(early.page.locator("progress")).to_be_visible()
    gate.open()
    early.wait_for_engine()


@pytest.mark.parametrize("level", slowly(3, 0, 4))
def test_the_computer_seals_its_first_card_before_the_engine_is_there(early, gate, level):
    early.new_game_by_form(level=level)
    shown = early.read_seal()
    [sealed] = early.saved()["record"]["turns"]
    assert list(sealed) == ["p2"]
    early.cards().nth(3).click()
    early.main_button().click()
    expect(early.page.locator("h1")).to_have_text("One moment")
    assert early.saved()["record"]["turns"] == [sealed]
    gate.open()
    early.wait_for("verdict")
    assert early.saved()["record"]["turns"][0] == {**sealed, "p1": "assassin"}
    proof = early.ask_for_proof()
    expect(proof).to_contain_text("the seal matches")
    preimage, seal = proof.locator("code").all_text_contents()
    assert preimage.endswith(f" {sealed['p2']}") and sha256(preimage.encode()).hexdigest() == seal
    assert seal.startswith(re.search(r"Seal: (\w{12})…", shown)[1])
    early.page.keyboard.press("Escape")
    assert early.press_main() == "private" and early.lock() in ("verdict", "end")


def test_a_sealed_first_card_stays_what_it_was_after_a_reload(early, gate):
    early.new_game_by_form(level=3)
    sealed, shown = early.saved()["record"]["turns"], early.read_seal()
    gate.open()
    early.page.reload()
    early.wait_for("private")
    assert early.saved()["record"]["turns"] == sealed and early.read_seal() == shown
    early.lock(3)
    expect(early.ask_for_proof()).to_contain_text("the seal matches")


@pytest.mark.slow
def test_a_first_choice_can_be_taken_back_and_made_again(early, gate):
    early.new_game_by_form(two=True)
    early.press_main()
    early.lock("Spy")
    early.page.get_by_role("button", name="change").click()
    assert early.title == "Pass the device to Léa"
    early.press_main()
    early.lock("General")
    gate.open()
    expect(early.page.locator("progress")).to_have_count(0)
    early.press_main()
    early.lock("Assassin")
    early.press_main()
    assert early.saved()["record"]["turns"] == [{"p1": "general", "p2": "assassin"}]


@pytest.mark.slow
def test_a_reload_keeps_a_first_card(early, gate):
    early.new_game_by_form(two=True)
    early.press_main()
    early.lock("Spy")
    early.page.reload()
    gate.open()
    early.wait_for("curtain")
    assert early.title == "Pass the device to Tom"


def test_the_first_game_of_r_vs_r_shows_its_table(gate, context, site, faults):
    realm = Realm(context.new_page(), site.url("/"))
    realm.start_by_form(two=True, setup=1)
    assert realm.tiles().count() > 0
    realm.tiles().first.click()
    assert realm.page.locator(".cell.legal").count() == 9
    realm.page.locator(".cell.legal").first.click()
    gate.open()
    realm.choose_targets()
    realm.confirm()
    expect(realm.page.locator(".cell.free")).to_have_count(8)


@pytest.mark.parametrize("game", slowly(Table, Realm))
@pytest.mark.parametrize("french", slowly(True, False), ids=["fr", "en"])
def test_nothing_on_a_table_moves_when_the_engine_is_there(gate, context, site, faults, game, french):
    """At every size: what a game begins with, while its engine comes and after it has."""
    table = game(context.new_page(), site.url("/"))
    page = table.page
    if french:
        speak_french(table)
    table.start_by_form(two=True, setup=1) if game is Realm else table.new_game_by_form(level=1)
    expect(page.locator(".telling progress")).to_be_visible()

    def measured():
        """The boxes at each size."""
        for width, height in sizes():
            page.set_viewport_size({"width": width, "height": height})
            yield boxes(page, "main > *, main > .action > *")

    assert out_of_place(page) == []
    coming = list(measured())
    gate.open()
    expect(page.locator("progress")).to_have_count(0)
    assert list(measured()) == coming


def test_a_kind_of_game_that_is_dealt_waits_and_then_begins(gate, context, site, faults):
    realm = Realm(context.new_page(), site.url("/"))
    page = realm.page
    realm.poster("r-vs-r").locator(".play").click()
    expect(page.locator("h1")).to_have_text("One moment")
    expect(page.locator("progress")).to_be_visible()
    gate.open()
    realm.wait_for("rvr", "curtain")


@pytest.mark.slow
@pytest.mark.parametrize("french", [True, False], ids=["fr", "en"])
def test_what_is_on_its_way_shows_its_game_and_fits_every_window(early, french):
    page = early.page
    if french:
        speak_french(early)
    for place in (
        {"screen": "puzzle", "game": "brave-rats"},
        {"screen": "study", "game": "r-vs-r"},
        {"screen": "letters", "game": "brave-rats", "about": {"begin": {"options": {}, "name": "Léa"}}},
        {"screen": "review", "game": "r-vs-r", "about": {"link": published("r", "r-vs-r")}},
    ):
        page.evaluate(GO, place)
        expect(page.locator(f".coming .poster[data-game={place['game']}] progress")).to_be_visible()
        assert out_of_place(page) == [], place


# The heights of a poster and where it lay, until its screen has come.
WATCHED = """() => {
    window.lay = [];
    const look = () => {
        const poster = document.querySelector(".coming .poster");
        if (!poster) return;
        const { y, height } = poster.getBoundingClientRect();
        const now = `${Math.round(y)} ${Math.round(height)}`;
        if (lay.at(-1) !== now) lay.push(now);
        requestAnimationFrame(look);
    };
    look();
}"""


@pytest.mark.parametrize("screen", [{"width": 360, "height": 640}], ids=["phone"])
@pytest.mark.parametrize("french", slowly(True, False), ids=["fr", "en"])
def test_a_poster_keeps_its_place_until_its_screen_has_come(early, gate, french):
    if french:
        speak_french(early)
    early.page.evaluate(GO, {"screen": "shared", "game": "r-vs-r", "about": {"link": published("p", "r-vs-r")}})
    early.main_button().click()
    early.page.locator(".coming progress").wait_for()
    early.page.evaluate(WATCHED)
    gate.open()
    early.page.locator("main.rvr").wait_for()
    assert len(early.page.evaluate("lay")) == 1


@pytest.mark.slow
def test_data_saver_keeps_the_engine_for_a_game(context, site, faults):
    page = context.new_page()
    context.new_cdp_session(page).send("Emulation.setDataSaverOverride", {"dataSaverEnabled": True})
    table = Table(page, site.url("/"))
    expect(page.locator(".engine")).to_contain_text("comes when you begin a game")
    assert page.workers == []
    table.new_game_by_form(level=0)
    assert table.play_on()[-1] == "end"


@pytest.mark.slow
def test_two_visitors_get_different_deals_and_one_seed_always_the_same(browser, site):
    """The memory image is the same for everybody; what is dealt is not."""

    def deal():
        context = browser.new_context()
        realm = Realm(context.new_page(), site.url("/"))
        realm.start_by_form(two=True)
        record = realm.saved()["record"]
        context.close()
        return record

    one, other = deal(), deal()
    assert one["seed"] != other["seed"]
    assert one["turns"] != other["turns"]
