"""Brave Rats for suites: the numbers of its actions, and what a seat sees as a tensor.

Numbers: the cards of the edition by strength, the Mime last; with a draft, `keep CARD` in the same order after them.
In tensors a pair is the viewer's own side, then the other side; a hand has one column for the first copy of a card and
one for the second.
"""

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ..brave_rats.cards import BLANK, DECK, EDITIONS, MIME
from ..brave_rats.variants import PACKET
from ..core.actions import KEEP
from ..core.game import SEATS, Action, Actor, Json, Seat, other

CARDS: Final = (*(card.id for card in DECK), MIME.id)
FACES: Final = (*(card.id for card in DECK), BLANK.id)
COPIES: Final = 2
ROUNDS: Final = len(CARDS)
PHASES: Final = ("draft", "play", "over")
MOST_WINS: Final = 4  # as many or more
MOST_HELD: Final = 4
GAMES_OF_EMPEROR: Final = 9  # ties do not count, so the rules set no end


class CardsEncoding:
    """Brave Rats; it holds nothing."""

    def actions(self, options: Json) -> tuple[Action, ...]:
        deck = EDITIONS[options["edition"]]
        return (*deck, *(KEEP + card for card in deck)) if "draft" in options["variants"] else deck

    def decisions(self, options: Json) -> tuple[Action, ...]:
        """Cards, then seats: who holds the Princes."""
        deals = {"traitor", "lucky-draw", "draft", "random-deal"} & set(options["variants"])
        return (*(EDITIONS[options["edition"]] if deals else ()), *(SEATS if _draws_princes(options) else ()))

    def longest(self, options: Json) -> int:
        """In a round both choose together, or after a Spy one after the other. Nine games for an Emperor."""
        deck = len(EDITIONS[options["edition"]])
        packets = -(-2 * deck // PACKET)
        return _games(options) * (2 * deck + (2 * deck - packets if "draft" in options["variants"] else 0))

    def most_luck(self, options: Json, longest: int) -> int:
        deck = len(EDITIONS[options["edition"]])
        of_variant = {"traitor": len(SEATS), "lucky-draw": 2 * deck, "draft": 2 * deck, "random-deal": deck}
        each = sum(of_variant.get(variant, 0) for variant in options["variants"]) + _draws_princes(options)
        return _games(options) * each

    def layout(self, options: Json) -> tuple[tuple[str, tuple[int, ...]], ...]:
        cards = len(CARDS)
        return (
            ("player", (len(SEATS),)),  # which seat looks
            ("acts", (2,)),
            ("phase", (len(PHASES),)),
            ("games", (2, 3)),  # of an Emperor: none, one, two
            ("wins", (2, MOST_WINS + 1)),
            ("held", (2, MOST_HELD + 1)),
            ("bonus", (2,)),
            ("shows_first", (2,)),
            ("shown", (cards,)),
            ("hands", (2, cards, COPIES)),  # zeros where the viewer does not know
            ("hand_sizes", (2,)),  # ninths
            ("piles", (2,)),  # ninths
            ("left", (2, cards, COPIES)),  # hand and pile together
            ("pack", (cards, COPIES)),
            ("gifts", (2, cards)),
            ("cards", (ROUNDS, 2, cards)),  # of each round of this game
            ("as", (ROUNDS, 2, len(FACES))),
        )

    def memory(self, options: Json) -> tuple[int, tuple[str, ...]]:
        """Of one game: a choice in each round, and what a draft brings. An Emperor's earlier games are not told."""
        deck = len(EDITIONS[options["edition"]])
        if "emperor" in options["variants"]:
            return 0, ()
        return deck * (2 if "draft" in options["variants"] else 1), ("hands", "pack")

    def fill(
        self, pieces: Mapping[str, npt.NDArray[np.float32]], seen: Json, seat: Seat, acting: frozenset[Actor]
    ) -> None:
        sides = (seat, other(seat))
        pieces["player"][SEATS.index(seat)] = 1
        pieces["phase"][PHASES.index(seen["phase"])] = 1
        for side, each in enumerate(sides):
            pieces["acts"][side] = each in acting
            pieces["games"][side, seen["games"][each]] = 1
            pieces["wins"][side, min(seen["wins"][each], MOST_WINS)] = 1
            pieces["held"][side, min(seen["held"][each], MOST_HELD)] = 1
            pieces["bonus"][side] = seen["bonus"][each] > 0
            pieces["shows_first"][side] = seen["shows_first"] == each
            pieces["hand_sizes"][side] = seen["hand_sizes"][each] / len(CARDS)
            pieces["piles"][side] = seen["piles"][each] / len(CARDS)
            _count(pieces["hands"][side], seen["hands"][each])
            _count(pieces["left"][side], seen["left"] and seen["left"][each])
            if seen["gifts"]:
                pieces["gifts"][side, CARDS.index(seen["gifts"][each])] = 1
            for number, played in enumerate(seen["rounds"]):
                pieces["cards"][number, side, CARDS.index(played["cards"][each])] = 1
                pieces["as"][number, side, FACES.index(played["as"][each])] = 1
        if seen["shown"]:
            pieces["shown"][CARDS.index(seen["shown"])] = 1
        _count(pieces["pack"], seen["pack"])

    def drawn(self, seen: Json) -> str:
        """The score, what each side has left, and the rounds of this game."""
        lines = [f"game {seen['game_no']}, {seen['phase']}, to {seen['target']} victories"]
        for each in SEATS:
            left = seen["left"] and " ".join(seen["left"][each])
            plus = f", +{seen['bonus'][each]}" if seen["bonus"][each] else ""
            lines.append(f"{each}: {seen['wins'][each]} ({seen['held'][each]} on hold{plus})  {left or ''}".rstrip())
        if seen["shows_first"]:
            lines.append(f"{seen['shows_first']} shows first: {seen['shown'] or '?'}")
        lines += [_round(number, played) for number, played in enumerate(seen["rounds"], start=1)]
        return "\n".join(lines)


def _draws_princes(options: Json) -> bool:
    return "princess-attack" in options["variants"] and options["princes"] == "random"


def _games(options: Json) -> int:
    return GAMES_OF_EMPEROR if "emperor" in options["variants"] else 1


def _count(piece: npt.NDArray[np.float32], cards: Any) -> None:
    """One column for each copy; nothing where the cards are not known."""
    for card in cards or ():
        row = piece[CARDS.index(card)]
        row[int(row.sum())] = 1


def _round(number: int, played: Json) -> str:
    told = " ".join(f"{each} {played['cards'][each]}" for each in SEATS)
    return f"{number}. {told}: {played['winner'] or 'on hold'}"
