"""Two people at one table with a phone each, as their hands use the app; codes go by the clipboard's text, or a camera."""

import re

from playwright.sync_api import Page, expect

from .realm import Realm
from .waiting import wait_until

ANYTHING = "main.private, main.place, main.verdict, main.round-end, main.thinking, main.end"


class Phone(Realm):
    """One page of the app in a browser of its own; every method does what a person would."""

    def __init__(self, page: Page, address: str, name: str):
        super().__init__(page, address)
        self.name = name

    def choose_phones(self, game: int = 0) -> None:
        """To the form of a new game on two phones, with a name."""
        self.change(["brave-rats", "r-vs-r"][game])
        self.page.locator('input[name="who"]').nth(2).check()
        self.page.locator('main input[type="text"]').fill(self.name)

    def show(self, game: int = 0, *fields: tuple[str, int]) -> None:
        """Begin a game on two phones; `fields`: names of radio buttons and which one of each."""
        self.choose_phones(game)
        if fields:
            with self.options():
                for field, number in fields:
                    self.page.locator(f'input[name="{field}"]').nth(number).check()
        self.main_button().click()
        self.page.locator(".pairing .code").wait_for()

    def code(self) -> str:
        """The code that is shown, as a link."""
        page = self.page
        page.locator(".pairing .code").wait_for()
        if not page.locator("#phones-link").count():
            page.get_by_role("button", name="Send it as a link").click()
        expect(page.locator("#phones-link")).to_have_value(re.compile("#pair[.]"))
        return page.locator("#phones-link").input_value()

    def paste(self, code: str) -> None:
        page = self.page
        page.locator('input[name="tab"]').nth(1).check()
        if not page.locator("#phones-paste").count():
            page.get_by_role("button", name="Paste a code instead").click()
        page.locator("#phones-paste").fill(code)
        page.locator(".paste-link button").click()

    def say_a_word(self) -> None:
        """Keep a tile of a packet, or say who begins, without waiting for what comes of it."""
        if self.page.locator(".packet .cell").count():
            self.page.locator(".packet .cell").first.click()
            self.complete().click()
        else:
            self.page.locator(".names button").first.click()

    @property
    def here(self) -> str:
        names = self.page.locator("main").get_attribute("class").split()
        known = ("place", "private", "verdict", "round-end", "thinking", "end", "phones", "centred")
        return next(each for each in known if each in names)

    def wait_for_table(self) -> None:
        self.page.locator(ANYTHING).first.wait_for()


def pair(shows: Phone, scans: Phone) -> None:
    """By both codes, until both see the table."""
    scans.paste(shows.code())
    scans.page.locator(".pairing .code").wait_for()
    shows.paste(scans.code())
    for each in (shows, scans):
        each.wait_for_table()


def act(phone: Phone, card: int = 0) -> bool:
    """What there is to do now, until it is done; False where there is nothing."""
    page, here = phone.page, phone.here
    hand = page.locator(".hand button.card:visible:enabled")
    words = page.locator(".packet, .names, .hand")
    before = words.all_inner_texts()
    if here == "place":
        phone.choose_anything()
        phone.complete().click()
    elif here == "private" and hand.count():
        hand.nth(card % hand.count()).click()
        phone.main_button().click()
    elif here == "private":
        phone.say_a_word()
    elif here in ("verdict", "round-end"):
        phone.main_button().click()
    else:
        return False
    went = lambda: phone.here != here or (here == "private" and words.all_inner_texts() != before)  # noqa: E731
    wait_until(page, went, f"what comes after {here}")
    return True
