"""Two people who write to each other: each keeps a game as a page does, and nothing but links goes between them."""

from random import Random
from typing import Any

from pocketcrowns.core.game import Json
from pocketcrowns.letters.items import Transcript
from pocketcrowns.letters.letter import opened, written
from pocketcrowns.letters.post import REGISTRY
from pocketcrowns.letters.table import Own
from tests.helpers import ask

SEATS = ("p1", "p2")
NAMES = {"p1": "Léa", "p2": "Tom"}


def rival(seat: str) -> str:
    return "p2" if seat == "p1" else "p1"


class Person:
    """One player with one device."""

    def __init__(self, seat: str, rng: Random) -> None:
        self.seat = seat
        self.rng = rng
        self.secret = rng.randbytes(32).hex()
        self.look: Json | None = None

    @property
    def kept(self) -> Json:
        assert self.look
        return {"text": self.look["text"], "seat": self.seat, "secret": self.secret}

    def invite(self, game: str, options: Json) -> None:
        self.look = ask("letter_new", game=game, options=options, name=NAMES[self.seat], secret=self.secret)

    def read(self, text: str) -> Json:
        """What the engine says of a link; nothing is kept yet."""
        return ask("letter_read", text=text, games=[self.kept] if self.look else [])

    def receive(self, text: str) -> None:
        """Take an honest link."""
        told = self.read(text)
        if told["verdict"] == "invitation":
            self.look = ask("letter_join", text=text, name=NAMES[self.seat], secret=self.secret)
        else:
            assert told["verdict"] == "taken", told
            self.look = told["look"]

    def legal(self) -> list[str]:
        return self.view()["legal"]

    def view(self) -> Json:
        """What this player sees."""
        assert self.look
        match = ask("resume", record=self.look["record"])["match"]
        seen = ask("view", match=match, seat=self.seat)
        ask("close", match=match)
        return seen

    def answer(self) -> str | None:
        """Choose while there is something to choose; the link to send, None where nothing is to be said any more."""
        assert self.look
        while self.look["choosing"]:
            self.choose(self.rng.choice(self.legal()))
        return self.look["text"] if self.look["unsent"] else None

    def choose(self, action: str) -> None:
        self.look = ask("letter_choose", **self.kept, action=action)


class Pair:
    """A game from its invitation on. `links`: all that were sent, in order."""

    def __init__(self, game: str, options: Json, seed: Any) -> None:
        rng = Random(str(seed))
        self.people = {seat: Person(seat, rng) for seat in SEATS}
        self.people["p1"].invite(game, options)
        self.links: list[str] = []
        self.turn = "p1"

    @property
    def writer(self) -> Person:
        return self.people[self.turn]

    def step(self) -> bool:
        """One message: written, sent, read. False once there is none."""
        text = self.writer.answer()
        if text is None:
            return False
        self.links.append(text)
        self.turn = rival(self.turn)
        self.writer.receive(text)
        return True

    def play(self, messages: int = 10**9) -> "Pair":
        """So many messages, or all."""
        while messages and self.step():
            messages -= 1
        return self


def transcript(text: str) -> Transcript:
    return opened(REGISTRY, text)[0]


def link(changed: Transcript, own: Own | None = None) -> str:
    """A link with a right check, whatever is in it."""
    return written(REGISTRY, changed, own)
