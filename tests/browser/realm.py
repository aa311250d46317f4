"""The R vs R table as a player's hands and eyes use it."""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from playwright.sync_api import Locator

from tests.helpers import ask

from .table import GAMES, REMEMBER, SOMETHING_TO_DO, Table, begun
from .waiting import wait_until

SETUPS = GAMES["r-vs-r"]["options"]["setup"]["values"]
# What the next part of a target is chosen by: on the board, beside it, or by a button.
TARGETS = ".ground .cell.legal, .common .tile.legal, .targets button"
# Of each side that is read from here, where the first box of its text begins.
COUNTS = """() => [...document.querySelectorAll(".balance:not(.turned) .allies")].map((count) => {
    const range = document.createRange();
    range.selectNodeContents(count);
    return range.getClientRects()[0].x;
})"""


def reached(setup: str, is_there: Callable[[Any, Any], bool], seed: str = "a seed") -> tuple[Any, str]:
    """A game by lot, in which powers are used, once `is_there` says so of both views: its record, and who is to act."""
    rng = Random(seed)
    options = {"setup": setup, "first": "p1", "match": "points" if seed == "points" else "best-of-three"}
    opened = ask("open", game="r-vs-r", options=options, seed=seed)
    name, record = opened["match"], opened["record"]
    while True:
        public = ask("view", match=name, seat=None)
        [seat] = public["waiting_for"]
        view = ask("view", match=name, seat=seat)
        if is_there(public, view):
            ask("close", match=name)
            return record, seat
        used = [action for action in view["legal"] if "!" in action] or view["legal"]
        record = ask("choose", match=name, seat=seat, action=rng.choice(used))["record"]


def lying(count: int) -> Callable[[Any, Any], bool]:
    """So many tiles on the board, and a placement to make."""
    return lambda public, view: (
        sum(piece is not None for piece in public["seen"]["board"].values()) >= count and "@" in view["legal"][0]
    )


def nearly_over() -> tuple[Any, str]:
    """A match by points in whose last round eight tiles lie: its record, and who is to act."""
    is_last = lying(8)
    return reached("standard", lambda public, view: public["seen"]["round"] == 3 and is_last(public, view), "points")


class Realm(Table):
    """One page of the app, playing R vs R."""

    def start(self, *, two=False, setup=0, points=False, rounds=None) -> None:
        """To the first turn of a match that this device keeps, in which Royalty begins. `setup` counts what the form
        has; `rounds`: of a match by points."""
        options = {"setup": SETUPS[setup], "first": "p1", "match": "points" if points or rounds else "best-of-three"}
        if rounds:
            options["rounds"] = rounds
        self.sit_down(begun("r-vs-r", options, two=two))

    def start_by_form(self, *, two=False, setup=0, points=False, rounds=None) -> None:
        """From the first screen to the first turn, as `start`; fields are found by position, so in any language."""
        page = self.page
        self.change("r-vs-r")
        page.locator('input[name="who"]').nth(int(two)).check()
        if two:
            self.name_both()
        with self.options():
            page.locator('input[name="setup"]').nth(setup).check()
            page.locator('input[name="match"]').nth(int(points or rounds is not None)).check()
            if rounds is not None:
                page.locator('select[name="rounds"]').select_option(str(rounds))
            page.locator('input[name="first"]').nth(1).check()  # Royalty begins, so that a test knows who does
        self.begin()
        self.wait_for("rvr")
        self.page.locator(SOMETHING_TO_DO).wait_for()

    @property
    def stage(self) -> str:
        """place, private (a draft or a name), round-end, end, or curtain."""
        names = self.page.locator("main").get_attribute("class").split()
        return next((name for name in ("place", "private", "round-end", "end") if name in names), names[0])

    def tiles(self) -> Locator:
        """The tiles that can be placed now."""
        return self.page.locator(".tile.legal")

    def cell(self, name: str) -> Locator:
        return self.page.locator(f".cell[data-cell={name}]")

    def reason(self) -> Locator:
        """Why what was tapped is not allowed."""
        return self.page.locator(".reason")

    def complete(self) -> Locator:
        """The button that places a tile, once nothing more is to be chosen."""
        return self.page.locator(".steps .main:enabled")

    def counts(self) -> list[int]:
        """Where both counts of allies begin, in tenths of a pixel."""
        return [round(10 * x) for x in self.page.evaluate(COUNTS)]

    def told(self) -> Locator:
        return self.page.locator(".telling")

    def take(self, tile: str) -> None:
        self.page.locator(f".tile:has(.name:text-is('{tile}'))").click()

    def confirm(self, press=Locator.click) -> None:
        """Press Confirm and wait for what comes next, a computer's answer included.

        While the last placement of a round is played out its board is still there, with nothing to place.
        """
        press(self.complete())
        something = self.page.locator(SOMETHING_TO_DO)
        wait_until(
            self.page,
            lambda: (
                (self.stage != "place" or (not self.complete().count() and self.tiles().count() > 0))
                and something.count() == 1
            ),
            "what comes of a placement",
        )

    def choose_anything(self, press=Locator.click) -> None:
        """Everything that a placement needs, up to its confirmation; always the first thing on offer."""
        press(self.tiles().first)
        press(self.page.locator(".ground .cell.legal").first)
        self.choose_targets(press)

    def choose_targets(self, press=Locator.click) -> None:
        """What a tile on its cell still needs; always the first thing on offer."""
        targets = self.page.locator(TARGETS)
        offered = self.complete().or_(targets).first
        offered.wait_for()
        while not self.complete().count():
            self._pick(targets.first, press)
            offered.wait_for()

    def place_anything(self, press=Locator.click) -> None:
        """One whole placement."""
        self.choose_anything(press)
        self.confirm(press)

    def keep_anything(self, press=Locator.click) -> None:
        """A tile out of a packet."""
        press(self.page.locator(".packet .cell").first)
        self.after(partial(press, self.main_button()))

    def _pick(self, target: Locator, press) -> None:
        """Press one target and wait until the choice has moved on, so that what is going is not pressed again."""
        self.page.evaluate(REMEMBER)
        press(target)
        wait_until(self.page, lambda: self.page.evaluate("drawn() !== drawnBefore"), "the next step")

    def choose_a_word(self, press=Locator.click) -> None:
        """In a draft, or who begins the next round."""
        if self.page.locator(".packet .cell").count():
            self.keep_anything(press)
        else:
            self.after(partial(press, self.page.locator(".names button").first))

    def play_to_the_end(self, press=Locator.click, until="end") -> list[str]:
        """Play whatever comes, to the end or another stage; returns the stages that were on screen."""
        seen = []
        something = self.page.locator(SOMETHING_TO_DO)
        while (stage := self.stage) not in ("end", until):
            seen.append(stage)
            if stage == "place":
                self.place_anything(press)
            elif stage == "private":
                self.choose_a_word(press)
            else:
                assert self.page.locator(".cell.free").count() < 5, "the round that ended is still to be seen"
                press(self.main_button())
                wait_until(
                    self.page,
                    lambda shown=stage: self.stage != shown and something.count() == 1,
                    f"what is after {stage}",
                )
        return seen


def play(realm, placement):
    """`tile cell target…`, by names on the screen; targets are cells, and what leaves no choice is taken at once."""
    tile, *cells = placement.split()
    realm.take(tile)
    for cell in cells:
        realm.cell(cell).click()
