"""The eight symmetries of the board, and the exchange of the seats, applied to states and actions of R vs R."""

import re
from dataclasses import dataclass, replace
from typing import Any

from pocketcrowns.core.game import LUCK, Both, Outcome, other
from pocketcrowns.r_vs_r.board import Piece, Position
from pocketcrowns.r_vs_r.grid import CELLS, DIRECTIONS, NUMBER
from pocketcrowns.r_vs_r.setups import State
from pocketcrowns.r_vs_r.tiles import HOME

CAMPS = dict(zip((*HOME["p1"], *HOME["p2"]), (*HOME["p2"], *HOME["p1"]), strict=True))
STEPS = {step: name for name, step in DIRECTIONS.items()}


@dataclass(frozen=True)
class Symmetry:
    """A linear map of (column, row) around the middle; with `swap` the seats and the camps change places too."""

    across: tuple[int, int]  # where one column further east leads
    up: tuple[int, int]  # where one row further north leads
    swap: bool = False

    def _moved(self, column: int, row: int) -> tuple[int, int]:
        return column * self.across[0] + row * self.up[0], column * self.across[1] + row * self.up[1]

    def cell(self, name: str) -> str:
        column, row = self._moved("abc".index(name[0]) - 1, int(name[1]) - 2)
        return f"{'abc'[column + 1]}{row + 2}"

    def direction(self, name: str) -> str:
        return STEPS[self._moved(*DIRECTIONS[name])]

    def seat(self, seat: Any) -> Any:
        return other(seat) if self.swap and seat not in (None, LUCK) else seat

    def tile(self, tile: str) -> str:
        return CAMPS.get(tile, tile) if self.swap else tile

    def tiles(self, tiles: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(map(self.tile, tiles))

    def both(self, pair: Both[Any]) -> Both[Any]:
        return pair.swapped() if self.swap else pair

    def action(self, action: str) -> str:
        """Every cell, direction and tile named in an action, moved."""

        def word(found: re.Match[str]) -> str:
            name = found[0]
            return self.cell(name) if name in CELLS else self.direction(name) if name in DIRECTIONS else self.tile(name)

        return re.sub(r"[a-z0-9]+", word, action)

    def piece(self, piece: Piece | None) -> Piece | None:
        if piece is None:
            return None
        return Piece(self.tile(piece.tile), self.seat(piece.faces), self.seat(piece.down_by), self.piece(piece.under))

    def position(self, position: Position) -> Position:
        board: list[Piece | None] = [None] * 9
        for name, piece in zip(CELLS, position.board, strict=True):
            board[NUMBER[self.cell(name)]] = self.piece(piece)
        return replace(
            position,
            board=tuple(board),
            zones=self.both(Both(*map(self.tiles, position.zones))),
            neutral=self.tiles(position.neutral),
            to_act=self.seat(position.to_act),
            hidden=self.both(Both(*(frozenset(map(self.tile, unseen)) for unseen in position.hidden))),
            discard=self.tiles(position.discard),
            placed=frozenset(map(self.tile, position.placed)),
        )

    def state(self, state: State) -> State:
        before, outcome = state.dealt_position, state.outcome
        return replace(
            state,
            position=self.position(state.position),
            first=self.seat(state.first),
            rounds=self.both(state.rounds),
            points=self.both(state.points),
            dealt_position=before and self.position(before),
            loser=self.seat(state.loser),
            outcome=outcome and Outcome(self.seat(outcome.winner), outcome.reason),
        )


SYMMETRIES = {
    "as it is": Symmetry((1, 0), (0, 1)),
    "quarter turn": Symmetry((0, -1), (1, 0)),
    "half turn": Symmetry((-1, 0), (0, -1)),
    "three quarters": Symmetry((0, 1), (-1, 0)),
    "left for right": Symmetry((-1, 0), (0, 1)),
    "near for far": Symmetry((1, 0), (0, -1)),
    "rising diagonal": Symmetry((0, 1), (1, 0)),
    "falling diagonal": Symmetry((0, -1), (-1, 0)),
}
MIRROR = SYMMETRIES["left for right"]
SEATS_SWAPPED = Symmetry((-1, 0), (0, -1), swap=True)
