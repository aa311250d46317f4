"""The board's geometry: nine cells, a1 to c3, numbered 0 to 8 row by row from p1's side."""

from typing import Final, TypeAlias

from ..core.game import Seat

CellNumber: TypeAlias = int
Cells: TypeAlias = tuple[CellNumber, ...]

SIDE: Final = 3
CELLS: Final = tuple(f"{column}{row}" for row in (1, 2, 3) for column in "abc")
NUMBER: Final = {name: number for number, name in enumerate(CELLS)}

# Steps in columns and rows; n is towards row 3, e towards column c.
DIRECTIONS: Final[dict[str, tuple[int, int]]] = {
    "n": (0, 1),
    "ne": (1, 1),
    "e": (1, 0),
    "se": (1, -1),
    "s": (0, -1),
    "sw": (-1, -1),
    "w": (-1, 0),
    "nw": (-1, 1),
}


def _ray(cell: CellNumber, direction: str) -> Cells:
    """The cells from `cell` to the edge, nearest first, without itself."""
    across, up = DIRECTIONS[direction]
    column, row = cell % SIDE + across, cell // SIDE + up
    found: list[CellNumber] = []
    while 0 <= column < SIDE and 0 <= row < SIDE:
        found.append(row * SIDE + column)
        column, row = column + across, row + up
    return tuple(found)


def _beside(directions: tuple[str, ...]) -> tuple[Cells, ...]:
    """For each cell its neighbours in these directions."""
    return tuple(
        tuple(neighbour for direction in directions for neighbour in _ray(cell, direction)[:1]) for cell in range(9)
    )


RAYS: Final = tuple({direction: _ray(cell, direction) for direction in DIRECTIONS} for cell in range(9))
ORTHOGONAL: Final = _beside(("n", "e", "s", "w"))
DIAGONAL: Final = _beside(("ne", "se", "sw", "nw"))
EIGHT: Final = _beside(tuple(DIRECTIONS))
BESIDES: Final = _beside(("w", "e"))
ABOVE: Final[dict[Seat, tuple[Cells, ...]]] = {  # what lies ahead of a tile that faces this seat
    "p1": _beside(("nw", "n", "ne")),
    "p2": _beside(("sw", "s", "se")),
}
