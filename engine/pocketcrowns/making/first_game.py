"""Solves `first-game` from the last tile backwards and writes the results that players/first_game/table.py stores.

For one board all pairs of hands are solved together: a whole number of 128 x 128 bits says for which of them the seat
to act wins, and a placement turns the numbers of the boards it leads to into a part of this one by a shift. So the
88,125,982 positions that play can reach (up to symmetry) take some 130,000 boards, and less than a minute.
"""

from collections.abc import Callable, Iterable
from typing import Final

from ..players.first_game.boards import (
    CASTLE,
    FLIPPERS,
    FLIPS,
    HANDS,
    HITS,
    POWERS,
    STRIKERS,
    boards,
    canonical,
    number_of,
    sets_of,
)
from ..players.first_game.table import STORED, packed
from ..players.grid.position import ALL_CELLS, BITS, COUNT

CELLS_IN_ALL: Final = 9
EVERY_PAIR: Final = (1 << HANDS * HANDS) - 1
COMMON: Final = -1  # in the place of a power: what every tile but the Castle may do

Ways = dict[int, set[int]]  # power to the canonical boards that it leads to


def _lacking(power: int) -> int:
    """All pairs whose first hand has no tile with this power."""
    row = (1 << HANDS) - 1
    return sum(row << own * HANDS for own in range(HANDS) if not own >> power & 1)


_LACKS: Final = [_lacking(power) for power in POWERS]
# Exchanging the hands exchanges their bits one by one (a transposition of a square matrix of bits).
_EXCHANGES: Final = [
    (
        sum(1 << pair for pair in range(HANDS * HANDS) if pair >> power & 1 and not pair >> power + len(POWERS) & 1),
        (1 << power + len(POWERS)) - (1 << power),
    )
    for power in POWERS
]


def _exchanged(pairs: int) -> int:
    """The same pairs with first and second hand exchanged."""
    for where, distance in _EXCHANGES:
        moved = (pairs >> distance ^ pairs) & where
        pairs ^= moved | moved << distance
    return pairs


def _ways(board: int, when_full: bool, least: dict[int, int]) -> tuple[Ways, Ways]:
    """Where each power may lead from a board: without destroying, and destroying."""
    mine, theirs, firm, down = sets_of(board)
    up = mine | theirs
    free, touch = ALL_CELLS & ~(up | down), up & ~firm
    calm: Ways = {power: set() for power in (COMMON, CASTLE, *FLIPPERS)}
    strikes: Ways = {power: set() for power in STRIKERS}
    for cell in BITS[free]:
        here = 1 << cell
        me = mine | here
        calm[COMMON].add(least[number_of(theirs, me, firm, 0)])
        if not mine & firm:
            calm[CASTLE].add(least[number_of(theirs, me, firm | here, 0)])
        for power in FLIPPERS:
            for cells in FLIPS[power][cell]:
                if flip := cells & touch:
                    calm[power].add(least[number_of(theirs ^ flip, me ^ flip, firm, 0)])
        if up | here != ALL_CELLS if when_full else free != here:  # RV1
            for power in STRIKERS:
                for victim in BITS[HITS[power][cell] & touch]:
                    gone = 1 << victim
                    strikes[power].add(least[number_of(theirs & ~gone, me & ~gone, firm, gone)])
    return calm, strikes


def _won(ways: Ways, lost: dict[int, int]) -> int:
    """The pairs with which some way leads to a board that is lost for the other seat.

    `lost` has for each board the pairs (the other's hand, the hand of its seat to act) with which that seat loses.
    """
    common = _union(lost[board] for board in ways.get(COMMON, ()))
    found = 0
    for power in POWERS:
        after = _union(lost[board] for board in ways.get(power, ()))
        if COMMON in ways and power != CASTLE:
            after |= common
        if after:  # the hand had this tile before
            found |= (after & _LACKS[power]) << HANDS * (1 << power)
    return found


def _union(numbers: Iterable[int]) -> int:
    union = 0
    for number in numbers:
        union |= number
    return union


class _Least(dict[int, int]):
    """Board to its canonical image, found when first asked for."""

    def __missing__(self, board: int) -> int:
        image = self[board] = canonical(board)
        return image


def solve(when_full: bool, progress: Callable[[int, int], None] = lambda done, of: None) -> bytes:
    """The file for one setting of RV1's switch. `progress` is told the boards done so far and their number.

    Needs about 350 MB of memory, and about 16 s of a 2.5 GHz core.
    """
    total = sum(len(boards(count, fallen)) for count in range(CELLS_IN_ALL) for fallen in (False, True))
    done = 0
    stored = {(count, fallen) for count, fallen, _ in STORED}
    results: dict[int, int] = {}
    lost = {}
    for board in boards(CELLS_IN_ALL, False):
        mine, theirs, _, _ = sets_of(board)
        lost[board] = 0 if COUNT[mine] > COUNT[theirs] else EVERY_PAIR
    for count in reversed(range(CELLS_IN_ALL)):
        least = _Least()
        for fallen in (True, False):
            here = boards(count, fallen)
            ways = {board: _ways(board, when_full, least) for board in here}
            calm = {board: _won(ways[board][0], lost) for board in here}
            won = dict(calm)
            lost |= {board: _exchanged(EVERY_PAIR & ~won[board]) for board in here}
            # Destroying leads to as many face-up tiles with one face down. Hands get smaller, so this comes to an end.
            changed = True
            while changed:
                changed = False
                for board in here:
                    more = calm[board] | _won(ways[board][1], lost)
                    if more != won[board]:
                        won[board], changed = more, True
                        lost[board] = _exchanged(EVERY_PAIR & ~more)
            if (count, fallen) in stored:
                results |= won
            done += len(here)
            progress(done, total)
        lost = {board: lost[board] for board in boards(count, False)}
    return packed(results)
