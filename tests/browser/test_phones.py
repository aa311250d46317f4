"""Two people at one table with a phone each, in two browser processes, and nothing but a network between."""

import pytest
from playwright.sync_api import expect

from pocketcrowns.letters.items import Kind
from tests.amounts import slowly
from tests.helpers import ask

from .measuring import faults as out_of_place
from .overheard import check_nothing_early, overheard
from .phones import act, kept, pair, paired, play, waits
from .ways import speak_french

R_VS_R = ask("catalogue")["games"]["r-vs-r"]
SECRET = [R_VS_R["options"]["setup"]["values"].index(setup) for setup in R_VS_R["secret_setups"]]


def test_a_whole_game_of_cards_with_a_reload_in_the_middle(two):
    lea, tom = two
    paired(lea, tom)
    play(lea, tom, 5)
    [before], said = kept(tom), tom.page.evaluate("said")
    tom.page.reload()
    tom.page.evaluate("before => said.unshift(...before)", said)
    waits(tom)
    waits(lea)
    pair(tom, lea)  # the other way round this time
    play(lea, tom)
    assert lea.title == tom.title
    rounds = [sorted(each.page.locator(".clashes").inner_text().split()) for each in two]
    assert rounds[0] == rounds[1]
    [mine], [theirs] = kept(lea), kept(tom)
    assert mine["record"] == theirs["record"] and {mine["seat"], theirs["seat"]} == {"p1", "p2"}
    assert [each["players"]["p1"]["name"] for each in (mine, theirs)] == ["Léa", "Léa"]
    assert mine["text"] == theirs["text"] and theirs["secret"] == before["secret"]
    check_nothing_early(lea, tom)


def check_another_game(lea, tom):
    """With one tap each."""
    tom.page.get_by_role("button", name="Rematch").click()
    expect(lea.page.locator(".notice")).to_have_text("The other player wants another game.")
    expect(tom.page.locator(".notice")).to_have_text("The other player is asked for another game.")
    lea.page.get_by_role("button", name="Rematch").click()
    for each in (lea, tom):
        each.page.locator("main:is(.place, .private, .thinking)").first.wait_for()
    assert len(kept(lea)) == len(kept(tom)) == 2


@pytest.mark.slow
@pytest.mark.parametrize("setup", SECRET)
def test_a_secret_setup_to_its_end_and_another_game(two, setup):
    """What luck tells one alone is opened after each round, by the devices themselves."""
    lea, tom = two
    paired(lea, tom, 1, ("setup", setup))
    play(lea, tom)
    assert lea.title == tom.title
    [mine], [theirs] = kept(lea), kept(tom)
    assert mine["record"] == theirs["record"] and mine["proven"] and theirs["proven"]
    check_nothing_early(lea, tom)
    check_another_game(lea, tom)


@pytest.mark.slow
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
    check_nothing_early(lea, tom)


# What is drawn at random is the same in every page with this name.
THE_SAME_LUCK = """crypto.getRandomValues = (array) => array.fill(%d)"""


@pytest.mark.slow
def test_twins_say_the_same_until_both_cards_are_there(people):
    """Twice the same game but for the first cards: Tom's is locked first, then Léa's is sealed."""
    two = people("Léa", script=THE_SAME_LUCK % 1), people("Tom", script=THE_SAME_LUCK % 2)
    runs = []
    for toms, leas in ((6, 2), (1, 5)):
        for each in two:
            each.page.evaluate("localStorage.clear()")
            each.page.goto("about:blank")  # else it would be a reload, which comes back to where it was
            each.page.goto(each.address)
        lea, tom = two
        paired(lea, tom)
        act(tom, toms)
        act(lea, leas)
        lea.page.locator("main.verdict").wait_for()
        talk = overheard(*two)
        sealed = next(n for n, said in enumerate(talk) if Kind.CHOICE_HASH in {item.kind for item in said.items})
        runs.append(talk[: sealed + 1])
    before, after = ([[(said.name, said.message) for said in run[:-1]] for run in runs], [run[-1] for run in runs])
    by_name = [{name: [message for who, message in run if who == name] for name in ("Léa", "Tom")} for run in before]
    assert by_name[0] == by_name[1]
    assert [item.kind for item in after[0].items] == [item.kind for item in after[1].items]
    unlike = [one for one, two in zip(*(said.items for said in after), strict=True) if one != two]
    assert [item.kind for item in unlike] == [Kind.CHOICE_HASH]


@pytest.mark.parametrize("french", slowly(True, False), ids=["fr", "en"])
def test_the_code_is_there_without_scrolling_as_a_picture_or_as_text(table, french):
    if french:
        speak_french(table)
    table.change()
    table.page.locator('input[name="who"]').nth(3).check()
    table.main_button().click()
    table.page.locator(".pairing .qr-code").wait_for()
    table.page.locator("header .engine").wait_for(state="detached")
    ways = table.page.locator(".phones .action")
    for button, comes in (("button:not(.main)", "#phones-link"), (".main", ".scans"), (".main", "#phones-paste")):
        assert [each for each in out_of_place(table.page) if "the page is" in each] == []
        ways.locator(button).click()
        table.page.locator(comes).wait_for()
    assert [each for each in out_of_place(table.page) if "the page is" in each] == []
