"""Two people at one table with a phone each, in two browser processes, and nothing but a network between."""

import json

import pytest
from playwright.sync_api import expect

from tests.helpers import ask

from .measuring import faults as out_of_place
from .phones import kept, pair, paired, play, said
from .ways import speak_french

R_VS_R = ask("catalogue")["games"]["r-vs-r"]
SECRET = [R_VS_R["options"]["setup"]["values"].index(setup) for setup in R_VS_R["secret_setups"]]


def test_a_whole_game_of_cards(two):
    lea, tom = two
    paired(lea, tom)
    play(lea, tom)
    assert lea.title == tom.title
    rounds = [sorted(each.page.locator(".clashes").inner_text().split()) for each in two]
    assert rounds[0] == rounds[1]
    [mine], [theirs] = kept(lea), kept(tom)
    assert mine["record"] == theirs["record"] and {mine["seat"], theirs["seat"]} == {"p1", "p2"}
    assert [each["players"]["p1"]["name"] for each in (mine, theirs)] == ["Léa", "Léa"]
    secret = {mine["secret"], theirs["secret"]}
    told = [*said(lea), *said(tom)]
    assert {each["k"] for each in told} == {"hello", "letter", "got", "locked"}
    assert not any(one in json.dumps(told) for one in secret)


def test_another_game_with_one_tap_each(two):
    lea, tom = two
    paired(lea, tom, 1, ("setup", 2), ("first", 0))
    play(lea, tom)
    tom.page.get_by_role("button", name="Rematch").click()
    expect(lea.page.locator(".notice")).to_have_text("The other player wants another game.")
    expect(tom.page.locator(".notice")).to_have_text("The other player is asked for another game.")
    lea.page.get_by_role("button", name="Rematch").click()
    for each in two:
        each.page.locator("main.place, main.thinking").first.wait_for()
    assert len(kept(lea)) == len(kept(tom)) == 2


@pytest.mark.parametrize("setup", SECRET)
def test_a_secret_setup_to_its_end(two, setup):
    """What luck tells one alone is opened after each round, by the devices themselves."""
    lea, tom = two
    paired(lea, tom, 1, ("setup", setup))
    play(lea, tom)
    assert lea.title == tom.title
    [mine], [theirs] = kept(lea), kept(tom)
    assert mine["record"] == theirs["record"] and mine["proven"] and theirs["proven"]


def test_a_lucky_draw_to_its_end(two):
    lea, tom = two
    lea.choose_phones()
    with lea.options():
        lea.page.locator('input[name="variant"][value="lucky-draw"]').check()
    lea.main_button().click()
    tom.come()
    pair(lea, tom)
    play(lea, tom)
    assert lea.title == tom.title


@pytest.mark.parametrize("french", [False, True], ids=["en", "fr"])
def test_the_code_is_there_without_scrolling(table, french):
    if french:
        speak_french(table)
    table.change()
    table.page.locator('input[name="who"]').nth(3).check()
    table.main_button().click()
    table.page.locator(".pairing .qr-code").wait_for()
    table.page.locator("header .engine").wait_for(state="detached")
    assert [each for each in out_of_place(table.page) if "the page is" in each] == []
