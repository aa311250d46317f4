"""All that anybody is told and may do in whole games at random, kept as hashes: what is told may grow only on purpose.

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
    """The views of all before each turn, and what the turn tells them."""
    everything: list[Any] = [deal.match().view(viewer) for viewer in VIEWERS]
    for choices, events, after in whole(number).replay():
        everything += [choices, [[event.seen_by(viewer) for event in events] for viewer in VIEWERS]]
        everything += [after.view(viewer) for viewer in VIEWERS]
    return everything


def fingerprint(value: Any) -> str:
    return sha256(json.dumps(value).encode("ascii")).hexdigest()[:16]


@pytest.mark.parametrize("game", GAMES)
def test_every_view_and_every_event_of_whole_games_stays_as_it_was(game: str) -> None:
    assert {deal.name: fingerprint(told(number, deal)) for number, deal in QUICK if deal.game == game} == KEPT[game]


@pytest.mark.parametrize("game", GAMES)
def test_the_catalogue_stays_as_it_was(game: str) -> None:
    assert fingerprint(GAMES[game].catalogue()) == KEPT["catalogues"][game]
