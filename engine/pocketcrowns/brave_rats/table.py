"""Who beats whom: every round that two cards can make, played by the code that plays real ones."""

from itertools import product
from typing import Final

from ..core.game import Both, Json
from .cards import CARDS, EDITIONS, CardId, Cards
from .powers import CopiesThePrevious, StrengthensTheNext
from .rounds import FIRST_ROUND, Rulings, Standing, become, settle

ON_TOP: Final = (0, *(card.power.strength for card in CARDS.values() if isinstance(card.power, StrengthensTheNext)))
BONUSES: Final = tuple(Both(p1, p2) for p1, p2 in product(ON_TOP, repeat=2))


def table(options: Json) -> Json:
    """`rounds`: for any two `fighters` and whatever each has on top, the events of their round.

    A card that copies is no fighter but becomes one. `copies` tells which, after each card that the opponent can have
    played before (None: there was no round before), and how much that opponent's next card can have on top of it.
    """
    rulings = Rulings(**options["rulings"])
    deck = EDITIONS[options["edition"]]
    fighters = tuple(card for card in CARDS if card in {become(each, None) for each in deck})
    copying = [card for card in deck if isinstance(CARDS[card].power, CopiesThePrevious)]
    return {
        "cards": list(deck),
        "fighters": list(fighters),
        "copies": {card: _copies(card, fighters, rulings) for card in copying},
        "rounds": [_round(Both(*cards), bonus, rulings) for bonus in BONUSES for cards in product(fighters, repeat=2)],
    }


def _round(cards: Both[CardId], bonus: Both[int], rulings: Rulings) -> Json:
    """One round with nothing on hold before it and cards left after it."""
    _, _, events = settle(Standing(bonus=bonus), cards, rulings, last=False)
    told = [event.seen_by(None) for event in events]
    return {"bonus": bonus.as_json(), "cards": cards.as_json(), "events": told[1:]}  # the first one repeats the cards


def _copies(card: CardId, fighters: Cards, rulings: Rulings) -> list[Json]:
    first = {"previous": None, "as": become(card, None), "bonus": [0]}
    later = [
        {"previous": each, "as": become(card, each), "bonus": _after(each, fighters, rulings)} for each in fighters
    ]
    return [first, *later]


def _after(previous: CardId, fighters: Cards, rulings: Rulings) -> list[int]:
    """What a player can have on top of the card that follows this one."""
    rounds = (settle(FIRST_ROUND, Both(previous, opposite), rulings, last=False) for opposite in fighters)
    return sorted({standing.bonus.p1 for standing, _, _ in rounds})
