"""Two cards meet: the rulebook's lines in their order; the first that applies decides.

Each line is written once for "me" and asked for one side, then for the other.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import Final, TypeAlias

from ..core.game import SEATS, Both, Json, Seat, other
from .cards import CARDS, CardId
from .powers import (
    HoldsTheRound,
    LowestWins,
    Power,
    SilencesTheOpposite,
    WinsTheGameAgainst,
    WinsTheRound,
)

LineId: TypeAlias = str


# How a round goes, seen from one side.
Result = Enum("Result", ["WON", "LOST", "HELD", "GAME"])


@dataclass(frozen=True, slots=True)
class Fighter:
    """A card on the table: what it is once a Mime has become something, with its +2 if any."""

    card: CardId
    strength: int
    power: Power | None
    silenced: bool


@dataclass(frozen=True, slots=True)
class Clash:
    """The verdict. `line` decided, because of the card of seat `by` (None: both sides alike).

    `winner` is None when the round is held; `game` says that the Princess ended it.
    """

    line: LineId
    by: Seat | None
    winner: Seat | None
    game: bool
    fighters: Both[Fighter]

    @property
    def silenced(self) -> list[Seat]:
        """The seats whose card lost its power to a Wizard."""
        return [seat for seat in SEATS if self.fighters.of(seat).silenced]

    def as_json(self) -> Json:
        """The reason for the verdict, with every line of the rulebook and what came of it."""
        decided = LINE_IDS.index(self.line)
        silencing = {"line": "wizard-silences", "state": "acts" if self.silenced else "passed"}
        states = ["passed"] * decided + ["decides"] + ["unreached"] * len(LINE_IDS)
        lines = [{"line": line, "state": states[place]} for place, line in enumerate(LINE_IDS)]
        return {"line": self.line, "by": self.by, "silenced": self.silenced, "lines": [silencing, *lines]}


def _by_strength(mine: int, theirs: int) -> Result:
    if mine > theirs:
        return Result.WON
    return Result.LOST if mine < theirs else Result.HELD


def musician_holds(me: Fighter, them: Fighter) -> Result | None:
    """Line 2: the round is nobody's."""
    return Result.HELD if isinstance(me.power, HoldsTheRound) else None


def princess_takes_prince(me: Fighter, them: Fighter) -> Result | None:
    """Line 3: facing the card she is after, she wins the game."""
    return Result.GAME if isinstance(me.power, WinsTheGameAgainst) and them.card == me.power.card else None


def prince_wins(me: Fighter, them: Fighter) -> Result | None:
    """Line 4: the Prince wins; of two, the stronger."""
    if not isinstance(me.power, WinsTheRound):
        return None
    return _by_strength(me.strength, them.strength) if isinstance(them.power, WinsTheRound) else Result.WON


def assassin_reverses(me: Fighter, them: Fighter) -> Result | None:
    """Line 5: the lower strength wins; a +2 counts against its owner."""
    return _by_strength(them.strength, me.strength) if isinstance(me.power, LowestWins) else None


def higher_wins(me: Fighter, them: Fighter) -> Result | None:
    """Line 6."""
    return _by_strength(me.strength, them.strength)


LINES: Final[tuple[tuple[LineId, Callable[[Fighter, Fighter], Result | None]], ...]] = (
    ("musician-holds", musician_holds),
    ("princess-takes-prince", princess_takes_prince),
    ("prince-wins", prince_wins),
    ("assassin-reverses", assassin_reverses),
    ("higher-wins", higher_wins),
)
LINE_IDS: Final = [line for line, _ in LINES]


def _fighters(cards: Both[CardId], bonus: Both[int]) -> Both[Fighter]:
    """Line 1: a Wizard silences the card opposite; of two Wizards neither has anything left to silence."""

    def fighter(seat: Seat) -> Fighter:
        card = CARDS[cards.of(seat)]
        if card.strength is None:
            raise ValueError(f"{card.id} must have become another card before it can clash")
        silenced = isinstance(CARDS[cards.of(other(seat))].power, SilencesTheOpposite) and not isinstance(
            card.power, SilencesTheOpposite
        )
        power = None if silenced else card.power
        return Fighter(card.id, card.strength + bonus.of(seat), power, silenced and card.power is not None)

    return Both(*(fighter(seat) for seat in SEATS))


@cache  # 9 cards and a +2 or none on each side: 324 entries at most
def clash(cards: Both[CardId], bonus: Both[int]) -> Clash:
    """The verdict on two cards, Mimes already resolved, with the strength each side has on top."""
    fighters = _fighters(cards, bonus)
    for line, ask in LINES:
        for me in SEATS:
            result = ask(fighters.of(me), fighters.of(other(me)))
            if result is None:
                continue
            alike = ask(fighters.of(other(me)), fighters.of(me)) is not None
            winner = {Result.WON: me, Result.GAME: me, Result.LOST: other(me), Result.HELD: None}[result]
            return Clash(line, None if alike else me, winner, result is Result.GAME, fighters)
    raise AssertionError  # the last line always decides
