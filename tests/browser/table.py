"""The app as a player's hands and eyes use it."""

import json
import re
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Self

from playwright.sync_api import Locator, Page, expect

from pocketcrowns.core.game import Json
from tests.helpers import ask

from .waiting import wait_until

# Not while a computer is choosing, or while the engine starts.
SOMETHING_TO_DO = "main:not(.centred, .thinking), main.centred:has(.action)"
# Everything on screen but how far the engine has come, and what the coach has found out: both change by themselves.
DRAWN = """() => {
    const copy = document.querySelector("#app").cloneNode(true);
    for (const each of copy.querySelectorAll(".engine, .chances, section:has(> .against)")) each.remove();
    return copy.innerHTML;
}"""
# It is compared in the page: it takes much longer to tell than to make.
REMEMBER = f"() => {{ window.drawn = {DRAWN}; window.drawnBefore = drawn(); }}"
HAS_CHANGED = """something => document.querySelectorAll(something).length === 1
    && (!window.drawn || drawn() !== drawnBefore)"""  # where there is nothing to compare, the page is another one
# What a table went through may leave its attributes in another order.
MARKUP = """place => {
    const copy = place.cloneNode(true);
    for (const each of [copy, ...copy.querySelectorAll("*")]) {
        const all = [...each.attributes].sort((one, two) => (one.name < two.name ? -1 : 1));
        for (const { name } of all) each.removeAttribute(name);
        for (const { name, value } of all) each.setAttribute(name, value);
    }
    return copy.outerHTML;
}"""
# As a step of the history to this place.
GO = """place => {
    history.replaceState(place, "");
    dispatchEvent(new PopStateEvent("popstate", { state: place }));
}"""
# As another tab that has gone on with a game; whether one lay on this page's table.
WRITE = """kept => {
    localStorage.setItem("pocket-crowns.sitting", kept);
    dispatchEvent(new StorageEvent("storage", { key: "pocket-crowns.sitting", newValue: kept }));
    return history.state?.screen === "table";
}"""
NAMES = {"p1": "Léa", "p2": "Tom"}
GAMES = ask("catalogue")["games"]
VARIANTS = GAMES["brave-rats"]["options"]["variants"]["values"]
SIDES = {"brave-rats": "clan", "r-vs-r": "camp"}
LEVEL = "neighbour"  # which the form proposes
PLAIN = ["wizard", "assassin", "prince"]  # two of a kind tie, and nothing else comes of them
NEARLY_OVER = len(PLAIN)  # so many rounds are on hold that who wins the next one wins the game


def session(record: Json, viewer: str, level: str | None, *, flat: bool = False, names: dict[str, str] = NAMES) -> str:
    """What the device keeps of a game in which this person is about to look.

    `level`: of a computer opposite; `flat`: the device lies between two people.
    """
    players = {
        seat: {"name": name, "level": None if seat == viewer else level, "side": f"{SIDES[record['game']]}-{seat}"}
        for seat, name in names.items()
    }
    state = {"game": record["game"], "players": players, "record": record, "holder": viewer, "news": None, "told": []}
    return json.dumps({**state, "untold": False, "finished": False, "flat": flat, "by": "another tab"})


def begun(
    game: str,
    options: Json,
    *,
    two: bool = False,
    flat: bool = False,
    level: str = LEVEL,
    tied: int = 0,
    seed: str | None = None,
) -> str:
    """What the device keeps of a game that has just begun, or of one of cards in which `tied` rounds were; luck is new
    each time unless there is a `seed`."""
    opened = ask("open", game=game, options=options, seed=seed or secrets.token_hex(16))
    ask("close", match=opened["match"])
    record = {**opened["record"], "turns": [dict.fromkeys(NAMES, card) for card in PLAIN[:tied]]}
    names = NAMES if two else dict.fromkeys(NAMES, "")
    return session(record, "p1", None if two else level, flat=flat, names=names)


class Table:
    """One page of the app; every method does what a person would."""

    def __init__(self, page: Page, address: str):
        self.page = page
        page.goto(address)

    # What is on screen -----------------------------------------------------------------------------

    @property
    def stage(self) -> str:
        """The class of the screen: home, new, curtain, private, ready, verdict, end, thinking or centred."""
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
        """The markup of a place, attributes in order, without the random numbers by which lit-html marks it."""
        return re.sub("<!--.*?-->", "", self.page.locator(place).evaluate(MARKUP))

    def main_button(self) -> Locator:
        return self.page.locator(".action button.main")

    def cards(self) -> Locator:
        return self.page.locator(".hand button.card:visible")

    def saved(self) -> dict | None:
        """The stored session."""
        return json.loads(self.page.evaluate("localStorage.getItem('pocket-crowns.sitting')"))

    def wait_for_engine(self) -> None:
        """Until the first screen says that the engine is awake."""
        self.page.locator("p.engine:has(svg)").wait_for()

    # Starting --------------------------------------------------------------------------------------

    def new_game(self, *, two=False, flat=False, edition=16, variants=(), level=None, tied=0) -> None:
        """To the first turn of a game that this device keeps, or to one after `tied` rounds that were. `level` and
        `variants` count what the form has."""
        options = {"edition": edition, "variants": [VARIANTS[number] for number in sorted(variants)]}
        opposite = LEVEL if level is None else GAMES["brave-rats"]["levels"][level]
        self.sit_down(begun("brave-rats", options, two=two, flat=flat, level=opposite, tied=tied))

    def new_game_by_form(self, *, two=False, flat=False, edition=16, variants=(), level=None) -> None:
        """From the first screen to the first turn, as `new_game`; texts are found by position, so in any language."""
        page = self.page
        self.change()
        page.locator('input[name="who"]').nth(1 if two else 0).check()
        if two:
            self.name_both()
            page.locator('input[name="device"]').nth(int(flat)).check()
        elif level is not None:
            page.locator('input[name="level"]').nth(level).check()
        wanted = [str(edition), *(VARIANTS[number] for number in sorted(variants))]
        if self.chosen() != wanted:
            with self.options():
                page.locator('input[name="edition"]').nth(int(edition == 18)).check()
                for variant in VARIANTS:
                    page.locator(f'input[name="variant"][value="{variant}"]').set_checked(variant in wanted)
                assert self.chosen() == wanted
        self.begin()
        self.wait_for("curtain", "private", "between")

    def poster(self, game: str = "brave-rats") -> Locator:
        """What the first screen has for a game."""
        return self.page.locator(f".posters .poster[data-game={game}]")

    def change(self, game: str = "brave-rats") -> None:
        """From the first screen to the choices for a new game."""
        self.poster(game).locator(".change").click()
        self.page.locator("main.new").wait_for()

    def name_both(self) -> None:
        for field, name in zip(self.page.locator(".names-of-two input").all(), NAMES.values(), strict=True):
            field.fill(name)

    @contextmanager
    def options(self) -> Iterator[None]:
        """With the sheet open that holds what only this game has."""
        self.page.locator(".sheets .card-row").click()
        yield
        self.page.locator("#options .main").click()
        expect(self.page.locator("#options")).to_be_hidden()

    def chosen(self) -> list[str]:
        """What is chosen on that sheet, which need not be open."""
        fields = self.page.locator('#options input:is([name="edition"], [name="variant"]):checked')
        return fields.evaluate_all("fields => fields.map(({ value }) => value)")

    def begin(self) -> None:
        """Play what is chosen; a game that is open makes place for it."""
        self.main_button().click()
        asked = self.page.locator("#open-game")
        self.page.locator("main:not(.new), #open-game[open]").first.wait_for()
        if asked.is_visible():
            asked.get_by_role("button").first.click()

    def sit_down(self, kept: str) -> None:
        """To a stored game, where there is something to do, without a new start of the engine."""
        elsewhere = self.page.locator("main.centred:not(.curtain):has(.action)")  # another tab has it, says the page
        if self.page.evaluate(WRITE, kept):
            elsewhere.wait_for()
        else:
            self.page.evaluate(GO, {"screen": "table", "game": json.loads(kept)["game"], "about": None})
            self.page.locator("main:not(.centred, .home), main.curtain").or_(elsewhere).wait_for()
        if elsewhere.count():
            self.main_button().click()
        self.page.locator("main:not(.centred, .thinking, .home), main.curtain").wait_for()

    # Playing ---------------------------------------------------------------------------------------

    def press_main(self, press: Callable[[Locator], None] = Locator.click) -> str:
        """Press the main button and wait for the next screen on which there is something to do; returns its stage.

        At the end it is pressed once that would no longer be the second of two quick taps.
        """
        if self.stage == "end":
            self.page.wait_for_timeout(600)
        return self.after(lambda: press(self.main_button()))

    def after(self, act: Callable[[], None]) -> str:
        """Do this and wait for the next screen on which there is something to do; returns its stage."""
        self.page.evaluate(REMEMBER)
        title = self.title
        act()
        wait_until(
            self.page,
            lambda: self.page.evaluate(HAS_CHANGED, SOMETHING_TO_DO),
            f"what comes after {title!r}",
        )
        return self.stage

    def ask_help(self) -> None:
        """Where there is no room for the coach beside the table, or for what a puzzle or a letter has there, its sheet
        comes up."""
        self.page.locator("main.laid").wait_for()
        if self.page.locator("main.laid .help:visible").count() and not self.page.locator("dialog[open]").count():
            self.page.locator(".help").click()

    def close_help(self) -> None:
        if self.page.locator("dialog[open]").count():
            self.page.keyboard.press("Escape")

    def read_seal(self) -> str:
        """What is told of the seal on the computer's card, which is down already."""
        self.page.locator(".mat .card.back:not([disabled])").click()
        told = self.page.locator("dialog[open] .seal-text").inner_text()
        self.page.keyboard.press("Escape")
        return told

    def ask_for_proof(self) -> Locator:
        """That the computer's card was fixed before the person's: behind a verdict."""
        self.page.locator(".explain").click()
        return self.page.locator("dialog[open] details.proof")

    def lock(self, card: int | str = 0) -> str:
        """Raise a card by its place in the hand or by its name, and lock it."""
        named = self.page.locator(f".name:text-is('{card}')")
        chosen = self.cards().nth(card) if isinstance(card, int) else self.cards().filter(has=named).first
        if chosen.get_attribute("aria-pressed") != "true":  # a second tap would lay it
            chosen.click()
        expect(chosen).to_have_attribute("aria-pressed", "true")
        return self.press_main()

    def play_on(self, choose=None, until=("end",)) -> list[str]:
        """
        Play whatever comes until one of these stages is on screen; returns the stages that were. Unless `choose` says
        otherwise it is the strongest card, and between two people the weakest in turn: that ends soonest.
        """
        seen = [self.stage]
        while not (seen[-1] in until and len(seen) > 1):
            if seen[-1] == "private":
                is_second = "curtain" in seen and seen.count("private") % 2 == 0
                card = choose(self) if choose else 0 if is_second else -1
                seen.append(self.lock(card))
            else:
                seen.append(self.press_main())
        return seen
