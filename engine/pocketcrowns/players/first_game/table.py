"""Which results of `first-game` are stored, and in what order: one bit for each board and pair of hands.

Stored are the positions from which a search would take too long; where nothing is stored, the search is quick. Bits
stand group by group (GROUPS), in a group pair of hands by pair of hands, for each pair board by board: so neighbouring
bits are mostly alike, and the whole shrinks to a quarter with zlib.
"""

import zlib
from functools import cache
from typing import Final, NamedTuple

from ..grid.position import ALL_CELLS, COUNT
from .boards import CASTLE_BIT, FIRM, HANDS, HELD, STRIKER_BITS, UP, boards, canonical, number_of

TILES_IN_ALL: Final = 15  # the Citizen and seven of each camp
# (face-up tiles, one face down, fewest tiles in both hands together)
STORED: Final = (
    (1, False, 0),
    (1, True, 0),
    (2, False, 0),
    (2, True, 0),
    (3, False, 0),
    (3, True, 0),
    (4, False, 0),
    (4, True, 10),
)


class Group(NamedTuple):
    """Boards on which the same Castles stand, and the pairs of hands (own * 128 + foe's) that go with them."""

    boards: dict[int, int]  # board to its place
    pairs: dict[int, int]  # pair of hands to its place
    offset: int  # of the group's first bit


def castles(board: int) -> tuple[bool, bool]:
    """Whether the seat to act, and the other, has its Castle on the board."""
    mine, firm, up = board & ALL_CELLS, board >> FIRM & ALL_CELLS, board >> UP
    return bool(mine & firm), bool(firm & up & ~mine)


def hands_with(count: int, fallen: bool, own_castle: bool, foe_castle: bool, fewest: int) -> list[int]:
    """The pairs of hands that play can bring to such a board, and a few that it cannot.

    A Castle that is not on the board is in the hand. The seats place in turn, and the Citizen was the first tile: the
    hands are of one size, or the seat to act has one tile more. What has gone was destroyed, each by a tile that left
    its hand for it.
    """
    found = []
    for own in range(HANDS):
        for foe in range(HANDS):
            left = HELD[own] + HELD[foe]
            if (
                bool(own & CASTLE_BIT) != own_castle
                and bool(foe & CASTLE_BIT) != foe_castle
                and HELD[own] - HELD[foe] in (0, 1)
                and fewest <= left <= TILES_IN_ALL - count - fallen
                and HELD[STRIKER_BITS & ~own] + HELD[STRIKER_BITS & ~foe] >= TILES_IN_ALL - left - count
                and (not fallen or STRIKER_BITS & ~foe)
            ):
                found.append(own * HANDS + foe)
    return found


@cache
def groups() -> dict[tuple[int, bool, bool, bool], Group]:
    """By (face-up tiles, one face down, own Castle placed, the other's placed)."""
    found: dict[tuple[int, bool, bool, bool], Group] = {}
    offset = 0
    for count, fallen, fewest in STORED:
        for own in (False, True):
            for foe in (False, True):
                members = [board for board in boards(count, fallen) if castles(board) == (own, foe)]
                pairs = hands_with(count, fallen, own, foe, fewest)
                found[count, fallen, own, foe] = Group(
                    {board: place for place, board in enumerate(members)},
                    {pair: place for place, pair in enumerate(pairs)},
                    offset,
                )
                offset += len(members) * len(pairs)
    return found


def packed(results: dict[int, int]) -> bytes:
    """The file: `results` has for each canonical board a number whose bit own * 128 + foe's says that it is won."""
    bits: list[str] = []
    for group in groups().values():
        rows = [f"{results[board]:0{HANDS * HANDS}b}"[::-1] for board in group.boards]
        bits += ["".join(row[pair] for row in rows) for pair in group.pairs]
    text = "".join(bits)
    return zlib.compress(int("1" + text[::-1], 2).to_bytes(len(text) // 8 + 1, "little"), 9)


class Table:
    """The stored results."""

    def __init__(self, data: bytes) -> None:
        """`data` as `packed` wrote it; raises zlib.error for anything else."""
        self._bits = zlib.decompress(data)
        self._groups = groups()

    def wins(self, mine: int, theirs: int, firm: int, down: int, hand: int, foe: int) -> bool | None:
        """Whether the seat to act wins; None where nothing is stored."""
        count = COUNT[mine | theirs]
        group = self._groups.get((count, down > 0, mine & firm > 0, theirs & firm > 0))
        if group is None:
            return None
        pair = group.pairs.get(hand * HANDS + foe)
        if pair is None:
            return None
        board = group.boards.get(canonical(number_of(mine, theirs, firm, down)))
        if board is None:
            return None
        bit = group.offset + pair * len(group.boards) + board
        return bool(self._bits[bit >> 3] >> (bit & 7) & 1)
