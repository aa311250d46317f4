"""Looking back at a game, playing on from the middle of it, and help at the table."""

import re

import pytest
from playwright.sync_api import expect

from tests.helpers import ask, play, sit

from .measuring import SETTLED, boxes
from .table import Table, session
from .test_every_screen import check


def play_rounds(table: Table, *rounds: tuple[str, str]) -> None:
    """Rounds of two people, neither of whom looks: Léa's card first. Whoever has the device begins."""
    for cards in rounds:
        for _ in cards:
            mine = "Léa" in table.title
            if table.stage == "curtain":
                table.press_main()
            table.lock(cards[0] if mine else cards[1])
        table.press_main()
        table.press_main()


def look_back(table: Table) -> None:
    table.page.get_by_role("button", name="Look back").click()
    expect(table.page.locator(".costs")).to_be_visible()


def catch_a_prince(table: Table, level: str | None = None) -> None:
    """A Spy, then a Prince laid open before a Princess: over in two rounds, and one card was to blame.

    `level`: of a computer in Léa's place.
    """
    match = sit()
    play(match, "spy general", "princess prince")
    table.sit_down(session(match.record(), "p2" if level else "p1", level))
    table.wait_for("end")


@pytest.fixture
def caught(table: Table) -> Table:
    """Such a game, looked back at."""
    catch_a_prince(table)
    look_back(table)
    return table


def test_the_choice_that_cost_the_game_is_named_and_shown_among_the_others(caught):
    page = caught.page
    strip = page.locator(".strip button")
    expect(strip).to_have_count(2)
    expect(strip.nth(1)).to_have_attribute("aria-label", "Round 2, a costly mistake, the turning point")
    strip.nth(1).click()
    expect(page.locator(".why")).to_have_text("The Princess catches a Prince: that decides the game.")
    prince, princess = page.locator(".judged").all()
    expect(prince.locator("h3")).to_have_text("Tom: 7 Prince")
    expect(prince.locator(".verdict-word")).to_contain_text("A costly mistake")
    why = prince.locator(".because p").first
    expect(why).to_have_text(
        re.compile(r"^The best answer to the Prince is the Princess: \d+ points of chance are lost")
    )
    expect(prince.locator(".marked")).to_have_text(re.compile("7 Prince.*played.*0%", re.DOTALL))
    expect(princess.locator(".verdict-word")).to_contain_text("A good choice")
    shares = [float(each.removesuffix("%")) for each in prince.locator(".bar-number").all_inner_texts()]
    assert sum(shares) == 100, "the shares of good play"


@pytest.mark.slow
def test_the_course_of_the_game_is_one_line_whose_points_can_be_tapped(caught):
    page = caught.page
    ends = page.locator(".course b")
    points = page.locator(".course .touch")
    expect(points).to_have_count(2)
    points.nth(1).click()
    expect(page.locator(".strip [aria-current=true]")).to_have_text(re.compile(r"^\s*2"))
    expect(ends).to_have_text(["Léa 100%", "0% Tom"])
    points.nth(0).click()
    expect(page.locator(".strip [aria-current=true]")).to_have_text(re.compile(r"^\s*1"))
    shares = [int(re.search(r"\d+", each)[0]) for each in ends.all_inner_texts()]
    assert sum(shares) == 100 and shares != [100, 0]


WHOLE = """(longest) => [...document.querySelectorAll(".duelled .card .name")].map((name) => {
    name.textContent = longest;
    const words = document.createRange();
    words.selectNodeContents(name);
    const lines = [...words.getClientRects()];
    const isSeen = (x, y) => name.contains(document.elementFromPoint(x, y));
    // Where there is no room there is none.
    return lines.length <= 1 && lines.every(({ left, right, bottom }) =>
        isSeen(left + 2, bottom - 3) && isSeen(right - 2, bottom - 3));
})"""


@pytest.mark.slow
def test_names_on_the_cards_are_whole_or_not_there(caught):
    for width, height in ((360, 640), (360, 740), (844, 390), (1280, 800)):
        caught.page.set_viewport_size({"width": width, "height": height})
        caught.page.evaluate(SETTLED)
        assert caught.page.evaluate(WHOLE, "Ambassadeur") == [True, True], (width, height)


@pytest.mark.slow
def test_what_each_choice_was_is_said_in_the_first_window_of_a_phone(caught):
    caught.page.locator(".strip button").nth(1).click()
    expect(caught.page.locator(".verdicts span.p2")).to_have_text("Tom ?? a costly mistake")
    for height in (640, 740):
        caught.page.set_viewport_size({"width": 360, "height": height})
        (_, said, _, _), (_, y, _, high), (_, end, _, _) = boxes(caught.page, ".verdicts, .strip, .review .step")
        assert said < y < y + high <= end, height


@pytest.mark.slow
def test_pages_are_turned_by_arrows_too_and_the_way_back_is_one_step(caught):
    page = caught.page
    current = page.locator(".strip [aria-current=true]")
    page.locator(".moment").focus()
    page.keyboard.press("ArrowRight")
    expect(current).to_have_attribute("aria-label", "Round 2, a costly mistake, the turning point")
    page.keyboard.press("ArrowRight")
    expect(current).to_have_text(re.compile(r"^\s*2"))
    expect(page.locator(".moment")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(current).to_have_text(re.compile(r"^\s*1"))
    page.go_back()
    caught.wait_for("end")


@pytest.mark.slow
def test_a_card_that_a_balanced_player_plays_too_is_never_a_mistake(table):
    """A good card that loses its round is unlucky: the words for luck and for mistakes differ."""
    table.new_game(two=True)
    play_rounds(table, ("Assassin", "Wizard"), ("Ambassador", "General"), ("Spy", "Musician"))
    for _ in range(60):
        if table.stage == "end":
            break
        table.lock(0) if table.stage == "private" else table.press_main()
    look_back(table)
    unlucky = 0
    for button in table.page.locator(".strip button").all():
        button.click()
        for judged in table.page.locator(".judged").all():
            word = judged.locator(".verdict-word strong").inner_text()
            if judged.locator(".marked .bar-number").count():
                is_good = judged.locator(".marked .bar-number").inner_text() != "0%"
                assert not is_good or word in ("A good choice", "Well chosen, but unlucky")
                assert is_good or word not in ("A good choice", "Well chosen, but unlucky"), "what is never played"
            unlucky += word == "Well chosen, but unlucky"
    assert unlucky > 0


@pytest.mark.slow
def test_playing_on_from_the_middle_is_practice_and_loses_nothing(caught):
    page = caught.page
    finished = caught.saved()
    page.locator(".strip button").nth(1).click()
    page.get_by_role("button", name="Play on from here").click()
    caught.wait_for("private", "verdict")
    expect(page.get_by_text("A practice game")).to_be_visible()
    caught.ask_help()
    expect(page.locator(".chances")).to_contain_text(re.compile(r"Chances: you \d+% – \d+% The Judge"))
    page.get_by_role("button", name="Close").click()
    caught.lock(0)
    page.locator(".help.offer").click()  # sounds are offered once, in the place of help
    caught.ask_help()
    page.get_by_role("button", name="Take back").first.click()
    caught.wait_for("private")
    page.reload()
    caught.wait_for("private")
    expect(page.get_by_text("A practice game")).to_be_visible()
    assert caught.saved() == finished, "the game that was looked back at is untouched"


def test_a_hint_is_asked_for_and_tells_the_mix(table):
    table.new_game(level=1)
    expect(table.page.locator(".bars")).to_have_count(0)
    table.ask_help()
    table.page.get_by_role("button", name="Hint").click()
    shares = table.page.locator(".assist .bar-number")
    expect(shares).to_have_count(5)  # a first card is drawn from so many
    assert sum(int(each.removesuffix("%")) for each in shares.all_inner_texts()) == 100
    expect(table.page.locator(".because p")).to_have_text(
        [re.compile("^(Always|Even) "), re.compile("the round|against")]
    )
    table.page.get_by_label("Chances at the table").check()
    table.page.get_by_role("button", name="Close").click()
    lamp = table.page.locator(".help")
    expect(lamp).to_have_text("50%")  # a first round is even
    expect(lamp).to_have_attribute("aria-label", "Your chance of winning: 50%, solved")
    before = lamp.bounding_box()
    table.lock(0)
    table.press_main()
    expect(table.page.locator(".bars")).to_have_count(0)
    if table.stage == "private":
        assert lamp.bounding_box() == before


def test_two_people_at_one_device_get_no_hints_and_no_chances(table):
    wanted = "localStorage.setItem('pocket-crowns.settings', JSON.stringify({ chances: true }))"
    table.page.evaluate(wanted)
    table.page.reload()
    table.new_game(two=True)
    table.press_main()
    expect(table.page.get_by_role("button", name="Hint")).to_have_count(0)
    expect(table.page.locator(".live, .chances")).to_have_count(0)


def test_a_costly_moment_comes_back_to_be_decided_again(table):
    catch_a_prince(table, "guard")
    page = table.page
    look_back(table)
    page.get_by_role("button", name="Decide your costly moment again").click()
    table.wait_for("private")
    expect(page.locator(".telling")).to_contain_text(re.compile(r"Here your card cost \d+ points of chance"))
    table.lock("Prince")
    expect(page.locator("h1")).to_have_text("Not that one")
    expect(page.locator("main")).to_contain_text("The same choice as in the game.")
    expect(page.locator(".because p").first).to_contain_text("the Princess")
    check(page, "an exercise")
    table.press_main()
    expect(page.locator("main")).to_contain_text(
        re.compile("All done for now. The next one comes on .*Right in a row: 0", re.DOTALL)
    )
    kept = page.evaluate("JSON.parse(localStorage.getItem('pocket-crowns.exercises'))")
    assert len(kept["list"]) == 1 and (kept["run"], kept["best"]) == (0, 0)
    kept["list"][0]["card"]["due"] = "2020-01-01T00:00:00.000Z"
    page.evaluate("kept => localStorage.setItem('pocket-crowns.exercises', JSON.stringify(kept))", kept)
    page.reload()
    table.wait_for("private")
    mix = ask("review", record=played(kept), budget={"ms": 60_000})["turns"][-1]["mix"]
    better = max(mix, key=lambda each: each["p"])
    table.lock(better["action"].capitalize())
    expect(page.locator("h1")).to_have_text("That is it")
    expect(page.locator(".streak")).to_have_text("Right in a row: 1. Best: 1.")
    page.evaluate("kept => localStorage.setItem('pocket-crowns.exercises', JSON.stringify(kept))", several(kept))
    table.press_main()  # the second exercise
    expect(page.locator(".where")).to_have_text("Your costly moments")
    table.lock(0)
    table.press_main()
    expect(page.locator(".where")).to_have_text("A puzzle in between")


def several(kept):
    """The same exercise, and the same moment for the other seat and a round before."""
    [exercise] = kept["list"]
    first = {**exercise["record"], "turns": []}
    lists = [exercise, *({**exercise, "record": first, "seat": seat} for seat in ("p1", "p2"))]
    return {**kept, "list": lists}


def played(kept):
    """The record of the only exercise with the choice that was made then."""
    [exercise] = kept["list"]
    return {**exercise["record"], "turns": [*exercise["record"]["turns"], {exercise["seat"]: exercise["played"]}]}


@pytest.mark.slow
def test_a_match_of_r_vs_r_is_looked_back_at_placement_by_placement(realm):
    realm.start(setup=1)  # the first game, which is solved
    realm.play_to_the_end()
    placed = sum("p1" in turn or "p2" in turn for turn in realm.saved()["record"]["turns"])
    realm.page.get_by_role("button", name="Look back").click()
    strip = realm.page.locator(".strip button")
    expect(strip).to_have_count(placed)
    strip.nth(1).click()
    judged = realm.page.locator(".judged")
    expect(judged.locator(".verdict-word small")).to_have_text("solved")
    expect(realm.page.locator(".board .ghost")).to_have_count(1)
    expect(judged.locator(".marked")).to_have_count(1)
    expect(judged.locator(".because p").first).to_have_text(re.compile("^The answer .* refutes it"))
    judged.get_by_role("button", name="Show it on the board").click()
    expect(judged.locator(".board .ghost")).to_have_count(1)
    realm.page.get_by_role("button", name="Play on from here").click()
    realm.wait_for("rvr")
    expect(realm.page.get_by_text("A practice game")).to_be_visible()
    realm.ask_help()
    realm.page.get_by_role("button", name="Hint").click()
    expect(realm.page.locator(".assist li").first).to_contain_text(re.compile(" on [abc][123]"))


@pytest.mark.slow
def test_what_can_only_be_estimated_gets_no_verdict(realm):
    """Hidden tiles: nobody can know what the choice was worth."""
    realm.start(setup=3)
    realm.play_to_the_end()
    realm.page.get_by_role("button", name="Look back").click()
    judged = realm.page.locator(".judged")
    expect(judged.locator(".verdict-word strong")).to_have_text("No verdict")
    expect(judged.locator(".verdict-word")).to_contain_text("estimated")
    expect(judged.locator(".chances")).to_contain_text("in this round")
    expect(realm.page.locator(".strip button").first).to_have_attribute("aria-label", re.compile("no verdict"))
    expect(realm.page.locator(".costs li").last).to_contain_text("could only be estimated")
