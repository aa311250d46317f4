"""R vs R for suites: what a seat sees as a tensor, and how long a match may be. Its actions: `tile_actions.py`.

In tensors a pair is the viewer's own side, then the other side. The board's planes are rows 1 to 3 of columns a to c,
the same for both viewers.
"""

from collections.abc import Mapping
from typing import Final

import numpy as np
import numpy.typing as npt

from ..core.game import SEATS, Action, Actor, Json, Seat, other
from ..r_vs_r.game import UNKNOWN
from ..r_vs_r.grid import CELLS, SIDE
from ..r_vs_r.scoring import LONGEST_ROUND
from ..r_vs_r.setups import NEUTRALS_DEALT, SECRET_SETUPS
from ..r_vs_r.tiles import NEUTRAL_IDS, TILES
from .tile_actions import tile_actions

RANK: Final = {tile: number for number, tile in enumerate(TILES)}
COUNT: Final = len(TILES)
PHASES: Final = ("draft", "place", "choose-first", "over")
MOST_HIDDEN: Final = 2  # neutrals that a secret setup deals to each
MOST_ROUNDS: Final = 9
KEPT: Final = {"draft": 3, "secret-draft": 4}  # choices of a draft
# Planes of the board: the tile, whom it faces, who destroyed it, what it covers, and three signs.
FACES, DOWN, UNDER, SHIELD, SILENCED, FACE_DOWN = (
    COUNT,
    COUNT + 2,
    COUNT + 4,
    2 * COUNT + 4,
    2 * COUNT + 5,
    2 * COUNT + 6,
)
PLANES: Final = 2 * COUNT + 7


class TilesEncoding:
    """R vs R; it holds nothing."""

    def actions(self, options: Json) -> tuple[Action, ...]:
        return tile_actions(options["setup"], several_rounds=_rounds(options) > 1)

    def decisions(self, options: Json) -> tuple[Action, ...]:
        """Seats: who begins; then the neutrals."""
        firsts = SEATS if options["first"] == "random" else ()
        return (*firsts, *(NEUTRAL_IDS if NEUTRALS_DEALT[options["setup"]] else ()))

    def longest(self, options: Json) -> int:
        """Twice what the rounds can take if none is void: a void round is played again, for ever if need be (RV21)."""
        setup: str = options["setup"]
        return 2 * _rounds(options) * (LONGEST_ROUND + KEPT.get(setup, 0) + 1)

    def most_luck(self, options: Json, longest: int) -> int:
        """What is dealt, and a hidden tile for each Assassin."""
        setup: str = options["setup"]
        dealt = _rounds(options) * NEUTRALS_DEALT[setup]
        return dealt + (longest if setup in SECRET_SETUPS else 0) + int(options["first"] == "random")

    def layout(self, options: Json) -> tuple[tuple[str, tuple[int, ...]], ...]:
        return (
            ("player", (len(SEATS),)),  # which seat looks
            ("acts", (2,)),
            ("phase", (len(PHASES),)),
            ("round", (MOST_ROUNDS,)),
            ("rounds", (2,)),  # won, ninths
            ("points", (2,)),  # eighty-firsts
            ("first", (2,)),
            ("board", (PLANES, SIDE, SIDE)),
            ("zones", (2, COUNT)),
            ("unknown", (2, MOST_HIDDEN)),  # hidden tiles of a play area: at least one, two
            ("neutral", (COUNT,)),
            ("discard", (COUNT,)),
            ("pack", (COUNT,)),
        )

    def memory(self, options: Json) -> tuple[int, tuple[str, ...]]:
        """A match has hundreds of turns: there is no tensor of all that a seat has seen, only a text."""
        return 0, ()

    def fill(
        self, pieces: Mapping[str, npt.NDArray[np.float32]], seen: Json, seat: Seat, acting: frozenset[Actor]
    ) -> None:
        sides = (seat, other(seat))
        pieces["player"][SEATS.index(seat)] = 1
        pieces["phase"][PHASES.index(seen["phase"])] = 1
        pieces["round"][min(seen["round"], MOST_ROUNDS) - 1] = 1
        for side, each in enumerate(sides):
            pieces["acts"][side] = each in acting
            pieces["rounds"][side] = seen["rounds"][each] / MOST_ROUNDS
            pieces["points"][side] = seen["points"][each] / (MOST_ROUNDS * len(CELLS))
            pieces["first"][side] = seen["first"] == each
            _mark(pieces["zones"][side], seen["zones"][each])
            pieces["unknown"][side, : seen["zones"][each].count(UNKNOWN)] = 1
        for name in ("neutral", "discard", "pack"):
            _mark(pieces[name], seen[name] or ())
        for number, cell in enumerate(CELLS):
            if seen["board"][cell] is not None:
                _lay(pieces["board"][:, number // SIDE, number % SIDE], seen["board"][cell], sides)

    def drawn(self, seen: Json) -> str:
        """The board with p2's side above, then what lies beside it."""
        lines = [f"round {seen['round']}, {seen['phase']}"]
        for row in reversed(range(SIDE)):
            cells = CELLS[row * SIDE : (row + 1) * SIDE]
            lines.append(f"{row + 1}  " + " ".join(f"{_sign(seen['board'][cell]):14}" for cell in cells).rstrip())
        lines.append("   " + " ".join(f"{column:14}" for column in "abc").rstrip())
        lines += [f"{each}: {seen['rounds'][each]} rounds  {' '.join(seen['zones'][each])}" for each in SEATS]
        lines += [f"{name}: {' '.join(seen[name])}" for name in ("neutral", "discard") if seen[name]]
        return "\n".join(lines)


def _rounds(options: Json) -> int:
    return 3 if options["match"] == "best-of-three" else int(options["rounds"])


def _mark(piece: npt.NDArray[np.float32], tiles: "tuple[str, ...] | list[str]") -> None:
    for tile in tiles:
        if tile != UNKNOWN:
            piece[RANK[tile]] = 1


def _lay(planes: npt.NDArray[np.float32], piece: Json, sides: tuple[Seat, Seat]) -> None:
    """One cell of the board."""
    if piece["tile"] is not None:
        planes[RANK[piece["tile"]]] = 1
    if piece["under"] is not None:
        planes[UNDER + RANK[piece["under"]]] = 1
    for side, each in enumerate(sides):
        planes[FACES + side] = piece["faces"] == each
        planes[DOWN + side] = piece["down_by"] == each
    planes[SHIELD] = piece["shield"]
    planes[SILENCED] = piece["silenced"]
    planes[FACE_DOWN] = piece["faces"] is None


def _sign(piece: Json | None) -> str:
    """An arrow to the owner, and the tile; a destroyed one has none."""
    if piece is None:
        return "."
    arrow = {"p1": "v", "p2": "^", None: "x"}[piece["faces"]]
    return f"{arrow} {piece['tile'] or UNKNOWN}"
