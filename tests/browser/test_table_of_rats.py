"""The table of Brave Rats as it lies on the screen: nothing scrolls, nothing is cut off, nothing is made anew."""

import pytest
from playwright.sync_api import expect

from tests.amounts import slow, slowly, usually
from tests.helpers import play, sit

from .measuring import FAULTS, SETTLED, SLOW, boxes, faults, made_anew, mark, shifts, watch_shifts
from .table import Table, session
from .ways import CARDS, speak_french

LONG = {"p1": "Maximilienne Rob", "p2": "Wilhelmina-Sophi"}  # 16 letters are as many as the form takes
# Each part of the table, one of each.
FRAME = [
    *("header.bar", "main", ".theirs", ".theirs .crowns", ".faces", ".faces li:nth-child(8)", ".mat", ".ring", ".pot"),
    *(".fighter:first-child .slot", ".fighter:last-child .slot", ".mine", ".mine .crowns", ".telling", "h1", ".hand"),
    *(".spot:nth-of-type(8) button", ".action", ".action .main", ".so-far", ".coach", "dialog"),
]
ALONE = "guard"


def match_of(*rounds: str, variants: tuple[str, ...] = (), edition: int = 16):
    match = sit(*variants, edition=edition)
    play(match, *rounds)
    return match


# What lies on the table, and whose turn it is there.
STATES = {
    "eight cards": (match_of(), "p1"),
    "nine cards, +2 on both sides, on hold": (match_of("general general", edition=18), "p1"),
    "on hold, worth more to one": (match_of("ambassador musician", "prince prince"), "p2"),
    "two of a kind": (match_of(variants=("princess-attack",), edition=18), "p1"),
    "a hand of three": (match_of(variants=("lucky-draw",)), "p1"),
    "a packet": (match_of(variants=("draft",), edition=18), "p1"),
    "traitors": (match_of(variants=("traitor",), edition=18), "p2"),
    "an Emperor's second game": (match_of("princess prince", "spy wizard", variants=("emperor",)), "p1"),
}


def lay(table: Table, match, seat: str, level: str | None = ALONE) -> None:
    """This position on the table of whoever sits here."""
    table.sit_down(session(match.record(), seat, level, names=LONG))
    table.page.locator("main.rats:not(.thinking)").wait_for()


@pytest.mark.parametrize("french", slowly(True, False), ids=["fr", "en"])
def test_nothing_scrolls_and_nothing_is_cut_off(table, french):
    if french:
        speak_french(table)
    table.wait_for_engine()
    found = []
    for where, (match, seat) in list(STATES.items())[:: usually(3, 1)]:
        lay(table, match, seat)
        found += [f"{where}: {fault}" for fault in faults(table.page)]
        longest = max(table.cards().all(), key=lambda card: len(card.inner_text()))
        longest.click()
        found += [f"{where}, raised: {fault}" for fault in faults(table.page)]
    assert found == []


@pytest.mark.slow
def test_in_a_low_window_at_a_desk_the_hand_is_smaller_and_nothing_scrolls(table):
    table.wait_for_engine()
    lay(table, *STATES["nine cards, +2 on both sides, on hold"])
    for width, height in ((900, 600), (960, 640), (1000, 700)):
        table.page.set_viewport_size({"width": width, "height": height})
        table.page.evaluate(SETTLED)
        assert table.page.evaluate(FAULTS) == []


# A round under each line of the rules, and those of which there is most to say; the usual run takes every third one.
REVEALS = [
    *("wizard general", "musician general", "princess prince", "assassin general", "prince ambassador"),
    *("general general", "spy princess", "wizard assassin", "ambassador spy"),
]


@pytest.mark.parametrize("language, step", [("fr", 3), *slow(("fr", 1), ("en", 1))])
def test_every_verdict_is_whole(table, language, step):
    if language == "fr":
        speak_french(table)
    table.wait_for_engine()
    found = []
    for cards in REVEALS[::step]:
        mine, theirs = cards.split()
        match = sit(edition=18)
        match.choose("p2", theirs)
        lay(table, match, "p1")
        table.page.keyboard.press(str(CARDS.index(mine)))
        table.press_main()
        if cards == "ambassador spy":  # who loses two victories says a word, which takes some of the room
            table.page.locator(".voice:visible").wait_for()
        found += [f"{cards}: {fault}" for fault in faults(table.page)]
    assert found == []


def test_of_two_assassins_none_is_cut_down(table):
    match = sit()
    match.choose("p2", "assassin")
    lay(table, match, "p1")
    table.page.keyboard.press("3")
    assert table.press_main() == "verdict"
    assert table.page.locator(".mat").get_attribute("class").split() == ["mat"]
    expect(table.page.locator(".mat > .stamp.held")).to_be_visible()


@pytest.mark.parametrize("french", slowly(False, True), ids=["en", "fr"])
def test_nothing_scrolls_or_is_made_anew_from_the_curtain_to_the_end(table, french):
    if french:
        speak_french(table)
    table.wait_for_engine()
    match = match_of("spy ambassador", "assassin musician", edition=18)
    lay(table, match, "p1", None)
    found: list[str] = []
    seen: list[str] = []
    for turn in range(30):
        stage = table.stage
        if seen.count(stage) < usually(1, 30):
            found += [f"{stage}: {fault}" for fault in faults(table.page)]
        seen.append(stage)
        if turn == 1:  # the curtain has been drawn, so all of it is there
            mark(table.page, FRAME)
        elif turn > 1:
            assert made_anew(table.page, FRAME) == [], stage
        if stage == "end":
            break
        # Not `stage`: a private screen may have been covered while it was measured.
        table.lock(table.cards().count() // 2) if table.stage == "private" else table.press_main()
    assert set(seen) == {"curtain", "private", "ready", "verdict", "end"}
    assert found == []


@pytest.mark.slow
@pytest.mark.parametrize("two", [True, False], ids=["two", "one"])
def test_the_table_is_never_made_anew_in_a_whole_game_and_the_next(table, two):
    table.wait_for_engine()
    table.new_game(two=two, level=None if two else 0)
    if two:
        table.press_main()
    mark(table.page, FRAME)
    stages = table.play_on(choose=lambda now: now.cards().count() - 1)
    assert "verdict" in stages
    assert made_anew(table.page, FRAME) == []
    table.press_main()
    assert made_anew(table.page, FRAME) == [], "and in the next game"


STILL = """() => document.getAnimations().every(({ playState, effect }) =>
    playState !== "running" || effect.getComputedTiming().iterations === Infinity)"""


@pytest.mark.parametrize(
    "screen", slowly({"width": 360, "height": 640}, {"width": 1280, "height": 800}), ids=["phone", "desk"]
)
def test_nothing_shifts_while_rounds_are_played(table):
    table.wait_for_engine()
    table.page.emulate_media(reduced_motion="no-preference")
    table.new_game(level=0, edition=18)
    table.page.wait_for_timeout(500)  # the cards are dealt
    watch_shifts(table.page)
    found = []
    for _ in range(3):
        found += shifts(table.page)
        table.lock(0)
        table.wait_for("verdict")  # where a card is shown first, the answer takes a moment on a busy machine
        shifts(table.page)
        table.page.wait_for_timeout(1800)  # the whole reveal, which a tap would cut short
        table.page.wait_for_function(STILL)  # on a busy machine it takes longer
        found += shifts(table.page)
        if table.press_main() == "end":
            break
        shifts(table.page)
    assert found == []


@pytest.mark.slow
@pytest.mark.parametrize("screen", [{"width": 1280, "height": 800}], ids=["desk"])
def test_the_story_beside_two_people_tells_every_round_but_the_one_that_lies_covered(table):
    table.new_game(two=True)
    told = []
    while len(told) < 4:
        if table.stage in ("ready", "verdict"):
            told.append((table.stage, table.page.locator(".so-far .rounds li:visible").count()))
        if table.stage == "private":
            table.lock(0)
        else:
            table.press_main()
    assert told == [("ready", 0), ("verdict", 1), ("ready", 1), ("verdict", 2)]


@pytest.mark.slow
@pytest.mark.parametrize("screen", [{"width": 360, "height": 640}], ids=["phone"])
def test_names_and_places_stay_where_they_are_while_a_computer_chooses(table):
    table.wait_for_engine()
    lay(table, *STATES["eight cards"], "neighbour")
    table.lock(0)
    name = boxes(table.page, ".theirs b")
    table.page.evaluate(SLOW)
    table.main_button().click()  # to the next round, for which the computer chooses first
    table.page.locator("main.thinking").wait_for()
    assert boxes(table.page, ".theirs b") == name
    assert len(name) == 1
    button = table.main_button().inner_text()
    places = boxes(table.page, ".slot")
    table.wait_for("private")
    assert table.main_button().inner_text() == button, "nothing is locked yet"
    assert boxes(table.page, ".slot") == places
    assert len({(y, height) for _x, y, _width, height in places}) == 1


def middle(place):
    box = place.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_card_that_is_dragged_to_its_place_is_raised_and_elsewhere_it_goes_back(table):
    table.wait_for_engine()
    table.new_game(level=0)
    mouse, card = table.page.mouse, table.cards().nth(3)
    slot, pot = table.page.locator(".slot").first, table.page.locator(".pot")
    for target, is_raised in ((pot, "false"), (slot, "true")):
        mouse.move(*middle(card))
        mouse.down()
        mouse.move(*middle(target), steps=5)
        mouse.up()
        expect(card).to_have_attribute("aria-pressed", is_raised)
    expect(slot.locator(".name")).to_have_text("Assassin")
    assert table.stage == "private", "it lies there, and is not locked yet"


@pytest.mark.slow
def test_keys_on_a_sheet_leave_the_table_alone(table):
    table.wait_for_engine()
    table.new_game(level=0)
    table.page.locator(".help").click()
    table.page.locator("dialog[open] h2").press("3")
    expect(table.page.locator(".hand [aria-pressed=true]")).to_have_count(0)
    table.page.keyboard.press("Escape")
    table.lock("Assassin")
    table.page.get_by_role("button", name="Why?").click()
    table.page.locator("dialog[open] h2").press("Enter")
    expect(table.page.locator("dialog[open]")).to_be_visible()
    assert table.stage == "verdict"


@pytest.mark.slow
def test_a_tablet_that_is_turned_has_the_coach_at_once(table):
    table.wait_for_engine()
    table.new_game(level=0)
    table.page.set_viewport_size({"width": 768, "height": 1024})
    expect(table.page.get_by_role("button", name="Hint")).to_have_count(0)
    table.page.set_viewport_size({"width": 1024, "height": 768})
    expect(table.page.get_by_role("button", name="Hint")).to_be_visible()


@pytest.mark.slow
def test_a_card_that_was_played_leaves_its_place_empty_and_a_second_copy_stays(table):
    table.wait_for_engine()
    empty = table.page.locator(".faces .strike:visible")
    for theirs, is_gone in (("wizard", True), ("prince", False)):
        match = sit("princess-attack", edition=16, princes="p2")
        assert match.view(None)["seen"]["left"]["p2"].count("prince") == 2
        match.choose("p2", theirs)
        lay(table, match, "p1")
        table.lock(0)
        expect(empty).to_have_count(int(is_gone))


# Of each card in hand, what lies over its right edge, beside the next one's place.
OVER = """cards => cards.map((card) => {
    const { right, y, height } = card.getBoundingClientRect();
    return document.elementFromPoint(right - 8, y + height / 2);
}).filter((found) => found.closest(".none")).length"""


def test_at_a_desk_an_empty_place_of_the_fan_covers_no_card(table):
    table.wait_for_engine()
    rounds = ["spy spy", "general general"]
    for match in (match_of(*rounds), match_of(*rounds, edition=18)):
        lay(table, match, "p1")
        expect(table.page.locator(".hand .played:visible")).to_have_count(2)
        for width, height in ((1280, 800), (1024, 768), (900, 1000)):
            table.page.set_viewport_size({"width": width, "height": height})
            table.page.evaluate(SETTLED)
            assert table.cards().evaluate_all(OVER) == 0
            assert table.page.evaluate(FAULTS) == [], "each number is between both neighbours"


@pytest.mark.parametrize("screen", [{"width": 768, "height": 1024}], ids=["tablet"])
def test_on_a_tablet_held_upright_each_row_of_the_hand_is_in_the_middle(table):
    table.wait_for_engine()
    for edition in (16, 18):
        lay(table, match_of(edition=edition), "p1")
        rows: dict[float, list[float]] = {}
        for x, y, width, _ in boxes(table.page, ".spot"):
            rows.setdefault(y, []).append(x + width / 2)
        assert len(rows) == 2
        assert all(abs(sum(middles) / len(middles) - 384) < 1 for middles in rows.values())
