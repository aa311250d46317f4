"""The ways from the first screen to what teaches or to a game, and the engine's own table to compare with."""

from tests.helpers import ask
from tests.web.test_words import ENGLISH, FRENCH

from .realm import Realm
from .table import Table

BRAVE_RATS, R_VS_R = 0, 1
LEARN, LIST, BEATS = 0, 1, 2  # what teaches a game
GAMES = ["brave-rats", "r-vs-r"]
CARDS = ["musician", "princess", "spy", "assassin", "ambassador", "wizard", "general", "prince"]


def enter(table: Table, game: int, way: int) -> None:
    """From the first screen, by the sheet of the ways to learn or of the rules."""
    table.page.locator(".more button").nth(int(way != LEARN)).click()
    title = words(french=table.page.locator("html").get_attribute("lang") == "fr")[GAMES[game]]
    ways = table.page.locator("dialog[open] .ways button").filter(has_text=title)
    ways.nth(0 if way == LEARN else way - LIST).click()


def begun(table: Table) -> Table:
    """A game of two people in which something has happened."""
    if isinstance(table, Realm):
        table.start(two=True, setup=1)
        table.place_anything()
    else:
        table.new_game(two=True)
        table.press_main()
        table.lock("Spy")
    return table


def speak_french(table: Table) -> None:
    table.page.get_by_role("button", name="Français").click()


def words(french: bool) -> dict[str, str]:
    return FRENCH if french else ENGLISH


def engine_table(**options) -> dict[tuple[str, str, int, int], dict]:
    """(card of p1, card of p2, what each has on top) to the verdict."""
    rounds = ask("table", game="brave-rats", options=options)["rounds"]
    return {(*each["cards"].values(), *each["bonus"].values()): each["events"][0] for each in rounds}
