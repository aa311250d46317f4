"""Puzzles of R vs R: the one placement that wins the round, or after which the next one wins whatever is answered.

Everything is searched to the end of those placements; nothing is estimated.
"""

from collections.abc import Iterator
from typing import Final

from ..core.actions import placement
from ..core.game import Action, Json
from ..core.luck import Luck
from ..core.match import Match
from ..games import GAMES
from ..players.grid.moves import children, result
from ..players.grid.position import COUNT, Compact, Rules, compact
from ..players.grid.worlds import is_open
from ..players.levels import LEVELS
from .puzzle import Kind, Puzzle, Reply, Step, only

GAME: Final = "r-vs-r"
SETUPS: Final = ("standard", "standard", "random", "draft", "first-game")  # in turn; all open
PLAYERS: Final = ("scamp", "guard", "neighbour")
THOUGHT: Final = ("nodes", 10)  # with more a puzzle takes longer to be found
MOST_FREE: Final = 3  # cells; with more there has never been a forced win in two that was the only one
FEWEST_WAYS: Final = 6  # legal actions, for a choice that deserves the name
MOST_LOOKED_AT: Final = 3000  # positions for one puzzle; what takes more is left alone
_RULES: Final = Rules()


class _TooMuch(Exception):
    """The search for a puzzle takes longer than it is worth."""


def play(seed: str) -> Iterator[Puzzle]:
    """The puzzles of the first round of one match of computers with a will of their own."""
    luck = Luck(seed)
    match = Match(GAMES[GAME], {"setup": SETUPS[luck.below(len(SETUPS))]}, seed)
    players = {seat: LEVELS[GAME][PLAYERS[luck.below(len(PLAYERS))]] for seat in ("p1", "p2")}
    while match.state.stage in ("place", "draft"):
        [seat] = match.waiting_for()
        view = match.view(seat)
        if match.state.stage == "place" and len(view["legal"]) >= FEWEST_WAYS and is_open(view):
            position = compact(match.state.position, _RULES)
            if COUNT[position[0] | position[1] | position[2]] >= 9 - MOST_FREE:
                puzzle = _puzzle(view, position, match.record())
                if puzzle is not None:
                    yield puzzle
        match.choose(seat, players[seat].choose(view, match.rng_for(seat), THOUGHT))


def _puzzle(view: Json, position: Compact, record: Json) -> Puzzle | None:
    """The puzzle that this position is, if it is one."""
    search = _Search()
    after = search.after(position)
    winning = [action for action in view["legal"] if _is_won(after[action])]
    if len(winning) == 1:
        return _made("win-in-one", view, position, record, (Step((winning[0],)),))
    if winning:
        return None
    try:
        replies = search.replies(after)
        right = only([action for action, reply in replies.items() if reply is None])
        defence = None if right is None else search.defence(after[right])
    except _TooMuch:
        return None
    if right is None or defence is None:
        return None
    reply, wins = defence
    answered = tuple(replies[action] or (reply if action == right else ()) for action in view["legal"])
    return _made("win-in-two", view, position, record, (Step((right,), answered), Step(wins)))


def _made(kind: Kind, view: Json, position: Compact, record: Json, steps: tuple[Step, ...]) -> Puzzle:
    tile = placement(steps[0].right[0]).tile
    return Puzzle(kind, record, view["seat"], steps, tile, len(view["legal"]), position)


def _is_won(child: Compact) -> bool:
    """Whether the round is over, and won by the seat that has just placed a tile."""
    ended = result(child)
    return ended is not None and ended < 0


class _Search:
    """Two placements of a seat and what lies between them, in full; it counts what it looks at."""

    def __init__(self) -> None:
        self._looked_at = 0

    def after(self, position: Compact) -> dict[Action, Compact]:
        """Where each action leads."""
        self._looked_at += 1
        if self._looked_at > MOST_LOOKED_AT:
            raise _TooMuch
        names: list[Action] = []
        return dict(zip(names, children(position, _RULES, names), strict=True))

    def replies(self, after: dict[Action, Compact]) -> dict[Action, Reply | None]:
        """For each action a reply after which the next placement cannot win; empty if the round is lost at once.

        None for an action to which there is no such reply; once two are found the others are left out.
        """
        found: dict[Action, Reply | None] = {}
        useful: list[Action] = []  # replies to what was looked at before, the last one first: likely good again
        for action, child in after.items():
            if result(child) is not None:
                found[action] = ()
                continue
            replies = self.after(child)
            ordered = [*(reply for reply in useful if reply in replies), *replies]
            strong = next((reply for reply in ordered if self._holds(replies[reply])), None)
            found[action] = None if strong is None else (strong,)
            if strong is not None:
                useful = [strong, *(reply for reply in useful if reply != strong)]
            elif list(found.values()).count(None) > 1:
                break
        return found

    def _holds(self, position: Compact) -> bool:
        """Whether the seat to act, whose placement comes next, cannot win the round with it."""
        ended = result(position)
        if ended is not None:
            return ended < 0
        return not any(map(_is_won, self.after(position).values()))

    def defence(self, position: Compact) -> tuple[Reply, tuple[Action, ...]] | None:
        """The reply after which the fewest placements win, and those; None if every reply ends the round."""
        found: list[tuple[Reply, tuple[Action, ...]]] = []
        for reply, child in self.after(position).items():
            if result(child) is None:
                wins = (action for action, last in self.after(child).items() if _is_won(last))
                found.append(((reply,), tuple(wins)))
        return min(found, key=lambda each: len(each[1]), default=None)
