"""Two phones: a third one that watches, and sees what an onlooker may see."""

import json

import pytest
from playwright.sync_api import expect

from .phones import act, kept, paired, play, said, watch
from .test_every_screen import violations
from .waiting import wait_until


@pytest.mark.slow
def test_who_watches_sees_each_round_once_it_is_open(people):
    lea, tom, ada = people("Léa"), people("Tom"), people("Ada")
    paired(lea, tom)
    lea.page.locator("main .help").click()
    lea.page.get_by_role("button", name="Let somebody watch").click()
    lea.page.locator(".pairing .qr-code").wait_for()
    assert violations(lea.page) == []
    assert lea.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    lea.page.locator("header button").first.click()
    lea.wait_for_table()
    watch(lea, ada)
    assert violations(ada.page) == []
    expect(ada.page.locator("header .where")).to_have_text("You are watching")
    shown = lambda: said(lea, 1)  # noqa: E731
    last = lambda: shown()[-1]  # noqa: E731
    wait_until(lea.page, lambda: last()["k"] == "seen", "the first look")
    before = last()
    act(lea, 2)
    wait_until(lea.page, lambda: last()["view"]["waiting_for"] == ["p2"], "that Léa has locked")
    assert last()["view"] == {**before["view"], "waiting_for": ["p2"]} and last()["events"] == []
    act(tom, 6)
    for each in (lea, tom, ada):
        each.page.locator("main.verdict").wait_for()
    names = [sorted(each.page.locator(".mat .fighter .name").all_inner_texts()) for each in (lea, ada)]
    assert names[0] == names[1] == ["General", "Spy"]
    before = [kept(each)[0]["text"] for each in (lea, tom)]
    letter = {"k": "letter", "n": 1, "seat": "p1", "text": before[0][:-6]}
    for text in (json.dumps(letter), json.dumps({"k": "again"}), "x" * 200_000):
        ada.page.evaluate("text => window.channel.send(text)", text)
    play(lea, tom)
    assert {each["k"] for each in shown()} == {"hello", "seen"}
    ada.page.locator("main.verdict, main.letters").first.wait_for()
    if ada.here == "verdict":
        ada.main_button().click()
    expect(ada.page.locator("h1").last).to_have_text(lea.title)
    lea.page.get_by_role("button", name="Rematch").click()
    tom.page.get_by_role("button", name="Rematch").click()
    ada.page.locator("main.thinking").wait_for()
    lea.page.reload()
    expect(ada.page.locator(".notice").first).to_contain_text("showed you the game is gone")
