"""The puzzle of the day, solved by hand: wrong answers, hints, the streak, the line to paste."""

import re
from datetime import timedelta

import pytest
from playwright.sync_api import expect

from pocketcrowns.core.game import other
from tests.amounts import slow

from . import measuring
from .published import published
from .quiz import FIRST_DAY, FRIDAY, MONDAY, SATURDAY, THURSDAY, TUESDAY, WEDNESDAY, Quiz, puzzles
from .test_early import Gate
from .test_every_screen import check
from .test_settings import read_file, status, write_file

NO_STORAGE = "Object.defineProperty(window, 'localStorage', { get() { throw new Error('blocked'); } });"

TWELVE_DAYS = """localStorage.setItem("pocket-crowns.puzzles",
    JSON.stringify({ days: {}, streak: { day: 0, at: Date.now(), length: 12, counted: [] } }))"""


@pytest.fixture
def day():
    return MONDAY


@pytest.fixture
def quiz(context, site, faults, day):
    return Quiz(context.new_page(), site.url("/"), day)


def test_cards_with_a_wrong_answer_and_a_hint(quiz, context):
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = quiz.page
    quiz.begin()
    quiz.answer_wrong()
    expect(page.locator("h1")).to_be_focused()
    quiz.main_button().click()
    quiz.wait_for("private")
    quiz.ask_help()
    page.get_by_role("button", name="Hint", exact=True).click()
    left = page.locator(".helped li")
    [right] = quiz.puzzle["steps"][0]["right"]
    assert 1 < left.count() < len(quiz.legal)
    expect(left.filter(has_text=right.capitalize())).to_have_count(1)
    quiz.solve()
    assert quiz.line() == f"Pocket Crowns · puzzle {quiz.number} · 🟨💡🟩", "nothing of the answer is in it"
    expect(page.locator(".streak")).to_have_text("Day one of your streak")
    page.get_by_role("button", name="Copy this line").click()
    expect(page.get_by_role("status").filter(has_text="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == quiz.line()
    page.reload()
    page.locator("main.solved").wait_for()
    assert quiz.line() == f"Pocket Crowns · puzzle {quiz.number} · 🟨💡🟩"
    page.locator(".bar button").first.click()
    page.locator(".more button", has_text="Settings").click()
    taken_along = write_file(quiz)
    page.evaluate("localStorage.removeItem('pocket-crowns.puzzles')")
    read_file(quiz, taken_along)
    expect(status(quiz)).to_contain_text("read")
    page.locator(".bar button").first.click()
    quiz.begin()
    assert quiz.line().endswith("🟨💡🟩"), "results go to another device with everything else"


@pytest.mark.parametrize("day", [THURSDAY])
def test_tiles_in_two_placements(quiz):
    page = quiz.page
    quiz.begin()
    quiz.answer_wrong()
    expect(page.locator(".story li", has_text=re.compile("place"))).to_have_count(2)  # what was tried, and the reply
    quiz.main_button().click()
    quiz.wait_for("place")
    quiz.solve()
    assert quiz.line().endswith("🟨🟩")
    expect(page.locator(".board .cell.free")).to_have_count(0)


@pytest.mark.parametrize("day", [MONDAY, *slow((MONDAY + timedelta(7),), (WEDNESDAY,), (FRIDAY,), (SATURDAY,))])
def test_a_solution_of_cards_says_why_and_an_example_that_holds(quiz):
    page, puzzle = quiz.page, quiz.puzzle
    quiz.begin()
    quiz.ask_help()
    page.get_by_role("button", name="Solution").click()
    said = page.locator(".answer + p").inner_text()
    if puzzle["kind"] == "spied-on" or quiz.match.view(None)["seen"]["shown"]:
        assert re.search("of 100 games between perfect players|^Against the .* wins", said)
        return
    example = re.search(r"wins .* With the (\w+) that would not be certain: .* could play the (\w+)\.$", said)
    mine, theirs = (name.lower() for name in example.groups())
    assert mine not in puzzle["steps"][0]["right"]
    rival = other(puzzle["seat"])
    assert theirs in quiz.match.view(rival)["legal"]
    quiz.match.choose(puzzle["seat"], mine)
    quiz.match.choose(rival, theirs)
    outcome = quiz.match.view(None)["outcome"]
    assert not outcome or outcome["winner"] != puzzle["seat"], said


def right_tiles(puzzle):
    """Those of the last step."""
    return {action.split("@")[0] for action in puzzle["steps"][-1]["right"]}


@pytest.mark.slow
def test_where_several_tiles_win_a_hint_says_one_of_these(context, site, faults):
    every = puzzles()
    place = next(n for n, each in enumerate(every) if each["game"] == "r-vs-r" and len(right_tiles(each)) > 1)
    day = FIRST_DAY + timedelta(days=place + len(every) * ((MONDAY - FIRST_DAY).days // len(every)))
    quiz = Quiz(context.new_page(), site.url("/"), day)
    page = quiz.page
    quiz.begin()
    quiz.solve(steps=1)
    right = right_tiles(quiz.puzzle)
    quiz.ask_help()
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator(".helped p")).to_have_text("It is one of these tiles:")
    expect(page.locator(".helped li")).to_have_count(len(right))
    page.get_by_role("button", name="Solution").click()
    expect(page.locator(".helped p").first).to_have_text("One of the solutions:")


@pytest.mark.slow
@pytest.mark.parametrize("day", [WEDNESDAY])
def test_wins_and_ties_are_told_apart(quiz):
    quiz.begin()
    wrong = quiz.answer_wrong()
    count = len(quiz.legal)
    chances, place = quiz.puzzle["chances"], quiz.legal.index(wrong)
    wins, ties = chances[place], chances[count + place]
    odds = f"win {wins} and tie {ties}." if ties else f"win {wins}."
    expect(quiz.page.locator("main p").first).to_contain_text(odds)
    quiz.main_button().click()
    quiz.wait_for("private")
    quiz.solve()
    best = chances[quiz.legal.index(quiz.puzzle["steps"][0]["right"][0])]
    expect(quiz.page.locator("main.solved")).to_contain_text(re.compile(rf"of 100 games .* you win {best}\b"))


@pytest.mark.slow
def test_a_streak_over_days_survives_a_reload_and_a_clock_that_goes_back(quiz):
    page = quiz.page
    for day, said in ((MONDAY, "Day one of your streak"), (TUESDAY, "2 days in a row"), (WEDNESDAY, "3 days in a row")):
        quiz.set_day(page, day)
        page.reload()
        quiz.begin() if quiz.stage == "home" else page.locator("main.private, main.place").wait_for()
        quiz.solve()
        expect(page.locator(".streak")).to_have_text(said)
    assert quiz.line().endswith("🟩 · 3 days in a row")
    quiz.set_day(page, TUESDAY)
    page.reload()
    page.locator("main.solved").wait_for()
    expect(page.locator(".streak")).to_have_text("3 days in a row")
    page.get_by_role("button", name="Once more").click()
    page.locator("main.place").wait_for()
    quiz.solve()
    expect(page.locator(".streak")).to_have_text("3 days in a row")  # no day counts twice
    quiz.set_day(page, SATURDAY)
    page.reload()
    page.locator("main.private").wait_for()
    quiz.solve()
    expect(page.locator(".streak")).to_have_text("Day one of your streak")


@pytest.mark.slow
def test_other_days_are_there_but_not_tomorrow(quiz):
    page = quiz.page
    quiz.begin()
    quiz.ask_help()
    expect(page.get_by_role("button", name="The day after")).to_be_disabled()
    page.get_by_role("button", name="The day before").click()
    page.locator("main.place").wait_for()
    quiz.ask_help()
    expect(page.locator(".days")).to_contain_text("Sunday 15 November")
    quiz.set_day(page, MONDAY - timedelta(days=1))
    page.clock.set_fixed_time(f"{MONDAY.isoformat()}T12:00:00")
    page.get_by_role("button", name="Solution").click()
    expect(page.locator(".answer + p")).to_have_text(re.compile("wins the round"))
    quiz.solve()
    assert quiz.line() == f"Pocket Crowns · puzzle {quiz.number} · ⬜🟩", "another day, and a solution: no streak"
    page.go_back()
    page.locator("main.private").wait_for()


@pytest.mark.parametrize("language, days", [("fr", 3), *slow(("fr", 7), ("en", 7))])
def test_a_week_of_puzzles_is_whole_at_every_size(quiz, language, days):
    """With a streak beside the title, and a bonus on the own card in one of them."""
    page = quiz.page
    page.evaluate(TWELVE_DAYS)
    page.reload()
    if language == "fr":
        page.locator(".bar-end button").first.click()
    quiz.begin()
    faults = []
    for _ in range(days):
        expect(page.locator(".where .chip")).to_have_text("12")
        faults += [f"{quiz.title}: {fault}" for fault in measuring.faults(page)]
        page.set_viewport_size({"width": 360, "height": 740})
        quiz.ask_help()
        page.locator("dialog .days button").first.click()
        page.locator("main.private, main.place").wait_for()
    assert faults == []


def test_a_puzzle_that_was_sent_is_called_by_its_game_until_it_comes(context, site, faults):
    gate = Gate(context)
    page = context.new_page()
    page.goto(f"{site.url('/')}#{published('z', 'r-vs-r')}")
    expect(page.locator("h1")).to_have_text("R vs R: Révolution")
    gate.open()
    expect(page.locator("main .board")).to_be_visible()


@pytest.mark.slow
def test_where_nothing_can_be_stored_puzzles_are_solved_all_the_same(context, site, faults):
    context.add_init_script(NO_STORAGE)
    quiz = Quiz(context.new_page(), site.url("/?puzzle"), WEDNESDAY)
    quiz.wait_for("private")
    quiz.answer_wrong()
    expect(quiz.page.locator("main p").first).to_contain_text("Another card does better")
    quiz.main_button().click()
    quiz.wait_for("private")
    quiz.solve()
    assert quiz.line().endswith("🟨🟩")


@pytest.mark.slow
@pytest.mark.parametrize("screen", [{"width": 320, "height": 640}], ids=["320"])
@pytest.mark.parametrize("day", [WEDNESDAY, THURSDAY], ids=["cards", "tiles"])
def test_for_everybody(quiz):
    page = quiz.page

    def check_both(where):
        """In both languages and both themes; neither changes anything else."""
        for _ in range(2):
            check(page, where)
            theme.click()
            page.locator(".bar-end [lang]").click()

    theme = page.locator(".bar-end button").last
    quiz.begin()
    check(page, "the question")
    quiz.ask_help()
    for name in ("Hint", "Solution"):
        page.locator(".assist").get_by_role("button", name=name).click()
    check(page, "the solution")
    quiz.answer_wrong()
    check_both("a wrong answer")
    quiz.main_button().click()
    page.locator("main.private, main.place").wait_for()
    quiz.solve()
    theme.click()
    check_both("solved")
