"""Two people far apart, each in a browser of their own, play by links alone."""

import pytest
from playwright.sync_api import expect

from .penfriend import Penfriend
from .test_settings import read_file, status, write_file


@pytest.fixture
def pair(browser, browser_context_args, site):
    """Two people, neither of whose pages may complain about anything."""
    found = []

    def person(name, card):
        context = browser.new_context(**browser_context_args)
        context.grant_permissions(["clipboard-read", "clipboard-write"])
        page = context.new_page()
        page.on("pageerror", lambda error: found.append(f"error: {error}"))
        page.on("console", lambda said: found.append(f"console: {said.text}"))
        return Penfriend(page, site.url("/"), name, card)

    lea, tom = person("Léa", 0), person("Tom", -1)  # the weakest against the strongest ends soonest
    yield lea, tom
    for each in (lea, tom):
        each.page.context.close()
    assert found == []


def play_to_the_end(lea, tom):
    """From an invitation on; how many messages it took."""
    lea.play()
    link, count = lea.link(), 1
    tom.join(link)
    assert "#" not in tom.page.url, "a reload would open it again"
    writer, reader = tom, lea
    while writer.play():
        link, count = writer.link(), count + 1
        writer, reader = reader, writer
        if writer.here != "end":
            writer.receive(link)
    for each in (lea, tom):
        expect(each.page.locator("main.end")).to_be_visible()
    return count


def test_cards_by_links_alone(pair):
    lea, tom = pair
    lea.choose_letters(0)
    with lea.options():
        lea.page.get_by_label("Fast Rat").check()
    lea.page.locator(".bar button").first.click()
    lea.invite(0)
    play_to_the_end(lea, tom)
    assert lea.title == tom.title and "verdict" in tom.seen
    clashes = [each.page.locator(".clashes > *").all_inner_texts() for each in (lea, tom)]
    rounds = [[sorted(clash.split("\n")) for clash in both] for both in clashes]  # each has its own card first
    assert len(rounds[0]) > 2 and rounds[0] == rounds[1]
    tom.page.get_by_role("button", name="Look back").click()
    tom.page.locator(".judged .bars").first.wait_for()
    tom.page.go_back()
    tom.page.locator("main.end").wait_for()
    tom.page.get_by_role("button", name="Share").click()
    tom.page.locator(".share-screen .qr").wait_for()


@pytest.mark.slow
def test_tiles_by_links_alone(pair):
    lea, tom = pair
    lea.choose_letters(1)
    with lea.options():
        lea.page.locator('input[name="match"]').nth(1).check()
        lea.page.locator('select[name="rounds"]').select_option("1")
    lea.page.locator(".bar button").first.click()
    lea.invite(1, ("setup", 2), ("first", 0))
    assert lea.here == "send", "luck needs a number of each first"
    play_to_the_end(lea, tom)
    assert lea.title == tom.title
    boards = [sorted(each.page.locator(".board .name").all_inner_texts()) for each in (lea, tom)]
    assert boards[0] == boards[1] and len(boards[0]) == 9
    tom.page.get_by_role("button", name="Rematch").click()
    tom.page.locator("main.send").wait_for()
    expect(tom.page.locator("h1")).to_have_text("Your invitation is ready")


@pytest.mark.slow
def test_links_that_change_nothing(pair):
    lea, tom = pair
    lea.invite(0)
    lea.play()
    first = lea.link()
    tom.to_the_list()
    tom.paste(first[:-3])
    expect(tom.page.locator("h1")).to_have_text("This link cannot be read")
    tom.main_button().click()
    tom.join(first)
    tom.play()
    answer = tom.link()
    lea.paste(first)
    expect(lea.page.locator(".notice")).to_have_text("This is your own message. Send it to the other player.")
    lea.receive(answer)
    lea.play()
    second = lea.link()
    lea.paste(answer)
    expect(lea.page.locator("h1")).to_have_text("This link is older")
    expect(lea.page.locator("main")).to_contain_text("This link has 2 messages, and the game here has 3.")
    lea.main_button().click()
    lea.page.locator("main.send").wait_for()
    tom.paste(second)
    tom.page.locator("main.verdict").wait_for()
    tom.page.reload()
    tom.page.locator("main.verdict").wait_for()  # what was not looked at yet is shown again
    tom.page.locator(".bar button").first.click()
    tom.page.get_by_role("button", name="One game at a distance").click()
    expect(tom.page.locator(".letter-games small")).to_have_text("Your turn")


@pytest.mark.slow
def test_a_private_link_takes_the_game_to_another_device(pair):
    lea, tom = pair
    lea.invite(0)
    lea.play()
    first = lea.link()
    lea.page.get_by_text("Continue on another device").click()
    lea.page.get_by_role("button", name="Show my private link").click()
    private = lea.page.locator("#private-link").input_value()
    lea.page.locator(".bar button").first.click()
    lea.page.locator(".more button", has_text="Settings").click()
    taken_along = write_file(lea)
    lea.page.evaluate("localStorage.clear()")
    read_file(lea, taken_along)
    expect(status(lea)).to_contain_text("read")
    read_file(lea, taken_along.replace('"v1.g.AAA', '"v1.g.BAA'))
    expect(status(lea)).to_contain_text("letters")  # what no engine can go on with stays outside
    lea.page.locator(".bar button").first.click()
    lea.page.get_by_role("button", name="One game at a distance").click()
    expect(lea.page.locator(".letter-games li")).to_have_count(1)
    assert first.split("#")[1] not in private
    tom.to_the_list()
    tom.paste(private)
    expect(tom.page.locator("h1")).to_have_text("Did you make this private link yourself?")
    tom.page.get_by_role("button", name="I made it myself: go on").click()
    tom.page.locator("main.send").wait_for()
    expect(tom.page.locator(".card .name")).to_have_text("Musician")
    assert tom.page.locator("#letter-link").input_value() == first
    tom.page.get_by_text("Continue on another device").click()
    tom.page.get_by_role("button", name="Remove this game").click()
    tom.page.get_by_role("button", name="Yes, remove it").click()
    expect(tom.page.locator(".letter-games li")).to_have_count(0)
    tom.page.go_back()
    expect(tom.page.locator(".letter-games")).to_be_attached()  # it is not to be seen again
