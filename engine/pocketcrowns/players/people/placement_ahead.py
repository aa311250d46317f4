"""An R vs R player that looks at its own next placement and no further."""

import math
from dataclasses import dataclass
from typing import Final

from ...core.game import Action, Both, Json, Seat, other
from ...core.luck import Luck
from ...r_vs_r.board import Board, Piece, Position, allies, is_full_of_faces
from ...r_vs_r.grid import CELLS
from ...r_vs_r.placing import place
from ...r_vs_r.scoring import reapers_owner
from ...r_vs_r.targets import Rulings
from ...r_vs_r.tiles import TILES, TileId
from ..player import Budget

# What this player cares for, in allies. Judged by eye: it is a character, not a measure.
ROUND: Final = 20.0  # winning or losing the round
REAPER: Final = 1.5  # facing away from the Reaper
TILE: Final = 0.15  # having one more tile to place than the opponent
SPREAD: Final = 0.2  # how far below the best a placement may be and still be played often


@dataclass(frozen=True, slots=True)
class PlacementAhead:
    """Takes what leaves it with the most allies; in a draft and between rounds it follows a whim.

    `slips`: the share of its placements, in hundredths, that are made on a whim too.
    """

    slips: int = 0

    def choose(self, view: Json, rng: Luck, budget: Budget) -> Action:
        legal: list[Action] = view["legal"]
        if view["seen"]["phase"] != "place" or rng.below(100) < self.slips:
            return legal[rng.below(len(legal))]
        position, rulings = _position(view), Rulings(**view["options"]["rulings"])
        seat: Seat = view["seat"]
        worth = [_worth(place(position, action, rulings)[0], seat) for action in legal]
        best = max(worth)
        shares = [round(1000 * math.exp((each - best) / SPREAD)) for each in worth]
        return rng.pick(list(zip(legal, shares, strict=True)))


def _position(view: Json) -> Position:
    """The round that a view shows; tiles it does not name are left out."""
    seen, seat = view["seen"], view["seat"]
    board: Board = tuple(_piece(seen["board"][name]) for name in CELLS)
    zones = Both(*(tuple(tile for tile in seen["zones"][each] if tile in TILES) for each in ("p1", "p2")))
    placed = any(board) or "citizen" not in zones.of(seat)
    return Position(board, zones, tuple(seen["neutral"]), seat, discard=tuple(seen["discard"]), placements=int(placed))


def _piece(cell: Json | None) -> Piece | None:
    """A piece; whom a covered or face-down one faces is nothing this player thinks about."""
    if cell is None:
        return None
    under: TileId | None = cell["under"]
    faces: Seat = cell["faces"] or "p1"
    return Piece(cell["tile"], faces, cell["down_by"], Piece(under, faces) if under else None)


def _worth(after: Position, seat: Seat) -> float:
    board, rival = after.board, other(seat)
    lead = allies(board, seat) - allies(board, rival)
    reaped = reapers_owner(board)
    if is_full_of_faces(board):
        won = reaped == rival if reaped else lead > 0
        return ROUND if won else -ROUND
    tiles = len(after.zones.of(seat)) - len(after.zones.of(rival))
    return lead + TILE * tiles + (0 if reaped is None else REAPER if reaped == rival else -REAPER)
