"""Brave Rats with both hands known, packed into whole numbers for the solver.

The rules stay where they are: every transition is asked of `rounds.settle` once and remembered. Seat p1 is the row
player, p2 the column player, as in a matrix game. What a view shows of a round is read at the end of this file.

A hand holds two bits for each of the nine cards, the number of its copies. A status holds six fields of two bits:
victories that the row player and the column player still need (less one), what each has on hold (never more than
is of use: one less than needed, BR7), who has +2, who must show the next card. The last two are NOBODY, ROW or
COLUMN; +2 on both sides is +2 on neither, because every comparison is between the two strengths.
"""

from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple, TypeAlias

from ...brave_rats.cards import BLANK, DECK, MIME, CardId, Cards, in_order
from ...brave_rats.rounds import NOTHING_BEFORE, Rulings, Standing, settle
from ...brave_rats.variants import Options
from ...core.game import SEATS, Both, Json, Seat

Hand: TypeAlias = int
Status: TypeAlias = int
CardNumber: TypeAlias = int

CARD_IDS: Final[tuple[CardId, ...]] = (*(card.id for card in DECK), MIME.id)
MIME_NUMBER: Final = len(DECK)
NO_CARD: Final = len(DECK)  # as what a card was or became: the Mime's blank, also before the first round (BR8)
FACES: Final = len(DECK) + 1  # what a card can be on the table: one of the eight, or the blank
HAND_BITS: Final = 2 * len(CARD_IDS)

NOBODY, ROW, COLUMN = 0, 1, 2
WIN, LOSS = -1, -2  # the row player's; every other transition is a status, not negative

_FACE_IDS: Final = (*(card.id for card in DECK), BLANK.id)
_NUMBER: Final[dict[CardId | None, CardNumber]] = {card: number for number, card in enumerate(CARD_IDS)}
_SIDE: Final[dict[Seat | None, int]] = {None: NOBODY, "p1": ROW, "p2": COLUMN}


class Position(NamedTuple):
    """A position with open hands before a round; `row_face`, `column_face`: what each last card was or became.

    A face is NO_CARD unless the other side still holds a Mime, which alone could copy it.
    """

    row: Hand
    column: Hand
    row_face: CardNumber
    column_face: CardNumber
    status: Status

    @property
    def cards_left(self) -> int:
        return size(self.row)

    @property
    def look(self) -> int:
        """Who must show the next card: NOBODY, ROW or COLUMN."""
        return self.status & 3

    def mirrored(self) -> "Position":
        """The same position with the players swapped; its value is the opposite."""
        return Position(self.column, self.row, self.column_face, self.row_face, mirrored_status(self.status))

    def canonical(self) -> "tuple[Position, bool]":
        """The smaller of the position and its mirror, and whether it is the mirror."""
        mirror = self.mirrored()
        return (mirror, True) if mirror < self else (self, False)


_OTHER: Final = (NOBODY, COLUMN, ROW)


@cache
def mirrored_status(status: Status) -> Status:
    """The same with the players swapped."""
    needs, held, bonus, look = status >> 8, status >> 4 & 15, status >> 2 & 3, status & 3
    return _swap(needs) << 8 | _swap(held) << 4 | _OTHER[bonus] << 2 | _OTHER[look]


def _swap(pair: int) -> int:
    return (pair & 3) << 2 | pair >> 2


def pack_hand(cards: list[CardId] | tuple[CardId, ...]) -> Hand:
    return sum(1 << 2 * _NUMBER[card] for card in cards)


@cache
def unpack_hand(hand: Hand) -> tuple[CardId, ...]:
    """Each different card once, by strength, the Mime last: the order of rows and columns."""
    return tuple(card for number, card in enumerate(CARD_IDS) if hand >> 2 * number & 3)


def size(hand: Hand) -> int:
    """How many cards, copies included."""
    return sum(hand >> shift & 3 for shift in range(0, HAND_BITS, 2))


def pack(hands: Both[Hand], target: int, standing: Standing) -> Position:
    """The position of a standing in a game to `target` victories (3 or 4)."""
    need = [target - wins for wins in standing.wins]
    held = [min(most - 1, value) for most, value in zip(need, standing.held, strict=True)]
    bonus = NOBODY if standing.bonus.p1 == standing.bonus.p2 else ROW if standing.bonus.p1 else COLUMN
    status = pack_status(need[0], need[1], held[0], held[1], bonus, _SIDE[standing.shows_first])
    row_face, column_face = (_NUMBER.get(card, NO_CARD) for card in standing.previous)
    return Position(
        hands.p1,
        hands.p2,
        row_face if has_mime(hands.p2) else NO_CARD,
        column_face if has_mime(hands.p1) else NO_CARD,
        status,
    )


def pack_status(row_need: int, column_need: int, row_held: int, column_held: int, bonus: int, look: int) -> Status:
    return (row_need - 1) << 10 | (column_need - 1) << 8 | row_held << 6 | column_held << 4 | bonus << 2 | look


def has_mime(hand: Hand) -> bool:
    return bool(hand >> 2 * MIME_NUMBER)


class Verdict(NamedTuple):
    """What two faces do to each other, whatever the score."""

    ends_game: bool
    winner: int
    worth: int  # of the round alone
    row_hold: int  # what a held round adds to each side's value on hold
    column_hold: int
    bonus: int
    look: int


class Transitions:
    """Where each pair of faces leads from each status, under one set of rulings; made when first asked for."""

    def __init__(self, rulings: Rulings) -> None:
        self.rulings = rulings
        self._rows: dict[Status, list[Status]] = {}

    def of(self, status: Status) -> list[Status]:
        """WIN, LOSS or the next status for each pair of faces, at FACES * row + column."""
        found = self._rows.get(status)
        if found is None:
            found = [_next(status, verdict) for verdict in _verdicts(self.rulings)[status >> 2 & 3]]
            self._rows[status] = found
        return found

    def final(self, status: Status) -> float:
        """The value when the cards have run out (BR6)."""
        row, column = status >> 10 & 3, status >> 8 & 3
        if self.rulings.cards_out == "tie" or row == column:
            return 0.0
        return 1.0 if row < column else -1.0

    def children(self, position: Position) -> Iterator[tuple[int, int, "Position | float"]]:
        """Row, column (counted among the different cards) and the position or value that they lead to."""
        row, column, row_face, column_face, status = position
        statuses = self.of(status)
        for i, (mine, my_rest) in enumerate(plays(row)):
            my_face = column_face if mine == MIME_NUMBER else mine
            for j, (theirs, their_rest) in enumerate(plays(column)):
                face = row_face if theirs == MIME_NUMBER else theirs
                after = statuses[FACES * my_face + face]
                if after < 0:
                    yield i, j, 1.0 if after == WIN else -1.0
                elif not my_rest:
                    yield i, j, self.final(after)
                else:
                    faces = (my_face if has_mime(their_rest) else NO_CARD, face if has_mime(my_rest) else NO_CARD)
                    yield i, j, Position(my_rest, their_rest, *faces, after)

    def grid(self, position: Position) -> "list[list[Position | float]]":
        """`[row's card][column's card]`, different cards only: the position or value that each pair leads to."""
        rows: list[list[Position | float]] = [[] for _ in plays(position.row)]
        for i, _, child in self.children(position):
            rows[i].append(child)
        return rows


@cache
def plays(hand: Hand) -> tuple[tuple[CardNumber, Hand], ...]:
    """Each different card with the hand that is left without one copy of it."""
    numbers = range(len(CARD_IDS))
    return tuple((number, hand - (1 << 2 * number)) for number in numbers if hand >> 2 * number & 3)


@cache
def _verdicts(rulings: Rulings) -> list[list[Verdict]]:
    """By who has +2, the verdict of each pair of faces."""
    bonuses = (Both(0, 0), Both(2, 0), Both(0, 2))
    return [[_verdict(row, column, bonus, rulings) for row in _FACE_IDS for column in _FACE_IDS] for bonus in bonuses]


def _verdict(row: CardId, column: CardId, bonus: Both[int], rulings: Rulings) -> Verdict:
    after, played, _ = settle(Standing(bonus=bonus), Both(row, column), rulings, last=False)
    plus = NOBODY if after.bonus.p1 == after.bonus.p2 else ROW if after.bonus.p1 else COLUMN
    winner = _SIDE[played.verdict.winner]
    return Verdict(played.verdict.game, winner, played.worth, *after.held, plus, _SIDE[after.shows_first])


def _next(status: Status, verdict: Verdict) -> Status:
    row_need, column_need = (status >> 10) + 1, (status >> 8 & 3) + 1
    row_held, column_held = status >> 6 & 3, status >> 4 & 3
    if verdict.winner == NOBODY:
        row_held = min(row_need - 1, row_held + verdict.row_hold)
        column_held = min(column_need - 1, column_held + verdict.column_hold)
        return pack_status(row_need, column_need, row_held, column_held, verdict.bonus, verdict.look)
    if verdict.winner == ROW:
        row_need -= verdict.worth + row_held
        if verdict.ends_game or row_need <= 0:
            return WIN
    else:
        column_need -= verdict.worth + column_held
        if verdict.ends_game or column_need <= 0:
            return LOSS
    return pack_status(row_need, column_need, 0, 0, verdict.bonus, verdict.look)


def rulings_of(view: Json) -> Rulings:
    return Options.read(view["options"]).rulings


def standing_of(seen: Json) -> Standing:
    """Score, values on hold, +2, who shows first, and what the last cards were or became."""
    before = Both(**seen["rounds"][-1]["as"]) if seen["rounds"] else NOTHING_BEFORE
    return Standing(Both(**seen["wins"]), Both(**seen["held"]), Both(**seen["bonus"]), seen["shows_first"], before)


def hands_are_hidden(seen: Json) -> bool:
    """Whether there is something to believe about the other hand: play has begun and the piles are not empty."""
    return seen["phase"] == "play" and any(seen["piles"].values())


def first_hands(seen: Json) -> Both[Cards]:
    """All that each seat had to play before the first round."""
    return Both(*(in_order((*seen["left"][seat], *(past["cards"][seat] for past in seen["rounds"]))) for seat in SEATS))


def position_of(seen: Json) -> Position:
    """The position before the round, once hands are open; p1 is the row player."""
    hands = Both(pack_hand(seen["left"]["p1"]), pack_hand(seen["left"]["p2"]))
    return pack(hands, seen["target"], standing_of(seen))
