"""What the tests of the R vs R search share: views of drawn positions, and play to the end by the rules alone."""

from dataclasses import replace
from typing import Any

from pocketcrowns.core.game import Json
from pocketcrowns.r_vs_r.board import Position
from pocketcrowns.r_vs_r.placing import legal, place
from pocketcrowns.r_vs_r.scoring import end_turn
from pocketcrowns.r_vs_r.setups import State
from tests.r_vs_r.drawing import R_VS_R, facts, in_round, options, seen


def view_of(state: State, seat: str | None = None, **given: Any) -> Json:
    """What a seat, or the one to act, is shown; `given` are the options of the state."""
    (actor,) = R_VS_R.actors(state)
    seat = seat or actor
    return {
        "game": "r-vs-r",
        "options": options(**given),
        "seat": seat,
        "turn": 9,
        "waiting_for": [actor],
        "seen": seen(state, seat),
        "legal": list(R_VS_R.legal(state, seat)),
        "outcome": None,
    }


def drawn_view(position: Position, **given: Any) -> Json:
    return view_of(in_round(position, **given), **given)


def ended(state: State, position: Position) -> tuple[State, int | None]:
    """The state after a turn; None or, if the round is over, its result as `moves.result` has it for the next."""
    step = end_turn(replace(state, position=position))
    over = facts(list(step.events), "round-over")
    if not over:
        return step.state, None
    (end,) = over
    margin = end["scored"][end["winner"]] - end["scored"]["p2" if end["winner"] == "p1" else "p1"]
    return step.state, 1 + margin if end["winner"] != position.to_act else -1 - margin


def best_result(state: State) -> int:
    """The best result that the seat to act can force, by trying everything under the rules."""
    return max(results(state).values())


def results(state: State) -> dict[str, int]:
    """The result that each placement comes to against the best play."""
    found = {}
    for action in legal(state.position, state.options.rulings):
        after, over = ended(state, place(state.position, action, state.options.rulings)[0])
        found[action] = -(best_result(after) if over is None else over)
    return found
