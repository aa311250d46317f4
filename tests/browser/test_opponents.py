"""Computer opponents in the page: their seals can be checked, and the one that learns is given finished games."""

import hashlib
import json

import pytest
from playwright.sync_api import expect

from tests.amounts import slowly

NEIGHBOUR, JUDGE, READER = 1, 3, 4  # places in the list of opponents

# The height of the page, and where each part of the table begins, without the bubble and with it.
TOPS_WITHOUT_AND_WITH = """bubble => [true, false].map(hidden => {
    bubble.hidden = hidden;
    const parts = [...document.querySelectorAll("main > :not(.voice)")].map(each => each.getBoundingClientRect().top);
    return [document.documentElement.scrollHeight, ...parts];
})"""


def past(table) -> list | None:
    return json.loads(table.page.evaluate("localStorage.getItem('pocket-crowns.past.brave-rats')"))


@pytest.mark.parametrize("french", slowly(True, False), ids=["fr", "en"])
def test_the_computers_card_is_proved_to_have_been_there_first(table, french):
    if french:
        table.page.get_by_role("button", name="Français").click()
    table.wait_for_engine()
    table.new_game(level=JUDGE)
    before = table.read_seal()
    assert table.lock("Magicien" if french else "Wizard") == "verdict"
    proof = table.ask_for_proof()
    expect(proof.locator("summary")).to_contain_text("le sceau est intact" if french else "the seal matches")
    expect(proof.locator("p").first).to_be_hidden()
    proof.locator("summary").click()
    opened, seal = (line.inner_text() for line in proof.locator("code").all())
    salt, card = opened.split()
    assert hashlib.sha256(f"{salt} {card}".encode()).hexdigest() == seal and seal[:12] in before
    shown = [each["turns"][0]["p2"] for each in [table.saved()["record"]]]
    assert shown == [card]


@pytest.mark.slow
def test_two_people_see_no_seals(table):
    table.new_game(two=True)
    table.press_main()
    expect(table.page.locator(".mat .card.back:not([disabled])")).to_have_count(0)


@pytest.mark.slow
def test_a_seal_that_was_not_seen_is_not_vouched_for(table):
    """As after a record from elsewhere: the page says that it cannot know."""
    table.wait_for_engine()
    table.new_game(level=JUDGE)
    table.page.evaluate(
        """() => {
            const name = "pocket-crowns.sitting";
            localStorage.setItem(name, JSON.stringify({ ...JSON.parse(localStorage.getItem(name)), sealed: null }));
        }"""
    )
    table.page.reload()
    table.wait_for("private")
    assert table.lock(3) == "verdict"
    expect(table.ask_for_proof().locator("summary")).to_contain_text("was not on this screen")


@pytest.mark.slow
def test_a_computer_says_a_word_about_how_it_ends_and_nothing_moves_for_it(table):
    table.new_game(level=JUDGE)
    table.page.set_viewport_size({"width": 360, "height": 640})
    bubble = table.page.locator(".voice")
    log = table.page.locator("#log")
    said = []
    while table.stage != "end":
        if bubble.is_visible():
            said.append(bubble.inner_text().strip())
            assert log.inner_text().count(said[-1]) == 1, "heard once"
            assert bubble.get_attribute("aria-live") is None
            hidden, shown = bubble.evaluate(TOPS_WITHOUT_AND_WITH)
            assert hidden == shown and shown[0] <= 640
        else:
            assert "The Judge: “" not in log.inner_text()
        if table.stage == "private":
            table.lock(0)
        else:
            table.press_main()
    assert said or table.title == "A tie"


@pytest.mark.slow
@pytest.mark.parametrize("level", [READER, NEIGHBOUR, JUDGE])
def test_a_whole_game_against_each_of_the_thinkers(table, level):
    table.new_game(level=level)
    stages = table.play_on()
    assert stages[-1] == "end"
    [game] = past(table)
    assert game["seat"] == "p1" and game["record"] == table.saved()["record"]
    assert table.press_main() in ("private", "centred"), "and the next one can be played"


@pytest.mark.slow
def test_only_the_last_games_are_kept(table):
    table.new_game(level=NEIGHBOUR)
    table.play_on()
    game = past(table)[0]
    table.page.evaluate(
        "games => localStorage.setItem('pocket-crowns.past.brave-rats', JSON.stringify(games))", [game] * 12
    )
    table.press_main()
    table.wait_for("private")
    table.play_on()
    assert len(past(table)) == 12 and past(table)[-1] != game
