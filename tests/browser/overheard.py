"""All that two phones say to each other, in order, searched for what should not have been said yet."""

import json
from typing import Any, NamedTuple

from pocketcrowns.letters.items import Item, Kind
from pocketcrowns.letters.letter import opened
from pocketcrowns.letters.post import REGISTRY
from pocketcrowns.links.frame import unframed

from .phones import Phone, kept

OPENING = (Kind.CHOICE_OPENED, Kind.SEED_OPENED, Kind.OWN_LUCK_OPENED)
FACTS = {
    "hello": {"v", "name"},
    "letter": {"n", "seat", "text"},
    "got": {"n"},
    "locked": {"turn"},
    "again": set(),
}


class Said(NamedTuple):
    """A message: when in ms, by whom, what, and whether the device that said it had kept it before."""

    at: float
    name: str
    message: dict[str, Any]
    is_kept: bool

    @property
    def items(self) -> tuple[Item, ...]:
        """Of a letter; else none."""
        return opened(REGISTRY, self.message["text"])[0].items if self.message["k"] == "letter" else ()

    @property
    def content(self) -> bytes:
        """All of it, unpacked."""
        text = json.dumps(self.message).encode()
        return text + unframed(self.message["text"])[1] if self.message["k"] == "letter" else text


def overheard(*phones: Phone) -> list[Said]:
    """What was said on all of them since their pages were loaded."""
    told = [
        Said(each["at"], phone.name, json.loads(each["data"]), each["isKept"])
        for phone in phones
        for each in phone.page.evaluate("window.said")
    ]
    return sorted(told, key=lambda said: said.at)


def check_nothing_early(*phones: Phone) -> None:
    """In what both have said nothing is more than it should be, nobody says the other's items before the other has, and
    what opens a choice or a seed is in nothing that was said before its letter. That each item is due when it comes, a
    letter's reader checks. Nor does a letter leave that its device could not go on from: after a reload it would take
    its own words for somebody else's."""
    talk = overheard(*phones)
    assert all(said.is_kept for said in talk)
    assert all(set(said.message) == {"k"} | FACTS[said.message["k"]] for said in talk)
    secrets = [bytes.fromhex(game["secret"]) for phone in phones for game in kept(phone)]
    assert not any(part in said.content for said in talk for one in secrets for part in (one, one.hex().encode()))
    letters = [said for said in talk if said.items]
    own: dict[str, set[Item]] = {"p1": set(), "p2": set()}
    for said in letters:
        seat = said.message["seat"]
        other = "p2" if seat == "p1" else "p1"
        assert {item for item in said.items if item.author == other} <= own[other], said
        own[seat] |= {item for item in said.items if item.author == seat}
    openings = [item for item in letters[-1].items if item.kind in OPENING]
    assert openings
    for item in openings:
        first = next(said for said in letters if item in said.items)
        early = [said for said in talk[: talk.index(first)] if item.value[:16] in said.content]
        assert early == [], item
