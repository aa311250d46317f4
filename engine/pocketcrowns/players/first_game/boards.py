"""The boards of the setup `first-game`, where a placed tile matters only by its facing and by being a Castle.

No neutral tile is about, so nothing comes back, a Castle is never touched and stays its owner's, and when a turn begins
at most one tile lies face down, destroyed by the other seat in the turn before (RV15). A board is therefore four sets
of cells, always from the side of the seat to act, and its eight symmetries are alike.
"""

from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from ...r_vs_r.grid import SIDE
from ...r_vs_r.powers import Destroy, HasShield, Instant
from ...r_vs_r.tiles import HOME, TILES
from ..grid.position import AIMS, ALL_CELLS, BITS, COUNT, ID_BITS, NUMBER_OF, ONE_ID, REACH, Compact

# A hand is a set of seven bits, one for each power of a camp in the order of the list of tiles.
POWERS: Final = range(len(HOME["p1"]))
_TILES: Final = [TILES[tile] for tile in HOME["p1"]]
_NUMBERS: Final = [NUMBER_OF[tile.id] for tile in _TILES]
assert [tile.on_arrival for tile in _TILES] == [TILES[tile].on_arrival for tile in HOME["p2"]]
HANDS: Final = 1 << len(POWERS)
FULL_HAND: Final = HANDS - 1
HELD: Final = tuple(hand.bit_count() for hand in range(HANDS))


def _strikes(power: Instant | None) -> bool:
    return isinstance(power, Destroy)


[CASTLE] = [power for power in POWERS if isinstance(_TILES[power].lasting, HasShield)]
STRIKERS: Final = tuple(  # those that reach least first
    sorted((power for power in POWERS if _strikes(_TILES[power].on_arrival)), key=lambda power: REACH[power][0])
)
FLIPPERS: Final = tuple(power for power in POWERS if power != CASTLE and power not in STRIKERS)
CASTLE_BIT: Final = 1 << CASTLE
STRIKER_BITS: Final = sum(1 << power for power in STRIKERS)
# [power][cell]: the sets of cells that it may rotate; the cells that it may destroy.
FLIPS: Final = tuple(
    tuple(tuple(cells for _, cells in AIMS[number][cell] if cells) for cell in range(9)) for number in _NUMBERS
)
HITS: Final = tuple(tuple(REACH[number]) for number in _NUMBERS)

MINE, FIRM, DOWN, UP = 0, 9, 18, 27  # where the sets stand in a board's number


class Place(NamedTuple):
    """A position: face-up tiles that face the seat to act and the other, Castles, what is down, and both hands."""

    mine: int
    theirs: int
    firm: int
    down: int
    hand: int
    foe: int


def number_of(mine: int, theirs: int, firm: int, down: int) -> int:
    """A board as one number."""
    return mine | firm << FIRM | down << DOWN | (mine | theirs) << UP


def sets_of(board: int) -> tuple[int, int, int, int]:
    """(mine, theirs, firm, down) of a board."""
    mine = board & ALL_CELLS
    return mine, board >> UP ^ mine, board >> FIRM & ALL_CELLS, board >> DOWN & ALL_CELLS


def _symmetry(turns: int, mirrored: bool) -> tuple[int, ...]:
    """Where each set of cells goes when the board is mirrored, then turned so many quarters."""
    goes = []
    for cell in range(SIDE * SIDE):
        column, row = cell % SIDE, cell // SIDE
        if mirrored:
            column = SIDE - 1 - column
        for _ in range(turns):
            column, row = SIDE - 1 - row, column
        goes.append(1 << row * SIDE + column)
    return tuple(sum(goes[cell] for cell in BITS[cells]) for cells in range(ALL_CELLS + 1))


SYMMETRIES: Final = tuple(_symmetry(turns, mirrored) for mirrored in (False, True) for turns in range(4))


def canonical(board: int) -> int:
    """The least of a board's eight images."""
    mine, firm, down, up = board & 511, board >> FIRM & 511, board >> DOWN & 511, board >> UP
    return min(image[mine] | image[firm] << FIRM | image[down] << DOWN | image[up] << UP for image in SYMMETRIES)


@cache
def boards(count: int, fallen: bool) -> tuple[int, ...]:
    """All canonical boards with `count` face-up tiles and, if `fallen`, one face down; a camp has one Castle at most.

    Those that no play leads to are among them, but for this: what is down lies beside a tile of whoever destroyed it.
    """
    found = []
    for up in range(ALL_CELLS + 1):
        if COUNT[up] != count or any(image[up] < up for image in SYMMETRIES):
            continue
        alike = [image for image in SYMMETRIES if image[up] == up]
        for board in _filled(up, fallen):
            mine, firm, down = board & 511, board >> FIRM & 511, board >> DOWN & 511
            if all(board <= (im[mine] | im[firm] << FIRM | im[down] << DOWN | up << UP) for im in alike):
                found.append(board)
    return tuple(sorted(found))


def _filled(up: int, fallen: bool) -> Iterator[int]:
    """Every board with these cells face up."""
    widest = HITS[STRIKERS[-1]]
    for down in [1 << cell for cell in BITS[ALL_CELLS & ~up]] if fallen else [0]:
        near = widest[down.bit_length() - 1] if down else 0
        mine = up
        while True:
            theirs = up ^ mine
            for own in (0, *(1 << cell for cell in BITS[mine])):
                for other in (0, *(1 << cell for cell in BITS[theirs])):
                    if not down or theirs & ~other & near:
                        yield number_of(mine, theirs, own | other, down)
            if not mine:
                break
            mine = mine - 1 & up


def place_of(pos: Compact) -> Place:
    """A position of `first-game` after the Citizen's placement, from the compact form of any round."""
    mine, theirs, down, ids, hand, foe, _, _ = pos
    firm = sum(1 << cell for cell in BITS[mine | theirs] if _IS_CASTLE[ids >> ID_BITS * cell & ONE_ID])
    return Place(mine, theirs, firm, down, _hand(hand), _hand(foe))


_IS_CASTLE: Final = [tile.id in (HOME["p1"][CASTLE], HOME["p2"][CASTLE]) for tile in TILES.values()]
_CAMPS: Final = tuple(tuple(1 << NUMBER_OF[tile] for tile in home) for home in HOME.values())


def _hand(tiles: int) -> int:
    """A set of tiles of one camp, or of either, as a hand."""
    return sum(1 << power for power in POWERS if any(tiles & camp[power] for camp in _CAMPS))
