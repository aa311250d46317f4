"""The R vs R table as a player's hands and eyes use it."""

from playwright.sync_api import Locator

from .table import DRAWN, Table


class Realm(Table):
    """One page of the app, playing R vs R."""

    def start(self, *, two=False, setup=0, points=False) -> None:
        """From the first screen to the first turn; fields are found by position, so in any language."""
        page = self.page
        page.locator("section.game").last.locator("button.main").click()
        page.locator('input[name="who"]').nth(int(two)).check()
        if two:
            for field, name in zip(page.locator('input[type="text"]').all(), ("Léa", "Tom"), strict=True):
                field.fill(name)
        page.locator('input[name="setup"]').nth(setup).check()
        page.locator('input[name="match"]').nth(int(points)).check()
        page.locator('input[name="first"]').nth(1).check()  # Royalty begins, so that a test knows who does
        self.main_button().click()
        self.wait_for("rvr", "curtain")

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

    def take(self, tile: str) -> None:
        self.page.locator(f".tile:has(.name:text-is('{tile}'))").click()

    def confirm(self) -> None:
        """Press Confirm and wait for what comes next."""
        before = self.saved()["record"]
        self.page.locator(".step .main").click()
        for _ in range(300):
            if self.saved()["record"] != before:
                break
            self.page.wait_for_timeout(20)
        self.page.locator(".step .main").wait_for(state="detached")

    def choose_anything(self, press=lambda target: target.click()) -> None:
        """Everything that a placement needs, up to its confirmation; always the first thing on offer."""
        press(self.tiles().first)
        press(self.page.locator(".cell.legal").first)
        while not self.page.locator(".step .main").count():
            picked = self.page.locator(".targets button").first
            if picked.count():
                self._pick(picked, press)
            self.page.wait_for_timeout(20)

    def place_anything(self, press=lambda target: target.click()) -> None:
        """One whole placement."""
        self.choose_anything(press)
        before = self.page.evaluate(DRAWN)
        press(self.page.locator(".step .main"))
        for _ in range(300):
            if self.page.evaluate(DRAWN) != before and not self.page.locator(".step .main").count():
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(f"nothing came of the placement after {self.title!r}")

    def _pick(self, target: Locator, press) -> None:
        """Press one target and wait until the choice has moved on, so that what is going is not pressed again."""
        offered = self.page.locator(".action").inner_html()
        press(target)
        for _ in range(300):
            if self.page.locator(".action").inner_html() != offered:
                return
            self.page.wait_for_timeout(20)

    def play_to_the_end(self, press=lambda target: target.click()) -> list[str]:
        """Play whatever comes; returns the stages that were on screen."""
        seen = []
        while (stage := self.stage) != "end":
            if stage == "centred":  # the computer is thinking: there is nothing to press
                self.page.wait_for_timeout(20)
                continue
            seen.append(stage)
            if stage == "place":
                self.place_anything(press)
            elif stage == "private":
                before = self.title
                press(self.page.locator(".names button, .tiles > button").first)
                self.wait_until_not(before, stage)
            else:
                assert self.page.locator(".cell.free").count() < 5, "the round that ended is still to be seen"
                before = self.title
                press(self.main_button())
                self.wait_until_not(before, stage)
        return seen

    def wait_until_not(self, title: str, stage: str) -> None:
        """Until another screen is there; a draft's screens may look alike, so a little patience is enough."""
        for _ in range(15):
            if self.title != title or self.stage != stage:
                return
            self.page.wait_for_timeout(20)
