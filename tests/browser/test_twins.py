"""Two games that one person may not tell apart: from the curtain to that person's own screen, nothing differs.

The twins of `conformance/` differ in what luck hid; here two more differ in what the other person has sealed. Both are
played up to the same turn, and another tab of the same site hands them to the page, one after the other.
"""

import json
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from pocketcrowns.core.game import SEATS, Json, Seat
from tests.amounts import slowly
from tests.conformance.twins import SECRET, twins
from tests.helpers import DEALS, ask, whole

from .exposed import difference, exposed
from .table import NAMES, Table, session

# Backs that lie between two people have another order each time; here they have the same.
NO_LUCK = """(() => {
    const { getRandomValues } = Crypto.prototype;
    Crypto.prototype.getRandomValues = function (drawn) {
        return drawn instanceof Uint32Array ? drawn.fill(0) : getRandomValues.call(this, drawn);
    };
})()"""
ALL_DRAWN = "[...document.querySelectorAll('#app use')].every(({ href }) => document.querySelector(href.baseVal))"
PAIRS = 1  # of each kind, deal and seat
# One deal of each game in which most is hidden, from either seat in turn; the slow run takes all deals from both.
QUICK = {"brave-rats-traitor+lucky-draw-16", "r-vs-r-secret-draft-best-of-three"}


def other(seat: Seat) -> Seat:
    return SEATS[seat == SEATS[0]]


def sealing(record: Json, seat: Seat, place: int = 0) -> Json | None:
    """The record with a choice of this seat that waits for the other's, or None where there is no such choice."""
    name = ask("resume", record=record)["match"]
    both = len(ask("view", match=name, seat=None)["waiting_for"]) == len(SEATS)
    legal = ask("view", match=name, seat=seat)["legal"] if both else []
    found = ask("choose", match=name, seat=seat, action=legal[place])["record"] if legal else None
    ask("close", match=name)
    return found


def sealed_apart(deal: int, viewer: Seat) -> Iterator[tuple[Json, Json]]:
    """The other one has sealed the first or the last of what there is."""
    record = whole(deal).record()
    steps = range(len(record["turns"]))
    for step in Random(deal).sample(steps, len(steps)):
        before = {**record, "turns": record["turns"][:step]}
        one, two = (sealing(before, other(viewer), place) for place in (0, -1))
        if one and two and one != two:
            yield one, two


def dealt_apart(deal: int, viewer: Seat) -> Iterator[tuple[Json, Json]]:
    """Luck has hidden something else; where both are to choose, the other one has done so."""
    for pair in twins(deal, viewer):
        if viewer not in pair[0].waiting_for():
            continue
        records = [each.record() for each in pair]
        sealed = [sealing(each, other(viewer)) for each in records]
        yield tuple(each or record for each, record in zip(sealed, records, strict=True))


class Watched(Table):
    """The app, and a tab beside it that hands over games."""

    def __init__(self, context: Any, address: str) -> None:
        self.said: list[str] = []
        context.add_init_script(NO_LUCK)
        super().__init__(context.new_page(), address)
        self.page.on("console", lambda message: self.said.append(message.text))
        self.new_game(two=True)
        self.beside = context.new_page()
        self.beside.goto(f"{address}embed.html")
        self.page.bring_to_front()

    def shows(self, record: Json, viewer: Seat, level: str | None = None) -> list[str]:
        """All that is exposed on this person's screen, and at the curtain before it where there is one."""
        kept = session(record, viewer, level)
        self.beside.evaluate("kept => localStorage.setItem('pocket-crowns.sitting', kept)", kept)
        self.page.locator("main.centred:not(.curtain)").wait_for()
        self.main_button().click()
        found = []
        if not level:
            self.wait_for("curtain")
            assert self.title.endswith(NAMES[viewer]), "it is this person's turn"
            found.append(exposed(self, self.said))
            self.main_button().click()
        self.page.locator("main:not(.centred, .curtain)").wait_for()
        return [*found, exposed(self, self.said)]

    def see_drawings(self, record: Json, viewer: Seat) -> None:
        """The drawings of tiles come with the first of them that is shown, and stay in the page: not between twins."""
        self.shows(record, viewer)
        self.page.wait_for_function(ALL_DRAWN)

    def lies_between(self, record: Json, viewer: Seat) -> list[str]:
        """All that is exposed between two people: of the backs, and while each card is looked at."""
        kept = session(record, viewer, None, flat=True)
        self.beside.evaluate("kept => localStorage.setItem('pocket-crowns.sitting', kept)", kept)
        self.page.locator("main.centred").wait_for()
        self.main_button().click()
        self.wait_for("between")
        seen = []
        for card in self.page.locator(f".half.{viewer} .backs .card:visible").all():
            card.dispatch_event("pointerdown", {"button": 0, "isPrimary": True})
            seen.append(exposed(self, self.said))
            card.dispatch_event("pointercancel")
        return [exposed(self, self.said), *seen]


@pytest.fixture
def watched(context, site, faults):
    return Watched(context, site.url("/"))


# The slow run seals every card.
step = pytest.mark.parametrize("step", slowly(4, 1))


def sealed_each(step: int) -> list[Json]:
    """Records in which p2 has sealed one card or another, each so many places further."""
    match = DEALS[0].match()
    cards = match.view("p2")["legal"]
    assert len(cards) == 8, "nothing is hidden in this deal but what is sealed"
    return [{**match.record(), "turns": [{"p2": card}]} for card in cards[::step]]


@step
@pytest.mark.parametrize("level", slowly("guard", None))
def test_a_sealed_card_shows_nowhere(watched, level, step):
    records = sealed_each(step)
    assert len({json.dumps(watched.shows(record, "p1", level)) for record in records}) == 1


@step
def test_a_sealed_card_shows_nowhere_between_two_people(watched, step):
    shown = [watched.lies_between(record, "p1") for record in sealed_each(step)]
    assert len(shown[0]) == 9 and len({json.dumps(each) for each in shown}) == 1


def is_quick(deal: int, viewer: Seat) -> bool:
    return DEALS[deal].name in QUICK and viewer == SEATS[SECRET.index(deal) % 2]


@pytest.mark.parametrize(
    "deal, viewer",
    [
        pytest.param(n, seat, id=f"{DEALS[n].name} {seat}", marks=() if is_quick(n, seat) else pytest.mark.slow)
        for n in SECRET
        for seat in SEATS
    ],
)
def test_nothing_on_the_way_to_ones_own_screen_tells_twins_apart(watched, deal, viewer):
    pairs = [*islice(sealed_apart(deal, viewer), PAIRS), *islice(dealt_apart(deal, viewer), PAIRS)]
    assert pairs, "no twins were found"
    watched.see_drawings(pairs[0][0], viewer)
    for one, two in pairs:
        assert difference(watched.shows(one, viewer), watched.shows(two, viewer)) == []
        if one["game"] == "brave-rats":
            assert difference(watched.lies_between(one, viewer), watched.lies_between(two, viewer)) == []
