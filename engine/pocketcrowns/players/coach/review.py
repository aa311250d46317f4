"""What each choice of a game cost, against the best play from there on."""

from collections.abc import Callable, Iterable
from typing import Final

from ...core.game import Action, Json, Seat
from ..player import Advice, Budget, Coach, Cost

EXACT: Final = 1e-3  # how far a loss may be off and still be called exact
# The least value lost that earns each verdict, in points of value (win 1, tie 0, loss -1).
VERDICTS: Final = (("blunder", 0.4), ("mistake", 0.12), ("slip", 0.02), ("fine", 0.0))
_NOTHING: Final = 1e-6  # of a loss


def judge(cost: Cost, seat: Seat, action: Action) -> Json:
    """One choice: a card that good play chooses sometimes costs nothing, however it turned out.

    `loss`: what it cost, as far as is known, and `off_by`: how far that can be from the truth. `verdict` is None where
    the bounds of the loss would bear more than one.
    """
    advice = cost.advice
    [chosen] = [each for each in advice.mix if each.action == action]
    middle = (cost.least + cost.most) / 2
    exact = cost.most - middle <= EXACT
    loss = middle if exact else min(cost.most, max(cost.least, advice.value - chosen.value))
    off_by = max(cost.most - loss, loss - cost.least)
    borne = exact or _verdict(cost.least) == _verdict(cost.most)
    return {
        "seat": seat,
        "action": action,
        "p": chosen.p,
        "value_before": advice.value,
        "value_after": advice.value - loss,
        "loss": loss,
        "verdict": "forced" if len(advice.mix) == 1 else _verdict(loss) if borne else None,
        "exact": exact,
        "off_by": off_by,
        "mix": [each.as_json() for each in advice.mix],
    }


def _verdict(loss: float) -> str:
    return "good" if loss <= _NOTHING else next(name for name, least in VERDICTS if loss >= least)


def review(
    decisions: Iterable[tuple[int, Seat, Json, Action]],
    coach: Coach,
    budget: Budget,
    reasons: Callable[[Json, Action, Advice, Budget], list[Json]] | None = None,
) -> Json:
    """Every choice of a seat, in order. `decisions`: (turn, seat, its view before it chose, the action).

    `reasons` tells of one action why; it is asked about what was chosen and, where good play never does, about what
    that chooses most often.
    """
    turns = []
    for turn, seat, view, action in decisions:
        cost = coach.cost(view, action, budget)
        judged = {"turn": turn, **judge(cost, seat, action)}
        if reasons:
            actions = (action,) if judged["p"] > 0 else (action, cost.advice.first)
            judged["why"] = [fact for each in actions for fact in reasons(view, each, cost.advice, budget)]
        turns.append(judged)
    return {"turns": turns}
