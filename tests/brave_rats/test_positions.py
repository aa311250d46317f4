"""How many undecided positions the 16-card game can reach, round by round, against a published study's figures.

The 16-card game with four victories under `keeps` and `banks`. A position is two hands and the standing between
rounds; hands are bits of one number here, so that one settled round moves all the hands that share a standing.
"""

import json
from collections import defaultdict
from itertools import product

import pytest

from pocketcrowns.brave_rats.cards import EDITIONS
from pocketcrowns.brave_rats.rounds import NONE, Rulings, Standing, settle
from pocketcrowns.brave_rats.variants import Options
from pocketcrowns.core.game import Both
from tests.helpers import BRAVE_RATS, GOLDEN

FIGURES = json.loads((GOLDEN / "positions.json").read_text("ascii"))
DECK = EDITIONS[16]
OPTIONS = Options.read(BRAVE_RATS.complete_options({}))
assert (OPTIONS.edition, OPTIONS.target, OPTIONS.rulings) == (16, 4, Rulings("keeps", "banks"))


def without_difference(standing: Standing, cap: int) -> Standing:
    """A standing that stands for all those that play on alike.

    Value on hold beyond `cap` and a +2 on both sides change nothing; without a Mime nor does the card before.
    """
    held = Both(*(min(cap, held) for held in standing.held))
    return Standing(standing.wins, held, NONE if min(standing.bonus) else standing.bonus, standing.shows_first)


def undecided(cap: int) -> list[int]:
    """The number of positions before each round in which nobody has won yet."""
    level = {Standing(): {(1 << 2 * len(DECK)) - 1}}
    counts = []
    for _ in DECK:
        counts.append(sum(map(len, level.values())))
        following: dict[Standing, set[int]] = defaultdict(set)
        for standing, hands in level.items():
            for (mine, p1), (theirs, p2) in product(enumerate(DECK), enumerate(DECK)):
                cards = 1 << mine | 1 << len(DECK) + theirs
                if not (reached := {hand ^ cards for hand in hands if hand & cards == cards}):
                    continue
                after, played, _ = settle(standing, Both(p1, p2), OPTIONS.rulings, last=False)
                if not played.verdict.game and max(after.wins) < OPTIONS.target:
                    following[without_difference(after, cap)] |= reached
        level = following
    return counts


@pytest.mark.slow
def test_the_undecided_positions_of_each_round_are_as_many_as_the_study_says() -> None:
    counts = undecided(cap=3)
    assert counts == FIGURES["held_capped_at_3"]
    assert sum(counts) == 484_317


@pytest.mark.slow
def test_without_a_cap_on_held_value_there_are_more_in_the_last_four_rounds() -> None:
    assert undecided(cap=10**9) == FIGURES["held_uncapped"]


def test_without_a_mime_the_card_played_before_makes_no_difference() -> None:
    for before in product((None, *DECK), repeat=2):
        for cards in product(DECK, DECK):
            known, forgotten = (
                settle(Standing(previous=previous), Both(*cards), OPTIONS.rulings, last=False)
                for previous in (Both(*before), Both(None, None))
            )
            assert known == forgotten
