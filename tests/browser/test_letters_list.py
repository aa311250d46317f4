"""What the list and the screens of games at a distance say, and that it is so."""

from random import Random

import pytest
from playwright.sync_api import expect

from tests.helpers import ask
from tests.letters.post import Pair, Person, rival

from .penfriend import Penfriend
from .test_letters_forged import move_in, paste_anew
from .test_letters_in_two_tabs import letters

LUCKY = {"variants": ["lucky-draw"]}
MANY = 250


@pytest.fixture
def device(window, site, faults) -> Penfriend:
    window.context.grant_permissions(["clipboard-read", "clipboard-write"])
    return Penfriend(window, site.url("/"), "Tom")


def the_list(device: Penfriend) -> None:
    device.page.locator("header button").first.click()
    device.to_the_list()


def standing(device: Penfriend) -> list[str]:
    """What the list says of the games that go on."""
    the_list(device)
    return device.page.locator("main > .letter-games small").all_inner_texts()


def looked_at(device: Penfriend) -> None:
    """Past what has happened."""
    while device.here == "verdict":
        before = device.page.locator("main").inner_html()
        device.main_button().click()
        device.page.wait_for_function("before => document.querySelector('main').innerHTML !== before", arg=before)


def join(device: Penfriend, text: str | None) -> None:
    """Accept an invitation, in the list or on its screen, and choose what there is to choose."""
    if text:
        device.paste(text)
    device.page.locator("#letters-name").fill(device.name)
    device.main_button().click()
    device.page.locator("main.private, main.send").wait_for()
    device.play()


def title(device: Penfriend, text: str) -> None:
    expect(device.page.locator("h1")).to_have_text(text)


def end_of_a_lucky_draw(winner: str) -> Pair:
    """A game that is over by what was shown, before the one message that opens what luck told p2."""
    for seed in range(40):
        pair = Pair("brave-rats", LUCKY, seed)
        while not pair.people["p1"].look["outcome"]:
            pair.step()
        look = pair.people["p1"].look
        if look["outcome"]["winner"] == winner and look["waits_for"] == "p2":
            return pair
    pytest.fail("no such game")


@pytest.mark.slow
def test_a_win_is_shown_as_one_once_its_winner_was_honest(device):
    """Not on the screen of the game, not in the list, and not after the last message has gone out."""
    pair = end_of_a_lucky_draw("p2")
    move_in(device, pair.people["p1"])
    looked_at(device)
    title(device, "A last message for Tom")
    expect(device.page.locator("main")).to_contain_text("nobody is shown as the winner")
    device.main_button().click()
    title(device, "Not shown to be honest yet")
    expect(device.page.locator("main.end")).to_have_count(0)
    [said] = standing(device)
    assert said.startswith("Not shown to be honest yet: waiting for Tom (sent ")
    pair.play()
    paste_anew(device, pair.links[-1])
    title(device, "Tom wins!")
    the_list(device)
    device.page.get_by_text("Games that are over (1)").click()
    expect(device.page.locator(".over small")).to_have_text("Tom wins!")


def test_after_a_resignation_the_winner_opens_what_luck_told_them(device):
    pair = Pair("brave-rats", LUCKY, "gives up").play(4)
    while not pair.writer.look["choosing"]:
        pair.step()
    loser, winner = pair.writer, pair.people[rival(pair.writer.seat)]
    name = {"p1": "Léa", "p2": "Tom"}[winner.seat]
    loser.look = ask("letter_resign", **loser.kept)
    move_in(device, loser)
    looked_at(device)
    title(device, f"A last message for {name}")
    device.main_button().click()
    title(device, "Not shown to be honest yet")
    winner.receive(loser.look["text"])
    device.paste(winner.look["text"])
    device.main_button().click()
    title(device, f"{name} wins!")
    expect(device.page.locator("main")).to_contain_text("gave up.")


@pytest.mark.slow
def test_hundreds_of_kept_games_keep_no_link_from_being_read_and_are_tidied(device):
    pair = Pair("brave-rats", {}, "many").play(2)
    [(name, kept)] = move_in(device, pair.people["p1"]).items()
    over = {**kept, "finished": True, "outcome": {"winner": "p1", "reason": "victories"}, "proven": True}
    device.page.evaluate(
        """([game, count]) => {
          for (let n = 0; n < count; n += 1)
            localStorage[`pocket-crowns.letter.${n.toString(16).padStart(64, "0")}`] = JSON.stringify(game);
        }""",
        [over, MANY],
    )
    device.page.evaluate(
        """() => {
          globalThis.asked = [];
          const { postMessage } = Worker.prototype;
          Worker.prototype.postMessage = function (...given) {
            asked.push(JSON.stringify(given));
            return postMessage.apply(this, given);
          };
        }"""
    )
    paste_anew(device, pair.links[0])
    title(device, "This link is older")
    read = [text for text in device.page.evaluate("asked") if "letter_read" in text]
    assert len(read) == 2 and max(map(len, read)) < 5 * len(kept["text"]) + 1000
    the_list(device)
    expect(device.page.locator("main > .letter-games li")).to_have_count(1)
    device.page.get_by_text(f"Games that are over ({MANY})").click()
    device.page.get_by_role("button", name="Remove them all").click()
    device.page.get_by_role("button", name="Cancel").click()
    assert len(letters(device)) == MANY + 1
    device.page.get_by_role("button", name="Remove them all").click()
    expect(device.page.get_by_role("alert")).to_contain_text(f"all {MANY} games")
    device.page.get_by_role("button", name="Yes, remove").click()
    expect(device.page.locator(".over")).to_have_count(0)
    assert list(letters(device)) == [name]


@pytest.mark.slow
def test_an_invitation_that_was_answered_and_dropped_is_told(device):
    """Whoever does not like the luck that came may invite anew; nobody can prevent it, but it is seen."""
    first, second = (Pair("brave-rats", {"variants": ["random-deal"]}, seed).play(1) for seed in ("one", "two"))
    device.to_the_list()
    join(device, first.links[0])
    expect(device.page.locator(".notice")).to_have_count(0)
    device.link()
    assert standing(device)[0].endswith("Léa has not gone on since")
    device.paste(second.links[0])
    expect(device.page.locator(".notice")).to_contain_text("You answered an earlier invitation of Léa")
    join(device, None)
    device.link()
    said = standing(device)
    assert sum(each.endswith("Léa has not gone on, and has invited you anew") for each in said) == 1
    assert sum(each.endswith("Léa has not gone on since") for each in said) == 1


@pytest.mark.slow
@pytest.mark.parametrize("game", ["brave-rats", "r-vs-r"])
def test_whoever_joins_somebody_without_a_name_is_not_told_to_invite(device, game):
    inviter = Person("p1", Random(1))
    inviter.look = ask("letter_new", game=game, options={}, name="", secret=inviter.secret)
    inviter.answer()
    device.name = ""
    device.to_the_list()
    join(device, inviter.look["text"])
    title(device, "Your message is ready")
    expect(device.main_button()).to_have_text("Send to the other player")
    assert standing(device) == ["Ready to be sent to the other player"]
    device.page.locator(".letter-games button").click()
    device.link()
    title(device, "It is the other player’s turn")


@pytest.mark.slow
def test_whoever_is_answered_without_a_name_has_been_answered(device):
    lea, tom = Pair("brave-rats", {}, "nameless").people.values()
    lea.answer()
    tom.look = ask("letter_join", text=lea.look["text"], name="", secret=tom.secret)
    tom.answer()
    lea.receive(tom.look["text"])
    lea.answer()
    move_in(device, lea)
    looked_at(device)
    title(device, "Your message is ready")
    device.link()
    title(device, "It is the other player’s turn")
    assert standing(device)[0].startswith("Waiting for the other player")


def test_what_nobody_can_prevent_is_said_where_the_promise_is_made(device):
    device.invite(0)
    device.play()
    device.page.get_by_text("Can anybody cheat?").click()
    limits = "What nobody can prevent: breaking off and sending a new invitation"
    expect(device.page.locator("main")).to_contain_text(limits)


def test_an_invitation_that_is_made_when_one_has_gone_on_leads_nobody_back_and_waits(device):
    page = device.page
    device.to_the_list()  # so that the screen itself is there
    page.locator("header button").first.click()
    page.locator(".poster[data-game=brave-rats] .change").click()
    page.locator('input[name="who"]').nth(2).check()
    device.main_button().evaluate("invite => { invite.click(); document.querySelector('header button').click(); }")
    expect(page.get_by_role("button", name="One game at a distance")).to_be_visible()
    expect(page.locator("main.home")).to_be_visible()
    page.go_back()
    page.locator("main.private, main.send").wait_for()
    assert len(letters(device)) == 1
