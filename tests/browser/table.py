"""The app as a player's hands and eyes use it."""

import json
import re
from collections.abc import Callable
from typing import Self

from playwright.sync_api import Locator, Page, expect

from .waiting import wait_until

SOMETHING_TO_DO = "main:not(.centred), main.centred:has(.action)"  # not while a computer is choosing
# Everything on screen but how far the engine has come, and what the coach has found out: both change by themselves.
DRAWN = """(() => {
    const copy = document.querySelector("#app").cloneNode(true);
    for (const each of copy.querySelectorAll(".engine, .chances")) each.remove();
    return copy.innerHTML;
})()"""
NAMES = {"p1": "Léa", "p2": "Tom"}


class Table:
    """One page of the app; every method does what a person would."""

    def __init__(self, page: Page, address: str):
        self.page = page
        page.goto(address)

    # What is on screen -----------------------------------------------------------------------------

    @property
    def stage(self) -> str:
        """The class of the screen: home, new, curtain, private, centred, verdict or end."""
        return self.page.locator("main").get_attribute("class").split()[0]

    @property
    def title(self) -> str:
        return self.page.locator("h1").inner_text()

    def wait_for(self, *stages: str) -> str:
        self.page.locator(", ".join(f"main.{stage}" for stage in stages)).wait_for()
        return self.stage

    def front(self) -> Self:
        """To this tab, from others of its window: Chromium draws those that nobody sees once a second."""
        self.page.bring_to_front()
        return self

    def html(self, place: str = "html") -> str:
        """The markup of a place, without the random numbers by which lit-html marks it."""
        return re.sub("<!--.*?-->", "", self.page.locator(place).evaluate("place => place.outerHTML"))

    def main_button(self) -> Locator:
        return self.page.locator(".action button")

    def cards(self) -> Locator:
        return self.page.locator(".hand button.card")

    def saved(self) -> dict | None:
        """The stored sitting."""
        return json.loads(self.page.evaluate("localStorage.getItem('pocket-crowns.sitting')"))

    def wait_for_engine(self) -> None:
        """Until the first screen says that the engine is awake: earlier, a person chooses before the computer does."""
        self.page.locator("p.engine:has(svg)").wait_for()

    # Starting --------------------------------------------------------------------------------------

    def new_game(self, *, two=False, edition=16, variants=(), level=None) -> None:
        """From the first screen to the first turn; texts are found by position, so in any language."""
        page = self.page
        page.locator("section.game:has(.game-art) button.main").first.click()
        page.locator('input[name="who"]').nth(1 if two else 0).check()
        if two:
            for field, name in zip(page.locator('input[type="text"]').all(), NAMES.values(), strict=True):
                field.fill(name)
        elif level is not None:
            page.locator('input[name="level"]').nth(level).check()
        page.locator('input[name="edition"]').nth(int(edition == 18)).check()
        boxes = page.locator('input[type="checkbox"]')
        for number in variants:
            boxes.nth(number).check()
        self.main_button().click()
        self.wait_for("curtain", "private")

    # Playing ---------------------------------------------------------------------------------------

    def press_main(self) -> str:
        """Press the main button and wait for the next screen on which there is something to do; returns its stage."""
        return self.after(self.main_button().click)

    def after(self, act: Callable[[], None]) -> str:
        """Do this and wait for the next screen on which there is something to do; returns its stage."""
        before, title = self.page.evaluate(DRAWN), self.title
        act()
        wait_until(
            self.page,
            lambda: self.page.evaluate(DRAWN) != before and self.page.locator(SOMETHING_TO_DO).count() == 1,
            f"what comes after {title!r}",
        )
        return self.stage

    def lock(self, card: int | str = 0) -> str:
        """Raise a card by its place in the hand or by its name, and lock it."""
        named = self.page.locator(f".name:text-is('{card}')")
        chosen = self.cards().nth(card) if isinstance(card, int) else self.cards().filter(has=named).first
        chosen.click()
        expect(chosen).to_have_attribute("aria-pressed", "true")
        return self.press_main()

    def play_on(self, choose=lambda table: 0, until=("end",)) -> list[str]:
        """Play whatever comes until one of these stages is on screen; returns the stages that were."""
        seen = [self.stage]
        while not (seen[-1] in until and len(seen) > 1):
            seen.append(self.lock(choose(self)) if seen[-1] == "private" else self.press_main())
        return seen
