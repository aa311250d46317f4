"""Actions as text (PROTOCOL.md): `NAME`, `keep NAME`, `first SEAT`, `TILE@CELL` and `TILE@CELL!TARGET`.

A target is a name, `FROM-TO` for what is moved, or `CELL:TARGET` for what the tile at that cell does again.
"""

from typing import Final, NamedTuple

from .game import Action

KEEP: Final = "keep "
FIRST: Final = "first "
AGAIN: Final = ":"
TO: Final = "-"


class Placement(NamedTuple):
    """The parts of a placement; `target`: None without a power."""

    tile: str
    cell: str
    target: str | None = None

    @property
    def action(self) -> Action:
        """As it is written."""
        plain = f"{self.tile}@{self.cell}"
        return plain if self.target is None else f"{plain}!{self.target}"


def is_placement(action: str) -> bool:
    """Whether a tile is put somewhere."""
    return "@" in action


def placement(action: str) -> Placement:
    """The parts of any text, whatever it is worth; `cell` is empty where it names none."""
    plain, mark, target = action.partition("!")
    tile, _, cell = plain.partition("@")
    return Placement(tile, cell, target if mark else None)


def again(target: str) -> tuple[str, str]:
    """The cell and the inner target of `CELL:TARGET`; the second is empty where there is none."""
    cell, _, inner = target.partition(AGAIN)
    return cell, inner


def ends(target: str) -> tuple[str, str]:
    """The cells of `FROM-TO`; the second is empty where there is none."""
    start, _, end = target.partition(TO)
    return start, end
