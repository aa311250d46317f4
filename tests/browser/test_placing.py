"""How a tile is placed at the table of R vs R: cells, targets, previews, advice, and why something is not allowed."""

import re

import pytest
from playwright.sync_api import expect

from pocketcrowns.games import GAMES
from pocketcrowns.r_vs_r.tiles import TILES
from tests.web.test_words import ENGLISH

from .measuring import SETTLED, faults, sizes
from .realm import play, reached
from .table import session
from .test_study import LONG, LOOK, LOOKS
from .test_table_of_realm import lay
from .ways import speak_french

FIRST_GAME = 1  # its place among the setups


def play_without_effect(realm, placement):
    """A whole placement of a tile whose power is not used."""
    play(realm, placement)
    realm.page.get_by_role("button", name=ENGLISH["rvr-no-effect"]).click()
    realm.confirm()


def test_a_placement_is_shown_before_it_is_confirmed_and_every_step_goes_back(realm):
    realm.start(two=True, setup=FIRST_GAME)
    play(realm, "Citizen b2")
    realm.confirm()
    expect(realm.told()).to_contain_text("Léa")
    places = places_of_what_is_told(realm)
    play(realm, "Bishop b3")
    expect(realm.page.locator("h1")).to_contain_text("b3")
    expect(realm.cell("b2")).to_have_class(re.compile("touched"))
    expect(realm.cell("b2")).to_have_class(re.compile("p2"))
    expect(realm.page.locator(".pips")).to_have_attribute("aria-label", re.compile("0.*2"))
    expect(realm.complete()).to_contain_text("0 – 2")
    assert places_of_what_is_told(realm) == places, "a preview that comes late moves nothing"
    back = realm.page.locator(".steps .back")
    back.click()
    expect(realm.cell("b2")).to_have_class(re.compile("p1"))
    expect(realm.cell("b3")).to_have_class(re.compile("legal"))
    back.click()
    expect(realm.tiles()).to_have_count(7)
    play_without_effect(realm, "Bishop b3")
    expect(realm.cell("b2")).to_have_class(re.compile("p1"))


def cancels(public, view) -> bool:
    """Whether a Shaman can be placed on b3, over a tile whose power it cancels."""
    piece = public["seen"]["board"]["b2"]
    is_plain = piece and not piece["down_by"] and not piece["shield"] and not piece["silenced"]
    return "shaman@b3" in view["legal"] and bool(is_plain and TILES[piece["tile"]].on_arrival)


def test_signs_that_a_placement_gives_to_other_tiles_are_told(realm):
    record, seat = reached("random", cancels)
    lay(realm, record, seat, None)
    play(realm, "Shaman b3")
    expect(realm.cell("b2")).to_have_attribute("aria-label", re.compile(ENGLISH["rvr-silenced"]))
    expect(realm.told()).to_contain_text("Power cancelled: the ")


def places_of_what_is_told(realm) -> dict[tuple[int, int], list[float]]:
    """Where it begins and how wide it is, in windows of every size."""
    usual, found = realm.page.viewport_size, {}
    for width, height in sizes():
        realm.page.set_viewport_size({"width": width, "height": height})
        realm.page.evaluate(SETTLED)
        box = realm.told().bounding_box()
        found[width, height] = [box["x"], box["y"], box["width"]]
    realm.page.set_viewport_size(usual)
    return found


@pytest.mark.slow
def test_a_line_is_chosen_by_its_arrow(realm):
    realm.start(two=True, setup=FIRST_GAME)
    for placement in ("Citizen b2", "Temple c3"):
        play(realm, placement)
        realm.confirm()
    play_without_effect(realm, "King a2")
    play(realm, "Cardinal b1")
    expect(realm.page.locator(".cell.legal:has(.arrow)")).to_have_count(2)
    expect(realm.cell("b2")).to_have_attribute("aria-label", re.compile("towards b3"))
    realm.cell("b2").click()
    expect(realm.cell("b2")).to_have_class(re.compile("touched"))
    expect(realm.page.locator(".disc:visible")).to_have_count(2)
    expect(realm.page.locator(".disc.taken")).to_have_count(1)
    grounds = "all => all.map((each) => getComputedStyle(each).backgroundColor)"
    assert len(set(realm.page.locator(".disc:visible").evaluate_all(grounds))) == 2, "it is seen which one is taken"
    realm.cell("a2").click()
    expect(realm.cell("a2")).to_have_class(re.compile("touched"))
    expect(realm.cell("b2")).not_to_have_class(re.compile("touched"))


@pytest.mark.slow
def test_an_area_is_chosen_by_arrows_and_a_tile_that_turns_has_a_sign_of_its_own(realm):
    realm.start(two=True, setup=FIRST_GAME)
    play(realm, "Citizen b3")
    realm.confirm()
    play_without_effect(realm, "Cardinal a3")
    play(realm, "Castle a1")
    realm.confirm()
    play(realm, "Saint b2")
    arrows = realm.page.locator(".cell.legal:has(.arrow)")
    expect(arrows).to_have_count(8)
    turned = "all => all.map((each) => each.getAttribute('transform'))"
    assert len(set(arrows.locator(".arrow path").evaluate_all(turned))) == 8
    realm.cell("b3").click()
    expect(realm.cell("b3").locator(".disc")).to_be_visible()
    expect(realm.cell("b3").locator(".arrow")).to_have_count(0)
    expect(realm.page.locator(".cell:has(.arrow) .disc:visible")).to_have_count(7)
    expect(realm.page.locator(".cell:has(.arrow) .disc.taken")).to_have_count(3)
    realm.cell("c3").click()
    expect(realm.cell("a3").locator(".arrow")).to_have_count(0)
    expect(realm.page.locator(".cell:has(.arrow) .disc.taken")).to_have_count(3)
    expect(realm.cell("b3").locator(".arrow")).to_be_visible()


def test_a_hint_says_of_a_placement_that_wins_that_it_is_solved_though_others_are_not(realm):
    """Here one is found within a tenth of a second, and what all others come to takes more than ten."""
    record, seat = reached("standard", lambda public, _: sum(public["seen"]["allies"].values()) == 5, "h291")
    realm.sit_down(session(record, seat, "captain"))
    realm.ask_help()
    realm.page.get_by_role("button", name="Hint").click()
    told = realm.page.locator(".assist [aria-live] p").first
    expect(told).to_have_text(re.compile("^(This|Each of these) wins the round: solved *$"))
    expect(realm.page.locator(".because")).to_have_text(re.compile(ENGLISH["because-secure"][:9]))


@pytest.mark.slow
def test_a_proof_is_gone_on_with_while_one_thinks_and_no_longer(realm):
    """Nobody proves this one in time."""
    record, seat = reached("standard", lambda public, _: sum(public["seen"]["allies"].values()) == 4, "h302")
    realm.page.evaluate(LOOKS)
    asked = realm.page.locator("html")

    def hint():
        realm.sit_down(session(record, seat, "scamp"))
        realm.ask_help()
        realm.page.get_by_role("button", name="Hint").click()

    hint()
    expect(asked).to_have_attribute("data-looks", "9", timeout=LONG)
    expect(realm.page.locator(".assist [aria-live] small").first).to_have_text("estimated")
    realm.page.wait_for_timeout(LOOK)
    expect(asked).to_have_attribute("data-looks", "9")
    realm.close_help()
    hint()
    expect(asked).not_to_have_attribute("data-looks", "9", timeout=LONG)
    realm.close_help()
    realm.place_anything()
    realm.page.wait_for_timeout(LOOK)
    count = asked.get_attribute("data-looks")
    realm.page.wait_for_timeout(2 * LOOK)
    expect(asked).to_have_attribute("data-looks", count)


def test_what_the_coach_advises_is_shown_on_the_board_and_taken_from_its_line(realm):
    realm.page.set_viewport_size({"width": 1280, "height": 800})
    realm.start(setup=FIRST_GAME)
    realm.page.get_by_role("button", name="Hint").click()
    advice = realm.page.locator(".assist .choices button").first
    ghost = realm.page.locator(".ground .cell.ghost")
    advice.hover()
    expect(ghost).to_have_count(1)
    expect(realm.complete()).to_have_count(0)
    realm.page.mouse.move(0, 0)
    expect(ghost).to_have_count(0)
    tile, cell = advice.inner_text().strip().split(" on ")
    advice.click()
    expect(realm.cell(cell)).to_have_attribute("aria-label", re.compile(tile))
    realm.confirm()
    expect(realm.cell(cell)).to_have_attribute("aria-label", re.compile(tile))


@pytest.mark.slow
def test_what_is_already_chosen_is_changed_by_a_tap(realm):
    """Another tile, another cell; a tap on the tile that is chosen puts it back."""
    realm.start(two=True, setup=FIRST_GAME)
    play(realm, "Citizen b2")
    realm.cell("a1").click()
    expect(realm.cell("a1")).to_have_class(re.compile("ghost"))
    expect(realm.cell("b2")).to_have_class(re.compile("free"))
    realm.take("Citizen")
    expect(realm.cell("a1")).to_have_class(re.compile("free"))
    play(realm, "Citizen b2")
    realm.confirm()
    play(realm, "Temple b3")
    realm.take("Temple")
    expect(realm.cell("b3")).to_have_class(re.compile("free"))
    expect(realm.page.locator(".cell.legal")).to_have_count(0)


@pytest.mark.slow
def test_the_only_tile_that_can_be_placed_is_chosen_already(realm):
    realm.start(two=True, setup=FIRST_GAME)
    expect(realm.page.locator(".tile[aria-pressed=true]")).to_have_text("Citizen")
    expect(realm.page.locator(".cell.legal")).to_have_count(9)
    realm.cell("b2").click()
    realm.confirm()
    expect(realm.cell("b2")).to_have_class(re.compile("p1"))
    expect(realm.page.locator(".tile[aria-pressed=true]")).to_have_count(0)


def test_a_tile_is_dragged_to_its_cell(realm):
    realm.start(two=True, setup=FIRST_GAME)
    tile = realm.page.locator(".tile:has(.name:text-is('Citizen'))").bounding_box()
    cell = realm.cell("c3").bounding_box()
    mouse = realm.page.mouse
    mouse.move(tile["x"] + tile["width"] / 2, tile["y"] + tile["height"] / 2)
    mouse.down()
    mouse.move(cell["x"] + 40, cell["y"] + 40, steps=5)
    mouse.up()
    expect(realm.cell("c3")).to_have_class(re.compile("ghost"))
    realm.confirm()
    expect(realm.cell("c3")).to_have_class(re.compile("p1"))


@pytest.mark.slow
def test_any_tile_can_be_asked_what_it_does(realm):
    realm.start(two=True, setup=FIRST_GAME)
    realm.take("Hierophant")
    expect(realm.told()).to_contain_text(ENGLISH["tile-hierophant.power"])
    realm.take("Citizen")
    expect(realm.told()).not_to_contain_text(ENGLISH["tile-hierophant.power"])


def test_what_is_not_allowed_says_why(realm):
    realm.start(two=True, setup=FIRST_GAME)
    realm.take("King")
    expect(realm.reason()).to_have_text(ENGLISH["rvr-not-citizen-first"])
    play(realm, "Citizen b2")
    realm.confirm()
    play(realm, "Temple b3")
    realm.confirm()
    realm.take("King")
    realm.cell("b2").click()
    expect(realm.reason()).to_contain_text("b2")
    realm.cell("a3").click()
    expect(realm.complete()).to_be_visible()
    realm.cell("b3").click()
    expect(realm.reason()).to_contain_text("Temple")
    realm.take("King")
    realm.take("Sorcerer")
    realm.cell("a3").click()
    realm.cell("b3").click()
    expect(realm.reason()).to_have_text(ENGLISH["rvr-not-out-of-reach"])


@pytest.mark.slow
def test_a_destroyed_tile_says_whose_turn_removes_it(realm):
    realm.start(two=True, setup=FIRST_GAME)
    play(realm, "Citizen b2")
    realm.confirm()
    play(realm, "Hierophant b3")
    realm.confirm()
    expect(realm.cell("b2")).to_have_class(re.compile("down"))
    expect(realm.cell("b2")).to_contain_text("Tom")
    play(realm, "King a1")
    realm.confirm()
    expect(realm.cell("b2")).to_have_class(re.compile("free"))


# The Artist wakes a Saint, which turns four tiles, two to each side, while a destroyed one goes.
MANY = {
    **{"v": 1, "game": "r-vs-r", "seed": "111"},
    "options": GAMES["r-vs-r"].complete_options({"setup": "random", "first": "p1"}),
    "turns": [
        *({"luck": tile} for tile in ("bard", "artist", "pirate", "samurai")),
        *({"p1": "citizen@a2"}, {"p2": "cardinal@b3!sw"}, {"p1": "minister@c3!b3"}, {"p2": "saint@b2!diagonal"}),
        *({"p1": "bard@a3!b3:e"}, {"p2": "bishop@c2!c3"}, {"p1": "queen@b1!ne"}, {"p2": "paladin@a1!a2"}),
    ],
}


@pytest.mark.slow
@pytest.mark.parametrize("french", [True, False], ids=["fr", "en"])
def test_many_tiles_that_turn_are_counted_where_there_is_little_room_and_named_for_who_listens(realm, french):
    if french:
        speak_french(realm)
    realm.wait_for_engine()
    lay(realm, MANY, "p1", None)
    told = realm.told()
    realm.page.locator('.tile[data-tile="artist"]').click()
    realm.cell("c1").click()
    realm.choose_targets()
    expect(told).to_contain_text(re.compile(r"2 tuiles rejoignent \S+ Rob" if french else r"2 tiles join \S+ Rob"))
    heard = "Le Ministre et le Paladin rejoignent" if french else "The Minister and the Paladin join"
    expect(told.locator(".unseen")).to_contain_text(heard)
    found = faults(realm.page)
    realm.confirm()
    expect(told).to_contain_text(re.compile(r"2 tuiles|2 tiles"))
    found += faults(realm.page)
    assert found == []
