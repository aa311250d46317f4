"""The Squire: as strong as the person it plays, between the levels of a ladder.

How strong is a step that the page keeps: one up after each game that the person won, one down after each that they
lost. Such a staircase settles where both are as likely (Dixon & Mood 1948).
"""

from dataclasses import dataclass
from math import ceil
from typing import Final

from ...core.game import Action, Json
from ...core.luck import Luck
from ..player import Budget, Mixing, Player

STEPS: Final = 12  # from the lowest rung to the highest
FIRST: Final = 4  # the step of a first game, and where nobody says which
_SHARES: Final = 10_000  # of one choice


@dataclass(frozen=True, slots=True)
class Squire:
    """`rungs`: players of growing strength. Each choice is left to one of the two that are nearest to `view["step"]`,
    the nearer the oftener."""

    rungs: tuple[Player, ...]

    def choose(self, view: Json, rng: Luck, budget: Budget) -> Action:
        place = place_of(view, len(self.rungs))
        low, share = int(place), round(_SHARES * (place % 1))
        return self.rungs[low + (rng.below(_SHARES) < share)].choose(view, rng, budget)


@dataclass(frozen=True, slots=True)
class MixingSquire:
    """The same between players that can tell their mixes, and so can it."""

    rungs: tuple[Mixing, ...]

    def choose(self, view: Json, rng: Luck, budget: Budget) -> Action:
        return rng.pick([(action, round(_SHARES * p)) for action, p in self.policy(view, budget).items()])

    def policy(self, view: Json, budget: Budget) -> dict[Action, float]:
        place = place_of(view, len(self.rungs))
        low, high = (self.rungs[rung].policy(view, budget) for rung in (int(place), ceil(place)))
        return {action: p + place % 1 * (high[action] - p) for action, p in low.items()}


def place_of(view: Json, rungs: int) -> float:
    """Where on a ladder of so many rungs, from 0 to `rungs` - 1."""
    return float(view.get("step", FIRST)) * (rungs - 1) / STEPS
