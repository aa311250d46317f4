"""Two phones at one table, in two browsers of the same engine or of two: a whole game of each, and a lost connection,
after which the other one shows its code first.

The browser that answers first has to wait until the other's person has scanned: Firefox gives up meanwhile.
"""

import pytest

from ..phones import KEPT
from ..table import DRAWN
from .conftest import watched
from .player import Player

HAND = ".hand button.card:not([hidden])"
LINK = "#phones-link"
TO_DO = "main:is(.private, .place, .verdict, .round-end)"


class Guest(Player):
    """A page of the app at which a game on two phones is played."""

    def come(self, game: int, name: str) -> None:
        """To the code of this phone, by the form of a new game; the first of R vs R's setups is its own first game."""
        self.tab.click(".poster .change", nth=game)
        self.tab.click('label:has(input[name="who"])', nth=3)
        self.tab.fill("main input[type=text]", name)
        self.tab.click(".action button.main")
        self.tab.wait_until(lambda: self.sees(".pairing .qr-code"), "a code")

    def code(self) -> str:
        self.tab.click('label:has(input[name="tab"])', nth=0)
        if not self.sees(LINK):
            self.tab.click("button", text="Send it as a link")
        value = lambda: self.tab.evaluate(f"document.querySelector('{LINK}')?.value ?? ''")  # noqa: E731
        self.tab.wait_until(lambda: "#pair." in value(), "a link")
        return value()

    def scan(self, code: str) -> None:
        self.tab.click('label:has(input[name="tab"])', nth=1)
        self.tab.click("button", text="Paste a code instead")
        self.tab.fill("#phones-paste", code)
        self.tab.click(".paste-link button")

    def press(self, selector: str, *, text: str = "", nth: int = 0) -> None:
        """Click, and wait until the screen has changed: what there is to do next may be the other's."""
        drawn = f"({DRAWN})()"
        before = self.tab.evaluate(drawn)
        self.tab.click(selector, text=text, nth=nth)
        self.tab.wait_until(lambda: self.tab.evaluate(drawn) != before, f"what comes of {text or selector}")

    def act(self, card: int) -> None:
        count = self.tab.evaluate(f"document.querySelectorAll('{HAND}').length")
        self.go_on(card % count if count else 0)

    @property
    def is_asked(self) -> bool:
        return self.sees(TO_DO)

    @property
    def is_over(self) -> bool:
        return self.sees("main.end")


def pair(shows: Guest, scans: Guest) -> None:
    scans.scan(shows.code())
    scans.tab.wait_until(lambda: "Now the other player" in scans.tab.text("main"), "an answer")
    shows.scan(scans.code())
    for each in (shows, scans):
        each.tab.wait_until(lambda each=each: not each.sees("main.phones"), "the table")


def play(one: Guest, two: Guest, turns: int = 400) -> None:
    for turn in range(turns):
        for place, each in enumerate((one, two) if turn % 2 else (two, one)):
            if each.is_asked:
                each.act(turn + place)
        if one.is_over and two.is_over:
            return
        one.tab.wait_until(
            lambda: one.is_asked or two.is_asked or (one.is_over and two.is_over), "something to do on either phone"
        )


@pytest.fixture(params=[("firefox", "firefox"), ("chromium", "firefox")], ids="-".join)
def tabs(request, engine_of):
    one, two = (engine_of(name) for name in request.param)
    for first in watched(one.open()):
        for second in watched(two.open()):
            yield first, second


@pytest.mark.parametrize("game", [0, 1], ids=["brave-rats", "r-vs-r"])
def test_a_whole_game_with_a_lost_connection(tabs, site, game):
    lea, tom = (Guest(tab, site.url("/")) for tab in tabs)
    lea.come(game, "Léa")
    tom.come(game, "Tom")
    pair(lea, tom)
    play(lea, tom, 3)
    lea.tab.reload()
    for each in (lea, tom):
        each.tab.wait_until(lambda each=each: each.sees("main.phones, main.verdict, main.round-end"), "the wait")
        if not each.sees("main.phones"):
            each.tab.click(".action button.main")
            each.tab.wait_until(lambda each=each: each.sees("main.phones"), "the wait")
    pair(tom, lea)
    play(lea, tom)
    assert lea.tab.text("h1") == tom.tab.text("h1")
    [mine], [theirs] = (tab.evaluate(f"({KEPT})()") for tab in tabs)
    assert mine["record"] == theirs["record"] and {mine["seat"], theirs["seat"]} == {"p1", "p2"}
