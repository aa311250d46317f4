"""What each choice of a game cost, against the best play from there on."""

from collections.abc import Iterable
from typing import Final

from ..core.game import Action, Json, Seat
from .budget import Budget
from .player import Advice, Coach

# The least value lost that earns each verdict, in points of value (win 1, tie 0, loss -1).
VERDICTS: Final = (("blunder", 0.4), ("mistake", 0.12), ("slip", 0.02), ("fine", 0.0))
_NOTHING: Final = 1e-6  # of a loss


def judge(advice: Advice, seat: Seat, action: Action) -> Json:
    """One choice: a card that good play chooses sometimes costs nothing, however it turned out."""
    [chosen] = [each for each in advice.mix if each.action == action]
    loss = 0.0 if chosen.p > 0 else max(0.0, advice.value - chosen.value)
    forced = len(advice.mix) == 1
    good = chosen.p > 0 or loss <= _NOTHING
    verdict = "forced" if forced else "good" if good else next(name for name, least in VERDICTS if loss >= least)
    return {
        "seat": seat,
        "action": action,
        "p": chosen.p,
        "value_before": advice.value,
        "value_after": advice.value - loss,
        "loss": loss,
        "verdict": verdict,
        "exact": advice.exact,
        "off_by": advice.off_by,
        "mix": [each.as_json() for each in advice.mix],
    }


def review(decisions: Iterable[tuple[int, Seat, Json, Action]], coach: Coach, budget: Budget) -> Json:
    """Every choice of a seat, in order. `decisions`: (turn, seat, its view before it chose, the action)."""
    return {
        "turns": [
            {"turn": turn, **judge(coach.advise(view, budget), seat, action)} for turn, seat, view, action in decisions
        ]
    }
