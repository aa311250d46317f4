"""Puzzles of Brave Rats: which card to lay open for a Spy, which one wins this round, or at the latest the next one.

The exact solver says what each card is worth; a win is certain where every answer to the card leads to it.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, TypeAlias

from ..brave_rats.cards import CardId
from ..brave_rats.rounds import Rulings
from ..core.game import Action, Json, Seat
from ..core.luck import Luck
from ..core.match import Match
from ..games import GAMES
from ..players.duel.matrix_game import GAP, Matrix
from ..players.duel.rules import COLUMN, NOBODY, ROW, Position, position_of, rulings_of, unpack_hand
from ..players.duel.solver import Duel, solve_round, spread
from ..players.people.round_ahead import RoundAhead
from ..players.player import Player, Whim
from .puzzle import Kind, Puzzle, Reply, Step

GAME: Final = "brave-rats"
EDITIONS: Final = (16, 16, 16, 16, 18)  # in turn: the Mime is met now and then
PLAYERS: Final[tuple[Player, ...]] = (Whim(), RoundAhead(), RoundAhead(spread=0.9, like_people=True))
FEWEST_CARDS: Final = 3  # different ones, for a choice that deserves the name
MOST_CARDS: Final = 5  # left to each side; what comes before takes long to solve, and is hard to think through
MARGIN: Final = 0.1  # by which the best card to lay open beats the second best
HOPELESS: Final = -0.9

Entry: TypeAlias = Position | float
_CERTAIN: Final = 1.0


def play(seed: str) -> Iterator[Puzzle]:
    """The puzzles of one game of computers with a will of their own."""
    luck = Luck(seed)
    match = Match(GAMES[GAME], {"edition": EDITIONS[luck.below(len(EDITIONS))]}, seed)
    players = {seat: PLAYERS[luck.below(len(PLAYERS))] for seat in ("p1", "p2")}
    while waiting_for := match.waiting_for():
        views = [match.view(seat) for seat in waiting_for]
        for view in views:
            if len(view["legal"]) >= FEWEST_CARDS and len(view["seen"]["left"]["p1"]) <= MOST_CARDS:
                puzzle = _Table(view).puzzle(match.record())
                if puzzle is not None:
                    yield puzzle
        chosen = [players[view["seat"]].choose(view, match.rng_for(view["seat"]), ("nodes", 1)) for view in views]
        for seat, card in zip(waiting_for, chosen, strict=True):
            match.choose(seat, card)


@lru_cache(maxsize=2)
def _duel(rulings: Rulings) -> Duel:
    return Duel(rulings)


class _Odds:
    """How often the row player wins, and how often nobody does, where both play the solver's mixes."""

    def __init__(self, duel: Duel) -> None:
        self._duel = duel
        self._known: dict[Position, tuple[float, float]] = {}

    def of(self, entry: Entry) -> tuple[float, float]:
        if isinstance(entry, float):
            return float(entry == _CERTAIN), float(entry == 0.0)
        found = self._known.get(entry)
        if found is None:
            grid = self._duel.transitions.grid(entry)
            shares = _shares(_values(self._duel, grid), entry.look)
            played = [(p, self.of(grid[row][column])) for (row, column), p in shares.items() if p > 0]
            found = sum(p * wins for p, (wins, _) in played), sum(p * ties for p, (_, ties) in played)
            self._known[entry] = found
        return found


def _shares(matrix: Matrix, look: int) -> dict[tuple[int, int], float]:
    """How often each pair of cards is played; a card that was shown gets the best of answers (BR9)."""
    solution = solve_round(matrix, look)
    if look == NOBODY:
        rows = [solution.row_mix] * len(matrix[0])
        columns = [solution.column_mix] * len(matrix)
    elif look == ROW:
        rows = [solution.row_mix] * len(matrix[0])
        columns = [spread(list(line), min(line)) for line in matrix]
    else:
        rows = [spread(list(column), max(column)) for column in zip(*matrix, strict=True)]
        columns = [solution.column_mix] * len(matrix)
    return {(i, j): rows[j][i] * columns[i][j] for i in range(len(matrix)) for j in range(len(matrix[0]))}


@lru_cache(maxsize=2)
def _odds(rulings: Rulings) -> _Odds:
    return _Odds(_duel(rulings))


class _Table:
    """A position from the side of the seat to choose, who is the row player here."""

    def __init__(self, view: Json) -> None:
        self.seat: Seat = view["seat"]
        self.legal: list[Action] = view["legal"]
        self.edition: int = view["options"]["edition"]
        self.shown: CardId | None = view["seen"]["shown"]
        self.duel = _duel(rulings_of(view))
        self.odds = _odds(rulings_of(view))
        position = position_of(view["seen"])
        self.position = position if self.seat == "p1" else position.mirrored()
        self.grid, self.theirs = _narrowed(self.duel, self.position, self.shown)

    def puzzle(self, record: Json) -> Puzzle | None:
        """The puzzle that this position is, if it is one."""
        winning = [
            number for number, line in enumerate(self.grid) if all(_wins_by_next(self.duel, entry) for entry in line)
        ]
        spied_on = self.position.look == ROW and not winning
        if not spied_on and len(winning) != 1:
            return None  # without a look at the solver, which takes longer
        matrix = _values(self.duel, self.grid)
        worth = sorted((min(line) for line in matrix), reverse=True)
        if spied_on:
            return self._spied_on(record, matrix) if worth[0] - worth[1] >= MARGIN and worth[0] > HOPELESS else None
        if worth[1] == _CERTAIN:
            return None  # another card wins later
        [card] = winning
        if _wins_now(self.grid[card]):
            return self._made("win-in-one", record, matrix, card, (self._step(matrix, card),))
        reply, after = self._defence(card)
        return self._made("win-in-two", record, matrix, card, (self._step(matrix, card, reply), after))

    def _spied_on(self, record: Json, matrix: Matrix) -> Puzzle:
        card = max(range(len(matrix)), key=lambda number: min(matrix[number]))
        return self._made("spied-on", record, matrix, card, (self._step(matrix, card),))

    def _made(self, kind: Kind, record: Json, matrix: Matrix, card: int, steps: tuple[Step, ...]) -> Puzzle:
        worth = sorted((min(line) for line in matrix), reverse=True)
        near = sum(sum(value < _CERTAIN - GAP for value in line) == 1 for line in matrix)
        spied = kind == "spied-on"
        return Puzzle(
            kind,
            record,
            self.seat,
            steps,
            self.legal[card],
            len(matrix) - 10 * (worth[0] - worth[1]) if spied else len(matrix) + near,
            (self.edition, self.position, self.shown),
            self._chances(matrix) if spied else (),
        )

    def _chances(self, matrix: Matrix) -> tuple[int, ...]:
        """What each card comes to, once it is answered with the card that the puzzle answers it with."""
        replies = _replies(self.grid, matrix, self.theirs, self.shown)
        ends = [line[self.theirs.index(reply)] for line, (reply,) in zip(self.grid, replies, strict=True)]
        odds = [self.odds.of(entry) for entry in ends]
        won = [round(100 * wins) for wins, _ in odds]
        return (*won, *(round(100 * (wins + ties)) - part for (wins, ties), part in zip(odds, won, strict=True)))

    def _step(self, matrix: Matrix, right: int, defence: Reply | None = None) -> Step:
        """The other seat answers as hurts most; to a card that wins, with its strongest."""
        replies = _replies(self.grid, matrix, self.theirs, self.shown)
        if defence is not None:
            replies[right] = defence
        return Step((self.legal[right],), tuple(replies))

    def _defence(self, card: int) -> tuple[Reply, Step]:
        """The reply after which the fewest cards still win, and the step that follows."""
        found: list[tuple[int, Reply, Step]] = []
        for theirs, entry in zip(self.theirs, self.grid[card], strict=True):
            if isinstance(entry, float):
                continue
            begun: Reply = () if self.shown else (theirs,)
            laid_open = unpack_hand(entry.column) if entry.look == COLUMN else (None,)
            for shown in laid_open:
                step = _last_step(self.duel, entry, shown)
                found.append((len(step.right), (*begun, *([shown] if shown else [])), step))
        _, reply, step = min(found, key=lambda each: each[0])
        return reply, step


def _narrowed(duel: Duel, position: Position, shown: CardId | None) -> tuple[list[list[Entry]], tuple[CardId, ...]]:
    """What each pair of cards leads to, and the other side's cards: only the one that it has shown, if it has."""
    grid, theirs = duel.transitions.grid(position), unpack_hand(position.column)
    if shown is None:
        return grid, theirs
    place = theirs.index(shown)
    return [[line[place]] for line in grid], (shown,)


def _values(duel: Duel, grid: list[list[Entry]]) -> Matrix:
    return [[entry if isinstance(entry, float) else duel.value(entry) for entry in line] for line in grid]


def _wins_now(line: list[Entry]) -> bool:
    return all(entry == _CERTAIN for entry in line)


def _wins_by_next(duel: Duel, entry: Entry) -> bool:
    """Whether the game is won, or will be after one more round, whatever the other side does."""
    if isinstance(entry, float):
        return entry == _CERTAIN
    grid = duel.transitions.grid(entry)
    if entry.look == COLUMN:  # their card is seen first
        return all(_CERTAIN in column for column in zip(*grid, strict=True))
    return any(map(_wins_now, grid))


def _replies(grid: list[list[Entry]], matrix: Matrix, theirs: tuple[CardId, ...], shown: CardId | None) -> list[Reply]:
    """To each card the strongest of those that hurt most, and that keep it from winning at once if any does."""
    if shown is not None:
        return [() for _ in grid]
    found: list[Reply] = []
    for line, values in zip(grid, matrix, strict=True):
        hurt = [(round(value / GAP), entry == _CERTAIN) for entry, value in zip(line, values, strict=True)]
        found.append(([card for card, each in zip(theirs, hurt, strict=True) if each == min(hurt)][-1],))
    return found


def _last_step(duel: Duel, position: Position, shown: CardId | None) -> Step:
    """The round that has to win; every card that does for certain is right."""
    grid, theirs = _narrowed(duel, position, shown)
    cards = unpack_hand(position.row)
    right = tuple(card for card, line in zip(cards, grid, strict=True) if _wins_now(line))
    return Step(right, tuple(_replies(grid, _values(duel, grid), theirs, shown)))
