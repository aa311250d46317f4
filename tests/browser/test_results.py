"""The opponents as characters, and how games against them went on this device."""

import pytest
from playwright.sync_api import expect

from .table import Table


def to_opponents(table: Table) -> None:
    table.page.locator("header button").first.click()
    table.page.locator(".more button", has_text="Results").click()
    expect(table.page.locator("h1")).to_have_text("Opponents")


def yours(table: Table, level: str) -> str:
    character = table.page.locator(".character", has=table.page.locator(f"h2:text-is('{level}')"))
    return character.locator("p strong").inner_text()


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
    assert yours(table, "The Judge") == "You have not played yet"
    spy = table.page.locator(".opponents table tr", has_text="2 Spy")
    expect(spy).to_contain_text("1 game, ")
    expect(spy.locator("td").first).to_have_text("22%")


@pytest.mark.slow
def test_practice_and_games_of_two_people_are_not_counted(table):
    table.new_game(two=True)
    table.play_on()
    table.page.get_by_role("button", name="Look back").click()
    table.page.get_by_role("button", name="Play on from here").click()
    table.wait_for("private")
    table.play_on()
    to_opponents(table)
    assert {yours(table, level) for level in ("The Guard", "The Judge", "The Reader")} == {"You have not played yet"}


def test_every_opponent_of_both_games_says_how_strong_it_is(table):
    table.page.locator(".more button", has_text="Results").click()
    for game, levels in (("Brave Rats", 5), ("R vs R: Révolution", 5)):
        table.page.locator("main nav button", has_text=game).click()
        characters = table.page.locator(".character")
        expect(characters).to_have_count(levels)
        expect(table.page.locator(".character .bar-number", has_text="%")).to_have_count(levels)
        expect(table.page.locator(".opponents table tbody tr")).to_have_count(8 if game == "Brave Rats" else 3)
