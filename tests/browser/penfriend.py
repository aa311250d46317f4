"""One of two people who send each other links, as their hands use the app."""

from playwright.sync_api import Page, expect

from .realm import Realm

MESSAGE = "main.send"
ANYTHING = "main.private, main.place, main.verdict, main.round-end, main.send, main.end"


class Penfriend(Realm):
    """One page of the app in a browser of its own; every method does what a person would."""

    def __init__(self, page: Page, address: str, name: str, card: int = 0):
        """`card`: the place in the hand of what this person plays."""
        super().__init__(page, address)
        self.name, self.card = name, card
        self.seen: list[str] = []

    @property
    def here(self) -> str:
        """Which of the screens of a game by letters is on."""
        names = self.page.locator("main").get_attribute("class").split()
        return next(each for each in ("send", "place", "private", "verdict", "round-end", "end") if each in names)

    def choose_letters(self, game: int) -> None:
        """To the form of a new game, for a game at a distance."""
        self.change(["brave-rats", "r-vs-r"][game])
        self.page.locator('input[name="who"]').nth(2).check()

    def invite(self, game: int, *fields: tuple[str, int]) -> None:
        """A new game; `fields`: names of radio buttons and which one of each."""
        self.choose_letters(game)
        if fields:
            with self.options():
                for field, number in fields:
                    self.page.locator(f'input[name="{field}"]').nth(number).check()
        self.page.locator('main input[type="text"]').fill(self.name)
        self.main_button().click()
        self.page.locator(ANYTHING).wait_for()

    def to_the_list(self) -> None:
        """From the first screen to the games at a distance, without having one."""
        self.choose_letters(0)
        self.page.get_by_role("button", name="Read it here").click()
        self.page.locator(".paste-link").wait_for()

    def paste(self, link: str) -> None:
        self.page.locator(".paste-link input").fill(link)
        self.page.locator(".paste-link button").click()

    def join(self, link: str) -> None:
        """Open an invitation as any link is opened, and accept it."""
        self.page.goto("about:blank")
        self.page.goto(link)
        self.page.locator("#letters-name").fill(self.name)
        self.main_button().click()
        self.page.locator(ANYTHING).wait_for()

    def receive(self, link: str) -> None:
        """Read an answer, on the screen that waits for it."""
        self.paste(link)
        expect(self.page.locator(".paste-link")).to_have_count(0)
        self.page.locator(ANYTHING).wait_for()

    def link(self) -> str:
        """Send our message: what was copied for the other."""
        self.page.locator(MESSAGE).wait_for()
        address = self.page.locator("#letter-link").input_value()
        self.main_button().click()
        expect(self.page.locator(".paste-link").or_(self.page.locator("main.end"))).to_be_visible()
        assert self.page.evaluate("navigator.clipboard.readText()") == address
        return address

    def play(self) -> bool:
        """Look and choose until there is a message to send; False at the end of the game."""
        while (here := self.here) not in ("send", "end"):
            self.seen.append(here)
            before = self.title
            if here == "place":
                self.place_anything()
            elif here == "private" and self.cards().count():
                self.lock(self.card)
            elif here == "private":
                self.choose_a_word()
            else:
                self.main_button().click()
            self.page.wait_for_function(
                "([a, b]) => document.querySelector('h1')?.textContent !== a || b", arg=[before, here == "place"]
            )
        return here == "send"
