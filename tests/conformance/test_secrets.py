"""Twin games: alike but for what one seat may not know. Whatever that seat can ask, both must answer alike.

Records are left out: they hold secrets, and stay on the device (PROTOCOL.md).
"""

import json
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from pocketcrowns.core.errors import BadRecord
from pocketcrowns.core.game import LUCK, SEATS, Json, Seat
from pocketcrowns.core.match import Match
from pocketcrowns.games import GAMES, HIDDEN
from pocketcrowns.players.levels import LEVELS
from tests.helpers import DEALS, answer, ask, is_quick, reached_states, whole

SECRET = [number for number, deal in enumerate(DEALS) if HIDDEN[deal.game].has_secrets(deal.options)]
NODES = {"nodes": 20}
ODD = ["spy", "keep mime", "king@a1", "assassin@b2!hidden", "queen@c3", "", "first p1"]
PAIRS = 5  # of each deal and seat
LATER = (0, 3, 8)  # turns after the difference at which the two are compared

every_secret_deal = pytest.mark.parametrize(
    "deal",
    [pytest.param(n, id=DEALS[n].name, marks=() if is_quick(DEALS[n]) else pytest.mark.slow) for n in SECRET],
)


def twins(number: int, viewer: Seat) -> Iterator[tuple[Match[Any], Match[Any]]]:
    """Two matches that `viewer` cannot tell apart: luck decided otherwise once, and the same was chosen after it."""
    match = whole(number)
    record, states = match.record(), reached_states(match)
    places = [at for at, turn in enumerate(record["turns"]) if LUCK in turn]
    for at in Random(number).sample(places, len(places)):
        drawn = record["turns"][at][LUCK]
        decisions = [decision for decision, _ in match.game.chances(states[at]) if decision != drawn]
        if decisions:
            turns = [*record["turns"][:at], {LUCK: decisions[0]}, *record["turns"][at + 1 :]]
            yield from _alike({**record, "turns": turns}, record, at + 1, viewer)


def _alike(one: Json, two: Json, start: int, viewer: Seat) -> Iterator[tuple[Match[Any], Match[Any]]]:
    """The pair some turns later, as long as the same can happen in both and nothing tells them apart."""
    for length in [start + more for more in LATER if start + more < len(two["turns"])]:
        try:
            pair = [Match.resume(GAMES[one["game"]], {**each, "turns": each["turns"][:length]}) for each in (one, two)]
        except BadRecord:
            return
        if pair[0].view(viewer) != pair[1].view(viewer):
            return
        if pair[0].waiting_for() and pair[0].state != pair[1].state:
            yield pair[0], pair[1]


def told(match: Match[Any], viewer: Seat) -> list[Any]:
    """All that the bridge answers to this seat about the match."""
    name = ask("resume", record=match.record())["match"]
    legal = match.view(viewer)["legal"]
    heard = [_asked("view", match=name, seat=viewer)]
    for action in [*legal[:4], *ODD]:
        heard.append(_asked("preview", match=name, seat=viewer, action=action))
        heard.append(_asked("why_not", match=name, seat=viewer, action=action))
    if legal:
        heard.append(_asked("advise", match=name, seat=viewer, budget=NODES))
    if len(match.waiting_for()) > 1:  # what is sealed has no consequences yet
        level = list(LEVELS[match.game.id])[len(legal) % len(LEVELS[match.game.id])]
        heard.append(_asked("bot", match=name, seat=viewer, level=level, budget=NODES))
    ask("close", match=name)
    return heard


def _asked(verb: str, **fields: Any) -> Json:
    """The answer without the record, whose text holds everything, and without the match's name."""
    found = answer(json.dumps({"id": 1, "ask": verb, "with": fields}))
    if found["ok"]:
        found["result"].pop("record", None)
        found["result"].pop("match", None)
    return found


@every_secret_deal
def test_twins_answer_alike(deal: int) -> None:
    compared = 0
    for viewer in SEATS:
        for one, two in islice(twins(deal, viewer), PAIRS):
            assert told(one, viewer) == told(two, viewer)
            compared += 1
    assert compared, "no twins were found"
