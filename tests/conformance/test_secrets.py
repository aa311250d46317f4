"""Twin games: alike but for what one seat may not know. Whatever that seat can ask, both must answer alike.

Records are left out: they hold secrets, and stay on the device (PROTOCOL.md).
"""

import json
from itertools import islice
from typing import Any

import pytest

from pocketcrowns.core.game import SEATS, Json, Seat
from pocketcrowns.core.match import Match
from pocketcrowns.players.levels import LEVELS
from tests.amounts import usually
from tests.helpers import DEALS, answer, ask, is_quick
from tests.study.test_setting_up import can_be_told, position_of

from .twins import SECRET, twins

NODES = {"nodes": 20}
ODD = ["spy", "keep mime", "king@a1", "assassin@b2!hidden", "queen@c3", "", "first p1"]
PAIRS = 3  # of each deal and seat

every_secret_deal = pytest.mark.parametrize(
    "deal",
    [pytest.param(n, id=DEALS[n].name, marks=() if is_quick(DEALS[n]) else pytest.mark.slow) for n in SECRET],
)


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
def test_no_view_of_one_seat_makes_a_study(deal: int) -> None:
    """A running game is set up from all that both know together, never from what one of them sees."""
    compared = 0
    for viewer in SEATS:
        for match, _ in islice(twins(deal, viewer), PAIRS):
            seen = match.view(viewer)["seen"]
            if can_be_told(match) and position_of(match, seen) != position_of(match):
                found = _asked("set_up", game=match.game.id, options=match.options, position=position_of(match, seen))
                assert not found["ok"] or found["result"]["refused"]
                compared += 1
    assert compared


@every_secret_deal
def test_twins_answer_alike(deal: int) -> None:
    compared = 0
    for viewer in SEATS:
        for one, two in islice(twins(deal, viewer), usually(1, PAIRS)):
            assert told(one, viewer) == told(two, viewer)
            compared += 1
    assert compared, "no twins were found"
