"""What a power may be aimed at: every ARG of an action, in the order of the directions and of the list of tiles."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final, assert_never

from ..core.actions import AGAIN, TO
from ..core.game import Seat, other
from .board import Board, Position, can_be_touched, coverable, face_up, free_cells, has_shield, is_silenced
from .grid import ABOVE, CELLS, DIRECTIONS, RAYS, CellNumber, Cells
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

HIDDEN: Final = "hidden"  # what an Assassin names when luck must pick among hidden tiles (RV14)


@dataclass(frozen=True, slots=True)
class Rulings:
    """The switches RV1 and RV10, each named by its option."""

    last_cell: str = "goes_on"
    seer: str = "tile"


@dataclass(frozen=True, slots=True)
class Arrival:
    """A power about to be applied: by whom, from which cell, and what bars it.

    `may_destroy` is False when the tile of this turn took the last free cell (RV1).
    """

    seat: Seat
    cell: CellNumber
    rulings: Rulings
    may_destroy: bool


def targets(power: Instant, position: Position, arrival: Arrival) -> Iterator[str]:
    """Every ARG that the power may be given here; a power that would touch nothing has none (RV11)."""
    board, cell, seat = position.board, arrival.cell, arrival.seat
    match power:
        case Destroy(reach, through_shields):
            if arrival.may_destroy:
                allowed = has_shield if through_shields else can_be_touched
                yield from (CELLS[near] for near in reach[cell] if allowed(board, near))
        case Banish(reach) | RotateOne(reach):
            yield from (CELLS[near] for near in reach[cell] if can_be_touched(board, near))
        case RotateLine():
            yield from (name for name in DIRECTIONS if _any_touched(board, RAYS[cell][name]))
        case RotateGroup(groups):
            yield from (name for name, reach in groups if _any_touched(board, reach[cell]))
        case RotateAhead():
            if _any_touched(board, ahead(board, arrival)):
                yield "up"
        case Move():
            free = free_cells(board)
            movable = [near for near in range(len(board)) if near != cell and can_be_touched(board, near)]
            yield from (f"{CELLS[start]}{TO}{CELLS[end]}" for start in movable for end in free)
        case BanishFromPlayArea():
            rival = other(seat)
            unseen = position.hidden.of(rival)
            yield from (tile for tile in position.zones.of(rival) if tile not in unseen)
            if unseen:
                yield HIDDEN
        case TakeNeutral():
            yield from position.neutral
        case TakeDiscarded():
            yield from (tile for tile in position.discard if tile in position.placed)
        case TakeBack():
            yield from (CELLS[near] for near in coverable(board, seat) if near != cell)
        case Reactivate(reach):
            for near in reach[cell]:
                inner = _reactivated(board, near)
                if inner is not None:
                    again = replace(arrival, cell=near)
                    yield from (f"{CELLS[near]}{AGAIN}{target}" for target in targets(inner, position, again))
        case _:
            assert_never(power)


def _any_touched(board: Board, cells: Cells) -> bool:
    return any(can_be_touched(board, cell) for cell in cells)


def ahead(board: Board, arrival: Arrival) -> Cells:
    """The three cells above a Seer, by its own orientation or away from whoever applies it (RV10)."""
    piece = board[arrival.cell]
    faces = arrival.seat if piece is None or arrival.rulings.seer == "player" else piece.faces
    return ABOVE[faces][arrival.cell]


def _reactivated(board: Board, cell: CellNumber) -> Instant | None:
    """The instant power that a Bard or an Artist may wake on a cell (RV9).

    There is one of each, one reaches sideways and the other cornerwise: neither can be led back to itself.
    """
    piece = face_up(board, cell)
    if piece is None or has_shield(board, cell) or is_silenced(board, cell):
        return None
    return piece.printed.on_arrival
