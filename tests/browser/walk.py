"""Every screen of the app, one after the other; a walk stops at each for whoever looks."""

from collections.abc import Iterator
from itertools import product

from playwright.sync_api import Page, expect

from pocketcrowns.games import GAMES
from tests.helpers import ask, play, sit

from .measuring import SETTLED
from .published import published
from .realm import Realm, lying, nearly_over, reached
from .table import GO, SOMETHING_TO_DO, Table, session

A_DAY = "2026-11-21T12:00:00"  # whose puzzle is looked at
# A bot that prints something, and makes a mistake in its third turn.
STUMBLES = """class Mine:
    def choose(self, view, rng, budget):
        print(view["turn"])
        return view["legal"][0] if view["turn"] < 2 else view["nothing"]
"""


def show(page: Page, **place: object) -> None:
    """To a screen without the way there; what it is about lies in this device's storage."""
    page.evaluate(GO, place)
    page.locator(SOMETHING_TO_DO).wait_for()
    page.evaluate(SETTLED)


def around_the_table(page: Page, address: str) -> Iterator[str]:
    """What there is beside playing."""
    table = Table(page, address)
    table.wait_for_engine()
    yield "home"
    for sheet in ("learn", "rules"):
        page.locator(".more button").nth(int(sheet == "rules")).click()
        page.locator(f"#{sheet}").wait_for()
        yield f"ways to {sheet}"
        page.locator(f"#{sheet} .main").click()
    for game in ("brave-rats", "r-vs-r"):
        show(page, screen="cards", game=game)
        yield f"list {game}"
        show(page, screen="new", game=game)
        yield f"new {game}"
        page.locator(".sheets button").last.click()
        yield f"more of {game}"
        page.locator("#rest .main").click()
        page.locator(".sheets .card-row").click()
        page.locator("#options .pick input").nth(-2).check()  # a line explains it, or more can be chosen with it
        yield f"options of {game}"
        show(page, screen="opponents", game=game)
        page.locator(".openings").wait_for()
        yield f"opponents {game}"
    show(page, screen="exercises", game="brave-rats")
    page.locator("main.exercises").wait_for()
    yield "exercises"
    show(page, screen="beats", game="brave-rats")
    for number in range(3):
        page.locator(".toggle").nth(number).click()
    page.locator("td[data-row=mime]").first.click()
    page.locator("details.rulings summary").click()
    yield "beats"
    show(page, screen="glossary", game="brave-rats")
    page.locator("input[type=search]").fill("mini")
    yield "glossary"
    page.locator("input[type=search]").fill("zebra")
    yield "nothing found"
    show(page, screen="settings", game="brave-rats")
    page.locator(".stored .buttons button").last.click()
    yield "settings"
    show(page, screen="credits", game="brave-rats")
    yield "credits"
    show(page, screen="lab", game="brave-rats")
    page.locator("details summary").click()
    page.locator("#lab-text").fill(STUMBLES)
    page.locator(".action button").click()
    page.locator(".lab-outcome h2").wait_for()
    yield "lab"
    page.clock.set_fixed_time(A_DAY)
    show(page, screen="puzzle", game="brave-rats")
    table.wait_for("private")
    yield "puzzle"
    table.ask_help()
    page.locator(".assist button").nth(1).click()
    page.locator(".answer").wait_for()
    yield "solution of a puzzle"


def learning(page: Page, address: str) -> Iterator[str]:
    """The four rounds, the first game after them, and the way into R vs R."""
    table = Table(page, address)
    table.wait_for_engine()
    show(page, screen="learn", game="brave-rats")
    for right in (1, 1, 1, 0):
        page.locator(".offered button").nth(right).wait_for()
        yield f"lesson {table.title}"
        page.locator(".offered button").nth(right).click()
        yield f"told {table.title}"
        table.main_button().click()
    page.locator(".lesson .face-off").wait_for()
    yield "all learned"
    table.main_button().click()
    table.wait_for("private")
    table.cards().nth(6).click()
    page.locator(".faces .sign:visible").first.wait_for()
    yield "hand with help"
    show(page, screen="learn", game="r-vs-r")
    page.locator(".lesson .board").wait_for()
    yield "way into R vs R"
    table.main_button().click()
    page.locator(".guide").wait_for()
    yield "guided turn"


def at_the_table_of_rats(page: Page, address: str) -> Iterator[str]:
    """A game against a computer, two people's game, looking back at it."""
    table = Table(page, address)
    show(page, screen="home", game="brave-rats")
    table.new_game(level=1)
    for _ in range(2):
        table.lock(4)
        table.play_on(until=("private",))
    table.cards().nth(2).click()
    yield "hand"
    show(page, screen="home", game="brave-rats")
    table.new_game(two=True, edition=18)
    yield "curtain"
    for card in (6, 3):
        table.press_main()
        table.lock(card)
    yield "ready"
    table.press_main()
    yield "verdict"
    page.locator(".explain").click()
    yield "why"
    page.locator("dialog[open] .main").click()
    match = sit(edition=18)
    play(match, "wizard musician", "general spy", "prince ambassador")
    table.sit_down(session(match.record(), "p1", None))
    table.play_on(choose=lambda now: now.cards().count() // 2)
    yield "end of rats"
    yield from afterwards(page, "brave-rats")
    table.ask_help()
    page.locator(".assist .buttons button:visible").first.click()
    page.locator(".assist :is(.bars, li):visible").first.wait_for()
    yield "practice of rats"


def at_the_table_of_the_realm(page: Page, address: str) -> Iterator[str]:
    realm = Realm(page, address)
    show(page, screen="home", game="r-vs-r")
    realm.sit_down(session(*reached("standard", lying(5), "points"), None))
    yield "tile"
    realm.tiles().first.click()
    page.locator(".cell.legal").first.wait_for()
    yield "cell"
    page.locator(".steps .back").click()
    realm.choose_anything()
    yield "board"
    realm.sit_down(session(*reached("standard", lying(8), "points"), None))
    realm.play_to_the_end(until="round-end")
    yield "end of a round"
    realm.main_button().click()
    page.locator(".names button").first.wait_for()
    yield "who begins"
    realm.sit_down(session(*nearly_over(), None))
    realm.play_to_the_end()
    yield "end of the realm"
    yield from afterwards(page, "r-vs-r")


def afterwards(page: Page, game: str) -> Iterator[str]:
    """The chronicle of a game that has just ended, looking back at it, and on from its second moment."""
    show(page, screen="chronicle", game=game, about={"practice": False})
    page.locator("#tale").wait_for()
    yield f"chronicle {game}"
    show(page, screen="review", game=game, about={"practice": False, "number": 1})
    expect(page.locator(".judged .verdict-word").first).to_be_visible()
    yield f"review {game}"
    page.locator(".review .action .main").click()
    page.locator("main.private, main.place").wait_for()
    if page.locator("main.laid .help:visible").count():
        page.locator("main.laid .help").click()
    page.locator(".chances .scale").wait_for()
    yield f"played on {game}"


def links(page: Page, address: str) -> Iterator[str]:
    """What somebody has sent, and sending it on."""
    Table(page, address).wait_for_engine()
    for kind, game in product("rp", GAMES):
        show(page, screen="shared", game=game, about={"link": published(kind, game)})
        page.locator("main.shared :is(.standing, .moment)").wait_for()
        yield f"sent {kind} {game}"
    show(page, screen="share", game="r-vs-r", about={"link": published("r", "r-vs-r")})
    page.locator("#address").wait_for()
    there = {"link": "#address", "picture": "canvas", "text": "#diagram", "embed": ".builder"}
    for number, (tab, whole) in enumerate(there.items()):
        page.locator(".tabs button").nth(number).click()
        page.locator(whole).wait_for()
        yield f"share {tab}"
    show(page, screen="shared", game="r-vs-r", about={"link": "v1.r.AAAA"})
    page.locator(".paste-link").wait_for()
    yield "damaged link"


def studies(page: Page, address: str) -> Iterator[str]:
    """The study board of both games, sent, set up and shared."""
    Table(page, address).wait_for_engine()
    for game in GAMES:
        show(page, screen="study", game=game, about={"link": published("s", game)})
        page.locator(".values li").first.wait_for()
        yield f"study {game}"
        page.locator(".study > .action > button").first.click()
        yield f"position of {game} that is set up"
        tabs = page.locator(".study > .picks input:visible").all()  # none where all parts are beside each other
        for tab in [*tabs[1:], *tabs[:1]]:
            tab.check()
            if tab != tabs[0]:
                yield f"{tab.get_attribute('value')} of {game} that is set up"
    tiles = page.locator(".set-up .standing .row-of-tiles").last.locator("button")
    tiles.nth(-2).click()  # the Castle, which nothing turns; a free place is after it
    page.locator(".set-up [data-cell=a3]").click(click_count=2, delay=50)
    page.locator(".study .main").click()
    page.locator(".study .notice").wait_for()
    yield "impossible position"
    show(page, screen="share", game="brave-rats", about={"link": published("s", "brave-rats")})
    page.locator("#address").wait_for()
    yield "share a study"
    page.locator(".tabs button").last.click()
    yield "embed a study"


def at_a_distance(page: Page, address: str) -> Iterator[str]:
    """Games by links: an invitation and its answer, our own, what a link can come to."""
    table = Table(page, address)
    show(page, screen="new", game="brave-rats")
    page.locator('input[name="who"]').nth(2).check()
    yield "form for letters"
    page.locator('input[name="who"]').nth(3).check()
    yield "form for two phones"
    table.main_button().click()
    page.locator(".pairing .qr-code").wait_for()
    page.locator(".phones .action button").last.click()
    page.locator("#phones-link").wait_for()
    yield "code of two phones"
    page.locator('input[name="tab"]').nth(1).check()
    page.locator(".phones .action .main").click()
    page.locator("#phones-paste").fill("PC:0")
    page.locator(".paste-link button").click()
    page.locator(".phones .notice").wait_for()
    yield "code to scan"
    show(page, screen="letters", game="brave-rats")
    page.locator(".paste-link").wait_for()
    yield "no letters"
    invitation = ask("letter_new", game="r-vs-r", options={}, name="Léa", secret="ab" * 32)["text"]
    private = ask("letter_private", text=invitation, seat="p1", secret="ab" * 32)["text"]
    for name, link in (("invitation", invitation), ("cut link", invitation[:-4]), ("private link", private)):
        show(page, screen="letters", game="r-vs-r", about={"link": link})
        page.locator("main.letters .action").wait_for()
        yield name
    show(page, screen="letters", game="r-vs-r", about={"link": invitation})
    table.main_button().click()
    page.locator("main.send .action").wait_for()
    yield "answer to send"
    show(page, screen="letters", game="brave-rats", about={"begin": {"options": {}, "name": "Léa"}})
    table.wait_for("private")
    yield "hand of a letter"
    table.ask_help()
    page.locator(".assist button").first.click()
    yield "giving up"
    table.close_help()
    table.cards().nth(2).click()
    table.main_button().click()
    page.locator("main.send").wait_for()
    for summary in page.locator("main summary").all():
        summary.click()
    page.locator("main details button").first.click()
    page.locator("#private-link").wait_for()
    yield "letter to send"
    table.main_button().click()
    page.locator(".paste-link").wait_for()
    yield "letter sent"
    show(page, screen="letters", game="brave-rats")
    page.locator(".letter-games li").first.wait_for()
    yield "letters"
    show(page, screen="home", game="brave-rats")
    yield "home with letters"


PARTS = (around_the_table, learning, at_the_table_of_rats, at_the_table_of_the_realm, links, at_a_distance, studies)
