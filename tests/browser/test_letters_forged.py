"""Links that somebody has forged, or sent by mistake: what is kept stays, and the person is told, or asked first."""

from dataclasses import replace
from random import Random

import pytest
from playwright.sync_api import expect

from pocketcrowns.core.game import Json
from pocketcrowns.letters.items import Item, Kind
from pocketcrowns.letters.table import Own
from tests.amounts import slowly
from tests.helpers import ask
from tests.letters.post import Pair, Person, link, rival, transcript

from .penfriend import Penfriend
from .test_letters_in_two_tabs import letters

MADE_UP = bytes(range(32))


@pytest.fixture
def device(window, site, faults) -> Penfriend:
    """A device that keeps nothing yet."""
    window.context.grant_permissions(["clipboard-read", "clipboard-write"])
    return Penfriend(window, site.url("/"), "Léa")


def private(person: Person) -> str:
    return ask("letter_private", **person.kept)["text"]


def told(device: Penfriend, title: str) -> None:
    expect(device.page.locator("h1")).to_have_text(title)


def move_in(device: Penfriend, person: Person) -> Json:
    """Take a person's seat to this device as they would; what is stored then."""
    device.to_the_list()
    device.paste(private(person))
    told(device, "Did you make this private link yourself?")
    device.page.get_by_role("button", name="I made it myself: go on").click()
    expect(device.page.locator("h1")).not_to_have_text("Did you make this private link yourself?")
    device.page.locator("main.send, main.private, main.verdict").wait_for()
    return letters(device)


def paste_anew(device: Penfriend, text: str) -> None:
    """By way of the first screen, wherever the device is."""
    device.page.locator("header button").first.click()
    device.to_the_list()
    device.paste(text)


@pytest.mark.parametrize("options", slowly({}, {"variants": ["lucky-draw"]}), ids=str)
@pytest.mark.parametrize("seat", slowly("p1", "p2"))
def test_no_forged_private_link_takes_a_seat_over(device, seat, options):
    """One in which its reader gives up; one with the reader's seat and a made-up secret; the other's own true one."""
    pair = Pair("brave-rats", options, "forged").play(4)
    victim, attacker = pair.people[seat], pair.people[rival(seat)]
    kept = move_in(device, victim)
    honest = transcript(victim.look["text"])
    lost = replace(honest, items=(*honest.items, Item(seat, Kind.RESIGNED)))
    for forged in (link(lost, Own(seat, MADE_UP)), link(honest, Own(seat, MADE_UP)), private(attacker)):
        paste_anew(device, forged)
        told(device, "This private link is not yours")
        expect(device.page.locator("main")).to_contain_text("Your game stays as it was.")
        assert letters(device) == kept


def test_where_nothing_is_kept_a_private_link_is_asked_about_and_cancelled(device):
    """p1 sends p2 a link in which p2 gives up; nothing in it can show that p2 did not write it."""
    pair = Pair("brave-rats", {}, "asked").play(4)
    honest = transcript(pair.people["p2"].look["text"])
    device.to_the_list()
    device.paste(link(honest, Own("p2", MADE_UP)))
    told(device, "Did you make this private link yourself?")
    expect(device.page.locator("main")).to_contain_text("It makes you Tom in a game of Brave Rats against Léa.")
    assert letters(device) == {}
    device.main_button().click()
    told(device, "At a distance")
    assert letters(device) == {}


@pytest.mark.slow
def test_a_link_can_be_left_aside_and_the_true_one_read_instead(device):
    """Somebody else has answered the invitation; with the way back nothing is chosen again."""
    pair = Pair("brave-rats", {}, "aside").play(1)
    [kept] = move_in(device, pair.people["p1"]).values()
    card = device.page.locator(".card .name").inner_text()
    wrong, right = Person("p2", Random(1)), pair.people["p2"]
    wrong.receive(kept["text"])
    paste_anew(device, wrong.answer())
    device.page.locator("main.verdict").wait_for()
    device.main_button().click()
    device.page.locator("main.private").wait_for()
    device.ask_help()
    device.page.get_by_text("Was the last link wrong?").click()
    device.page.get_by_role("button", name="Leave that link aside").click()
    device.page.locator("main.send").wait_for()
    expect(device.page.locator(".card .name")).to_have_text(card)
    [now] = letters(device).values()
    assert now["text"] == kept["text"] and now["former"] is None
    paste_anew(device, right.answer())
    device.page.locator("main.verdict").wait_for()
    device.main_button().click()
    device.page.locator("main.private").wait_for()
    device.ask_help()
    device.page.get_by_text("Was the last link wrong?").wait_for()
    device.close_help()
    device.play()
    device.link()
    expect(device.page.get_by_text("Was the last link wrong?")).to_have_count(0)  # a choice has been made since
    paste_anew(device, wrong.look["text"])
    told(device, "This link tells another story")


@pytest.mark.slow
def test_the_way_back_ends_after_a_day(device):
    pair = Pair("brave-rats", {}, "a day").play(1)
    move_in(device, pair.people["p1"])
    paste_anew(device, pair.play(1).links[-1])
    device.page.locator("main.verdict").wait_for()
    device.main_button().click()
    device.page.locator("main.private").wait_for()
    device.ask_help()
    device.page.get_by_text("Was the last link wrong?").wait_for()
    name = next(iter(letters(device)))
    device.page.evaluate(
        """name => {
          const game = JSON.parse(localStorage[name]);
          game.former.at -= 25 * 60 * 60 * 1000;
          localStorage[name] = JSON.stringify(game);
        }""",
        name,
    )
    device.page.reload()
    device.page.locator("main.private").wait_for()
    device.ask_help()
    expect(device.page.get_by_role("button", name="Give up")).to_be_visible()
    expect(device.page.get_by_text("Was the last link wrong?")).to_have_count(0)
