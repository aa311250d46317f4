"""What lies where, and what can be said of it: who faces whom, who has a shield, whose power is cancelled."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from ..core.game import Both, Seat, other
from .grid import CELLS, EIGHT, CellNumber
from .powers import Cancels, CoversAnAlly, HasShield, Shields
from .tiles import TILES, Tile, TileId, Tiles


@dataclass(frozen=True, slots=True)
class Piece:
    """A tile on the board. Face down (`down_by`: who destroyed it) it faces nobody and has no effect (RV3).

    `under` is the ally that a Tower covers; the Tower's own facing decides (RV4).
    """

    tile: TileId
    faces: Seat
    down_by: Seat | None = None
    under: "Piece | None" = None

    @property
    def printed(self) -> Tile:
        return TILES[self.tile]

    def turned(self) -> "Piece":
        """The same piece, owned by the other seat."""
        return Piece(self.tile, other(self.faces))


Board: TypeAlias = tuple[Piece | None, ...]

EMPTY: Final[Board] = (None,) * len(CELLS)
NOTHING_HIDDEN: Final[Both[frozenset[TileId]]] = Both(frozenset(), frozenset())


@dataclass(frozen=True, slots=True)
class Position:
    """A round in progress.

    `zones`: the play areas; `hidden`: those of their tiles that only their owner knows. `discard`: in the order
    of arrival; `placed`: the tiles that have lain on the board in this round, which a Hermit may fetch from the discard
    (RV14).
    """

    board: Board
    zones: Both[Tiles]
    neutral: Tiles
    to_act: Seat
    hidden: Both[frozenset[TileId]] = NOTHING_HIDDEN
    discard: Tiles = ()
    placed: frozenset[TileId] = frozenset()
    placements: int = 0


def put(board: Board, cell: CellNumber, piece: Piece | None) -> Board:
    """The board with one cell replaced."""
    return (*board[:cell], piece, *board[cell + 1 :])


def face_up(board: Board, cell: CellNumber) -> Piece | None:
    """The face-up piece on a cell, if any."""
    piece = board[cell]
    return None if piece is None or piece.down_by is not None else piece


def is_full_of_faces(board: Board) -> bool:
    """Whether all nine cells show a face-up tile: then the round ends."""
    return all(piece is not None and piece.down_by is None for piece in board)


def has_shield(board: Board, cell: CellNumber) -> bool:
    """Castle and Temple, a tile under a Tower, and the neighbours of a Sage (RV4, RV7)."""
    piece = face_up(board, cell)
    if piece is None:
        return False
    return isinstance(piece.printed.lasting, HasShield | CoversAnAlly) or acting_on(board, cell, Shields) is not None


def acting_on(board: Board, cell: CellNumber, verb: type[Shields] | type[Cancels]) -> TileId | None:
    """The neighbour whose permanent power of this kind reaches the cell, if any; both owners' tiles count."""
    for near in EIGHT[cell]:
        piece = face_up(board, near)
        if piece is None:
            continue
        power = piece.printed.lasting
        if isinstance(power, verb) and cell in power.reach[near]:
            return piece.tile
    return None


def is_silenced(board: Board, cell: CellNumber) -> bool:
    """Whether a Shaman or a Witch would cancel an instant power here now; a shield protects (RV8)."""
    return acting_on(board, cell, Cancels) is not None and not has_shield(board, cell)


def can_be_touched(board: Board, cell: CellNumber) -> bool:
    """Face up and without a shield."""
    return face_up(board, cell) is not None and not has_shield(board, cell)


def free_cells(board: Board) -> tuple[CellNumber, ...]:
    return tuple(cell for cell, piece in enumerate(board) if piece is None)


def coverable(board: Board, seat: Seat) -> tuple[CellNumber, ...]:
    """Where this seat may put a Tower: on its own face-up allies without a shield (RV4)."""
    return tuple(
        cell
        for cell in range(len(board))
        if (piece := face_up(board, cell)) is not None and piece.faces == seat and not has_shield(board, cell)
    )


def allies(board: Board, seat: Seat) -> int:
    """How many face-up tiles face this seat; a stack counts as one."""
    return sum(piece is not None and piece.down_by is None and piece.faces == seat for piece in board)
