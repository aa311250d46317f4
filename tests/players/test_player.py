"""What every player is made with: a meter that stops it."""

import pytest

from pocketcrowns.players.player import Meter, Spent


def test_a_meter_stops_at_its_budget_and_at_the_players_own_bound() -> None:
    for meter in (Meter(("nodes", 7)), Meter(("nodes", 50), at_most=7), Meter(("ms", 10**6), at_most=7)):
        with pytest.raises(Spent):
            for _ in range(100):
                meter.count()
        assert meter.nodes == 8


def test_a_meter_in_milliseconds_looks_at_the_clock_as_often_as_it_is_told() -> None:
    meter = Meter(("ms", 1), look_every=1)
    with pytest.raises(Spent):
        while True:
            meter.count()
