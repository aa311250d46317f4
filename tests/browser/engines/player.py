"""A player's hands in any engine: everything is done by clicks, everything known is read off the screen.

Touch is tested in Chromium (test_r_vs_r.py): WebKitGTK and Playwright's Firefox have none.
"""

from ..table import DRAWN
from .tab import Tab

# Not while a computer is choosing.
SOMETHING_TO_DO = "document.querySelector('main:not(.centred, .thinking), main.centred:has(.action)') !== null"
COMPLETE = ".rvr .steps .main:enabled"
TARGETS = ".ground .cell.legal, .common .tile.legal, .targets button"


class Player:
    """One page of the app."""

    def __init__(self, tab: Tab, address: str) -> None:
        self.tab = tab
        tab.go_to(address)

    def wait_until_ready(self) -> None:
        self.tab.wait_until(lambda: "Ready to play" in self.tab.text(".engine"), "the engine")

    # What is on screen -----------------------------------------------------------------------------

    def sees(self, selector: str) -> bool:
        return self.tab.evaluate(f"document.querySelector({selector!r}) !== null")

    @property
    def stage(self) -> str:
        """What there is to do: the last class of the screen that tells it."""
        names = self.tab.evaluate("[...document.querySelector('main').classList]")
        known = ("home", "new", "curtain", "place", "private", "ready", "centred", "verdict", "round-end", "end")
        return next(name for name in known if name in names)

    # Playing ---------------------------------------------------------------------------------------

    def press(self, selector: str, *, text: str = "", nth: int = 0) -> None:
        """Click, and wait until the screen has changed and there is something to do again."""
        before = self.tab.evaluate(DRAWN)
        self.tab.click(selector, text=text, nth=nth)
        self.tab.wait_until(
            lambda: self.tab.evaluate(DRAWN) != before and self.tab.evaluate(SOMETHING_TO_DO),
            f"what comes of {text or selector}",
        )

    def start_brave_rats(self, *, two: bool = False) -> None:
        if not two:
            return self.press(".poster .play")
        self.press(".poster .change")
        self.tab.click('label:has(input[name="who"])', nth=1)
        for place, name in enumerate(("Léa", "Tom")):
            self.tab.fill(".names-of-two input", name, nth=place)
        return self.press(".action button.main")

    def start_r_vs_r(self) -> None:
        self.press(".poster .play", nth=1)

    def go_home(self) -> None:
        self.press("header.bar button")

    def go_on(self, card: int = 0) -> None:
        """Do what the screen asks for, always with the first thing on offer; `card` is the place in a hand."""
        match self.stage:
            case "place":
                self._place()
            case "private" if self.sees(".names button"):
                self.press(".names button")
            case "private":
                self.press(".hand button.card:not([hidden])", nth=card)
                self.press(".action button.main")
            case _:
                self.press(".action button.main")

    def _place(self) -> None:
        """One whole placement of R vs R."""
        self.press(".tile.legal")
        self.press(".ground .cell.legal")
        while self._next_of(COMPLETE, TARGETS) == TARGETS:
            self.press(TARGETS)
        self.press(COMPLETE)
        # While the last placement is played out its board is there, with nothing to place.
        self.tab.wait_until(lambda: self.sees("main:not(.place), .tile.legal"), "what comes of a placement")

    def _next_of(self, *selectors: str) -> str:
        """The first of these that is there, once one is: what follows a tap is asked of the engine."""
        self.tab.wait_until(lambda: any(self.sees(each) for each in selectors), " or ".join(selectors))
        return next(each for each in selectors if self.sees(each))

    def play_to_the_end(self) -> list[str]:
        """Returns the stages that were on screen."""
        seen = [self.stage]
        while seen[-1] != "end":
            self.go_on()
            seen.append(self.stage)
        return seen
