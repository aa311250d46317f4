"""R vs R at the screen: whole matches by every hand, drafts, secrets, previews, and reasons."""

import re

import pytest
from playwright.sync_api import Locator, expect

from pocketcrowns.r_vs_r.tiles import TILES
from tests.amounts import slowly
from tests.web.test_words import ENGLISH

from .measuring import FAULTS, SETTLED, boxes
from .realm import lying, play, reached
from .test_table_of_realm import lay

STANDARD, FIRST_GAME, RANDOM, SECRET_RANDOM, DRAFT, SECRET_DRAFT = range(6)


def to_french(realm):
    realm.page.get_by_role("button", name="Français").click()


@pytest.mark.slow
@pytest.mark.parametrize("french", [False, True], ids=["en", "fr"])
def test_a_whole_match_against_the_computer_by_mouse(realm, french):
    if french:
        to_french(realm)
    realm.start_by_form()
    assert realm.title == (
        "Posez le Citoyen\N{NO-BREAK SPACE}: touchez une case libre" if french else "Place the Citizen: tap a free cell"
    )
    seen = realm.play_to_the_end()
    assert seen.count("round-end") in (2, 3)
    assert "curtain" not in seen
    assert realm.press_main() == "place"


@pytest.mark.slow
@pytest.mark.parametrize("points", [False, True], ids=["best-of-three", "points"])
def test_a_whole_match_of_two_people_in_french(realm, points):
    to_french(realm)
    realm.start(two=True, setup=FIRST_GAME, points=points)
    assert realm.title == "Posez le Citoyen\N{NO-BREAK SPACE}: touchez une case libre"
    seen = realm.play_to_the_end()
    assert seen.count("round-end") == 3 if points else seen.count("round-end") in (2, 3)
    assert "private" in seen, "the loser says who begins"
    assert "curtain" not in seen, "nothing is hidden in an open setup"


# What is pressed in the first round is all that there is; the slow run plays on.
until = pytest.mark.parametrize("until", slowly("round-end", "end"))


@until
def test_a_whole_round_by_keyboard_alone(realm, until):
    def press(target):
        target.focus()
        realm.page.keyboard.press("Enter")

    realm.start(setup=FIRST_GAME)
    assert realm.play_to_the_end(press, until)
    if until == "round-end":
        assert re.search("(You say|The Neighbour says) who begins the next one", realm.told().inner_text())
    realm.press_main(press)


@pytest.mark.slow
def test_every_control_is_reached_by_tab_and_the_board_by_arrows(realm):
    realm.start(setup=FIRST_GAME)
    keyboard = realm.page.keyboard
    seen = set()
    for _ in range(40):
        keyboard.press("Tab")
        seen.add(realm.page.evaluate("document.activeElement.closest('.tile, .cell')?.className.split(' ')[0]"))
    assert {"tile", "cell"} <= seen
    realm.cell("a1").focus()
    for key in ("ArrowRight", "ArrowUp", "ArrowUp", "ArrowLeft", "ArrowLeft"):
        keyboard.press(key)
    assert realm.page.evaluate("document.activeElement.dataset.cell") == "a3"


class TestByTouch:
    @pytest.fixture
    def browser_context_args(self, browser_context_args):
        return {**browser_context_args, "has_touch": True, "is_mobile": True}

    @until
    def test_a_whole_round_by_touch(self, realm, until):
        realm.start(setup=RANDOM)
        assert realm.play_to_the_end(lambda target: target.tap(), until)
        realm.press_main(Locator.tap)


@pytest.mark.slow
def test_between_two_rounds_the_board_that_is_counted_has_its_own_rounds_name(realm):
    realm.start(two=True, setup=1)
    while realm.stage != "round-end":
        realm.place_anything()
    expect(realm.page.locator(".cell .disc:visible")).to_have_count(9)
    realm.press_main()
    expect(realm.page.locator(".names button")).to_have_count(2)
    expect(realm.page.locator(".where")).to_contain_text("Round 1")
    realm.after(realm.page.locator(".names button").first.click)
    expect(realm.page.locator(".where")).to_contain_text("Round 2")
    expect(realm.page.locator(".cell.free")).to_have_count(9)
    expect(realm.told()).not_to_contain_text("places")


@pytest.mark.slow
def test_a_new_power_is_explained_once_with_its_diagram(realm):
    realm.start(two=True, setup=FIRST_GAME)
    play(realm, "Citizen b2")
    realm.confirm()
    realm.take("Saint")
    expect(realm.page.locator(".power svg")).to_be_visible()
    expect(realm.page.locator(".power")).to_contain_text(ENGLISH["rvr-new-power"])
    realm.cell("b3").click()
    realm.choose_targets()
    realm.confirm()
    realm.page.reload()
    realm.wait_for("rvr")
    assert "saint" in realm.page.evaluate("localStorage.getItem('pocket-crowns.met')")


@pytest.mark.slow
def test_a_power_that_the_computer_plays_first_is_explained_too(realm):
    realm.start(setup=FIRST_GAME)
    play(realm, "Citizen b2")
    realm.confirm()
    [placed] = [turn["p2"].split("@")[0] for turn in realm.saved()["record"]["turns"] if "p2" in turn]
    expect(realm.page.locator(".power")).to_contain_text(ENGLISH[f"tile-{placed}"])
    expect(realm.page.locator(".power")).to_contain_text("Choose a tile.")


@pytest.mark.slow
def test_face_to_face_turns_the_far_side(realm):
    realm.start(two=True, setup=FIRST_GAME)
    expect(realm.page.locator(".board.turned")).to_have_count(0)
    realm.page.get_by_role("button", name=ENGLISH["rvr-face-to-face"]).click()
    expect(realm.page.locator(".board.turned")).to_have_count(1)
    expect(realm.page.locator(".tray.turned")).to_have_count(1)
    expect(realm.page.locator(".telling.turned:not(.waits)")).to_have_count(0)
    play(realm, "Citizen b2")
    realm.confirm()
    expect(realm.page.locator(".telling.turned:not(.waits)")).to_have_count(1)
    expect(realm.page.locator(".action.turned")).to_have_count(1)


@pytest.mark.parametrize("until", slowly("place", "end"))
def test_a_draft_has_its_own_screen(realm, until):
    realm.start(two=True, setup=DRAFT)
    assert realm.stage == "private"
    expect(realm.page.locator(".packet .cell")).to_have_count(5)
    seen = realm.play_to_the_end(until=until)
    assert seen[-1] == ("round-end" if until == "end" else "private") and "curtain" not in seen


@pytest.mark.parametrize("setup", slowly(SECRET_RANDOM, SECRET_DRAFT))
def test_hidden_tiles_are_on_no_screen_but_their_owners(realm, setup):
    """At every curtain no tile dealt in secret is named, unless it was placed before everybody's eyes."""
    realm.start(two=True, setup=setup)
    for _ in range(6):
        assert realm.stage == "curtain"
        record = realm.saved()["record"]
        placed = {turn[seat].split("@")[0] for turn in record["turns"] for seat in turn if "@" in turn[seat]}
        dealt = {turn["luck"] for turn in record["turns"] if turn.get("luck") in TILES}
        assert dealt
        text = realm.html()
        for tile in dealt - placed:
            name = ENGLISH[f"tile-{tile}"]
            assert not re.search(rf"\b{name}\b", text), f"{name} is exposed at the curtain"
        realm.press_main()
        if realm.stage == "place":
            realm.place_anything()
        else:
            realm.choose_a_word()
        if realm.stage == "round-end":
            return


@pytest.mark.parametrize("french", slowly(True, False), ids=["fr", "en"])
def test_face_to_face_two_long_names_have_one_line_each_and_leave_the_counts_whole(realm, french):
    if french:
        to_french(realm)
    realm.wait_for_engine()
    lay(realm, *reached("standard", lying(5), "points"), None, facing=True)
    for act in (lambda: None, realm.choose_anything):
        act()
        for width, height in ((360, 640), (667, 375), (844, 390)):
            realm.page.set_viewport_size({"width": width, "height": height})
            realm.page.evaluate(SETTLED)
            assert max(tall for *_, tall in boxes(realm.page, ".party b:visible")) < 22
            assert realm.page.evaluate(FAULTS) == []
