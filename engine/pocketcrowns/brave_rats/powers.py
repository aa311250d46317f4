"""The verbs printed on the cards, as data. A verb does nothing by itself; clash.py and rounds.py read it.

Each has the id that the catalogue shows.
"""

from dataclasses import dataclass
from typing import ClassVar, TypeAlias


@dataclass(frozen=True, slots=True)
class HoldsTheRound:
    """The round is nobody's; it waits for the next winner."""

    id: ClassVar[str] = "holds-the-round"


@dataclass(frozen=True, slots=True)
class WinsTheGameAgainst:
    """Facing the named card, its player wins the game at once."""

    id: ClassVar[str] = "wins-the-game-against"
    card: str


@dataclass(frozen=True, slots=True)
class SeesTheNextCard:
    """Next round the opponent shows their card before this player chooses."""

    id: ClassVar[str] = "sees-the-next-card"


@dataclass(frozen=True, slots=True)
class LowestWins:
    """The lower strength wins the round."""

    id: ClassVar[str] = "lowest-wins"


@dataclass(frozen=True, slots=True)
class WinCountsAs:
    """A round won with this card counts as that many victories."""

    id: ClassVar[str] = "win-counts-as"
    victories: int


@dataclass(frozen=True, slots=True)
class SilencesTheOpposite:
    """The opponent's card has no power this round."""

    id: ClassVar[str] = "silences-the-opposite"


@dataclass(frozen=True, slots=True)
class StrengthensTheNext:
    """This player's next card has that much more strength."""

    id: ClassVar[str] = "strengthens-the-next"
    strength: int


@dataclass(frozen=True, slots=True)
class WinsTheRound:
    """Wins whatever the strengths."""

    id: ClassVar[str] = "wins-the-round"


@dataclass(frozen=True, slots=True)
class CopiesThePrevious:
    """Becomes the card that the opponent played in the previous round."""

    id: ClassVar[str] = "copies-the-previous"


Power: TypeAlias = (
    HoldsTheRound
    | WinsTheGameAgainst
    | SeesTheNextCard
    | LowestWins
    | WinCountsAs
    | SilencesTheOpposite
    | StrengthensTheNext
    | WinsTheRound
    | CopiesThePrevious
)
