"""Movement, sounds, a buzz, large cards, another order of the hand: wanted, skipped, or not there at all."""

import json

import pytest
from playwright.sync_api import expect

from tests.helpers import sit

from .table import Table, session

STRENGTHS = [str(strength) for strength in range(8)]
# How long each movement on the page lasts from its beginning, in ms.
LENGTHS = "document.getAnimations().map((each) => each.effect.getComputedTiming().endTime)"
# Note what reaches the loudspeaker and the motor; both still get it.
LISTEN = """(() => {
    globalThis.heard = { sounds: [], buzzes: 0 };
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...when) {
        heard.sounds.push(this.buffer.length);
        return start.apply(this, when);
    };
    const vibrate = navigator.vibrate.bind(navigator);
    navigator.vibrate = (pattern) => {
        heard.buzzes += 1;
        return vibrate(pattern);
    };
})()"""


@pytest.fixture
def motion():
    return "no-preference"


@pytest.fixture
def browser_context_args(browser_context_args, motion):
    return {**browser_context_args, "reduced_motion": motion}


def wish(table: Table, **settings: object) -> None:
    """Set what the person wants, as the settings screen stores it."""
    named = {name.replace("_", "-"): value for name, value in settings.items()}
    table.page.evaluate("text => localStorage.setItem('pocket-crowns.settings', text)", json.dumps(named))
    table.page.evaluate("history.replaceState({ screen: 'home' }, '')")
    table.page.reload()
    table.wait_for_engine()


# To the beginning of all that moves, and no further.
REWIND = "document.getAnimations().forEach((each) => { each.pause(); each.currentTime = 0; })"
# So it begins, however slow whoever looks is.
HOLD = f"""() => new MutationObserver((_, observer) => {{
    if (!document.querySelector("main.verdict")) return;
    observer.disconnect();
    {REWIND};
}}).observe(document.body, {{ attributes: true, childList: true, subtree: true }})"""


def reveal(table: Table, card: int = 4, *, held: bool = False) -> None:
    """Lock a card and see the reveal begin; `held`: and get no further."""
    table.new_game(level=1)
    table.cards().nth(card).click()
    if held:
        table.page.evaluate(HOLD)
    table.main_button().click()
    table.page.locator("main.verdict").wait_for()


OPACITY = "each => getComputedStyle(each).opacity"
FILL = "each => getComputedStyle(each).fill"
CUT = """app => {
    app.style.color = "color-mix(in oklab, var(--mat-cut), var(--mat-cut))";  // as a colour that fades is written
    const { color } = getComputedStyle(app);
    app.style.color = "";
    return color;
}"""


def test_a_reveal_keeps_the_verdict_back_and_a_tap_shows_it_and_does_nothing_else(table):
    table.wait_for_engine()
    reveal(table, held=True)
    page = table.page
    page.evaluate(REWIND)
    covers, stamp = page.locator(".fighter .cover"), page.locator(".mat > .stamp")
    assert [cover.evaluate(OPACITY) for cover in covers.all()] == ["1", "1"]
    assert stamp.evaluate(OPACITY) == "0" and page.locator("h1").evaluate(OPACITY) == "0"
    winner = page.locator(".fighter.winner .card:not(.cover)")
    if winner.count():
        assert winner.evaluate("each => getComputedStyle(each).boxShadow") == "none"
    page.evaluate("document.getAnimations().forEach((each) => each.play())")
    table.main_button().click(force=True)
    assert table.stage == "verdict", "the first tap only skips"
    assert stamp.evaluate(OPACITY) == "1" and page.locator("h1").evaluate(OPACITY) == "1"
    assert [cover.evaluate(OPACITY) for cover in covers.all()] == ["0", "0"]
    table.press_main()
    assert table.stage in ("private", "end")


@pytest.mark.slow
def test_until_the_end_of_a_reveal_the_opponents_hand_is_there_and_no_ray_tells_what_comes(table):
    match = sit()
    match.choose("p2", "prince")
    table.sit_down(session(match.record(), "p1", "guard"))
    table.wait_for("private")
    table.cards().nth(1).click()  # the Princess
    table.page.evaluate(HOLD)
    table.main_button().click()
    voice, hand = table.page.locator(".voice"), table.page.locator("main > .faces")
    voice.wait_for(state="attached")
    table.page.evaluate(REWIND)
    expect(hand).to_be_visible()
    assert voice.evaluate(OPACITY) == "0"
    rays = table.page.locator(".mat > .rays")
    assert rays.evaluate(FILL) == table.page.locator("#app").evaluate(CUT), "gold would tell that the game is over"
    table.page.evaluate("document.getAnimations().forEach((each) => each.finish())")
    expect(hand).to_be_hidden()
    assert voice.evaluate(OPACITY) == "1"


@pytest.mark.slow
def test_a_key_skips_too(table):
    table.wait_for_engine()
    reveal(table)
    table.page.keyboard.press("Escape")
    assert table.page.evaluate(f"Math.max(0, ...{LENGTHS})") <= 500
    assert table.stage == "verdict"


@pytest.mark.slow
def test_slow_is_twice_as_long_and_off_is_nothing(table):
    turning = {}
    for pace in ("full", "slow", "off"):
        wish(table, pace=pace)
        reveal(table)
        cover = table.page.locator(".fighter .cover").first
        turning[pace] = cover.evaluate(f"cover => {LENGTHS.replace('document', 'cover')}")
        table.page.keyboard.press("Escape")
        table.page.locator("header button").first.click()
        table.wait_for("home")
    assert len(turning["full"]) == 1 and turning["slow"] == [2 * turning["full"][0]]
    assert turning["off"] == []


@pytest.mark.parametrize("motion", ["reduce"])
def test_who_wants_less_motion_gets_none(table, motion):
    table.wait_for_engine()
    reveal(table)
    assert table.page.evaluate(f"Math.max(0, ...{LENGTHS})") <= 150
    assert table.page.locator(".mat > .stamp").evaluate(OPACITY) == "1"


@pytest.mark.slow
def test_tiles_move_and_a_tap_meanwhile_ends_that(realm):
    wish(realm, pace="slow")
    realm.start()
    realm.place_anything()
    moving = "[...document.querySelectorAll('.cell')].some((cell) => cell.getAnimations().length > 0)"
    realm.page.wait_for_function(f"() => {moving}")
    realm.tiles().first.click()
    expect(realm.page.locator(".cell.legal")).to_have_count(0)
    realm.tiles().first.click()
    expect(realm.page.locator(".cell.legal").first).to_be_visible()


@pytest.mark.slow
def test_sounds_are_neither_fetched_nor_made_until_they_are_wanted(table, context, network_log):
    table.page.add_init_script(LISTEN)
    wish(table)
    reveal(table)
    assert table.page.evaluate("heard.sounds") == []
    assert not [each for each in network_log if "/sounds-" in each]
    wish(table, sound=True)
    reveal(table)
    table.page.wait_for_function("() => heard.sounds.length > 3")
    assert [each for each in network_log if "/sounds-" in each]


@pytest.fixture
def network_log(table):
    """The addresses that the page asks for."""
    asked = []
    table.page.on("request", lambda request: asked.append(request.url))
    return asked


@pytest.mark.slow
def test_no_card_sounds_or_buzzes_like_itself(table, context):
    """What is heard and felt before two people look is the same for all cards."""
    table.page.add_init_script(LISTEN)
    wish(table, sound=True, pace="off")
    heard = []
    for card in range(8):
        table.new_game(two=True)
        table.press_main()
        table.page.evaluate("heard.sounds = []; heard.buzzes = 0")
        table.lock(card)
        table.page.wait_for_function("() => heard.sounds.length > 1")  # fetched when the first one is wanted
        heard.append(table.page.evaluate("heard"))
        table.page.locator("header button").first.click()
        table.wait_for("home")
    assert all(each == heard[0] for each in heard) and len(heard[0]["sounds"]) == 2, "raised, and locked"


@pytest.mark.slow
def test_a_buzz_comes_with_the_reveal_unless_it_is_not_wanted(table, context):
    table.page.add_init_script(LISTEN)
    for wanted in (True, False):
        wish(table, vibration=wanted)
        reveal(table)
        assert table.page.evaluate("heard.buzzes") == int(wanted)


def order(table: Table) -> list[str]:
    return table.page.locator(".hand .strength").all_inner_texts()


@pytest.mark.slow
def test_a_shuffled_hand_lies_otherwise_every_time_and_still_while_it_is_looked_at(table):
    wish(table, shuffled_hand=True)
    orders = []
    for _ in range(4):
        table.new_game(level=0)
        orders.append(order(table))
        table.cards().nth(3).click()
        assert order(table) == orders[-1]
        table.page.locator("header button").first.click()
        table.wait_for("home")
    assert all(sorted(each) == STRENGTHS for each in orders)
    assert len({tuple(each) for each in orders}) > 1


@pytest.mark.slow
def test_discreet_choices_are_made_without_a_word_about_them(table):
    wish(table, discreet=True, pace="off")
    table.new_game(level=0)
    before = table.page.locator("main").aria_snapshot().splitlines()
    table.page.keyboard.press("3")
    heard = table.page.locator("main").aria_snapshot().splitlines()
    told = [line.strip() for line in heard if line not in before]
    assert told == ["- status: A card is chosen.", '- button "Lock my choice"'] or told == [
        "- paragraph: A card is chosen.",
        '- button "Lock my choice"',
    ], "nothing else has changed for those who listen"
    assert "Assassin" not in table.page.locator("#log").inner_text()
    table.page.keyboard.press("Enter")
    table.wait_for("verdict")
    expect(table.page.locator(".fighter.p1 .card:not(.back) .name")).to_have_text("Assassin")


@pytest.mark.parametrize("screen", [{"width": 320, "height": 640}], ids=["320"])
def test_large_cards_and_strong_patterns_fit_the_smallest_phone(table, screen):
    wish(table, large_cards=True, strong_patterns=True, pace="off")
    table.new_game(two=True, edition=18)
    table.press_main()
    width = table.cards().first.bounding_box()["width"]
    assert width > 120
    assert table.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    names = table.page.locator(".card .name")
    assert names.evaluate_all("all => all.every((name) => name.scrollWidth <= name.parentElement.clientWidth)")
