"""The ways from the first screen to what teaches, and the engine's own table to compare with."""

from tests.helpers import ask
from tests.web.test_words import ENGLISH, FRENCH

from .table import Table

BRAVE_RATS, R_VS_R = 0, 1
LEARN, LIST, BEATS = 0, 1, 2  # the ways under a game on the first screen
CARDS = ["musician", "princess", "spy", "assassin", "ambassador", "wizard", "general", "prince"]


def enter(table: Table, game: int, way: int) -> None:
    table.page.locator("section.game:has(.game-art)").nth(game).locator(".also button").nth(way).click()


def speak_french(table: Table) -> None:
    table.page.get_by_role("button", name="Français").click()


def words(french: bool) -> dict[str, str]:
    return FRENCH if french else ENGLISH


def engine_table(**options) -> dict[tuple[str, str, int, int], dict]:
    """(card of p1, card of p2, what each has on top) to the verdict."""
    rounds = ask("table", game="brave-rats", options=options)["rounds"]
    return {(*each["cards"].values(), *each["bonus"].values()): each["events"][0] for each in rounds}
