"""Whole games, as two people and one person play them."""

import itertools

import pytest
from playwright.sync_api import expect

from tests.amounts import slowly
from tests.helpers import play, sit

from .table import LEVEL, PLAIN, session

PHONE = {"width": 360, "height": 740}
DESK = {"width": 1280, "height": 800}

# The order of the checkboxes on the screen, which is the catalogue's.
TRAITOR, LUCKY_DRAW, FAST_RAT, DRAFT, RANDOM_DEAL, PRINCESS_ATTACK, EMPEROR = range(7)


def switch_to_french(table):
    table.page.get_by_role("button", name="Français").click()


@pytest.mark.parametrize("screen", slowly(PHONE, DESK), ids=["phone", "desk"])
@pytest.mark.parametrize("french", slowly(True, False), ids=["fr", "en"])
def test_a_game_against_the_computer_ends_and_can_be_played_again(table, screen, french):
    if french:
        switch_to_french(table)
    table.new_game_by_form(level=1)
    assert table.title == ("Choisissez une carte" if french else "Choose a card")
    stages = table.play_on()
    assert set(stages) == {"private", "verdict", "end"}, "one person needs no curtain"
    expect(table.page.locator(".clashes li")).to_have_count(stages.count("verdict"))
    assert table.press_main() == "private"
    expect(table.cards()).to_have_count(8)


def test_the_second_of_two_quick_taps_at_the_last_verdict_begins_no_rematch(table):
    match = sit()
    play(match, *(f"{card} {card}" for card in PLAIN))
    match.choose("p2", "spy")
    table.sit_down(session(match.record(), "p1", LEVEL))
    assert table.lock("General") == "verdict"
    assert table.press_main() == "end"
    table.main_button().click()
    table.page.wait_for_timeout(300)  # a new game would be there by then
    expect(table.main_button()).to_have_text("Rematch")
    assert table.saved()["finished"]
    table.page.wait_for_timeout(600)  # two taps are no longer meant for the last screen
    table.main_button().dblclick()  # the fixture hears of any error
    table.wait_for("private")
    assert not table.saved().get("finished")


@pytest.mark.parametrize(
    "before, mine, theirs, told",
    [
        ((), "Prince", "princess", "It stood 0 – 0. Your Spy would have won it."),
        (("musician wizard", "princess general"), "Spy", "ambassador", "Your Assassin would have won it."),
    ],
    ids=["by the Princess", "by victories"],
)
def test_the_end_of_a_lost_game_says_what_would_have_won_its_last_round(table, before, mine, theirs, told):
    match = sit()
    play(match, *before)
    match.choose("p2", theirs)
    table.sit_down(session(match.record(), "p1", LEVEL))
    table.lock(mine)
    table.press_main()
    table.wait_for("end")
    expect(table.page.locator(".decided")).to_contain_text(told)


@pytest.mark.parametrize("french", slowly(True, False), ids=["fr", "en"])
def test_two_people_pass_one_device(table, french):
    if french:
        switch_to_french(table)
    table.new_game_by_form(two=True, edition=18)
    assert table.title == ("Passez l’appareil à Léa" if french else "Pass the device to Léa")
    stages = table.play_on()
    assert stages.count("private") >= 2 * stages.count("verdict")
    for before, after in itertools.pairwise(stages):
        assert after != "private" or before in ("curtain", "verdict"), "somebody has said that they have the device"
        assert before != "private" or after in ("curtain", "ready"), "nobody sees another's screen"


@pytest.mark.slow
def test_a_round_of_two_people_takes_seven_taps(table):
    table.new_game(two=True)
    table.press_main()
    for card in ("Ambassador", "Prince"):
        table.lock(card)
        table.press_main()
    assert table.stage == "verdict"
    taps = 0

    def tap(place):
        nonlocal taps
        taps += 1
        return table.after(place.click)

    for card in ("Wizard", "Spy"):
        tap(table.main_button())
        tap(table.cards().filter(has=table.page.locator(f".name:text-is('{card}')")))
        tap(table.main_button())
    assert tap(table.main_button()) == "verdict"
    assert taps == 7


@pytest.mark.slow
def test_the_verdict_says_why_and_shows_the_lines_behind_it(table):
    table.new_game(two=True)
    table.press_main()
    table.lock("Assassin")
    table.press_main()
    table.lock("General")
    assert table.press_main() == "verdict"
    assert table.title == "The Assassin reverses it: 3 beats 6."
    expect(table.page.locator(".stamp .taken")).to_have_text("Léa takes the round")
    expect(table.page.locator(".stamp .worth")).to_have_text("1 victory")
    expect(table.page.locator(".stamp .consequence")).to_have_text("Tom: +2 on the next card.")
    table.page.get_by_role("button", name="Why?").click()
    states = [line.get_attribute("class") for line in table.page.locator("dialog .lines li").all()]
    assert states == ["passed", "passed", "passed", "passed", "decides", "unreached"]


@pytest.mark.slow
def test_after_a_spy_the_other_lays_a_card_open_first(table):
    table.new_game(two=True)
    table.press_main()
    table.lock("Spy")
    table.press_main()
    table.lock("Wizard")  # silences the Spy: nobody shows anything
    table.press_main()
    table.press_main()
    table.lock("Spy")
    table.press_main()
    table.lock("Assassin")
    table.press_main()
    expect(table.page.locator(".stamp .consequence")).to_have_text("Léa shows a card before Tom chooses.")
    expect(table.main_button()).to_have_text("Léa: my hand")
    assert table.press_main() == "private"
    assert table.lock("Prince") == "curtain"
    expect(table.page.locator(".cloth .card")).to_contain_text("Prince")
    expect(table.page.get_by_role("button", name="change my choice")).to_have_count(0)
    table.press_main()
    table.lock("Princess")
    assert table.press_main() == "verdict"
    assert table.press_main() == "end"
    assert table.title == "Tom wins!"


@pytest.mark.slow
def test_a_choice_can_be_changed_until_the_other_has_the_device(table):
    table.new_game(two=True)
    table.press_main()
    table.lock("Spy")
    table.page.get_by_role("button", name="Léa: change my choice").click()
    table.wait_for("curtain")
    expect(table.page.locator("h1")).to_have_text("Pass the device to Léa")
    table.press_main()
    table.lock("Prince")
    table.press_main()
    table.lock("Wizard")
    table.press_main()
    assert table.title == "The Wizard silences the Prince: 7 beats 5."


@pytest.mark.parametrize(
    "options",
    slowly(
        (18, [DRAFT, TRAITOR, FAST_RAT]),
        (16, [RANDOM_DEAL]),
        (18, [LUCKY_DRAW, EMPEROR]),
        (16, [TRAITOR, FAST_RAT]),
        (18, [PRINCESS_ATTACK, LUCKY_DRAW]),
    ),
    ids=str,
)
def test_variants_are_played_to_the_end(table, options):
    edition, variants = options
    table.new_game_by_form(edition=edition, variants=variants, level=0)
    stages = table.play_on()
    assert stages[-1] == "end"
    assert set(stages) <= {"private", "verdict", "end"}


@pytest.mark.slow
def test_the_sentence_about_the_game_counts_as_the_game_does(table):
    table.new_game(level=0, variants=(2,))
    expect(table.page.locator(".goal")).to_contain_text("Three victories win.")
    assert table.page.locator(".crowns").first.locator("span").count() == 3


@pytest.mark.slow
def test_one_of_the_variants_that_exclude_each_other_takes_the_place_of_another(table):
    table.change()
    with table.options():
        draft, dealt, fast = (table.page.get_by_label(name) for name in ("Draft", "Random Deal", "Fast Rat"))
        fast.check()
        draft.check()
        expect(table.page.locator("#options .saying")).to_contain_text("Pass packets of four")
        dealt.check()
        expect(draft).not_to_be_checked()
        expect(fast).to_be_checked()
        dealt.uncheck()
        expect(table.page.get_by_text("One of these at most")).to_be_visible()


@pytest.mark.parametrize("screen", [DESK], ids=["desk"])
def test_the_language_changes_in_the_middle_of_a_turn_and_stays(table):
    table.new_game(level=0)
    table.cards().nth(2).click()
    switch_to_french(table)
    expect(table.main_button()).to_have_text("Jouer l’Espion")
    assert table.page.locator("html").get_attribute("lang") == "fr"
    table.page.reload()
    expect(table.page.locator("h1")).to_have_text("Choisissez une carte")
