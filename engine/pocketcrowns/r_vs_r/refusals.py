"""Why a placement or a target is not allowed, as ids for the page to put into words."""

from ..core.actions import again, ends, placement
from ..core.game import Json, Seat
from .board import Board, Position, acting_on, can_be_touched, face_up, has_shield, is_silenced
from .grid import CELLS, NUMBER, CellNumber
from .placing import lay, may_destroy
from .powers import Cancels, CoversAnAlly, Destroy, Instant, Move, Reactivate, Shields, TakeBack
from .targets import Rulings
from .tiles import CITIZEN, TILES, TileId


def _no(reason: str, **facts: str) -> Json:
    return {"reason": reason, **facts}


def why_not(position: Position, action: str, rulings: Rulings) -> Json:
    """The first reason against `TILE@CELL` or `TILE@CELL!ARG`; ARG may stop at the cell that was asked about."""
    tile, name, target = placement(action)
    seat = position.to_act
    if tile not in (*position.zones.of(seat), *position.neutral) or name not in NUMBER:
        return _no("not-offered")
    if position.placements == 0 and tile != CITIZEN.id:
        return _no("citizen-first")
    against = _against_cell(position.board, NUMBER[name], tile, seat)
    if against is not None or not target:
        return against or _no("not-offered")
    there = lay(position, tile, NUMBER[name])
    power = TILES[tile].on_arrival
    return _against_power(power, target, there.board, NUMBER[name], seat, may_destroy(there.board, rulings))


def _against_cell(board: Board, cell: CellNumber, tile: TileId, seat: Seat) -> Json | None:
    """What keeps this tile from this cell."""
    piece, covers = board[cell], isinstance(TILES[tile].lasting, CoversAnAlly)
    if piece is None:
        return _no("needs-ally") if covers else None
    if piece.down_by is not None:
        return _no("face-down")
    if not covers:
        return _no("occupied", cell=CELLS[cell])
    if has_shield(board, cell):
        return _no("shield", tile=_shielding(board, cell))
    return None if piece.faces == seat else _no("needs-ally")


def _against_power(
    power: Instant | None, target: str, board: Board, cell: CellNumber, seat: Seat, may_destroy_now: bool
) -> Json:
    """What keeps this power from this target."""
    if power is None:
        return _no("no-instant")
    if is_silenced(board, cell):
        return _no("silenced", tile=acting_on(board, cell, Cancels) or "")
    if isinstance(power, Destroy) and not may_destroy_now:
        return _no("last-cell")
    aim, inner_target = again(target)
    name, end = ends(aim)
    if name not in NUMBER:
        return _no("touches-nothing")
    aimed = NUMBER[name]
    if isinstance(power, Reactivate) and inner_target:
        woken = face_up(board, aimed)
        inner = None if woken is None else woken.printed.on_arrival
        return _against_power(inner, inner_target, board, aimed, seat, may_destroy_now)
    if isinstance(power, Move) and end in NUMBER and aimed != cell and can_be_touched(board, aimed):
        return _against_destination(board, NUMBER[end])
    return _against_target(power, board, cell, aimed, seat)


def _against_destination(board: Board, end: CellNumber) -> Json:
    """What keeps a tile from being moved to this cell."""
    if board[end] is None:
        return _no("not-offered")
    return _no("face-down") if face_up(board, end) is None else _no("occupied", cell=CELLS[end])


def _against_target(power: Instant, board: Board, cell: CellNumber, aimed: CellNumber, seat: Seat) -> Json:
    """What keeps this power from this one cell."""
    piece = face_up(board, aimed)
    reach = getattr(power, "reach", None)
    if aimed == cell:
        return _no("itself")
    if reach is not None and aimed not in reach[cell]:
        return _no("out-of-reach")
    if piece is None:
        return _no("empty" if board[aimed] is None else "face-down")
    if isinstance(power, Destroy) and power.through_shields:
        return _no("not-offered" if has_shield(board, aimed) else "needs-shield")
    if has_shield(board, aimed):
        return _no("shield", tile=_shielding(board, aimed))
    if isinstance(power, TakeBack) and piece.faces != seat:
        return _no("ally")
    if isinstance(power, Reactivate):
        if piece.printed.on_arrival is None:
            return _no("no-instant")
        if is_silenced(board, aimed):
            return _no("silenced", tile=acting_on(board, aimed, Cancels) or "")
    return _no("touches-nothing" if isinstance(power, Reactivate | Move) else "not-offered")


def _shielding(board: Board, cell: CellNumber) -> TileId:
    """The tile that gives this cell its shield: a Sage beside it, else the tile itself."""
    piece = board[cell]
    return acting_on(board, cell, Shields) or ("" if piece is None else piece.tile)
