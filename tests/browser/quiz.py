"""The puzzle screen as a solver's hands use it; what is right is read from the list that the site was built with."""

import json
from datetime import date
from typing import Any

from playwright.sync_api import Locator, Page

from pocketcrowns.core.match import Match
from pocketcrowns.games import GAMES
from tests.web.test_words import ENGLISH

from .conftest import DIST
from .realm import TARGETS, Realm

FIRST_DAY = date(1970, 1, 5)  # a Monday, with which the list begins
MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, SATURDAY = (date(2026, 11, day) for day in range(16, 22))


def puzzles() -> list[dict[str, Any]]:
    [file] = (DIST / "a").glob("puzzles-*.json")
    return json.loads(file.read_text())["puzzles"]


class Quiz(Realm):
    """One page of the app on a day of its own."""

    def __init__(self, page: Page, address: str, day: date):
        self.set_day(page, day)
        super().__init__(page, address)

    def set_day(self, page: Page, day: date, hour: int = 12) -> None:
        page.clock.set_fixed_time(f"{day.isoformat()}T{hour:02}:00:00")
        every = puzzles()
        self.number = (day - FIRST_DAY).days % len(every) + 1
        self.puzzle = every[self.number - 1]
        self.match: Match[Any] = Match.resume(GAMES[self.puzzle["game"]], self.puzzle["record"])

    def begin(self) -> None:
        self.page.locator(".below .card-row").click()
        self.page.locator("main.private, main.place, main.solved").wait_for()

    @property
    def legal(self) -> list[str]:
        return self.match.view(self.puzzle["seat"])["legal"]

    @property
    def outcome(self) -> str:
        """What came of the last answer: wrong, right or solved."""
        self.page.locator("main.puzzle").wait_for()
        return self.page.locator("main").get_attribute("class").split()[-1]

    def answer(self, action: str) -> str:
        """Give an answer through the real hand or board."""
        self.close_help()
        if self.puzzle["game"] == "brave-rats":
            self.cards().nth(self.legal.index(action)).click()
            self.main_button().click()
        else:
            self._place(action)
            self.complete().click()
        return self.outcome

    def answer_wrong(self) -> str:
        """Something that is not right, and is answered if anything is; returns it."""
        [step, *_] = self.puzzle["steps"]
        wrong = [action for action in self.legal if action not in step["right"]]
        answered = [action for action in wrong if step["to"] and step["to"][self.legal.index(action)] >= 0]
        chosen = [*answered, *wrong][0]
        assert self.answer(chosen) == "wrong"
        return chosen

    def _place(self, action: str) -> None:
        tile, cell, parts = split(action)
        self.take(tile.capitalize())
        self.cell(cell).click()
        self.complete().or_(self.page.locator(TARGETS)).first.wait_for()
        if not parts:
            none = self.page.get_by_role("button", name=ENGLISH["rvr-no-effect"])
            if none.count():
                none.first.click()
        for part in parts:  # one that leaves no choice has been taken
            ways = self.page.locator(f"[data-part='{part}']:visible, .common .tile.legal[data-tile='{part}']")
            if not self.complete().count() and ways.count():
                self._pick(ways.first, Locator.click)
        self.complete().wait_for()

    def solve(self, steps: int | None = None) -> None:
        """Every step, or some of them, with the other side's defence between two."""
        for number, step in enumerate(self.puzzle["steps"][:steps]):
            [right, *_] = step["right"]
            last = number + 1 == len(self.puzzle["steps"])
            outcome = self.answer(right)
            assert outcome == ("solved" if last else "right")
            if not last:
                place = step["to"][self.legal.index(right)]
                self.match.choose(self.puzzle["seat"], right)
                for reply in step["replies"][place] if place >= 0 else []:
                    self.match.choose("p2" if self.puzzle["seat"] == "p1" else "p1", reply)
                self.main_button().click()
                self.page.locator("main.private, main.place").wait_for()

    def line(self) -> str:
        return self.page.locator(".line").inner_text()


def split(action: str) -> tuple[str, str, list[str]]:
    """Tile, cell, and the parts of the target."""
    placement, _, target = action.partition("!")
    tile, _, cell = placement.partition("@")
    return tile, cell, target.replace("-", ":").split(":") if target else []
