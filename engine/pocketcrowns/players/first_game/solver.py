"""The setup `first-game`, solved: who wins any position that play can reach, from a table and a search to the end.

The table holds the early positions (table.py); with four or more tiles face up the rest of the round is
searched: depth first, no estimates, each position once (Michie 1968 calls the table of results a memo).
"""

from functools import cache
from typing import Final

from ..grid.position import ALL_CELLS, BITS, COUNT, Compact
from ..player import Meter
from ..tables import read
from .boards import CASTLE, CASTLE_BIT, FLIPPERS, FLIPS, FULL_HAND, HITS, STRIKERS, Place, place_of
from .table import Table

FILES: Final = {False: "first_game.bin", True: "first_game_when_full.bin"}  # by RV1's switch
LAST: Final = 8  # face-up tiles when the next one ends the round

_WIDEST: Final = STRIKERS[-1]
_NARROW: Final = sum(1 << power for power in STRIKERS[:-1])
_PLAIN: Final = (*FLIPPERS, *STRIKERS)
# Whatever the others destroy the widest can destroy too: it is never spent where one of them would do.
assert all(HITS[_WIDEST][cell] & HITS[power][cell] == HITS[power][cell] for power in STRIKERS for cell in range(9))


@cache
def table(when_full: bool) -> Table:
    """The stored results for one setting of RV1's switch. Raises Absent."""
    return Table(read(__name__, FILES[when_full]))


@cache
def _ending(mine: int, theirs: int, firm: int) -> int:
    """With eight tiles face up and none down: the tiles that win at once, as a hand. Nothing may be destroyed (RV1)."""
    up = mine | theirs
    here = ALL_CELLS ^ up
    me, touch, cell = mine | here, up & ~firm, here.bit_length() - 1
    if COUNT[me] > COUNT[theirs]:
        return FULL_HAND
    found = 0
    for power in FLIPPERS:
        for cells in FLIPS[power][cell]:
            flip = cells & touch
            if COUNT[me ^ flip] > COUNT[theirs ^ flip]:
                found |= 1 << power
                break
    return found


class Solver:
    """Searches to the end of the round. Raises Spent from its meter, keeping what it has found out."""

    def __init__(self, when_full: bool, meter: Meter) -> None:
        self._when_full = when_full
        self._meter = meter
        self._table = table(when_full)
        self._known: dict[Place, bool] = {}

    def wins(self, place: Place) -> bool:
        """Whether the seat to act wins. Exact."""
        known = self._recall(place)
        return self._search(place) if known is None else known

    def wins_at(self, pos: Compact) -> bool:
        """The same of a position in the compact form of any round."""
        return self.wins(place_of(pos))

    def _recall(self, place: Place) -> bool | None:
        """What is known without a search."""
        mine, theirs, firm, down, hand, foe = place
        if mine | theirs == ALL_CELLS:
            return COUNT[mine] > COUNT[theirs]
        if not hand:  # RV19
            return False
        count = COUNT[mine] + COUNT[theirs]
        if count == LAST and not down:
            return bool(_ending(mine, theirs, firm) & hand)
        known = self._known.get(place)
        if known is None and count <= LAST // 2:
            known = self._table.wins(mine, theirs, firm, down, hand, foe)
            if known is not None:
                self._known[place] = known
        return known

    def _search(self, place: Place) -> bool:
        """Whether one placement leads to a loss of the other seat: those known first, then the likeliest."""
        self._meter.count()
        unknown = []
        for number, after in enumerate(self._after(place)):
            known = self._recall(after)
            if known is None:
                mine, theirs, firm = after[0], after[1], after[2]
                lead = COUNT[mine] - COUNT[theirs] + COUNT[mine & firm] - COUNT[theirs & firm]
                unknown.append((lead, number, after))
            elif not known:
                self._known[place] = True
                return True
        unknown.sort()
        for _, _, after in unknown:
            if not self._search(after):
                self._known[place] = True
                return True
        self._known[place] = False
        return False

    def _after(self, place: Place) -> list[Place]:
        """Where a placement may lead, without what is never better than another."""
        mine, theirs, firm, down, hand, foe = place
        up = mine | theirs
        free, touch = ALL_CELLS & ~(up | down), up & ~firm
        plain = [power for power in _PLAIN if hand >> power & 1 and (power != _WIDEST or not hand & _NARROW)]
        flippers = [power for power in FLIPPERS if hand >> power & 1]
        found: dict[Place, None] = {}
        for cell in BITS[free]:
            here = 1 << cell
            me = mine | here
            if hand & CASTLE_BIT:
                found[Place(theirs, me, firm | here, 0, foe, hand ^ 1 << CASTLE)] = None
            for power in flippers:
                left = hand ^ 1 << power
                for cells in FLIPS[power][cell]:
                    flip = cells & touch
                    if flip:
                        found[Place(theirs ^ flip, me ^ flip, firm, 0, foe, left)] = None
            if up | here != ALL_CELLS if self._when_full else free != here:
                spared = 0
                for power in STRIKERS:
                    if hand >> power & 1:
                        hit = HITS[power][cell] & touch & ~spared
                        spared |= hit
                        left = hand ^ 1 << power
                        for victim in BITS[hit]:
                            gone = 1 << victim
                            found[Place(theirs & ~gone, me & ~gone, firm, gone, foe, left)] = None
            for power in plain:
                found[Place(theirs, me, firm, 0, foe, hand ^ 1 << power)] = None
        return list(found)
