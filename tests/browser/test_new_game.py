"""From the first screen to a game: one tap, or the choices for another one; and no game is lost on the way."""

import json

import pytest
from playwright.sync_api import expect

from tests.amounts import slowly
from tests.helpers import ask

from .measuring import sizes
from .table import NEARLY_OVER, VARIANTS, Table
from .test_access import tab_to
from .waiting import wait_until

GAMES = ask("catalogue")["games"]
# Of what is to be seen at once, what is cut off by the window or by its own box.
CUT_OFF = """(selector) => [...document.querySelectorAll(selector)].filter((each) => {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    const isCut = each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).display !== "inline";
    return isCut || left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
}).map((each) => each.outerHTML)"""
AT_ONCE = ".front, .poster, .poster h2, .poster p, .poster button, .face-off, .below .card-row, .more button, .resume"


def players(table: Table) -> list[dict]:
    return [table.saved()["players"][seat] for seat in ("p1", "p2")]


def play(table: Table, game: str = "brave-rats") -> None:
    table.poster(game).locator(".play").click()


def to_home(table: Table) -> None:
    table.page.locator("header.bar button").first.click()
    table.wait_for("home")


def test_play_is_one_tap_to_the_neighbour_and_16_cards(table):
    play(table)
    table.wait_for("private")
    assert [each["level"] for each in players(table)] == [None, "neighbour"]
    options = table.saved()["record"]["options"]
    assert (options["edition"], options["variants"]) == (16, [])


def test_play_is_one_tap_to_the_neighbour_and_the_first_game_of_r_vs_r(realm):
    play(realm, "r-vs-r")
    realm.wait_for("rvr")
    assert [each["level"] for each in players(realm)] == [None, "neighbour"]
    assert realm.saved()["record"]["options"]["setup"] == "first-game"


def heap(page) -> str:
    """All that the page's script holds, once its garbage has been collected."""
    parts: list[str] = []
    session = page.context.new_cdp_session(page)
    session.on("HeapProfiler.addHeapSnapshotChunk", lambda part: parts.append(part["chunk"]))
    session.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    session.detach()
    return "".join(parts)


# Begin so many games, each in the place of the one before; without locators, whose handles hold what they have found.
BEGIN = """async (games) => {
    const one = async (selector) => {
        for (let tries = 0; tries < 3000; tries += 1) {
            const found = document.querySelector(selector);
            if (found?.checkVisibility()) return found;
            await new Promise((done) => setTimeout(done, 10));
        }
        throw Error(`no ${selector}`);
    };
    for (let begun = 0; begun < games; begun += 1) {
        (await one("main.home .poster .play")).click();
        await one("main.private");
        (await one("header.bar button")).click();
    }
    await one("main.home");
}"""


def test_a_game_that_made_place_for_another_is_let_go(table):
    page = table.page
    page.evaluate(BEGIN, 1)
    first = table.saved()["record"]["seed"]
    page.evaluate(BEGIN, 2)
    last, held = table.saved()["record"]["seed"], heap(page)
    assert [seed in held for seed in (first, last)] == [False, True]


def test_play_begins_what_was_played_last_and_its_poster_says_what_that_is(table):
    expect(table.poster()).to_contain_text("5 minutes")
    table.new_game_by_form(level=0, edition=18, variants=(2,))
    table.new_game(level=0, edition=18, variants=(2,), tied=NEARLY_OVER)
    table.play_on()
    table.page.reload()
    to_home(table)
    expect(table.poster()).to_contain_text("The Scamp · 18 cards")
    play(table)
    table.wait_for("private")
    assert [each["level"] for each in players(table)] == [None, "scamp"]
    options = table.saved()["record"]["options"]
    assert (options["edition"], options["variants"]) == (18, ["fast-rat"])
    assert len(table.saved()["record"]["turns"]) <= 1, "another game"


def test_a_double_click_marks_no_words_of_the_screen_that_it_brings(table):
    table.page.set_viewport_size({"width": 1280, "height": 800})
    table.wait_for_engine()
    table.poster().locator(".play").dblclick()
    table.wait_for("private")
    assert table.page.evaluate("getSelection().toString()") == ""


@pytest.mark.parametrize("changed", slowly(True, False), ids=["after choices", "at once"])
def test_an_open_game_is_not_lost_by_play(table, changed):
    table.new_game_by_form(level=0)
    table.lock(3)
    table.play_on(until=("private",))
    to_home(table)
    turns = table.saved()["record"]["turns"]
    standing = table.page.locator(".resume small").inner_text()
    assert standing.startswith("You ") and "The Scamp, round" in standing
    begin = lambda: play(table, "r-vs-r")  # noqa: E731
    if changed:
        table.change("r-vs-r")
        begin = table.main_button().click
    begin()
    asked = table.page.get_by_role("dialog")
    expect(asked).to_contain_text(standing)
    table.page.keyboard.press("Escape")
    expect(asked).to_be_hidden()
    assert table.saved()["record"]["turns"] == turns, "nothing has happened"
    begin()
    asked.get_by_role("button", name="Go on with it").click()
    table.wait_for("private")
    assert table.saved()["record"]["turns"][: len(turns)] == turns
    to_home(table)
    play(table)
    asked.get_by_role("button", name="Begin anew").click()
    table.wait_for("private")
    assert len(table.saved()["record"]["turns"]) <= 1


def test_a_game_in_which_nothing_was_chosen_makes_place_without_a_word(table):
    play(table)
    table.wait_for("private")
    to_home(table)
    play(table, "r-vs-r")
    wait_until(table.page, lambda: table.saved()["game"] == "r-vs-r", "the other game")


def test_a_form_that_an_older_version_stored_is_what_is_played(table):
    old = {"who": "two", "seat": "p2", "names": {"p1": "Ann", "p2": ""}, "level": "judge", "options": {"edition": 18}}
    table.page.evaluate("form => localStorage.setItem('pocket-crowns.new-game.brave-rats', form)", json.dumps(old))
    table.page.reload()
    play(table)
    table.wait_for("curtain")
    assert [each["name"] for each in players(table)] == ["Ann", ""]
    assert [each["level"] for each in players(table)] == [None, None]
    assert table.saved()["record"]["options"]["edition"] == 18


def test_change_and_its_choices_by_keys_alone(table):
    tab_to(table, ".change")
    table.page.keyboard.press("Enter")
    table.wait_for("new")
    expect(table.page.locator("h1")).to_be_focused()
    tab_to(table, ".swap")
    table.page.keyboard.press("Enter")
    tab_to(table, "input[name=level]")
    table.page.keyboard.press("ArrowRight")
    expect(table.page.get_by_label("Guard")).to_be_checked()
    tab_to(table, ".sheets .card-row")
    table.page.keyboard.press("Enter")
    expect(table.page.locator("#options h2")).to_be_focused()
    tab_to(table, "input[value=traitor]")
    table.page.keyboard.press("Space")
    expect(table.page.locator("#options .saying")).to_contain_text("one random card")
    expect(table.page.locator("input[value=traitor]")).to_be_focused()
    table.page.keyboard.press("Escape")
    expect(table.page.locator(".sheets .card-row")).to_be_focused()
    expect(table.page.locator(".sheets .card-row")).to_contain_text("16 cards · Traitor")
    tab_to(table, ".action button")
    table.page.keyboard.press("Enter")
    table.wait_for("private")
    assert [each["level"] for each in players(table)] == ["guard", None]


@pytest.mark.slow
def test_two_people_swap_clans_with_their_names(table):
    table.change()
    table.page.get_by_label("Two here").check()
    table.name_both()
    table.page.locator(".swap").click()
    table.begin()
    table.wait_for("curtain")
    assert [each["name"] for each in players(table)] == ["Tom", "Léa"]


@pytest.mark.parametrize("game", GAMES)
def test_every_option_of_the_catalogue_can_be_chosen(table, game):
    page = table.page
    stored = lambda: json.loads(page.evaluate(f"localStorage.getItem('pocket-crowns.new-game.{game}')"))  # noqa: E731
    table.change(game)
    for level in GAMES[game]["levels"]:
        page.locator(f"input[name=level][value={level}]").check()
        assert stored()["level"] == level
    options = GAMES[game]["options"]
    with table.options():
        for variant in VARIANTS if "variants" in options else ():
            page.locator(f"input[name=variant][value={variant}]").check()
            assert variant in stored()["options"]["variants"]
            if variant == "princess-attack":
                reach(page, stored, "princes", options["princes"])
        for name, option in options.items():
            if option["kind"] == "one" and name != "princes":
                reach(page, stored, name, option)
        if "rounds" in options:
            page.locator("input[name=match][value=points]").check()
            for rounds in range(options["rounds"]["low"], options["rounds"]["high"] + 1):
                page.locator("select[name=rounds]").select_option(str(rounds))
                assert stored()["options"]["rounds"] == rounds
    page.locator(".sheets button").last.click()
    for name, option in options["rulings"]["options"].items():
        for place, value in enumerate(option["values"]):
            page.locator(f"input[name=ruling-{name}]").nth(1 - place).check()
            page.locator(f"input[name=ruling-{name}]").nth(place).check()
            assert stored()["options"]["rulings"][name] == value


def reach(page, stored, name, option) -> None:
    for value in [*option["values"][::-1], *option["values"]]:
        page.locator(f'input[name={name}][value="{value}"]').check()
        assert stored()["options"][name] == value


@pytest.mark.parametrize("french", slowly(True, False), ids=["fr", "en"])
def test_the_first_screen_is_whole_in_one_window(table, french):
    page = table.page
    if french:
        page.get_by_role("button", name="Français").click()
    for with_game in (False, True):
        if with_game:
            table.new_game_by_form(level=1)
            to_home(table)
        for width, height in sizes():
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(CUT_OFF, AT_ONCE) == [], (width, height)
            drawn = page.locator(".champion .icon").evaluate_all("all => all.map((each) => each.clientHeight)")
            assert len(drawn) == 4 and min(drawn) > 70, (width, height)


@pytest.mark.parametrize("french", slowly(True, False), ids=["fr", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_the_choices_need_no_scrolling_before_more(table, game, french):
    page = table.page
    if french:
        page.get_by_role("button", name="Français").click()
    table.change(game)
    for who in ("bot", "two", "letters"):
        page.locator(f"input[name=who][value={who}]").check()
        seen = ".versus, .swap, .pick, .saying, .field input, .sheets button, .action .main"
        assert page.evaluate(CUT_OFF, seen) == [], who
        assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0, who
        assert page.locator(".versus .champion .icon").first.evaluate("each => each.clientHeight") > 70, who
    page.locator("input[name=who][value=bot]").check()
    place = page.locator(".switch").bounding_box()
    for level in GAMES[game]["levels"]:
        page.locator(f"input[name=level][value={level}]").check()
        assert page.locator(".switch").bounding_box() == place, "nothing moves when another opponent is chosen"


@pytest.mark.parametrize("french", slowly(True, False), ids=["fr", "en"])
@pytest.mark.parametrize("screen", [{"width": 844, "height": 390}], ids=["lying"])
@pytest.mark.parametrize(("game", "chosen"), [("brave-rats", "princess-attack"), ("r-vs-r", "points")])
def test_on_a_phone_on_its_side_all_options_are_seen_and_what_they_come_to(table, game, chosen, french):
    page = table.page
    if french:
        page.get_by_role("button", name="Français").click()
    table.change(game)
    for screen in ({"width": 667, "height": 375}, page.viewport_size):
        page.set_viewport_size(screen)
        assert page.evaluate(CUT_OFF, ".sheets strong") == []
    page.locator(".sheets .card-row").click()
    page.locator(f"#options input[value={chosen}]").check()  # brings one more choice
    assert page.locator("#options").evaluate("each => each.scrollHeight - each.clientHeight") <= 0


@pytest.mark.slow
@pytest.mark.parametrize("screen", [{"width": 320, "height": 568}], ids=["smallest"])
@pytest.mark.parametrize("game", GAMES)
def test_no_opponents_name_is_covered_by_the_next(table, game):
    table.page.get_by_role("button", name="Français").click()
    table.change(game)
    assert table.page.locator(".portraits .pick").count() == len(GAMES[game]["levels"])
    assert table.page.evaluate(CUT_OFF, ".portraits .pick") == []
