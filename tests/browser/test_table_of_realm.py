"""The table of R vs R as it lies on the screen: nothing scrolls, nothing is cut off, nothing is made anew or jumps."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from pocketcrowns.players.levels import LEVELS
from pocketcrowns.r_vs_r.tiles import TILES
from tests.amounts import slowly, usually
from tests.web.test_words import ENGLISH, FRENCH

from .measuring import FAULTS, SETTLED, SLOW, boxes, faults, made_anew, mark, shifts, watch_shifts
from .realm import TARGETS, Realm, lying, reached
from .table import session
from .test_table_of_rats import LONG
from .ways import speak_french

FRAME = [
    *("header.bar", "main", ".balance", ".pips i:last-child", ".tray.far", ".tray.near", ".ground", ".board"),
    *(".cell[data-cell=a1]", ".cell[data-cell=c3]", ".telling", "h1", ".common", ".action", ".steps .main"),
    *(".so-far", ".coach", "dialog", ".scenery"),
]


def lay(realm: Realm, record: Any, seat: str, level: str | None = "guard", *, facing: bool = False) -> None:
    """This position on the table of whoever sits here."""
    realm.page.evaluate("facing => localStorage.setItem('pocket-crowns.face-to-face', facing)", facing)
    realm.sit_down(session(record, seat, level, names=LONG))
    realm.page.locator("main.rvr:not(.thinking)").wait_for()


STATES = {
    "the first tile": ("first-game", lying(0)),
    "a full tray and neutral tiles": ("standard", lying(2)),
    "most of a board": ("standard", lying(7)),
    "ten tiles": ("random", lying(1)),
    "a draft": ("draft", lambda _public, view: view["legal"][0].startswith("keep ")),
    "who begins": ("first-game", lambda _public, view: view["legal"][0].startswith("first ")),
}


@pytest.mark.parametrize("french", slowly(True, False), ids=["fr", "en"])
def test_nothing_scrolls_and_nothing_is_cut_off(realm, french):
    if french:
        speak_french(realm)
    realm.wait_for_engine()
    found = []
    for number, (where, state) in enumerate(STATES.items()):
        lay(realm, *reached(*state))
        found += [f"{where}: {fault}" for fault in faults(realm.page)]
        is_tapped = realm.stage == "place" and number % usually(3, 1) == 0
        for _ in range(4 if is_tapped else 0):  # the cell, what the power does, what would come of it
            is_raised = realm.page.locator(".tile[aria-pressed=true]").count()
            target = realm.page.locator(TARGETS) if is_raised else realm.tiles()
            if not target.count():
                break
            target.last.click()
            found += [f"{where}, tapped: {fault}" for fault in faults(realm.page)]
    assert found == [], "\n".join(map(str, found))


LONGEST = ("scamp", "neighbour")


@pytest.mark.slow
@pytest.mark.parametrize("french", [False, True], ids=["en", "fr"])
def test_whoever_sits_opposite_has_room_for_name_and_count(realm, french):
    if french:
        speak_french(realm)
    realm.wait_for_engine()
    begun, points = reached("first-game", lying(0)), reached("standard", lying(4), "points")
    won = reached("standard", lambda public, view: lying(1)(public, view) and any(public["seen"]["rounds"].values()))
    found = []
    for level in LEVELS["r-vs-r"]:
        for game in (begun, points, won) if level in LONGEST else (begun,):
            lay(realm, *game, level)
            found += [f"{level}: {fault}" for fault in faults(realm.page)]
    assert found == [], "\n".join(map(str, found))


def test_on_a_phone_on_its_side_a_name_and_what_is_counted_of_it_stand_together(realm):
    realm.wait_for_engine()
    realm.page.set_viewport_size({"width": 844, "height": 390})
    lay(realm, *reached("standard", lying(4), "points"))
    for place in (".party:first-child", ".party:last-child"):
        (_, top, _, high), *figures = boxes(realm.page, f"{place} > b, {place} .figures > *")
        middles = [y + height / 2 - top for _, y, _, height in figures]
        assert len(middles) == 2 and all(0 < middle < high for middle in middles), (place, middles)


@pytest.mark.slow
def test_in_a_low_window_at_a_desk_ten_tiles_and_the_board_fit(realm):
    realm.wait_for_engine()
    lay(realm, *reached(*STATES["ten tiles"]))
    for width, height in ((900, 600), (1000, 608)):
        realm.page.set_viewport_size({"width": width, "height": height})
        realm.page.evaluate(SETTLED)
        assert realm.page.evaluate(FAULTS) == []


def test_at_a_desk_all_powers_of_a_first_game_stand_beside_the_board(realm):
    speak_french(realm)
    realm.wait_for_engine()
    lay(realm, *reached("first-game", lying(3)), None)
    for height in (768, 800):
        realm.page.set_viewport_size({"width": 1280, "height": height})
        expect(realm.page.locator(".powers li:visible")).to_have_count(7)
        assert realm.page.locator(".coach").evaluate("each => each.scrollHeight - each.clientHeight") <= 0


@pytest.mark.slow
@pytest.mark.parametrize("facing", [True, False], ids=["face to face", "on one side"])
def test_two_people_have_all_of_it_too(realm, facing):
    realm.wait_for_engine()
    found = []
    for tiles in (2, 5):
        lay(realm, *reached("standard", lying(tiles)), None, facing=facing)
        found += faults(realm.page)
        realm.tiles().first.click()
        realm.page.locator(".ground .cell.legal").first.click()
        realm.choose_targets()
        found += faults(realm.page)
    assert found == [], "\n".join(map(str, found))


@pytest.mark.parametrize("screen", [{"width": 360, "height": 640}], ids=["phone"])
@pytest.mark.parametrize("points", slowly(False, True), ids=["rounds", "points"])
def test_the_table_is_never_made_anew_from_the_first_tile_to_the_last(realm, points):
    """Nor does the board move, to the end of the first round. The usual run begins the second one and no more."""
    realm.start(setup=1, points=points)
    mark(realm.page, FRAME)
    found = []
    stages = set()
    boards = set()
    while True:
        if "round-end" not in stages:  # then other sizes are looked at
            boards.add(tuple(round(each, 1) for each in realm.page.locator(".board").bounding_box().values()))
        stages.add(realm.stage)
        found += [f"{realm.stage}: {place}" for place in made_anew(realm.page, FRAME)]
        if realm.stage.endswith("end"):
            found += faults(realm.page)
        if realm.stage == "end" or (realm.stage == "place" and usually("round-end" in stages, False)):
            break
        if realm.stage == "place":
            realm.place_anything()
        elif realm.stage == "private":
            realm.choose_a_word()
        else:
            realm.press_main()
    assert stages >= {"place", "round-end", usually("place", "end")}
    assert found == [], "\n".join(map(str, found))
    assert len(boards) == 1, boards


@pytest.mark.parametrize(
    "screen", slowly({"width": 360, "height": 640}, {"width": 1280, "height": 800}), ids=["phone", "desk"]
)
def test_nothing_shifts_and_the_board_stays_where_it_is_while_tiles_are_placed(realm, screen):
    realm.page.emulate_media(reduced_motion="no-preference")
    realm.start(setup=1)
    realm.page.wait_for_timeout(500)
    watch_shifts(realm.page)
    boards, changed, found = set(), 0, []
    for _ in range(3):
        found += shifts(realm.page)
        boards.add(json.dumps(realm.page.locator(".board").bounding_box()))
        counts, told = realm.counts(), realm.page.locator(".pips").first.get_attribute("aria-label")
        realm.tiles().first.click()
        boards.add(json.dumps(realm.page.locator(".board").bounding_box()))
        realm.page.locator(".ground .cell.legal").first.click()
        realm.choose_targets()
        boards.add(json.dumps(realm.page.locator(".board").bounding_box()))
        expect(realm.page.locator(f'.pips:not([aria-label="{told}"])').first).to_be_visible()
        changed += realm.page.locator(".allies > i").count()
        assert realm.counts() == counts, "by however little"
        realm.confirm()
        shifts(realm.page)
        realm.page.wait_for_timeout(2600)
    assert found + shifts(realm.page) == []
    assert len(boards) == 1, boards
    assert changed, "no placement that changes a count"


@pytest.mark.slow
@pytest.mark.parametrize("screen", [{"width": 360, "height": 640}], ids=["phone"])
def test_names_and_counts_stay_where_they_are_while_a_computer_chooses(realm):
    realm.wait_for_engine()
    lay(realm, *reached("standard", lying(4)), "neighbour")
    realm.choose_anything()
    plates = ".party, .party b"
    lain = boxes(realm.page, plates)
    realm.page.evaluate(SLOW)
    realm.complete().click()
    realm.page.locator("main.thinking").wait_for()
    assert boxes(realm.page, plates) == lain
    assert len(lain) == 4


def light(colour: str) -> float:
    """The relative luminance of "rgb(r, g, b)", from 0 to 1 (WCAG 2.2)."""
    parts = [int(part) / 255 for part in re.findall(r"\d+", colour)[:3]]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return sum(share * part for share, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


@pytest.mark.slow
def test_names_are_read_on_strong_patterns_too(realm):
    store = "kept => localStorage.setItem('pocket-crowns.settings', JSON.stringify(kept))"
    realm.page.evaluate(store, {"strong-patterns": True})
    realm.page.reload()
    lay(realm, *reached("standard", lying(5)))
    inks = """names => names.map((each) => getComputedStyle(each)).map((look) => [look.color, look.backgroundColor])"""
    names = realm.page.locator("html[data-strong-patterns] .ground .cell:has(.band) .name").evaluate_all(inks)
    assert len(names) >= 4
    for ink, ground in names:
        low, high = sorted((light(ink), light(ground)))
        assert (high + 0.05) / (low + 0.05) >= 4.5, (ink, ground)


# Each step of what is played out stays for long, so that a busy machine cannot miss it.
LINGER = """() => {
    const { setTimeout } = window;
    window.setTimeout = (call, ms, ...more) => setTimeout(call, ms < 50 ? ms : 100 * ms, ...more);
}"""


def test_moves_are_played_out_one_after_the_other_and_a_tap_shows_their_end(realm):
    realm.page.emulate_media(reduced_motion="no-preference")
    realm.start(setup=1)
    realm.page.evaluate(LINGER)
    realm.place_anything()
    boards = """() => [...document.querySelectorAll(".ground .cell")].map((cell) => cell.className).join("|")"""
    main = realm.page.locator("main.rvr")
    before = realm.page.evaluate(boards)
    assert "plays" in main.get_attribute("class"), "the computer's tile is on its way"
    realm.page.mouse.click(180, 300)
    assert "plays" not in main.get_attribute("class")
    assert realm.page.evaluate(boards) != before
    assert realm.page.locator(".cell.legal, .tile[aria-pressed=true]").count() == 0, "that tap chose nothing"


MOVED = """() => {
    const { animate } = Element.prototype;
    window.moved = [];
    Element.prototype.animate = function (frames, timing) {
        if (this.dataset.cell) moved.push([this.dataset.cell, Object.keys(frames[0]).sort()[0]]);
        return animate.call(this, frames, timing);
    };
}"""


@pytest.mark.slow
def test_what_was_looked_at_before_confirming_is_played_out_when_it_counts(realm):
    realm.page.emulate_media(reduced_motion="no-preference")
    realm.start(two=True, setup=1)
    for tile, cell in (("Citizen", "b2"), ("Bishop", "b3")):
        realm.take(tile)
        realm.cell(cell).click()
        if tile == "Bishop":  # the only tile beside it joins the other side
            expect(realm.cell("b2")).to_have_class(re.compile("joins"))
            realm.page.evaluate(MOVED)
        realm.confirm()
        expect(realm.page.locator("main.plays")).to_have_count(0)
    assert realm.page.evaluate("moved") == [["b3", "boxShadow"], ["b2", "filter"]]


@pytest.mark.slow
@pytest.mark.parametrize("screen", [{"width": 320, "height": 640}, {"width": 360, "height": 740}], ids=["320", "360"])
def test_every_tile_name_fits_its_cell(realm, screen):
    realm.start(two=True, setup=1)
    realm.take("Citizen")
    realm.cell("b2").click()
    assert_names_fit(realm, ".cell.ghost .name")


def assert_names_fit(realm, place):
    """Every tile's name, in both languages, on one line inside what holds it."""
    for words in (ENGLISH, FRENCH):
        for tile in TILES:
            wide = realm.page.locator(place).first.evaluate(
                """(name, text) => {
                    const was = name.textContent;
                    name.textContent = text;
                    const box = name.getBoundingClientRect(), around = name.parentElement.getBoundingClientRect();
                    const lines = name.getClientRects().length;
                    const cut = name.scrollWidth - name.clientWidth;
                    const over = Math.max(around.left - box.left, box.right - around.right, cut);
                    name.textContent = was;
                    return lines > 1 ? 99 : over;
                }""",
                words[f"tile-{tile}"],
            )
            assert wide <= 0, f"{words[f'tile-{tile}']} is {wide} px too wide for {place}"
