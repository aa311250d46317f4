"""The Squire: on its ladder a step is a place between two players."""

import json
from collections import Counter
from typing import Any

import pytest

from pocketcrowns.core.luck import Luck
from pocketcrowns.players.levels import LEVELS
from pocketcrowns.players.people.squire import STEPS, MixingSquire, Squire, place_of
from tests.amounts import usually
from tests.helpers import sit


class Always:
    """Plays the same card."""

    def __init__(self, card: str) -> None:
        self.card = card

    def choose(self, *_: Any) -> str:
        return self.card


def test_a_choice_is_left_to_the_two_nearest_rungs_the_nearer_the_oftener() -> None:
    squire = Squire((Always("spy"), Always("wizard"), Always("prince")))
    chosen = {
        step: Counter(squire.choose({"step": step}, Luck(str(number)), ("nodes", 1)) for number in range(1000))
        for step in range(STEPS + 1)
    }
    assert chosen[0] == {"spy": 1000} and chosen[6] == {"wizard": 1000} and chosen[STEPS] == {"prince": 1000}
    for step, (low, high) in {2: ("spy", "wizard"), 7: ("wizard", "prince"), 11: ("wizard", "prince")}.items():
        share = place_of({"step": step}, 3) % 1
        assert set(chosen[step]) == {low, high}
        assert chosen[step][high] / 1000 == pytest.approx(share, abs=0.06)


def test_where_rungs_tell_their_mixes_it_tells_and_plays_the_mixture() -> None:
    squire = LEVELS["brave-rats"]["squire"]
    assert isinstance(squire, MixingSquire)
    view = sit().view("p1")
    for step in usually((5,), (0, 5, STEPS)):
        mix = squire.policy({**view, "step": step}, ("ms", 10_000))
        assert sum(mix.values()) == pytest.approx(1) and min(mix.values()) >= 0
        played = Counter(squire.choose({**view, "step": step}, Luck(str(n)), ("ms", 10_000)) for n in range(600))
        for card, p in mix.items():
            assert played[card] / 600 == pytest.approx(p, abs=0.09), json.dumps(mix)
