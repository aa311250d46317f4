"""The verbs printed on the tiles, as data. A verb does nothing by itself; placing.py reads it.

`reach` gives, for each of the nine cells, the cells a power may touch from there. Each verb has the id that
the catalogue shows.
"""

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from .grid import Cells

Reach: TypeAlias = tuple[Cells, ...]

# Instant powers: applied when the tile arrives, or declined ------------------------------------------


@dataclass(frozen=True, slots=True)
class Destroy:
    """Turn one tile face down; it leaves when the destroyer's next turn begins."""

    id: ClassVar[str] = "destroy"
    reach: Reach
    through_shields: bool = False  # only tiles with a shield, instead of only tiles without


@dataclass(frozen=True, slots=True)
class Banish:
    """Discard one tile at once."""

    id: ClassVar[str] = "banish"
    reach: Reach


@dataclass(frozen=True, slots=True)
class RotateOne:
    """One tile changes owner."""

    id: ClassVar[str] = "rotate-one"
    reach: Reach


@dataclass(frozen=True, slots=True)
class RotateLine:
    """All tiles in one straight direction change owner."""

    id: ClassVar[str] = "rotate-line"


@dataclass(frozen=True, slots=True)
class RotateGroup:
    """All tiles of one of the named groups change owner."""

    id: ClassVar[str] = "rotate-group"
    groups: tuple[tuple[str, Reach], ...]


@dataclass(frozen=True, slots=True)
class RotateAhead:
    """The three tiles ahead change owner."""

    id: ClassVar[str] = "rotate-ahead"


@dataclass(frozen=True, slots=True)
class Move:
    """Another tile goes to a free cell; no power is applied again."""

    id: ClassVar[str] = "move"


@dataclass(frozen=True, slots=True)
class BanishFromPlayArea:
    """Discard a tile of the opponent's play area."""

    id: ClassVar[str] = "banish-from-play-area"


@dataclass(frozen=True, slots=True)
class TakeNeutral:
    """A tile of the neutral area comes to this player's play area."""

    id: ClassVar[str] = "take-neutral"


@dataclass(frozen=True, slots=True)
class TakeDiscarded:
    """A discarded tile that was on the board this round comes to this player's play area."""

    id: ClassVar[str] = "take-discarded"


@dataclass(frozen=True, slots=True)
class TakeBack:
    """An ally on the board comes to this player's play area."""

    id: ClassVar[str] = "take-back"


@dataclass(frozen=True, slots=True)
class Reactivate:
    """The instant power of one tile is applied again, from its cell."""

    id: ClassVar[str] = "reactivate"
    reach: Reach


Instant: TypeAlias = (
    Destroy
    | Banish
    | RotateOne
    | RotateLine
    | RotateGroup
    | RotateAhead
    | Move
    | BanishFromPlayArea
    | TakeNeutral
    | TakeDiscarded
    | TakeBack
    | Reactivate
)

# Permanent powers: in force while the tile lies face up and uncovered --------------------------------


@dataclass(frozen=True, slots=True)
class HasShield:
    """No effect touches this tile."""

    id: ClassVar[str] = "has-shield"


@dataclass(frozen=True, slots=True)
class Shields:
    """The tiles in reach have a shield."""

    id: ClassVar[str] = "shields"
    reach: Reach


@dataclass(frozen=True, slots=True)
class Cancels:
    """The instant powers of the tiles in reach are cancelled."""

    id: ClassVar[str] = "cancels"
    reach: Reach


@dataclass(frozen=True, slots=True)
class LosesTheRound:
    """Whoever has this tile as an ally when the round ends loses it."""

    id: ClassVar[str] = "loses-the-round"


@dataclass(frozen=True, slots=True)
class CoversAnAlly:
    """Placed on top of an ally, which loses its effect; the stack has a shield."""

    id: ClassVar[str] = "covers-an-ally"


Permanent: TypeAlias = HasShield | Shields | Cancels | LosesTheRound | CoversAnAlly
