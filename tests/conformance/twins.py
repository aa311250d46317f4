"""Games that are alike but for what one seat may not know."""

from collections.abc import Iterator
from random import Random
from typing import Any

from pocketcrowns.core.errors import BadRecord
from pocketcrowns.core.game import LUCK, Json, Seat
from pocketcrowns.core.match import Match
from pocketcrowns.games import GAMES, HIDDEN
from tests.helpers import DEALS, reached_states, whole

SECRET = [number for number, deal in enumerate(DEALS) if HIDDEN[deal.game].has_secrets(deal.options)]
LATER = (0, 3, 8)  # turns after the difference at which the two are compared


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
