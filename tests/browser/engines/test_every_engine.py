"""What has to work in Chromium, Firefox and WebKit alike; any error, console message or forbidden request fails it."""

import pytest

import build

from .player import Player
from .tab import PATIENCE, PHONE

CARDS = {"Musician", "Princess", "Spy", "Assassin", "Ambassador", "Wizard", "General", "Prince"}


@pytest.fixture
def player(tab, site):
    """The app on its first screen, from its first load."""
    return Player(tab, site.url("/"))


def assert_it_fits(player: Player) -> None:
    """Nothing is to be scrolled sideways, on the smallest phone either."""
    for width, height in ((320, 640), PHONE):
        player.tab.resize(width, height)
        assert player.tab.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")


def test_it_starts_and_plays_a_game_of_brave_rats_against_the_computer(player):
    player.wait_until_ready()
    player.start_brave_rats()
    assert_it_fits(player)
    seen = player.play_to_the_end()
    assert set(seen) == {"private", "verdict", "end"}
    assert player.tab.evaluate("document.querySelectorAll('.clashes li').length") == seen.count("verdict")


def test_it_plays_a_match_of_r_vs_r_against_the_computer(player):
    player.start_r_vs_r()
    assert_it_fits(player)
    seen = player.play_to_the_end()
    assert seen.count("round-end") in (2, 3) and seen.count("place") >= 8


def test_a_phone_shows_its_code_or_says_that_its_browser_cannot(player):
    player.press(".poster .change")
    player.tab.click('label:has(input[name="who"])', nth=3)
    player.tab.click(".action button.main")
    if player.tab.evaluate("typeof RTCPeerConnection") == "function":
        player.tab.wait_until(lambda: player.sees(".pairing .qr-code"), "a code")
    else:
        player.tab.wait_until(lambda: "cannot connect two phones" in player.tab.text("main"), "what is missing")
        player.tab.click(".action button.main")  # by links instead
        player.tab.wait_until(lambda: player.sees("main.laid"), "the table of a game by links")
    assert_it_fits(player)


def named(text: str) -> set[str]:
    return {card for card in CARDS if card.lower() in text.lower()}


def test_two_people_pass_one_device_and_see_no_card_of_the_others_at_the_curtain(player):
    player.start_brave_rats(two=True)
    player.press(".action button")
    assert named(player.tab.markup()) == CARDS, "the watch sees what is there"
    laid_open: set[str] = set()
    while player.stage != "end":
        if player.stage == "private":  # they begin from opposite ends of the hand, lest their cards be the same
            player.go_on(card=0 if player.sees("main.p1") else -1)
            continue
        if player.stage == "verdict":
            laid_open |= named(player.tab.markup())
        laid_open |= named(player.tab.text(".shown"))  # before everybody's eyes, because of a Spy
        assert named(player.tab.markup()) <= laid_open
        player.go_on()


def test_without_storage_it_says_so_and_plays_on(tab_without_storage, site):
    player = Player(tab_without_storage, site.url("/"))
    player.wait_until_ready()
    assert "a reload ends the game" in player.tab.text("main")
    player.start_brave_rats()
    assert player.play_to_the_end()[-1] == "end"


def play_both(player):
    """A whole game of Brave Rats, then one of R vs R."""
    player.start_brave_rats()
    assert player.play_to_the_end()[-1] == "end"
    player.go_home()
    player.start_r_vs_r()
    assert "round-end" in player.play_to_the_end()


# In one line each: WebKit's driver types no other.
HOARDS = "class Mine: choose = lambda *_: bytearray(10**9)"
LOOPS = "class Mine: choose = lambda *_: all(True for _ in iter(int, 1))"


def test_somebodys_own_bot_plays_in_a_room_without_a_way_out(player):
    tab = player.tab
    player.wait_until_ready()
    tab.evaluate("history.replaceState({ screen: 'lab', game: 'brave-rats' }, '')")
    tab.reload()
    tab.click(".action button")
    tab.wait_until(lambda: "All 20 games" in tab.text(".lab-status"), "all games", 3 * PATIENCE)
    for text, said in ((HOARDS, "MemoryError"), (LOOPS, "KeyboardInterrupt")):
        tab.fill("#lab-text", text)
        tab.click(".action button")
        tab.wait_until(lambda said=said: said in tab.text(".lab-outcome pre"), said)
        assert tab.evaluate("document.querySelectorAll('iframe').length") == 0


def test_it_plays_both_games_after_the_server_is_gone(tab):
    server = build.Server(build.DIST).start()
    try:
        player = Player(tab, server.url())
        tab.wait_until(lambda: tab.text(".offline") == "Ready offline", "all files")
    finally:
        server.stop()
    assert {hit.status for hit in server.hits} == {200}
    libraries = [hit.path for hit in server.hits if ".zip" in hit.path]
    assert libraries == [], "Python went on from its memory image; where that does not fit it starts from a library"
    tab.reload()
    play_both(player)


def test_the_one_file_app_plays_from_a_disk(tab):
    player = Player(tab, build.SINGLE.as_uri())
    player.wait_until_ready()
    play_both(player)


def test_the_watch_sees_errors_and_what_the_policy_forbids(player):
    """Or the other tests here would be blind."""
    player.tab.evaluate("setTimeout(() => { throw new Error('on purpose') })")
    player.tab.evaluate("document.head.append(Object.assign(document.createElement('script'), { text: '1' }))")
    seen = player.tab.faults
    player.tab.wait_until(lambda: "on purpose" in str(seen()) and "script-src" in str(seen()), "both complaints")
    seen().clear()
