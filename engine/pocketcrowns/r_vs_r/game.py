"""R vs R under the contract of core.game."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from ..core.actions import FIRST, KEEP
from ..core.game import LUCK, SEATS, Action, Actor, Event, Json, Outcome, Seat, Step, other
from ..core.options import listed
from .board import Position, allies, has_shield, is_silenced
from .effects import banish_from_play_area
from .grid import ABOVE, CELLS, DIRECTIONS, NUMBER, RAYS, CellNumber
from .placing import legal, place
from .powers import Reach, RotateAhead, RotateGroup, RotateLine
from .refusals import why_not
from .scoring import end_turn
from .setting_up import set_up
from .setups import OPTIONS, SECRET_SETUPS, Options, State, begin_match, begin_round, deal_neutral, keep_tile, supply
from .targets import HIDDEN
from .tiles import TILES, Tile, Tiles, in_order

UNKNOWN: Final = "?"


class RvsR:
    """The game; it holds nothing, every state is passed in."""

    id: Final = "r-vs-r"

    def catalogue(self) -> Json:
        """Tiles with their camp and power, what each power reaches from every cell, the options; `quiet`: see
        engine/PROTOCOL.md."""
        return {
            "tiles": [_tile_json(tile) for tile in TILES.values()],
            "cells": list(CELLS),
            "directions": list(DIRECTIONS),
            "options": listed(OPTIONS.parts),
            "secret_setups": list(SECRET_SETUPS),
            "quiet": ["sealed", "kept"],
        }

    def complete_options(self, given: Any) -> Json:
        """Defaults filled in; None counts as no options at all. Raises BadOptions."""
        return OPTIONS.complete({} if given is None else given)

    def start(self, options: Json) -> Step[State]:
        return begin_match(Options.read(options))

    def set_up(self, options: Json, position: Any) -> State:
        return set_up(Options.read(options), position)

    def actors(self, state: State) -> frozenset[Actor]:
        """One seat at a time, or luck."""
        match state.stage:
            case "over":
                return frozenset()
            case "draft" | "place":
                return frozenset({state.position.to_act})
            case "choose-first":
                return frozenset() if state.loser is None else frozenset({state.loser})
            case _:
                return frozenset({LUCK})

    def legal(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """Placements; `keep TILE` in a draft; `first SEAT` between rounds."""
        if seat not in self.actors(state):
            return ()
        if state.stage == "draft":
            return tuple(KEEP + tile for tile in state.packet)
        if state.stage == "choose-first":
            return tuple(FIRST + each for each in SEATS)
        return legal(state.position, state.options.rulings)

    def chances(self, state: State) -> tuple[tuple[Action, int], ...]:
        """Who begins, which neutral comes next, or which hidden tile an Assassin finds; all equally likely."""
        match state.stage:
            case "first":
                return tuple((seat, 1) for seat in SEATS)
            case "deal":
                return tuple((tile, 1) for tile in supply(state))
            case "blind":
                return tuple((tile, 1) for tile in in_order(tuple(state.position.hidden.of(_victim(state)))))
            case _:
                return ()

    def apply(self, state: State, choices: Mapping[Actor, Action]) -> Step[State]:
        [(_actor, action)] = choices.items()
        match state.stage:
            case "first":
                return begin_round(state, _seat(action))
            case "deal":
                return deal_neutral(state, action)
            case "blind":
                events: list[Event] = []
                position = banish_from_play_area(state.position, _victim(state), action, events)
                return _then(end_turn(replace(state, position=position)), tuple(events))
            case "draft":
                return keep_tile(state, action.removeprefix(KEEP))
            case "choose-first":
                return begin_round(state, _seat(action.removeprefix(FIRST)))
            case _:
                position, told = place(state.position, action, state.options.rulings)
                if action.endswith((f"!{HIDDEN}", f":{HIDDEN}")):
                    return Step(replace(state, stage="blind", position=position), told)
                return _then(end_turn(replace(state, position=position)), told)

    def observe(self, state: State, viewer: Seat | None) -> Json:
        """`seen` of the protocol, and `allies`: how many face-up tiles face each seat."""
        position = state.position
        phase = {"place": "place", "choose-first": "choose-first", "over": "over"}.get(state.stage, "draft")
        open_packet = not state.options.is_secret or viewer == position.to_act
        return {
            "phase": phase,
            "round": state.round_no,
            "rounds": state.rounds.as_json(),
            "points": state.points.as_json(),
            "first": state.first,
            "board": {name: _cell_json(position, cell) for cell, name in enumerate(CELLS)},
            "allies": {seat: allies(position.board, seat) for seat in SEATS},
            "zones": {seat: list(_zone(position, seat, viewer)) for seat in SEATS},
            "neutral": list(position.neutral),
            "discard": list(position.discard),
            "pack": list(state.packet) if state.stage == "draft" and open_packet else None,
        }

    def why_not(self, state: State, seat: Seat, action: Action) -> Json:
        """The reason against a placement or a target; `not-offered` where there is nothing to explain."""
        if state.stage != "place" or seat != state.position.to_act:
            return {"reason": "not-offered"}
        return why_not(state.position, action, state.options.rulings)

    def outcome(self, state: State) -> Outcome | None:
        return state.outcome


def _then(step: Step[State], before: tuple[Event, ...]) -> Step[State]:
    return Step(step.state, (*before, *step.events))


def _seat(name: str) -> Seat:
    return "p1" if name == "p1" else "p2"


def _victim(state: State) -> Seat:
    """Whose play area an Assassin is looking into."""
    return other(state.position.to_act)


def _zone(position: Position, owner: Seat, viewer: Seat | None) -> Tiles:
    """A play area as this viewer sees it: hidden tiles of somebody else come last, as unknown."""
    hidden = frozenset[str]() if viewer == owner else position.hidden.of(owner)
    seen = tuple(tile for tile in position.zones.of(owner) if tile not in hidden)
    return (*seen, *(UNKNOWN for _ in hidden))


def _cell_json(position: Position, cell: CellNumber) -> Json | None:
    """A face-down tile was public before: it keeps its name and faces nobody."""
    board = position.board
    piece = board[cell]
    if piece is None:
        return None
    down = piece.down_by is not None
    return {
        "tile": piece.tile,
        "faces": None if down else piece.faces,
        "down_by": piece.down_by,
        "under": piece.under and piece.under.tile,
        "shield": has_shield(board, cell),
        "silenced": not down and piece.printed.on_arrival is not None and is_silenced(board, cell),
    }


def _tile_json(tile: Tile) -> Json:
    """A tile, with its reach from the middle of the board as directions: group name to directions."""
    power = tile.on_arrival or tile.lasting
    kind = "instant" if tile.on_arrival else "permanent" if tile.lasting else None
    return {"id": tile.id, "camp": tile.camp, "kind": kind, "power": power and power.id, "reach": _reach_json(tile)}


def _reach_json(tile: Tile) -> dict[str, list[str]]:
    power = tile.on_arrival or tile.lasting
    match power:
        case RotateGroup(groups):
            return {name: _directions(reach) for name, reach in groups}
        case RotateLine():
            return {name: [name] for name in DIRECTIONS}
        case RotateAhead():
            return {"up": _directions(ABOVE["p1"])}
    reach: Reach | None = getattr(power, "reach", None)
    return {} if reach is None else {"one": _directions(reach)}


def _directions(reach: Reach) -> list[str]:
    """The directions in which a reach goes from the middle of the board."""
    middle = NUMBER["b2"]
    return [name for name in DIRECTIONS if RAYS[middle][name][0] in reach[middle]]
