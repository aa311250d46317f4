"""The small values that every game is made of, and the names of the refusals."""

from dataclasses import FrozenInstanceError

import pytest

from pocketcrowns.core import errors
from pocketcrowns.core.game import SEATS, Both, Event, other
from tests.helpers import CODES, VIEWERS


def test_each_seat_has_the_other_opposite() -> None:
    assert [other(seat) for seat in SEATS] == ["p2", "p1"]


def test_a_pair_is_read_and_changed_by_seat() -> None:
    pair = Both(1, 2)
    assert (pair.of("p1"), pair.of("p2")) == (1, 2)
    assert pair.put("p1", 5) == Both(5, 2) and pair.put("p2", 5) == Both(1, 5) and pair == Both(1, 2)
    assert pair.swapped() == Both(2, 1) and pair.as_json() == {"p1": 1, "p2": 2}


def test_an_event_tells_its_secret_to_its_owner_alone() -> None:
    event = Event("drew", {"seat": "p2"}, owner="p2", secret={"card": "spy"})
    assert event.seen_by("p2") == {"kind": "drew", "seat": "p2", "card": "spy"}
    assert event.seen_by("p1") == event.seen_by(None) == {"kind": "drew", "seat": "p2"}


def test_a_secret_without_an_owner_is_told_to_nobody() -> None:
    event = Event("hidden", {}, secret={"card": "spy"})
    assert [event.seen_by(viewer) for viewer in VIEWERS] == [{"kind": "hidden"}] * 3


def test_an_event_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        Event("sealed").kind = "revealed"


def test_the_refusals_have_the_codes_of_the_protocol_and_no_two_the_same() -> None:
    refusals = [each for each in vars(errors).values() if isinstance(each, type) and each is not errors.Refusal]
    refusals = [each for each in refusals if issubclass(each, errors.Refusal)]
    assert sorted(each.code for each in refusals) == sorted(CODES - {"internal"})
