"""The opponents as characters, and how games against them went on this device."""

import json

import pytest
from playwright.sync_api import Locator, expect

from pocketcrowns.players.levels import ADAPTS, LEVELS

from .table import Table

COUNTS = {"won": 6, "tied": 1, "lost": 5}


def to_opponents(table: Table) -> None:
    table.page.locator("header button").first.click()
    table.page.locator(".more button", has_text="Results").click()
    expect(table.page.locator("h1")).to_have_text("Results and opponents")


def character(table: Table, level: str) -> Locator:
    return table.page.locator(".character", has=table.page.locator(f"h2:text-is('{level}')"))


def yours(table: Table, level: str) -> str:
    return character(table, level).locator(".course-of strong, .quiet").inner_text()


def with_results(table: Table, **levels: dict) -> None:
    """The screen, with these games on the device."""
    stored = json.dumps({"levels": levels, "openings": {}})
    table.page.evaluate("text => localStorage.setItem('pocket-crowns.results.brave-rats', text)", stored)
    table.page.reload()
    table.page.locator(".more button", has_text="Results").click()


def test_a_finished_game_is_counted_once_with_its_opponent_and_its_first_card(table):
    table.new_game(level=2)
    table.lock("Spy")
    table.play_on()
    won = table.title == "You win!"
    tied = table.title == "A tie"
    table.page.reload()
    table.wait_for("end")
    to_opponents(table)
    expected = f"You: {int(won)} won, {int(tied)} tied, {int(not won and not tied)} lost"
    assert yours(table, "The Guard") == expected
    assert yours(table, "The Judge") == "You have not met yet"
    expect(character(table, "The Guard").locator(".lately i")).to_have_class(
        "won" if won else "tied" if tied else "lost"
    )
    spy = table.page.locator(".openings li", has_text="2 Spy")
    expect(spy).to_contain_text("1 game, ")
    expect(spy.locator(".bar-number")).to_have_text(["22%", "100%"])


@pytest.mark.slow
def test_the_last_games_and_wins_in_a_row_are_kept_with_each_opponent(table):
    with_results(table, guard={**COUNTS, "last": "ltwwlwwwww", "row": 5, "best": 5}, scamp=COUNTS)
    guard = character(table, "The Guard")
    expect(guard.locator(".lately i")).to_have_count(10)
    expect(guard).to_contain_text("5 won in a row, best 5")
    expect(character(table, "The Scamp").locator(".lately")).to_have_count(0)  # an older version kept none
    expect(table.page.locator(".overview")).to_contain_text("24 games")
    guard.locator("button").click()
    assert table.page.locator('input[name="level"]:checked').input_value() == "guard"
    table.begin()
    table.wait_for("private")
    table.play_on()
    won = table.title == "You win!"
    stored = json.loads(table.page.evaluate("localStorage['pocket-crowns.results.brave-rats']"))
    guard_now = stored["levels"]["guard"]
    assert len(guard_now["last"]) == 10 and guard_now["last"].startswith("twwlwwwww")
    assert (guard_now["row"], guard_now["best"]) == ((6, 6) if won else (0, 5))


@pytest.mark.slow
@pytest.mark.parametrize("course", [{"last": "w" * 11}, {"last": "x"}, {"row": "5"}])
def test_a_course_that_cannot_be_read_is_put_aside_like_any_other_part(table, course):
    with_results(table, guard={**COUNTS, **course})
    assert yours(table, "The Guard") == "You have not met yet"


@pytest.mark.slow
def test_practice_and_games_of_two_people_are_not_counted(table):
    table.new_game(two=True)
    table.play_on()
    table.page.get_by_role("button", name="Look back").click()
    table.page.get_by_role("button", name="Play on from here").click()
    table.wait_for("private")
    table.play_on()
    to_opponents(table)
    assert {yours(table, level) for level in ("The Guard", "The Judge", "The Reader")} == {"You have not met yet"}


@pytest.mark.slow
def test_the_squire_says_its_step_and_takes_one_after_a_game(table):
    with_results(table, squire={**COUNTS, "step": 99})
    expect(character(table, "The Squire")).to_contain_text("Step 12 of 12.")
    table.page.get_by_role("button", name="Home").click()
    with_results(table, squire=COUNTS)  # no step yet
    squire = character(table, "The Squire")
    expect(squire).to_contain_text("Step 4 of 12.")
    squire.locator("button").click()
    expect(table.page.locator(".sayings .saying:not(.unsaid)")).to_contain_text("Step 4 of 12.")
    table.begin()
    table.wait_for("private")
    table.play_on()
    step = 4 + {"You win!": 1, "A tie": 0}.get(table.title, -1)
    stored = json.loads(table.page.evaluate("localStorage['pocket-crowns.results.brave-rats']"))
    assert stored["levels"]["squire"]["step"] == step


@pytest.mark.slow
def test_every_opponent_of_both_games_says_how_strong_it_is(table):
    table.page.locator(".more button", has_text="Results").click()
    for game, named in (("brave-rats", "Brave Rats"), ("r-vs-r", "R vs R: Révolution")):
        table.page.locator("main nav button", has_text=named).click()
        expect(table.page.locator(".character")).to_have_count(len(LEVELS[game]))
        measured = len(LEVELS[game].keys() - ADAPTS.keys())
        expect(table.page.locator(".strong .bar-number", has_text="%")).to_have_count(measured)
        expect(table.page.locator(".openings li")).to_have_count(8 if game == "brave-rats" else 3)
