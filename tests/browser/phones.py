"""Two people at one table with a phone each, as their hands use the app."""

import json
import re

from playwright.sync_api import Page, expect

from .realm import Realm
from .waiting import wait_until

# Keeps everything that the page says over a channel, when and over which, that channel, and what the camera gave.
LISTENED = """(() => {
    window.said = [];
    window.tracks = [];
    const channels = [];
    const send = RTCDataChannel.prototype.send;
    RTCDataChannel.prototype.send = function (data) {
        if (!channels.includes(this)) channels.push(this);
        const at = performance.timeOrigin + performance.now();
        const [, letter = ""] = /"text":"([^"]*)"/.exec(data) ?? [];
        const isKept = Object.values(localStorage).some((kept) => kept.includes(letter));
        window.said.push({ at, channel: channels.indexOf(this), data, isKept });
        window.channel = this;
        return send.call(this, data);
    };
    const { mediaDevices } = navigator;
    const ask = mediaDevices?.getUserMedia.bind(mediaDevices);
    if (ask) {
        mediaDevices.getUserMedia = async (wishes) => {
            const stream = await ask(wishes);
            window.tracks.push(...stream.getTracks());
            return stream;
        };
    }
})()"""
KEPT = """() => Object.entries(localStorage).filter(([name]) => name.startsWith("pocket-crowns.letter."))
    .map(([, text]) => JSON.parse(text))"""
ANYTHING = "main.private, main.place, main.verdict, main.round-end, main.thinking, main.end"


class Phone(Realm):
    """One page of the app in a browser of its own; every method does what a person would."""

    def __init__(self, page: Page, address: str, name: str):
        super().__init__(page, address)
        self.address = address
        self.name = name

    def choose_phones(self, game: int = 0) -> None:
        """To the form of a new game on two phones, with a name."""
        self.change(["brave-rats", "r-vs-r"][game])
        self.page.locator('input[name="who"][value="phones"]').check()
        self.page.locator('main input[type="text"]').fill(self.name)

    def show(self, game: int = 0, *fields: tuple[str, int]) -> None:
        """Begin a game on two phones; `fields`: names of radio buttons and which one of each."""
        self.choose_phones(game)
        if fields:
            with self.options():
                for field, number in fields:
                    self.page.locator(f'input[name="{field}"]').nth(number).check()
        self.main_button().click()
        self.page.locator(".pairing .qr-code").wait_for()

    def come(self, game: int = 0) -> None:
        """To a game that the other begins."""
        self.choose_phones(game)
        self.main_button().click()

    def code(self) -> str:
        """The code that is shown, as a link."""
        page = self.page
        page.locator('input[name="tab"]').first.check()
        page.locator(".pairing .qr-code").wait_for()
        if not page.locator("#phones-link").count():
            page.get_by_role("button", name="Send it as a link").click()
        expect(page.locator("#phones-link")).to_have_value(re.compile("pair[.]"))
        return page.locator("#phones-link").input_value()

    def paste(self, code: str) -> None:
        page = self.page
        page.locator('input[name="tab"]').nth(1).check()
        if not page.locator("#phones-paste").count():
            page.get_by_role("button", name="Paste a code instead").click()
        page.locator("#phones-paste").fill(code)
        page.locator(".paste-link button").click()

    def say_a_word(self) -> None:
        """Keep a tile of a packet, or say who begins, without waiting for what comes of it."""
        if self.page.locator(".packet .cell").count():
            self.page.locator(".packet .cell").first.click()
            self.complete().click()
        else:
            self.page.locator(".names button").first.click()

    @property
    def here(self) -> str:
        names = self.page.locator("main").get_attribute("class").split()
        known = ("place", "private", "verdict", "round-end", "thinking", "end", "phones", "centred")
        return next(each for each in known if each in names)

    def wait_for_table(self) -> None:
        self.page.locator(ANYTHING).first.wait_for()


def exchange(shows: Phone, scans: Phone) -> None:
    """Both codes."""
    scans.paste(shows.code())
    scans.page.locator(".pairing .qr-code").wait_for()
    shows.paste(scans.code())


def pair(shows: Phone, scans: Phone) -> None:
    """By both codes, until both see the table."""
    exchange(shows, scans)
    for each in (shows, scans):
        each.wait_for_table()


def act(phone: Phone, card: int = 0) -> bool:
    """What there is to do now, until it is done; False where there is nothing."""
    page, here = phone.page, phone.here
    hand = page.locator(".hand button.card:visible:enabled")
    words = page.locator(".packet, .names, .hand")
    before = words.all_inner_texts()
    if here == "place":
        phone.choose_anything()
        phone.complete().click()
    elif here == "private" and hand.count():
        hand.nth(card % hand.count()).click()
        phone.main_button().click()
    elif here == "private":
        phone.say_a_word()
    elif here in ("verdict", "round-end"):
        phone.main_button().click()
    else:
        return False
    went = lambda: phone.here != here or (here == "private" and words.all_inner_texts() != before)  # noqa: E731
    wait_until(page, went, f"what comes after {here}")
    return True


def paired(lea: Phone, tom: Phone, game: int = 0, *fields: tuple[str, int]) -> None:
    """Léa begins a game, and Tom comes to it."""
    lea.show(game, *fields)
    tom.come(game)
    pair(lea, tom)


TO_DO = ("place", "private", "verdict", "round-end")


def play(lea: Phone, tom: Phone, turns: int = 400) -> None:
    """
    Both play whatever is there for so many turns, now one and now the other first, or until both see the end.
    Afterwards nothing is on its way between them.
    """
    for turn in range(turns):
        did = [act(each, turn + place) for place, each in enumerate((lea, tom) if turn % 2 else (tom, lea))]
        if any(did):
            continue
        wait_until(
            lea.page,
            lambda: lea.here in TO_DO or tom.here in TO_DO or lea.here == tom.here == "end",
            "something to do on either phone",
        )
        if lea.here == tom.here == "end":
            return
    wait_until(lea.page, lambda: is_settled(lea, tom), "both phones to have heard what was said last")


def is_settled(lea: Phone, tom: Phone) -> bool:
    """Nothing comes until somebody acts: who waits does so for a choice, not for a round that is being opened."""
    here = {lea.here, tom.here}
    return "thinking" not in here or bool(here & {"place", "private"})


def kept(phone: Phone) -> list[dict]:
    """The games by letters that this device keeps."""
    return phone.page.evaluate(KEPT)


def said(phone: Phone, channel: int | None = None) -> list[dict]:
    """What this page has said since it was loaded; `channel`: over that one alone, counted from 0."""
    heard = phone.page.evaluate("window.said")
    return [json.loads(each["data"]) for each in heard if channel in (None, each["channel"])]


def watch(shows: Phone, watcher: Phone) -> None:
    """Somebody comes to watch the game on a phone at which it is played."""
    page = shows.page
    page.locator("main .help").click()
    page.get_by_role("button", name="Let somebody watch").click()
    watcher.come()
    exchange(shows, watcher)
    for each in (shows, watcher):
        each.wait_for_table()


def waits(phone: Phone) -> None:
    """The game is not over, the other is gone, and the page says so, once a verdict has been looked at."""
    phone.page.locator("main.phones .qr-code, main.verdict").first.wait_for()
    if phone.here == "verdict":
        phone.main_button().click()
    phone.page.locator("main.phones .qr-code").wait_for()
    expect(phone.page.locator("main.phones .notice").first).to_contain_text("not connected")


def told(phone: Phone, text: str) -> None:
    expect(phone.page.locator(".notice", has_text=text)).to_be_visible()
