"""All that anybody is told and may do in whole games at random, kept as hashes: none of it changes but on purpose.

The other tests ask for what matters in each fact; this one notices that a fact got another name, another value or
another place. Where one of the hashes has to change, the failure shows the new one.
"""

import json
from hashlib import sha256
from typing import Any

import pytest

from pocketcrowns.games import GAMES
from tests.helpers import DEALS, GOLDEN, VIEWERS, Deal, is_quick, whole

KEPT = json.loads((GOLDEN / "told.json").read_text("ascii"))
QUICK = [(number, deal) for number, deal in enumerate(DEALS) if is_quick(deal)]


def told(number: int, deal: Deal) -> list[Any]:
    """What all see after each turn, what the turn tells them, and why they may not do what is done in another."""
    match = whole(number)
    everything: list[Any] = [deal.match().view(viewer) for viewer in VIEWERS]
    done = sorted({action for turn in match.record()["turns"] for action in turn.values()})
    for choices, events, after in match.replay():
        everything += [choices, [[event.seen_by(viewer) for event in events] for viewer in VIEWERS]]
        everything += (after.view(viewer) for viewer in VIEWERS)
        for seat in after.waiting_for():
            barred = set(done) - set(after.game.legal(after.state, seat))
            everything += (after.game.why_not(after.state, seat, action) for action in done if action in barred)
    return everything


def fingerprint(value: Any) -> str:
    return sha256(json.dumps(value).encode("ascii")).hexdigest()[:16]


@pytest.mark.parametrize("game", GAMES)
def test_what_whole_games_tell_stays_as_it_was(game: str) -> None:
    assert {deal.name: fingerprint(told(number, deal)) for number, deal in QUICK if deal.game == game} == KEPT[game]


@pytest.mark.parametrize("game", GAMES)
def test_the_catalogue_stays_as_it_was(game: str) -> None:
    assert fingerprint(GAMES[game].catalogue()) == KEPT["catalogues"][game]
