"""The whole app in one file, opened from the disk."""

import pytest
from playwright.sync_api import expect

import build

from .phones import Phone, kept, pair, play
from .quiz import MONDAY, Quiz
from .realm import Realm
from .table import NEARLY_OVER, Table
from .ways import BEATS, BRAVE_RATS, enter

ADDRESS = build.SINGLE.as_uri()


@pytest.fixture
def home():
    return ADDRESS


def test_a_game_of_brave_rats(context, faults):
    context.add_init_script(
        """const Started = Worker;
        window.Worker = class extends Started {
            constructor(...made) {
                super(...made);
                window.workers = "started";
                this.addEventListener("error", () => { window.workers = "failed"; });
            }
        }"""
    )
    table = Table(context.new_page(), ADDRESS)
    table.wait_for_engine()
    expect(table.page.get_by_text("Everything is in this one file")).to_be_visible()
    assert table.page.evaluate("window.workers") == "started"
    table.new_game_by_form(level=3, edition=18)
    assert table.lock() == "verdict"
    table.new_game(level=3, edition=18, tied=NEARLY_OVER)
    assert table.play_on()[-1] == "end"
    assert table.saved()["record"]["turns"]


@pytest.mark.slow
def test_what_the_engine_wrote_down_is_inside_too(context, faults):
    table = Table(context.new_page(), ADDRESS)
    enter(table, BRAVE_RATS, BEATS)
    table.page.locator("td[data-row=princess][data-column=prince]").click()
    expect(table.page.locator(".said")).to_contain_text("Yarg wins the game at once!")


@pytest.mark.slow
def test_a_puzzle_is_inside_too(context, faults):
    quiz = Quiz(context.new_page(), ADDRESS, MONDAY)
    quiz.begin()
    quiz.solve()
    assert quiz.line().endswith("🟩")


@pytest.mark.slow
def test_a_game_of_r_vs_r(context, faults):
    realm = Realm(context.new_page(), ADDRESS)
    realm.start_by_form(setup=1)
    assert realm.play_to_the_end()


@pytest.mark.slow
def test_where_no_worker_starts_python_runs_in_the_page(context, faults):
    context.add_init_script(
        """window.Worker = class extends EventTarget {
            constructor() { super(); setTimeout(() => {
                this.dispatchEvent(new Event("error"));
                this.onerror?.({ preventDefault() {}, message: "no" });
            }); }
            postMessage() {}
            terminate() {}
        }"""
    )
    table = Table(context.new_page(), ADDRESS)
    table.wait_for_engine()
    assert table.page.workers == []
    table.new_game_by_form(two=True)
    assert table.play_on()[-1] == "end"


@pytest.mark.slow
def test_two_phones_that_have_the_file(context, faults):
    """Two windows here; of a page from the disk, what is sent is no address but a text to paste."""
    lea, tom = (Phone(context.new_page(), ADDRESS, name) for name in ("Léa", "Tom"))
    lea.show()
    tom.come()
    pair(lea, tom)
    play(lea, tom, 1)
    assert {game["seat"] for game in kept(lea)} == {"p1", "p2"}
