"""Each rule is written once for "me": the same game with the seats exchanged ends the other way round."""

from random import Random
from typing import Any

import pytest

from pocketcrowns.core.game import other
from tests.helpers import BRAVE_RATS, combined, seen, sit

RULINGS = combined(BRAVE_RATS.catalogue()["options"]["rulings"]["options"])


def exchanged(told: Any) -> Any:
    """JSON with p1 and p2 exchanged wherever they are named."""
    if isinstance(told, dict):
        return {exchanged(key): exchanged(value) for key, value in told.items()}
    if isinstance(told, list):
        return [exchanged(item) for item in told]
    return other(told) if told in ("p1", "p2") else told


def seen_alike(told: dict) -> dict:
    """What an onlooker sees, less the seat that a verdict is put down to: test_clash.py asks about that."""
    for played in told["rounds"]:
        played["why"].pop("by")
    return told


@pytest.mark.parametrize("edition", [16, 18])
@pytest.mark.parametrize("rulings", RULINGS, ids=lambda rulings: "-".join(rulings.values()))
def test_the_same_choices_from_the_other_seats_lead_to_the_mirrored_table(edition: int, rulings: dict) -> None:
    for seed in range(15):
        rng = Random(seed)
        here, there = sit(edition=edition, **rulings), sit(edition=edition, **rulings)
        while waiting_for := here.waiting_for():
            assert set(there.waiting_for()) == {other(seat) for seat in waiting_for}
            seat = rng.choice(waiting_for)
            assert there.view(other(seat))["legal"] == here.view(seat)["legal"]
            action = rng.choice(here.view(seat)["legal"])
            here.choose(seat, action)
            there.choose(other(seat), action)
            assert seen_alike(seen(there)) == exchanged(seen_alike(seen(here)))
        assert there.view(None)["outcome"] == exchanged(here.view(None)["outcome"])
