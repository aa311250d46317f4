"""Learning by playing: the four rounds, the first games with help, who beats whom, the glossary."""

import json

import pytest
from playwright.sync_api import expect

from tests.helpers import ask
from tests.web.test_words import ENGLISH, FRENCH

from .realm import Realm
from .table import Table
from .test_access import check
from .test_early import Gate

RIGHT = ["General", "General", "Assassin", "Princess"]  # the card that each of the four rounds is about
CARDS = ["musician", "princess", "spy", "assassin", "ambassador", "wizard", "general", "prince"]
BRAVE_RATS, R_VS_R = 0, 1
LEARN, LIST, BEATS = 0, 1, 2  # the ways under a game on the first screen
SIGNS = {("p1", True): "wins", ("p1", False): "beats", (None, False): "held", ("p2", False): "loses"}
SIGNS |= {("p2", True): "gives"}


def enter(table, game: int, way: int) -> None:
    table.page.locator("section.game:has(.game-art)").nth(game).locator(".also button").nth(way).click()


def speak_french(table) -> None:
    table.page.get_by_role("button", name="Français").click()


def words(french: bool) -> dict[str, str]:
    return FRENCH if french else ENGLISH


def offered(table, name: str):
    return table.page.locator(f".offered .card:has(.name:text-is('{name}'))")


def dots(table) -> int:
    return table.page.locator(".dots .done").count()


def engine_table(**options) -> dict[tuple[str, str, int, int], dict]:
    """(card of p1, card of p2, what each has on top) to the verdict."""
    rounds = ask("table", game="brave-rats", options=options)["rounds"]
    return {(*each["cards"].values(), *each["bonus"].values()): each["events"][0] for each in rounds}


# The four rounds and the first game ------------------------------------------------------------------


@pytest.mark.parametrize("french", [False, True], ids=["en", "fr"])
def test_a_newcomer_goes_from_the_first_screen_through_the_four_rounds_and_the_first_game(
    context, site, faults, french
):
    """The rounds need no Python: it is held back until the last of them."""
    gate = Gate(context)
    table = Table(context.new_page(), site.url("/"))
    page, said = table.page, words(french)
    if french:
        speak_french(table)
    enter(table, BRAVE_RATS, LEARN)
    for step, card in enumerate(RIGHT):
        title = table.title
        name = said[f"card-{card.lower()}"]
        assert dots(table) == step
        wrong = page.locator(f".offered .card:not(:has(.name:text-is('{name}')))").first
        wrong.click()
        expect(page.locator(".told .fighter")).to_have_count(2)
        table.main_button().click()  # invites another try
        offered(table, name).click()
        assert page.locator(".told .fighter.p1 .name").inner_text() == name
        if step == 1:  # it can be left, and goes on there
            page.reload()
            assert table.title == title and dots(table) == step
            offered(table, name).click()
        table.main_button().click()
    assert page.locator("h1").evaluate("node => node === document.activeElement")
    gate.open()
    table.main_button().click()
    table.wait_for("private")
    table.cards().nth(3).click()
    expect(page.locator(".against li")).not_to_have_count(0)
    assert table.play_on()[-1] == "end"
    assert table.saved() is None, "a practice game is kept apart"
    kept = json.loads(page.evaluate("localStorage.getItem('pocket-crowns.practice')"))
    assert kept["help"] and kept["players"]["p2"]["level"] == "neighbour"


def test_each_round_says_why_whatever_was_tapped(table):
    """The engine's own verdict on every card that is offered."""
    told = {
        "Princess": "The stronger card wins: 2 beats 1.",
        "General": "The stronger card wins: 6 beats 2.",
    }
    enter(table, BRAVE_RATS, LEARN)
    for card, sentence in told.items():
        offered(table, card).click()
        expect(table.page.locator(".told .moral")).to_have_text(sentence)
        if card not in RIGHT[:1]:
            table.main_button().click()
    expect(table.page.locator(".told .taken")).to_have_text(ENGLISH["learn-wins"])


def test_the_strip_of_a_first_game_is_the_engines_table(table):
    """With the +2 of both sides, which may be there after a General (BR1, BR2)."""
    plain = engine_table()
    table.page.evaluate("localStorage.setItem('pocket-crowns.learned', '4')")
    table.wait_for_engine()
    enter(table, BRAVE_RATS, LEARN)
    table.main_button().click()
    for card in ("General", "Spy", "Assassin"):
        table.wait_for("private")
        record = json.loads(table.page.evaluate("localStorage.getItem('pocket-crowns.practice')"))["record"]
        match = ask("resume", record=record, bots=["p2"])["match"]
        seen = ask("view", match=match, seat="p1")["seen"]
        theirs = [seen["shown"]] if seen["shown"] else seen["left"]["p2"]
        for mine in seen["left"]["p1"]:
            table.page.keyboard.press(str(CARDS.index(mine)))
            expected = {}
            for card_of_p2 in theirs:
                verdict = plain[mine, card_of_p2, seen["bonus"]["p1"], seen["bonus"]["p2"]]
                kind = SIGNS[verdict["winner"], verdict["game"]]
                expected.setdefault(kind, []).append(ENGLISH[f"card-{card_of_p2}"])
            strip = table.page.locator(".against li")
            expect(strip).to_have_count(len(expected))
            found = {
                line.get_attribute("class"): [name.inner_text() for name in line.locator(".unseen").all()]
                for line in strip.all()
            }
            assert found == expected, mine
        table.lock(card)
        if table.press_main() == "end":
            return


def test_without_help_there_is_no_strip(table):
    table.new_game(level=0)
    table.cards().first.click()
    expect(table.page.locator(".reading")).to_have_text(ENGLISH["card-musician.power"])
    expect(table.page.locator(".against")).to_have_count(0)


def test_the_first_game_of_r_vs_r_is_guided_through_its_first_turns(context, site, faults):
    realm = Realm(context.new_page(), site.url("/"))
    page = realm.page
    guide = page.locator(".guide")
    enter(realm, R_VS_R, LEARN)
    realm.main_button().click()
    realm.wait_for("rvr")
    expect(guide).to_have_text(ENGLISH["guide-citizen"])
    realm.take("Citizen")
    expect(guide).to_have_text(ENGLISH["guide-cell"])
    realm.cell("b2").click()
    expect(guide).to_have_text(ENGLISH["guide-confirm"])
    page.locator(".step .main").click()
    expect(guide).to_have_text(ENGLISH["guide-tile"])
    realm.place_anything()
    expect(guide).to_have_text(ENGLISH["guide-end"])
    realm.place_anything()
    expect(page.locator("main.place .tile.legal").first).to_be_visible()
    expect(guide).to_have_count(0)
    kept = json.loads(page.evaluate("localStorage.getItem('pocket-crowns.practice')"))
    assert kept["record"]["options"]["setup"] == "first-game" and kept["players"]["p2"]["level"] == "guard"


def test_tiles_that_were_dealt_or_taken_are_new_until_they_were_explained(context, site, faults):
    """Also the Adventurer's prey, which nobody has placed."""
    realm = Realm(context.new_page(), site.url("/"))
    page = realm.page
    realm.start(two=True)  # five neutral tiles lie open
    realm.take("Citizen")
    realm.cell("b2").click()
    realm.confirm()
    neutral = page.locator(".rack:has(h2:text-is('Neutral tiles')) .tile")
    assert neutral.count() == 5 and neutral.locator(".new-sign").count() == 5
    name = neutral.first.locator(".name").inner_text()
    neutral.first.click()
    expect(page.locator(".reading")).to_contain_text(ENGLISH["rvr-new-power"])
    kept = realm.saved()
    taken = next(tile for tile in ("dragon", "pirate") if ENGLISH[f"tile-{tile}"] != name)
    told = [{"kind": "taken", "seat": "p2", "tile": taken}]
    page.evaluate(
        "state => localStorage.setItem('pocket-crowns.sitting', JSON.stringify(state))", {**kept, "news": told}
    )
    page.reload()
    expect(page.locator(".power")).to_contain_text(f"New to you: {ENGLISH[f'tile-{taken}']}")


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
    expect(said).to_contain_text("The Assassin turns it over: 3 beats 6. Yarg takes the round: 1 victory.")
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


def test_any_name_that_players_use_finds_it(table):
    page = table.page
    page.locator("nav.more button").first.click()
    field = page.locator("input[type=search]")
    expect(page.locator(".entries li")).to_have_count(9 + 32)
    for query, names in SEARCHES:
        field.fill(query)
        expect(page.locator(".entries li")).to_have_count(len(names))
        found = page.locator(".entries h3").evaluate_all(
            "all => all.map((each) => [...each.childNodes].find(({ data }) => data?.trim()).data.trim())"
        )
        assert found == names, query
    field.fill("zebra")
    expect(page.locator("[role=status]")).to_have_text(ENGLISH["glossary-nothing"].replace("{ $query }", "zebra"))
    page.get_by_role("button", name=ENGLISH["glossary-all"]).click()
    expect(page.locator(".entries li")).to_have_count(41)
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


# For everybody ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("screen", [{"width": 320, "height": 640}], ids=["320"])
@pytest.mark.parametrize(("french", "dark"), [(False, True), (True, False)], ids=["en-dark", "fr-light"])
def test_every_screen_of_learning(table, screen, french, dark):
    page, said = table.page, words(french)
    if french:
        speak_french(table)
    if dark:
        page.get_by_role("button", name="Dark colours").click()
    enter(table, BRAVE_RATS, LEARN)
    for card in RIGHT:
        check(table, f"round of the {card}")
        offered(table, said[f"card-{card.lower()}"]).click()
        check(table, f"what the {card} did")
        table.main_button().click()
    check(table, "after the four rounds")
    table.main_button().click()
    table.wait_for("private")
    table.cards().nth(6).click()
    page.locator(".against").wait_for()
    check(table, "a hand with help")
    page.go_back()
    page.go_back()
    enter(table, R_VS_R, LEARN)
    check(table, "the way into R vs R")
    table.main_button().click()
    page.locator(".guide").wait_for()
    check(table, "a guided turn")
    page.go_back()
    page.go_back()
    enter(table, BRAVE_RATS, BEATS)
    for number in range(3):
        page.locator(".toggle").nth(number).click()
    page.locator("td[data-row=mime]").first.click()
    page.locator("details.rulings summary").click()
    check(table, "who beats whom")
    page.go_back()
    page.locator("nav.more button").first.click()
    check(table, "the glossary")
    page.locator("input[type=search]").fill("zebra")
    check(table, "nothing found")
