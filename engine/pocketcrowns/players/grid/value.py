"""What a round of R vs R in its compact form is worth: before it begins, before it is over, and when it is."""

import math
from dataclasses import dataclass
from typing import Final

from ...core.game import Seat
from ...r_vs_r.grid import CELLS
from ...r_vs_r.tiles import HOME, NEUTRAL_IDS, TileId
from .moves import result
from .position import ALL_CELLS, COUNT, ON_BOARD, TILE_IDS, TOWERS, Compact, marks_of

WIN: Final = 10_000  # the round is won; every estimate stays below
ALLY: Final = 100  # one ally more on the board
SLOPE: Final = 700.0  # an estimate of so many hundredths of an ally is taken for 0.76 (tanh 1) of a win; measured

# In hundredths of an ally, from logistic regressions on rounds that the search played against itself, and rounded.
SHIELD: Final = 25  # an ally, or an enemy, that nothing can touch
REAPER: Final = 100  # having the Reaper against oneself
# A tile in the play area: of 15,263 placements with one to five tiles face up (tests/players/grid/fitted.py).
HELD: Final[dict[TileId, int]] = {
    "king": 205,
    "queen": 235,
    "princess": 295,
    "minister": 125,
    "general": 220,
    "sorcerer": 220,
    "castle": -10,
    "assassin": 245,
    "bard": 235,
    "pirate": 260,
    "artist": 210,
    "dragon": 30,
    "seer": -60,
    "magician": 230,
    "fairy": 35,
    "shaman": 105,
    "reaper": -65,
    "tower": 310,
    "hermit": 15,
    "ninja": 100,
    "samurai": 100,
    "sage": 0,
    "witch": -95,
    "adventurer": -35,
    "citizen": 70,
}
# The same with six tiles face up, and what a neutral tile is then worth to who is to act: of 8,633 positions whose
# winner is proven (fitted.py too).
HELD_LATE: Final[dict[TileId, int]] = {
    "king": 235,
    "queen": 195,
    "princess": 275,
    "minister": 90,
    "general": 210,
    "sorcerer": 175,
    "castle": -90,
    "assassin": 220,
    "bard": 260,
    "pirate": 125,
    "artist": 190,
    "dragon": 110,
    "seer": 40,
    "magician": 235,
    "fairy": 115,
    "shaman": 60,
    "reaper": -10,
    "tower": 220,
    "hermit": 25,
    "ninja": 135,
    "samurai": 200,
    "sage": -15,
    "witch": 40,
    "adventurer": -25,
    "citizen": 30,
}
SHARED_LATE: Final[dict[TileId, int]] = {
    "assassin": 60,
    "bard": 45,
    "pirate": 45,
    "artist": 50,
    "dragon": 60,
    "seer": -60,
    "magician": 230,
    "fairy": 5,
    "shaman": 60,
    "reaper": -5,
    "tower": 115,
    "hermit": -10,
    "ninja": 60,
    "samurai": 35,
    "sage": 10,
    "witch": 60,
    "adventurer": 140,
}
LATE_WEIGHT: Final = (0.0, 0.0, 0.0, 0.0, 0.0, 0.5, 1.0, 1.0, 1.0, 1.0)  # of these in an estimate, by face-up tiles

# Being the one to place next, in hundredths of an ally, by face-up tiles. Where a round is for the win alone, who is to
# act mostly wins a board that is nearly full: those are by what the search then keeps of won rounds with five cells to
# fill (tests/bench/bench_grid.py); from 250 to 450 with seven tiles it kept as many within what 200 of them tell.
TO_ACT: Final = (30,) * 10
TO_ACT_TO_WIN: Final = (30, 30, 30, 30, 30, 30, 110, 300, 300, 0)


class _Sets(dict[int, int]):
    """What tiles are worth together, found when first asked for."""

    def __init__(self, worth: dict[TileId, float]) -> None:
        super().__init__()
        # Both camps have the same powers.
        same = zip(*HOME.values(), strict=True)
        self._worth = worth | {other: worth[tile] for tile, other in same if tile in worth}

    def __missing__(self, tiles: int) -> int:
        held = [TILE_IDS[number] for number in range(len(TILE_IDS)) if tiles >> number & 1]
        worth: int = round(sum(self._worth.get(tile, 0.0) for tile in held))
        self[tiles] = worth
        return worth


def _mixed(early: float, late: float, count: int) -> float:
    return (1 - LATE_WEIGHT[count]) * early + LATE_WEIGHT[count] * late


# By face-up tiles: what a seat has in its play area, and the neutral tiles for who is to act.
WORTH_OF: Final = tuple(
    _Sets({tile: _mixed(early, HELD_LATE[tile], count) for tile, early in HELD.items()}) for count in range(10)
)
SHARED_OF: Final = tuple(
    _Sets({tile: LATE_WEIGHT[count] * late for tile, late in SHARED_LATE.items()}) for count in range(10)
)


@dataclass(frozen=True, slots=True)
class Scores:
    """What the end of a round is worth: won or lost, or by its margin in points (RV20).

    `ahead`: in the last round of a match for points, by how many each seat leads; then the match is won or lost with
    the round, or tied. `to_act`: by face-up tiles, what being the one to place next is worth in an estimate.
    """

    by_points: bool = False
    ahead: tuple[int, int] | None = None
    to_act: tuple[int, ...] = TO_ACT

    @property
    def limit(self) -> int:
        """No round ends with more."""
        return ALLY * len(CELLS) if self.by_points and not self.ahead else WIN

    def of(self, ended: int, seat: int) -> int:
        """The score for a seat, the one to act, of what `moves.result` says of a round that is over."""
        if not self.by_points:
            return WIN if ended > 0 else -WIN
        margin = ended - 1 if ended > 0 else ended + 1
        if not self.ahead:
            return ALLY * margin
        margin += self.ahead[seat]
        return WIN if margin > 0 else -WIN if margin else 0

    def value(self, pos: Compact) -> tuple[int, bool]:
        """The score of a position for the seat to act, and whether the round is over."""
        mine, theirs, _, ids, hand, foe, neutral, seat = pos
        up = mine | theirs
        if up == ALL_CELLS or not (hand | neutral) & ~TOWERS:
            ended = result(pos)
            if ended is not None:
                return self.of(ended, seat), True
        count = COUNT[up]
        score = ALLY * (COUNT[mine] - COUNT[theirs]) + self.to_act[count]
        if self.ahead:
            score += ALLY * self.ahead[seat]
        worth = WORTH_OF[count]
        score += worth[hand] - worth[foe] + SHARED_OF[count][neutral]
        firm, shields, _, reaper = marks_of(ids & ON_BOARD)
        if shields:
            for reached, where in shields:
                firm |= reached[where & up]
        if firm:
            score += SHIELD * (COUNT[mine & firm] - COUNT[theirs & firm])
        if reaper & up:
            score += -REAPER if reaper & mine else REAPER
        return score, False


# Of 356 rounds of `random` that the search played against itself three placements deep, who began won 56 %, 95 %
# interval [51, 61].
BEGINNING: Final = 0.12

_USUAL: Final = sum(HELD[tile] for tile in NEUTRAL_IDS) / len(NEUTRAL_IDS)


def worth_keeping(tile: TileId) -> float:
    """What a neutral tile in the play area is worth compared with a usual one, as a value of the round."""
    return math.tanh((HELD[tile] - _USUAL) / SLOPE)


def worth_beginning(seat: Seat, first: Seat, solved: bool) -> float:
    """The value of a round for `seat` when `first` begins it; `first-game` is won by who begins (first_game/)."""
    value = 1.0 if solved else BEGINNING
    return value if seat == first else -value
