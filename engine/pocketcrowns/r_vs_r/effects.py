"""What a power does once its target is named."""

from dataclasses import replace
from typing import assert_never

from ..core.actions import again, ends
from ..core.game import Event, Seat, other
from .board import Board, Piece, Position, can_be_touched, put
from .grid import CELLS, NUMBER, RAYS, CellNumber, Cells
from .powers import (
    Banish,
    BanishFromPlayArea,
    Destroy,
    Instant,
    Move,
    Reactivate,
    RotateAhead,
    RotateGroup,
    RotateLine,
    RotateOne,
    TakeBack,
    TakeDiscarded,
    TakeNeutral,
)
from .targets import HIDDEN, Arrival, ahead
from .tiles import TileId, without


def apply_power(power: Instant, target: str, position: Position, arrival: Arrival, events: list[Event]) -> Position:
    """The position after one power; what happened is added to `events`."""
    board, seat = position.board, arrival.seat
    match power:
        case Destroy():
            victim = _piece(board, NUMBER[target])
            events.append(Event("destroyed", {"cell": target, "tile": victim.tile, "seat": seat}))
            return replace(position, board=put(board, NUMBER[target], replace(victim, down_by=seat)))
        case Banish():
            tile = _piece(board, NUMBER[target]).tile
            events.append(Event("banished", {"cell": target, "tile": tile}))
            return replace(position, board=put(board, NUMBER[target], None), discard=(*position.discard, tile))
        case RotateOne():
            return _rotate(position, (NUMBER[target],), events)
        case RotateLine():
            return _rotate(position, RAYS[arrival.cell][target], events)
        case RotateGroup(groups):
            return _rotate(position, dict(groups)[target][arrival.cell], events)
        case RotateAhead():
            return _rotate(position, ahead(board, arrival), events)
        case Move():
            start, end = ends(target)
            moved = _piece(board, NUMBER[start])
            events.append(Event("moved", {"tile": moved.tile, "from": start, "to": end}))
            return replace(position, board=put(put(board, NUMBER[start], None), NUMBER[end], moved))
        case BanishFromPlayArea():
            return position if target == HIDDEN else banish_from_play_area(position, other(seat), target, events)
        case TakeNeutral():
            return _take(replace(position, neutral=without(position.neutral, target)), seat, target, events)
        case TakeDiscarded():
            return _take(replace(position, discard=without(position.discard, target)), seat, target, events)
        case TakeBack():
            tile = _piece(board, NUMBER[target]).tile
            events.append(Event("taken-back", {"cell": target, "tile": tile}))
            return _take(replace(position, board=put(board, NUMBER[target], None)), seat, tile, events)
        case Reactivate():
            name, inner_target = again(target)
            inner = _piece(board, NUMBER[name]).printed.on_arrival
            if inner is None:
                raise ValueError(f"{name} has no power to reactivate")
            events.append(Event("reactivated", {"cell": name, "tile": _piece(board, NUMBER[name]).tile}))
            woken = replace(arrival, cell=NUMBER[name])
            return apply_power(inner, inner_target, position, woken, events)
        case _:
            assert_never(power)


def _piece(board: Board, cell: CellNumber) -> Piece:
    piece = board[cell]
    if piece is None:
        raise ValueError(f"{CELLS[cell]} is empty")
    return piece


def _rotate(position: Position, cells: Cells, events: list[Event]) -> Position:
    """All of the cells that can be touched change owner; the others are passed over (RV11)."""
    board = position.board
    for cell in cells:
        if can_be_touched(position.board, cell):
            piece = _piece(board, cell).turned()
            board = put(board, cell, piece)
            events.append(Event("rotated", {"cell": CELLS[cell], "tile": piece.tile, "faces": piece.faces}))
    return replace(position, board=board)


def _take(position: Position, seat: Seat, tile: TileId, events: list[Event]) -> Position:
    """The tile is in this seat's play area now, openly (RV17, RV18)."""
    events.append(Event("taken", {"seat": seat, "tile": tile}))
    return replace(position, zones=position.zones.put(seat, (*position.zones.of(seat), tile)))


def banish_from_play_area(position: Position, owner: Seat, tile: TileId, events: list[Event]) -> Position:
    """An Assassin's work: the tile is public now (RV17)."""
    events.append(Event("assassinated", {"seat": owner, "tile": tile}))
    return replace(
        position,
        zones=position.zones.put(owner, without(position.zones.of(owner), tile)),
        hidden=position.hidden.put(owner, position.hidden.of(owner) - {tile}),
        discard=(*position.discard, tile),
    )
