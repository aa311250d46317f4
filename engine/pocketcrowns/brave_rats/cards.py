"""The card list."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from .powers import (
    CopiesThePrevious,
    HoldsTheRound,
    LowestWins,
    Power,
    SeesTheNextCard,
    SilencesTheOpposite,
    StrengthensTheNext,
    WinCountsAs,
    WinsTheGameAgainst,
    WinsTheRound,
)

CardId: TypeAlias = str
Cards: TypeAlias = tuple[CardId, ...]


@dataclass(frozen=True, slots=True)
class Card:
    """A printed card; `strength` is None where it is copied, `power` None where there is none."""

    id: CardId
    strength: int | None
    power: Power | None


DECK: Final = (
    Card("musician", 0, HoldsTheRound()),
    Card("princess", 1, WinsTheGameAgainst("prince")),
    Card("spy", 2, SeesTheNextCard()),
    Card("assassin", 3, LowestWins()),
    Card("ambassador", 4, WinCountsAs(2)),
    Card("wizard", 5, SilencesTheOpposite()),
    Card("general", 6, StrengthensTheNext(2)),
    Card("prince", 7, WinsTheRound()),
)
MIME: Final = Card("mime", None, CopiesThePrevious())
BLANK: Final = Card("blank", 5, None)  # what a Mime is in the first round (BR8)

CARDS: Final[dict[CardId, Card]] = {card.id: card for card in (*DECK, MIME, BLANK)}
_RANK: Final = {card_id: rank for rank, card_id in enumerate(CARDS)}

EDITIONS: Final[dict[int, Cards]] = {
    16: tuple(card.id for card in DECK),
    18: tuple(card.id for card in (*DECK, MIME)),
}


def in_order(cards: Cards) -> Cards:
    """Sorted by strength, the Mime last."""
    return tuple(sorted(cards, key=_RANK.__getitem__))


def without(cards: Cards, card: CardId) -> Cards:
    """The cards less one copy of `card`, order kept."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]
