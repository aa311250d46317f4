"""What one looks things up in: who beats whom, and the glossary."""

import pytest
from playwright.sync_api import expect

from pocketcrowns.brave_rats.cards import CARDS as RATS
from pocketcrowns.r_vs_r.tiles import TILES
from tests.web.test_words import ENGLISH

from .table import Table
from .walk import show
from .ways import BEATS, BRAVE_RATS, CARDS, engine_table, enter, speak_french

# Who beats whom --------------------------------------------------------------------------------------


def cells(table) -> dict[tuple[str, str], tuple[str | None, bool]]:
    """Every cell of the table on screen: who wins, and whether it is the game."""
    rows = table.page.evaluate(
        """[...document.querySelectorAll("td[data-row]")].map(({ dataset, className }) =>
            [dataset.row, dataset.column, className.split(" ")])"""
    )
    return {
        (row, column): (({*names} & {"p1", "p2"} or {None}).pop(), "game-won" in names) for row, column, names in rows
    }


@pytest.mark.slow
def test_the_table_shows_what_the_engine_says_under_every_switch(table):
    plain = engine_table(edition=18)
    enter(table, BRAVE_RATS, BEATS)
    table.page.locator("table.grid").wait_for()
    buttons = table.page.locator(".toggle")
    for pressed, bonus in ((None, (0, 0)), (0, (2, 0)), (1, (2, 2)), (0, (0, 2))):
        if pressed is not None:
            buttons.nth(pressed).click()
        expected = {
            (row, column): (verdict["winner"], verdict["game"])
            for row in CARDS
            for column in CARDS
            for verdict in [plain[row, column, *bonus]]
        }
        assert cells(table) == expected
    # BR8: facing a +2, which only a General gives, a Mime is a General; the other one is what is chosen.
    buttons.nth(2).click()
    table.page.locator("select[name=previous]").select_option(label="Prince")
    shown = cells(table)
    assert len(shown) == 81
    for card in CARDS:
        verdicts = plain["general", card, 0, 2], plain[card, "prince", 0, 2]
        assert [shown["mime", card], shown[card, "mime"]] == [(each["winner"], each["game"]) for each in verdicts]


def test_a_cell_says_why_and_the_rulings_change_what_follows(table):
    enter(table, BRAVE_RATS, BEATS)
    page = table.page
    said = page.locator(".said")
    expect(said).to_have_text(ENGLISH["beats-none"])
    page.locator("td[data-row=assassin][data-column=general]").click()
    expect(said).to_contain_text("The Assassin reverses it: 3 beats 6. Yarg takes the round: 1 victory.")
    page.keyboard.press("ArrowRight")
    expect(said).to_contain_text("The Prince wins, whatever the strengths. Applewood takes the round: 1 victory.")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Home")
    expect(page.locator("td[aria-selected=true]")).to_have_attribute(
        "aria-label", "the Ambassador against the Musician: on hold"
    )
    assert page.locator("table.grid [tabindex='0']").count() == 1
    expect(said).to_contain_text("Yarg would take 2 more, Applewood 1 more.")  # BR4
    page.locator("details.rulings summary").click()
    page.locator("input[name=ruling-ambassador]").nth(1).check()
    expect(said).to_contain_text("The next winner takes 1 more.")
    page.locator("td[data-row=general][data-column=musician]").click()
    expect(said).to_contain_text("Yarg: +2 on the next card.")  # BR1
    page.locator("input[name=ruling-musician]").nth(1).check()
    expect(said).to_contain_text("Yarg loses what the General was preparing.")
    assert page.locator("input[name^=ruling-cards]").count() == 0, "BR6 is about the end of the cards"


@pytest.mark.slow
def test_without_the_table_one_can_ask_again(context, site, faults):
    context.route("**/who-beats-whom-*", lambda route: route.abort())
    table = Table(context.new_page(), site.url("/"))
    enter(table, BRAVE_RATS, BEATS)
    again = table.page.locator("main [role=alert] button")
    again.wait_for()
    context.unroute("**/who-beats-whom-*")
    again.click()
    table.page.locator("table.grid").wait_for()
    assert faults.pop() and not faults


# The glossary ----------------------------------------------------------------------------------------

ENTRIES = len(RATS) - 1 + len(TILES)  # what a Mime is at first is told with the Mime
SEARCHES = [
    ("jester", ["Musician"]),
    ("Clown", ["Musician"]),
    ("bouffon", ["Musician"]),
    ("MINISTRE", ["Ambassador", "Minister"]),  # BR10
    ("évêque", ["Bishop"]),
    ("eveque", ["Bishop"]),
    ("magician", ["Wizard", "Magician"]),
    ("7", ["Prince"]),
    ("fortune teller", ["Seer"]),
    ("shield", ["Castle", "Temple", "Pirate", "Sage", "Tower"]),  # no name: what they do
]


@pytest.mark.slow
def test_any_name_that_players_use_finds_it(table):
    page = table.page
    page.get_by_role("button", name=ENGLISH["home-rules"], exact=True).click()
    page.get_by_role("button", name=ENGLISH["home-glossary"]).click()
    field = page.locator("input[type=search]")
    expect(page.locator(".entries li")).to_have_count(ENTRIES)
    for query, names in SEARCHES:
        field.fill(query)
        expect(page.locator(".entries h3")).to_contain_text(names)
    field.fill("zebra")
    expect(page.locator("[role=status]")).to_have_text(ENGLISH["glossary-nothing"].replace("{ $query }", "zebra"))
    page.get_by_role("button", name=ENGLISH["glossary-all"]).click()
    expect(field).to_be_focused()
    expect(page.locator(".entries li")).to_have_count(ENTRIES)
    field.fill("bishop")
    expect(page.locator(".entries svg.diagram")).to_have_count(1)
    page.get_by_role("button", name=ENGLISH["r-vs-r-list"]).click()
    assert table.title == ENGLISH["tiles-title"]


def test_the_glossary_is_french_too_and_a_link_leads_to_one_entry(table):
    speak_french(table)
    table.page.evaluate("history.replaceState({ screen: 'glossary', game: 'r-vs-r', about: 'tile-bishop' }, '')")
    table.page.reload()
    expect(table.page.locator(".entries h3")).to_have_text("Évêque Bishop")
    table.page.locator("input[type=search]").fill("wizard")
    expect(table.page.locator(".entries h3").first).to_have_text("Magicien Wizard")


@pytest.mark.slow
@pytest.mark.parametrize(
    "screen", [{"width": 320, "height": 640}, {"width": 1280, "height": 800}], ids=["phone", "desk"]
)
def test_no_name_in_the_list_of_cards_is_broken(table, screen):
    speak_french(table)
    show(table.page, screen="cards", game="brave-rats")
    lines = table.page.locator(".entries .name").evaluate_all(
        """names => names.map((name) => {
            const words = document.createRange();
            words.selectNodeContents(name);
            return [name.textContent, new Set([...words.getClientRects()].map(({ top }) => top)).size];
        })"""
    )
    assert len(lines) == 9
    assert [name for name, count in lines if count > 1] == []
