"""The round that a Brave Rats view shows, as the rules know it."""

from ..brave_rats.cards import Cards, in_order
from ..brave_rats.rounds import NOTHING_BEFORE, Rulings, Standing
from ..brave_rats.variants import Options
from ..core.game import SEATS, Both, Json
from .duel_rules import Position, pack, pack_hand


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
