"""The table between two people: each end has its own backs, looked at by their owner alone."""

import pytest
from playwright.sync_api import expect

from tests.amounts import slowly

from .measuring import FAULTS, SETTLED, faults
from .table import VARIANTS, Table, session
from .test_table_of_rats import LONG, STATES, match_of
from .waiting import wait_until
from .ways import speak_french

TURNED_ROUND = """(() => {
    const { getRandomValues } = Crypto.prototype;
    Crypto.prototype.getRandomValues = function (drawn) {
        return drawn instanceof Uint32Array ? drawn.map((_, n) => drawn.length - n) : getRandomValues.call(this, drawn);
    };
})()"""
FACES = ".backs .card:not(.back):visible"


def hand(table: Table, seat: str):
    return table.page.locator(f".half.{seat} .backs .card:visible")


def hold(table: Table, card) -> None:
    box = card.bounding_box()
    table.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    table.page.mouse.down()


def lay(table: Table, seat: str, place: int = 0) -> None:
    """Two taps, the first of which shows the card."""
    card = hand(table, seat).nth(place)
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    card.click()
    expect(table.page.locator(f".half.{seat} .backs [aria-pressed=true]")).to_have_count(0)


def lay_named(table: Table, seat: str, name: str) -> None:
    """This card, wherever its back lies."""
    for card in hand(table, seat).all():
        card.click()
        if card.get_attribute("aria-label") == name:
            card.click()
            return
    raise AssertionError(f"{seat} has no {name}")


def bring(table: Table, match, seat: str) -> None:
    """This position between two people with long names."""
    table.sit_down(session(match.record(), seat, None, flat=True, names=LONG))
    table.wait_for("between")


def whose(table: Table) -> str:
    """The first end at which there is something to choose."""
    return "p1" if table.page.locator(".half.p1 .backs .card:enabled").count() else "p2"


@pytest.fixture
def flat(table):
    table.wait_for_engine()
    table.new_game(two=True, flat=True)
    return table


def test_a_card_is_seen_while_it_is_held_and_nothing_comes_of_that(flat):
    page = flat.page
    assert flat.stage == "between"
    expect(page.locator(FACES)).to_have_count(0)
    for seat in ("p1", "p2"):
        hold(flat, hand(flat, seat).nth(4))
        expect(page.locator(FACES)).to_have_count(1)
        page.wait_for_timeout(400)
        page.mouse.up()
        expect(page.locator(FACES)).to_have_count(0)
    expect(page.locator(".backs [aria-pressed=true]")).to_have_count(0)
    assert flat.saved()["record"]["turns"] == []


@pytest.mark.slow
def test_a_tap_shows_a_card_for_a_while(flat):
    hand(flat, "p2").first.click()
    expect(flat.page.locator(FACES)).to_have_count(1)
    expect(flat.page.locator(FACES)).to_have_count(0)
    expect(flat.page.locator(".half.p2 .backs [aria-pressed=true]")).to_have_count(1)


def test_a_round_takes_both_two_taps_and_one_more(flat):
    lay(flat, "p2")
    expect(hand(flat, "p2")).to_have_count(7)
    lay(flat, "p1")
    flat.wait_for("verdict")
    [turn] = flat.saved()["record"]["turns"]
    assert set(turn) == {"p1", "p2"}
    flat.page.locator(".half.p2 .outcome .main").click()
    assert flat.wait_for("between", "end")


@pytest.mark.slow
def test_a_finger_that_slides_off_a_card_shows_it_no_longer_than_a_tap(flat):
    hold(flat, hand(flat, "p1").nth(2))
    flat.page.mouse.move(5, 5)
    flat.page.mouse.up()
    expect(flat.page.locator(FACES)).to_have_count(0)
    assert flat.saved()["record"]["turns"] == []


def test_after_a_spy_one_shows_first_and_nothing_of_the_other_lies_there(table):
    table.wait_for_engine()
    bring(table, match_of("spy ambassador"), "p2")
    laid = table.page.locator(".slot .card.back:visible")
    expect(laid).to_have_count(0)
    expect(hand(table, "p1")).to_have_count(7)
    expect(table.page.locator(".half.p1 .backs .card:enabled")).to_have_count(0)
    lay(table, "p2")
    expect(table.page.locator(".fighter.p2 .slot.shown")).to_be_visible()
    expect(hand(table, "p2")).to_have_count(6)
    lay(table, "p1")
    table.wait_for("verdict")


def test_a_card_that_lies_alone_can_be_taken_back(flat):
    lay(flat, "p1")
    flat.page.locator(".half.p1").get_by_role("button", name="Take it back").click()
    expect(hand(flat, "p1")).to_have_count(8)
    assert flat.saved()["record"]["turns"] == []


@pytest.mark.slow
def test_a_reload_finds_the_table_as_it_lay(flat):
    lay(flat, "p2")
    expect(hand(flat, "p2")).to_have_count(7)
    flat.page.reload()
    flat.wait_for("between")
    expect(hand(flat, "p2")).to_have_count(7)
    lay(flat, "p1")
    flat.wait_for("verdict")


def test_the_place_of_a_back_is_a_matter_of_luck(context, site, faults):
    """Here the luck turns the hand round: whoever sees which back is touched learns nothing."""
    context.add_init_script(TURNED_ROUND)
    table = Table(context.new_page(), site.url("/"))
    table.wait_for_engine()
    table.new_game(two=True, flat=True)
    hand(table, "p1").first.click()
    expect(hand(table, "p1").first).to_have_attribute("aria-label", "Prince")


@pytest.mark.parametrize("variants", slowly(("draft",), (), ("lucky-draw",), ("traitor",)), ids="+".join)
def test_a_whole_game_is_played_between_two_people(table, variants):
    table.wait_for_engine()
    table.new_game(two=True, flat=True, edition=18, variants=tuple(VARIANTS.index(each) for each in variants))
    for _ in range(80):
        table.wait_for("between", "verdict", "end")
        if table.stage == "end":
            break
        if table.stage == "verdict":
            table.page.locator(".half.p1 .outcome .main").click()
            table.page.locator("main:not(.verdict)").wait_for()
            continue
        lay(table, whose(table))
    assert table.stage == "end"
    table.press_main()
    assert table.stage == "between", "and the next one lies there too"


@pytest.mark.parametrize("french", slowly(False, True), ids=["en", "fr"])
def test_long_names_leave_room_for_crowns_and_for_taking_a_card_back(table, french):
    if french:
        speak_french(table)
    table.wait_for_engine()
    bring(table, match_of(edition=18), "p1")
    for act in (lambda: None, lambda: lay(table, "p1")):
        act()
        for width, height in ((360, 640), (667, 375), (844, 390)):
            table.page.set_viewport_size({"width": width, "height": height})
            table.page.evaluate(SETTLED)
            assert table.page.evaluate(FAULTS) == []


@pytest.mark.slow
@pytest.mark.parametrize("french", [True, False], ids=["fr", "en"])
def test_both_ends_are_whole(table, french):
    if french:
        speak_french(table)
    table.wait_for_engine()
    found = []
    verdict = match_of("general general", edition=18)
    for where, (match, seat) in {**STATES, "after a round": (verdict, "p1")}.items():
        bring(table, match, seat)
        found += [f"{where}: {fault}" for fault in faults(table.page)]
    for seat, card in (("p1", "Mime"), ("p2", "Assassin")):  # with most of what can stand on two cards
        lay_named(table, seat, card)
    table.wait_for("verdict")
    assert found == []
    wait_until(table.page, lambda: not faults(table.page), "a verdict without a fault, once all that moves has come")
