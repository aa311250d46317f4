"""Who wins a round of R vs R whose board is nearly full, proven: no estimate, no window.

With one or two cells to fill, comparing sets of tiles mostly tells (boards.py). The rest is searched depth first, each
position once (Michie 1968 calls the table of results a memo), first by what won on the same board with other hands,
then by the tile that won last with as many face-up tiles (the killer heuristic: Akl and Newborn 1977).
"""

from dataclasses import replace
from operator import itemgetter
from typing import Final

from ..player import Budget, Meter
from .boards import (
    DRAWS,
    KILLS,
    LINGERING,
    RECALLS,
    SLOW,
    SOON,
    STAYERS,
    WAKES,
    About,
    Board,
    Key,
    winners,
)
from .moves import each_child, marks, power_of, result, tiles_in
from .position import (
    ALL_CELLS,
    ALL_TILES,
    BITS,
    COUNT,
    COVERED,
    COVERED_BITS,
    DISCARD,
    ID_BITS,
    NAMING,
    ON_BOARD,
    ONE_ID,
    REACH,
    TOWER,
    WITHOUT,
    Compact,
    Rules,
    lasting,
)
from .value import ALLY, FOR_POINTS

WON: Final = -1
LOST: Final = 0
MOST: Final = 40_000  # positions and boards that are kept from one question to the next: some 40 MB of a page
LONGEST: Final = 28  # placements of a proof: no round is void (RV21) that began with as many
_COVER: Final = (1 << COVERED_BITS) - 1 << COVERED
_BOARD: Final = ON_BOARD | _COVER
# What orders placements by how likely they win: measured, of all estimates this one leads to the fewest positions.
_HELD: Final = FOR_POINTS.own[5]
_LIKELIEST: Final = itemgetter(0)
_NOTHING: Final = 0, (0, 0, 0)


class _Endless(Exception):
    """A line of placements is too long to be proven."""


class Endgame:
    """Proves who wins a round that is for the win alone. Raises Spent from its meter, keeping what it has found out."""

    def __init__(self, rules: Rules, meter: Meter) -> None:
        self.meter = meter
        self._rules, self._nameless = rules, replace(rules, names=False)
        self._about = About.of(rules.when_full, 0)
        self._boards: dict[Key, Board] = {}
        self._known: dict[Compact, bool] = {}
        # By boards without hands, the tile that won there last, and the first three numbers of what it led to.
        self._won: dict[Key, tuple[int, tuple[int, int, int]]] = {}
        self._killers = [0] * 20  # by _kind, the tile that won last

    @property
    def size(self) -> int:
        """Positions and boards that are kept."""
        return len(self._known) + len(self._boards) + len(self._won)

    def wins(self, pos: Compact) -> bool | None:
        """Whether the seat to act wins a round that goes on. Exact; None where a loop of placements may void it."""
        _, _, _, ids, hand, foe, neutral, _ = pos
        live = hand | foe | neutral
        if live & NAMING:
            live |= ids >> DISCARD & ALL_TILES | 1 << (ids >> COVERED + 1 & ONE_ID)
            live |= sum({1 << (ids >> ID_BITS * cell & ONE_ID) for cell in range(9)})
        if live & ~self._about.tiles:
            self._about = About.of(self._rules.when_full, live | self._about.tiles)
            self._boards.clear()
        try:
            return self._wins(self._plainer(pos), LONGEST)
        except _Endless:
            return None

    def _wins(self, pos: Compact, longest: int) -> bool:
        known = self._known.get(pos)
        if known is None:
            left = self._at_a_glance(pos)
            known = left == WON if left <= 0 else self._search(pos, left, longest)
            self._known[pos] = known
        return known

    def _at_a_glance(self, pos: Compact) -> int:
        """What comparing sets of tiles says: WON, LOST, or which tiles are still to be tried."""
        mine, theirs, down, ids, hand, foe, neutral, seat = pos
        up = mine | theirs
        count = COUNT[up]
        if count < 7:
            return ALL_TILES
        free = ALL_CELLS ^ (up | down)
        if not free or down & down - 1:
            return ALL_TILES
        if count == 8:
            tiles = hand | neutral
            firm, mute, reaper = marks(ids & ON_BOARD, up)
            if winners(mine, theirs, up & ~firm, reaper, bool(free & mute & ~firm), seat) & tiles:
                return WON
            left = tiles & LINGERING
            return self._woken(pos, left, firm, mute & ~firm, reaper) if left & WAKES else left
        if down and ids >> ID_BITS * (down.bit_length() - 1) & ONE_ID == TOWER:
            return ALL_TILES
        ids = lasting(ids & ON_BOARD)
        if down:
            ids &= WITHOUT[down.bit_length() - 1]
        return self._with_two_left((mine, theirs, free, ids, seat * self._about.turns), hand, foe, neutral)

    def _woken(self, pos: Compact, left: int, firm: int, mute: int, reaper: int) -> int:
        """Of tiles to try on the last cell, without those that wake nothing which wins or lingers; WON if one wins."""
        mine, theirs, _, ids, hand, foe, neutral, seat = pos
        up = mine | theirs
        here = ALL_CELLS ^ up
        laid = mine | here, theirs, 0, ALL_CELLS & ~firm, firm, mute, False  # RV1: a full board, nothing is destroyed
        for tile in tiles_in(left & WAKES):
            left ^= 1 << tile
            for near in () if here & mute else BITS[REACH[tile][here.bit_length() - 1] & up & ~(firm | mute)]:
                other = ids >> ID_BITS * near & ONE_ID
                if 1 << other & LINGERING:
                    left |= 1 << tile
                    continue
                for _, ours, *_ in power_of(other, near, laid, (ids, 0, hand, foe, neutral, seat), self._rules):
                    if not reaper & ours if reaper else COUNT[ours] > 4:
                        return WON
        return left

    def _with_two_left(self, key: Key, hand: int, foe: int, neutral: int) -> int:
        """The same of a board with these tiles in the hand of the seat to act, of the other, and neutral."""
        board = self._boards.get(key)
        if board is None:
            board = self._boards[key] = Board(key, self._about)
        hands = hand, foe, neutral
        found = board.known.get(hands)
        if found is None:
            found = board.known[hands] = self._compare(board, hand, foe, neutral)
        return found

    def _compare(self, board: Board, hand: int, foe: int, neutral: int) -> int:
        """The tiles still to be tried are those whose effect, or an answer to them, does more than the board tells."""
        tiles, theirs = hand | neutral, foe | neutral
        left = 0
        lingers = theirs & LINGERING
        for slowly in (False, True):
            for able, answers in board.slow(tiles & SLOW) if slowly else board.usual:
                ours = able & tiles
                if ours:
                    answer = answers & theirs
                    if not answer or (answer & ours & neutral and not answer & answer - 1):
                        if not lingers & ~answer:
                            return WON
                        left |= answer or ours
        for acting, pool in ((tiles & KILLS, foe), (tiles & DRAWS, neutral)):
            if acting:
                for answers in board.open:
                    answer = answers & theirs & ~acting
                    if answer & pool and not answer & answer - 1:
                        if not lingers & ~(answer | acting):
                            return WON
                        left |= acting
        stays = board.staying() if tiles & STAYERS else []
        for stay in stays:
            able, after = stay
            ours = able & tiles & ~left  # what is to be tried anyway says no more here
            while ours:
                bit = ours & -ours
                ours ^= bit
                theirs_then = self._with_two_left(after, foe, hand & ~bit, neutral & ~bit)
                if theirs_then > 0:
                    left |= bit
                elif theirs_then == LOST:
                    if stay is not stays[0]:
                        board.prefer(stay)
                    return WON
        # Without a tile that lingers the round is over before a tile that is taken back could be placed.
        return left | tiles & board.beyond & (ALL_TILES if lingers else ~RECALLS)

    def _search(self, pos: Compact, only: int, longest: int) -> bool:
        """By playing on: what won on this board, the tile that won last on such a board, what is told at once, the
        likeliest of the rest.

        `only`: the tiles to try.
        """
        if not longest:
            raise _Endless
        self.meter.count()
        known, named = self._known, (pos[4] | pos[5] | pos[6]) & NAMING
        rules = self._rules if named else self._nameless
        # No other end needs to be asked for: who has nothing to place finds nothing that wins (RV19).
        may_be_full = COUNT[pos[0] | pos[1] | pos[2]] >= 8
        only &= pos[4] | pos[6]
        here = _board_of(pos)
        tile, led_to = self._won.get(here, _NOTHING)
        for after in each_child(pos, rules, None, tile) if tile & only else ():
            if after[:3] == led_to:
                child = self._plainer(after) if named else after
                ended = result(child) if may_be_full else None
                if not (self._wins(child, longest - 1) if ended is None else ended > 0):
                    return self._won_by(pos, here, child)
                break
        killer = self._killers[_kind(pos)] & only
        others = only & ~killer
        pending: list[tuple[int, Compact, int]] = []
        for stage in (killer, others & SOON, others & ~SOON):
            for after in each_child(pos, rules, None, stage) if stage else ():
                child = self._plainer(after) if named else after
                ended = result(child) if may_be_full else None
                if ended is None:
                    wins = known.get(child)
                    if wins is None:
                        left = self._at_a_glance(child)
                        if left > 0:
                            theirs, mine, _, _, foe, hand, _, _ = child
                            likely = ALLY * (COUNT[mine] - COUNT[theirs]) + _HELD[hand] - _HELD[foe]
                            pending.append((-likely, child, left))
                            continue
                        wins = left == WON
                    if not wins:
                        return self._won_by(pos, here, child)
                elif ended < 0:
                    return self._won_by(pos, here, child)
        pending.sort(key=_LIKELIEST)
        for _, child, left in pending:
            wins = known.get(child)
            if wins is None:
                wins = known[child] = self._search(child, left, longest - 1)
            if not wins:
                return self._won_by(pos, here, child)
        return False

    def _won_by(self, pos: Compact, here: Key, child: Compact) -> bool:
        """True, keeping in mind which tile was placed on the board `here`, and what it led to."""
        tile = (pos[4] | pos[6]) & ~(child[5] | child[6])
        self._killers[_kind(pos)] = tile
        self._won[here] = tile, child[:3]
        return True

    def _plainer(self, pos: Compact) -> Compact:
        """The same, without what no tile that is left to place cares for."""
        mine, theirs, down, ids, hand, foe, neutral, seat = pos
        if not (hand | foe | neutral) & NAMING:
            ids = lasting(ids & ON_BOARD) | ids & _COVER
        elif self._about.tiles & RECALLS:
            return pos
        else:
            ids &= _BOARD
        return mine, theirs, down, ids, hand, foe, neutral, seat


def _board_of(pos: Compact) -> Key:
    """A position without hands, and without what lies where but for permanent powers."""
    return pos[0], pos[1], pos[2], lasting(pos[3] & ON_BOARD), pos[7]


def _kind(pos: Compact) -> int:
    """The number of face-up tiles and the seat to act, as one number below 20."""
    return COUNT[pos[0] | pos[1]] + 10 * pos[7]


_kept: Final[dict[Rules, Endgame]] = {}


def forget() -> None:
    """Keep nothing of earlier questions."""
    _kept.clear()


def endgame_for(rules: Rules, budget: Budget) -> Endgame:
    """One that knows what earlier questions found out; with a budget in nodes one that knows nothing, so that an answer
    does not depend on what was asked before."""
    unit, _ = budget
    if unit == "nodes":
        return Endgame(rules, Meter(budget))
    if sum(endgame.size for endgame in _kept.values()) > MOST:
        _kept.clear()
    if rules not in _kept:
        _kept[rules] = Endgame(rules, Meter(budget))
    return _kept[rules]
