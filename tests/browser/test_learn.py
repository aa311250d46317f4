"""Learning by playing: the four rounds, the first games with help."""

import json
import re

import pytest
from playwright.sync_api import expect

from tests.amounts import slowly
from tests.helpers import ask
from tests.web.test_words import ENGLISH

from .measuring import boxes, faults
from .table import Table
from .test_early import Gate
from .walk import show
from .ways import BRAVE_RATS, CARDS, LEARN, R_VS_R, engine_table, enter, speak_french, words

RIGHT = ["General", "General", "Assassin", "Princess"]  # the card that each of the four rounds is about
SIGNS = {("p1", True): "wins", ("p1", False): "beats", (None, False): "held", ("p2", False): "loses"}
SIGNS |= {("p2", True): "gives"}
WORDS_OF = {ENGLISH[f"against-{kind}"]: kind for kind in SIGNS.values()}


def offered(table, name: str):
    return table.page.locator(f".offered .card:has(.name:text-is('{name}'))")


def higher(page) -> bool:
    """Whether what is seen is higher than a small phone's window."""
    was = page.viewport_size
    page.set_viewport_size({"width": 360, "height": 640})
    found = page.evaluate("document.documentElement.scrollHeight > innerHeight")
    page.set_viewport_size(was)
    return found


def dots(table) -> int:
    return table.page.locator(".dots .done").count()


# The four rounds and the first game ------------------------------------------------------------------


@pytest.mark.parametrize("french", slowly(True, False), ids=["fr", "en"])
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
        assert not higher(page), "no scrolling on a small phone"
        wrong = page.locator(f".offered .card:not(:has(.name:text-is('{name}')))").first
        wrong.press("Enter")
        expect(page.locator(".stage .fighter .card:not(.back, .place)")).to_have_count(2)
        expect(table.main_button()).to_be_focused()
        table.main_button().click()  # invites another try
        expect(page.locator("h1")).to_be_focused()
        offered(table, name).click()
        assert page.locator(".stage .fighter.p1 .name").inner_text() == name
        if step == 1:  # it can be left, and goes on there
            page.reload()
            expect(page.locator("h1")).to_have_text(title)
            assert dots(table) == step
            offered(table, name).click()
        table.main_button().click()
    expect(page.locator("h1")).to_be_focused()
    gate.open()
    table.main_button().click()
    table.wait_for("private")
    table.cards().nth(3).click()
    expect(page.locator(".faces .sign:visible")).to_have_count(8)
    meanings = [said[f"against-{kind}"] for kind in ("beats", "held", "loses")]
    expect(page.locator(".reading .signs span")).to_have_text(meanings)
    assert table.play_on()[-1] == "end"
    assert page.evaluate("localStorage.getItem('pocket-crowns.sitting')") is None, "a practice game is kept apart"
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


@pytest.mark.parametrize("french", slowly(True, False), ids=["fr", "en"])
def test_on_an_upright_phone_what_a_round_came_to_is_stamped_below_cards_that_stay(table, french):
    """There is room for it on the dark of the table, which takes a third of a tall phone."""
    if french:
        speak_french(table)
    for width, height, share in ((360, 640, 0.3), (360, 740, 0.35), (390, 844, 0.35)):
        table.page.set_viewport_size({"width": width, "height": height})
        table.page.evaluate("localStorage.setItem('pocket-crowns.learned', '0')")
        table.page.reload()
        show(table.page, screen="learn", game="brave-rats")
        for card in RIGHT:
            before = boxes(table.page, ".stage .lies")
            offered(table, words(french)[f"card-{card.lower()}"]).click()
            assert boxes(table.page, ".stage .lies") == before
            [[_, top, _, high]] = boxes(table.page, ".duelled")
            [[_, stamp, _, thick]] = boxes(table.page, ".stamp")
            foot = max(y + tall for _, y, _, tall in before)
            assert foot - 4 < stamp < stamp + thick < top + high + 1
            assert high > share * height
            table.main_button().click()


def test_the_four_rounds_can_be_seen_once_more(table):
    table.page.evaluate("localStorage.setItem('pocket-crowns.learned', '4')")
    enter(table, BRAVE_RATS, LEARN)
    table.page.get_by_role("button", name=ENGLISH["learn-once-more"]).click()
    assert table.title == ENGLISH["learn-higher"] and dots(table) == 0


@pytest.mark.slow
def test_what_the_faces_of_a_first_game_say_is_the_engines_table(table):
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
            faces = table.page.locator(".faces .held:has(.sign:visible)")
            expect(faces).to_have_count(len(theirs))
            found = {}
            for face in faces.all():
                theirs_is, kind = face.locator(".unseen").first.inner_text().split(": ")
                found.setdefault(WORDS_OF[kind], []).append(theirs_is)
            assert found == expected, mine
        assert faults(table.page) == [], "signs leave faces as they are"
        table.lock(card)
        if table.press_main() == "end":
            return


def test_without_help_the_faces_say_nothing(table):
    table.new_game(level=0)
    table.cards().first.click()
    expect(table.page.locator(".reading")).to_have_text(f"Musician 0. {ENGLISH['card-musician.power']}")
    expect(table.page.locator(".faces .sign:visible")).to_have_count(0)


@pytest.mark.parametrize("french", slowly(True, False), ids=["fr", "en"])
def test_on_a_phone_the_way_into_r_vs_r_is_seen_at_once(realm, french):
    if french:
        speak_french(realm)
    for width, height in ((320, 640), (360, 640), (360, 740), (390, 844), (667, 375), (844, 390)):
        realm.page.set_viewport_size({"width": width, "height": height})
        show(realm.page, screen="learn", game="r-vs-r")
        realm.page.locator(".lesson .board").wait_for()
        assert realm.page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0


@pytest.mark.slow
def test_on_the_smallest_phone_on_its_side_no_tile_of_the_way_into_r_vs_r_covers_another(realm):
    realm.page.set_viewport_size({"width": 667, "height": 375})
    show(realm.page, screen="learn", game="r-vs-r")
    first, second = (realm.page.locator(".lesson .board .cell").nth(n).bounding_box() for n in (0, 1))
    assert first["width"] > 60 and first["x"] + first["width"] <= second["x"]


@pytest.mark.slow
def test_on_the_smallest_phone_on_its_side_nothing_lies_over_the_way_into_the_first_game(table):
    table.page.set_viewport_size({"width": 667, "height": 375})
    speak_french(table)
    table.page.evaluate("localStorage.setItem('pocket-crowns.learned', '4')")
    show(table.page, screen="learn", game="brave-rats")
    table.page.locator(".lesson .face-off").wait_for()
    above, below = (table.page.locator(f".lesson {part}").bounding_box() for part in (".also", ".action .main"))
    assert above["y"] + above["height"] <= below["y"]


def test_the_first_game_of_r_vs_r_is_guided_through_its_first_turns(realm):
    page = realm.page
    guide = page.locator(".guide")
    enter(realm, R_VS_R, LEARN)
    realm.main_button().click()
    realm.wait_for("rvr")
    expect(guide).to_have_text(ENGLISH["guide-citizen"])
    realm.cell("b2").click()
    expect(guide).to_have_text(ENGLISH["guide-confirm"])
    realm.confirm()
    expect(guide).to_have_text(ENGLISH["guide-tile"])
    realm.tiles().first.click()
    expect(guide).to_have_text(ENGLISH["guide-cell"])
    realm.page.locator(".ground .cell.legal").first.click()
    realm.choose_targets()
    realm.confirm()
    expect(guide).to_have_text(ENGLISH["guide-end"])
    realm.place_anything()
    expect(page.locator("main.place .tile.legal").first).to_be_visible()
    expect(guide).to_have_count(0)
    kept = json.loads(page.evaluate("localStorage.getItem('pocket-crowns.practice')"))
    assert kept["record"]["options"]["setup"] == "first-game" and kept["players"]["p2"]["level"] == "guard"


def test_tiles_that_were_dealt_or_taken_are_new_until_they_were_explained(realm):
    """Also the Adventurer's prey, which nobody has placed."""
    page = realm.page
    realm.start(two=True)  # five neutral tiles lie open
    realm.take("Citizen")
    realm.cell("b2").click()
    realm.confirm()
    neutral = page.locator(".common .tile")
    assert neutral.count() == 5
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
    expect(page.locator(".power")).to_contain_text(
        re.compile(rf"^\s*{ENGLISH[f'tile-{taken}']}\..*, choose a tile\.\s*$", re.DOTALL)
    )
