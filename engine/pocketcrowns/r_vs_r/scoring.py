"""How a round ends, what it is worth, and how the match goes on."""

from dataclasses import replace
from typing import Final

from ..core.game import SEATS, Both, Event, Outcome, Seat, Step, other
from .board import Board, allies, is_full_of_faces
from .placing import begin_turn, has_placement
from .powers import LosesTheRound
from .setups import ROUNDS_TO_WIN, State

LONGEST_ROUND: Final = 60  # placements (RV21)


def end_turn(state: State) -> Step[State]:
    """After a placement and its power: the round ends, is void, or the other seat's turn begins."""
    board = state.position.board
    if is_full_of_faces(board):
        return _count(state)
    if state.position.placements >= LONGEST_ROUND and state.dealt_position is not None:
        again = replace(state, stage="place", position=state.dealt_position)
        return Step(again, (Event("round-void", {"round": state.round_no}),))
    position, events = begin_turn(state.position, other(state.position.to_act))
    state = replace(state, stage="place", position=position)
    if is_full_of_faces(position.board):  # a Tower has gone and shows what it covered (RV5)
        step = _count(state)
    elif not has_placement(position):  # before any count, the Reaper's included (RV19)
        step = _finish(state, other(position.to_act), "no-placement")
    else:
        return Step(state, events)
    return Step(step.state, (*events, *step.events))


def _count(state: State) -> Step[State]:
    """Nine tiles show their faces: the Reaper's owner loses, else more allies win. Nine is odd: no tie."""
    board = state.position.board
    reaped = reapers_owner(board)
    if reaped is not None:
        return _finish(state, other(reaped), "reaper")
    return _finish(state, "p1" if allies(board, "p1") > allies(board, "p2") else "p2", "allies")


def reapers_owner(board: Board) -> Seat | None:
    """Who has the Reaper as an ally, face up and uncovered (RV3, RV4)."""
    for piece in board:
        if piece is not None and piece.down_by is None and isinstance(piece.printed.lasting, LosesTheRound):
            return piece.faces
    return None


def _finish(state: State, winner: Seat, reason: str) -> Step[State]:
    """Score the round (RV20); the loser names the next first player, unless the match is over."""
    counts = Both(*(allies(state.position.board, seat) for seat in SEATS))
    scored = counts if reason == "allies" else counts.put(other(winner), 0)
    points = Both(state.points.p1 + scored.p1, state.points.p2 + scored.p2)
    rounds = state.rounds.put(winner, state.rounds.of(winner) + 1)
    told = Event(
        "round-over",
        {
            "round": state.round_no,
            "winner": winner,
            "reason": reason,
            "allies": counts.as_json(),
            "scored": scored.as_json(),
            "rounds": rounds.as_json(),
            "points": points.as_json(),
        },
    )
    state = replace(
        state, rounds=rounds, points=points, loser=other(winner), used=(*state.used, *state.dealt), dealt=()
    )
    outcome = _outcome(state)
    if outcome is not None:
        return Step(replace(state, stage="over", outcome=outcome), (told,))
    return Step(replace(state, stage="choose-first", round_no=state.round_no + 1), (told,))


def _outcome(state: State) -> Outcome | None:
    if state.options.match == "points":
        if state.round_no < state.options.rounds:
            return None
        one, two = state.points
        return Outcome(None if one == two else "p1" if one > two else "p2", "points")
    for seat in SEATS:
        if state.rounds.of(seat) == ROUNDS_TO_WIN:
            return Outcome(seat, "rounds")
    return None
