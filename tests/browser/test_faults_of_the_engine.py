"""Choices that are made while the engine's worker dies, or before it has come: each is done, or it is said."""

import pytest
from playwright.sync_api import expect

from tests.amounts import slowly

from .quiz import MONDAY, Quiz
from .realm import Realm
from .table import Table
from .test_early import Gate
from .test_faults import BREAK, HOLD_WORKERS, MEND, moves
from .waiting import wait_until

# Twice as soon as the page knows that its worker is dead, which it then ends too: no other can have started by then.
# What is said from there on is kept, for the next worker may come before anybody has read it.
TWICE = """async button => {
    const worker = held.at(-1);
    window.told = [];
    new MutationObserver(() => told.push(document.querySelector("[role=alert]")?.textContent ?? ""))
        .observe(document.body, { childList: true, characterData: true, subtree: true });
    worker.terminate();
    await new Promise((known) => { worker.terminate = known; });
    button.click();
    button.click();
}"""
RACE = """async () => {
    const press = async (place) => {
        document.querySelector(place)?.click();
        await new Promise((done) => setTimeout(done, 50));
    };
    held.at(-1).terminate();
    await press(".steps .main");
    await press(".steps .back");
    await press(".steps .back");
    await press(".tray .tile:not(.legal)");
}"""


@pytest.fixture
def opened(context, site, faults):
    """Opens the app, whose workers the test can end: each is in `held` of the page."""

    def open_app(kind):
        page = context.new_page()
        page.add_init_script(HOLD_WORKERS)
        table = kind(page, site.url("/"))
        table.wait_for_engine()
        return table

    return open_app


@pytest.mark.slow
def test_a_placement_that_is_confirmed_while_the_worker_dies_is_the_one_that_counts(opened):
    """Whatever is tapped meanwhile: all that is asked goes on in one match, and the next placement follows on it."""
    realm = opened(Realm)
    page = realm.page
    realm.start_by_form(two=True, setup=1)
    realm.choose_anything()
    page.evaluate(RACE)
    placed = wait_until(page, lambda: moves(realm), "the placement in the store")
    expect(page.locator("main.rvr.p2")).to_be_visible()
    assert [list(turn) for turn in placed] == [["p1"]]
    realm.place_anything()
    assert [list(turn) for turn in moves(realm)] == [["p1"], ["p2"]] and moves(realm)[:1] == placed


@pytest.mark.parametrize("variants", slowly((), (1,)), ids=["open hands", "Lucky Draw"])
def test_what_is_tapped_while_the_engine_starts_again_is_done_or_told(opened, variants):
    table = opened(Table)
    page = table.page
    table.new_game_by_form(level=0, variants=variants)
    # With a Prince or Princess of a drawn hand the first round could be the last.
    table.lock(next(name for name in table.cards().locator(".name").all_inner_texts() if name[:4] != "Prin"))
    table.main_button().evaluate(TWICE)
    wait_until(
        page,
        lambda: any("what you tapped first is on its way" in said for said in page.evaluate("told")),
        "word of the first tap",
    )
    table.wait_for("private")
    page.evaluate("held.at(-1).terminate()")
    table.cards().first.click()
    table.main_button().click()
    expect(page.locator("h1")).to_have_text("One moment")
    table.wait_for("verdict")
    assert sum("p1" in turn for turn in moves(table)) == 2


@pytest.mark.slow
def test_a_game_whose_start_waits_for_the_engine_does_not_come_back_after_another_has_begun(context, site, faults):
    gate = Gate(context)
    realm = Realm(context.new_page(), site.url("/"))
    page = realm.page
    realm.poster("r-vs-r").locator(".play").click()
    expect(page.locator("h1")).to_have_text("One moment")
    page.locator("header button").first.click()
    realm.new_game_by_form(two=True)
    gate.open()
    expect(page.locator("progress")).to_have_count(0)
    page.wait_for_timeout(500)
    realm.press_main()
    realm.lock("Spy")
    assert realm.title == "Pass the device to Tom" and realm.saved()["game"] == "brave-rats"


@pytest.mark.slow
def test_a_card_that_is_locked_as_the_worker_dies_outlives_a_reload_at_once(opened):
    table = opened(Table)
    page = table.page
    table.new_game_by_form(two=True)
    table.press_main()
    table.lock("Spy")
    table.press_main()
    table.cards().filter(has=page.locator(".name:text-is('Assassin')")).click()
    page.evaluate(
        "() => { held.at(-1).terminate(); document.querySelector('.action button').click(); location.reload(); }"
    )
    expect(page.locator("h1")).to_have_text("Both cards are down")
    assert moves(table) == [{"p1": "spy", "p2": "assassin"}]


@pytest.mark.slow
def test_a_stored_choice_that_is_not_allowed_is_told_and_the_game_is_there(table):
    table.new_game_by_form(level=0)
    table.page.evaluate(
        """() => {
            const session = JSON.parse(localStorage.getItem("pocket-crowns.sitting"));
            session.chosen = { seat: "p1", action: "mime" };
            localStorage.setItem("pocket-crowns.sitting", JSON.stringify(session));
        }"""
    )
    table.page.reload()
    expect(table.page.get_by_role("alert")).to_contain_text("illegal_action")
    table.page.get_by_role("button", name="Go on").click()
    table.wait_for("private")
    assert table.play_on()[-1] == "end"


@pytest.mark.slow
def test_a_game_whose_worker_dies_as_it_is_opened_can_be_wanted_again(opened):
    table = opened(Table)
    page = table.page
    table.new_game_by_form(two=True)
    table.page.reload()
    table.wait_for("curtain")
    page.locator("header button").first.click()
    page.reload()
    table.wait_for_engine()
    page.evaluate("slow = []")
    page.get_by_role("button", name="Go on").click()
    wait_until(page, lambda: page.evaluate("slow.length"), "the question about the game")
    page.evaluate("() => { slow = null; held.at(-1).terminate(); }")
    page.get_by_role("button", name="Try again").click()
    table.wait_for("curtain")


@pytest.mark.slow
def test_a_solved_puzzle_that_the_engine_does_not_come_for_can_be_wanted_again(opened, faults):
    quiz = opened(lambda page, address: Quiz(page, address, MONDAY))
    page = quiz.page
    quiz.begin()
    quiz.solve()
    page.evaluate(f"{BREAK} null")
    page.evaluate("held.at(-1).terminate()")
    page.get_by_role("button", name="Once more").click()
    again = page.locator("main.centred .action .main")
    again.wait_for()
    page.evaluate(MEND)
    again.click()
    page.locator("main.private, main.place").wait_for()
    faults.clear()


@pytest.mark.slow
def test_what_a_second_tap_was_told_goes_when_the_engine_does_not_come(opened, faults):
    table = opened(Table)
    page = table.page
    table.new_game_by_form(level=0)
    table.lock(0)
    page.evaluate(f"{BREAK} null")
    table.main_button().evaluate(TWICE)
    expect(page.locator(".engine.failed")).to_be_visible()
    expect(page.locator("p.notice")).to_have_count(0)
    page.evaluate(MEND)
    page.get_by_role("button", name="Try again").click()
    table.wait_for("private")
    assert table.play_on()[-1] == "end"
    faults.clear()


@pytest.mark.slow
def test_an_answer_that_nobody_can_read_ends_the_worker_and_developers_hear_why(opened, faults):
    table = opened(Table)
    table.page.evaluate("held.at(-1).onmessage({ data: { kind: 'answer', text: 'no JSON' } })")
    assert len(faults) == 1 and "SyntaxError" in faults.pop()
    table.new_game_by_form()
    table.lock()
    assert table.page.evaluate("held.length") == 2
