"""A tile arrives: which placements are allowed, and what each does, in the rulebook's order.

An action is written `TILE@CELL`, or `TILE@CELL!ARG` where the power is applied; ARG names its target. What a power
may touch is decided on the board as it is once the tile lies there.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from ..core.actions import Placement, placement
from ..core.game import Action, Event, Seat
from .board import Board, Piece, Position, coverable, free_cells, is_full_of_faces, is_silenced, put
from .effects import apply_power
from .grid import CELLS, NUMBER, CellNumber
from .powers import CoversAnAlly
from .targets import Arrival, Rulings, targets
from .tiles import CITIZEN, TILES, TileId, without


@lru_cache(maxsize=2)  # asked of a position when it is shown, and again when a choice comes
def legal(position: Position, rulings: Rulings) -> tuple[Action, ...]:
    """Every placement of the seat to act, each with no power and with every target; empty: it has none (RV19)."""
    return tuple(action for tile, cell in _arrivals(position) for action in _ways(position, tile, cell, rulings))


def has_placement(position: Position) -> bool:
    return any(True for _ in _arrivals(position))


def _arrivals(position: Position) -> Iterator[tuple[TileId, CellNumber]]:
    """Which tile may go to which cell: the Citizen first of all, a Tower only on top of an ally."""
    seat, board = position.to_act, position.board
    tiles = (CITIZEN.id,) if position.placements == 0 else (*position.zones.of(seat), *position.neutral)
    free = free_cells(board)
    for tile in tiles:
        covers = isinstance(TILES[tile].lasting, CoversAnAlly)
        for cell in coverable(board, seat) if covers else free:
            yield tile, cell


def _ways(position: Position, tile: TileId, cell: CellNumber, rulings: Rulings) -> Iterator[Action]:
    """One placement without its power, then with each target."""
    yield Placement(tile, CELLS[cell]).action
    power = TILES[tile].on_arrival
    if power is None:
        return
    there = lay(position, tile, cell)
    if not is_silenced(there.board, cell):
        arrival = Arrival(position.to_act, cell, rulings, may_destroy(there.board, rulings))
        for target in targets(power, there, arrival):
            yield Placement(tile, CELLS[cell], target).action


def lay(position: Position, tile: TileId, cell: CellNumber) -> Position:
    """The tile lies on the board, facing its player; it has left the play area or the neutral area."""
    seat = position.to_act
    covered = position.board[cell]
    return replace(
        position,
        board=put(position.board, cell, Piece(tile, seat, under=covered)),
        zones=position.zones.put(seat, without(position.zones.of(seat), tile)),
        hidden=position.hidden.put(seat, position.hidden.of(seat) - {tile}),
        neutral=without(position.neutral, tile),
        placed=position.placed | {tile},
        placements=position.placements + 1,
    )


def may_destroy(board: Board, rulings: Rulings) -> bool:
    """RV1, asked of the board on which the tile has just been laid."""
    if rulings.last_cell == "only_when_full":
        return not is_full_of_faces(board)
    return bool(free_cells(board))


def place(position: Position, action: Action, rulings: Rulings) -> tuple[Position, tuple[Event, ...]]:
    """Lay the tile and apply its power. An Assassin's hidden victim is still in its play area: luck will pick it."""
    tile, name, target = placement(action)
    seat, cell = position.to_act, NUMBER[name]
    there = lay(position, tile, cell)
    origin = "neutral" if tile in position.neutral else "zone"
    events = [Event("placed", {"seat": seat, "tile": tile, "cell": name, "from": origin})]
    power = TILES[tile].on_arrival
    if power is not None and is_silenced(there.board, cell):
        events.append(Event("silenced", {"tile": tile, "cell": name}))
    if power is None or not target:
        return there, tuple(events)
    arrival = Arrival(seat, cell, rulings, may_destroy=True)  # a barred target is not in the legal list
    return apply_power(power, target, there, arrival, events), tuple(events)


def begin_turn(position: Position, seat: Seat) -> tuple[Position, tuple[Event, ...]]:
    """The tiles that this seat destroyed go to the discard; what a destroyed Tower covered is back (RV5, RV15)."""
    board, gone = position.board, []
    for cell, piece in enumerate(board):
        if piece is not None and piece.down_by == seat:
            board = put(board, cell, piece.under)
            gone.append((CELLS[cell], piece.tile))
    cleared = tuple(Event("cleared", {"cell": cell, "tile": tile}) for cell, tile in gone)
    discard = (*position.discard, *(tile for _, tile in gone))
    return replace(position, board=board, discard=discard, to_act=seat), cleared
