"""What the luck of Brave Rats tells one seat alone: the cards that a Lucky Draw brings to hand, a packet of a Draft.

For a draft by letters the seed parts the cards openly: those of the packets that p1 begins, and those of p2's.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, Literal

from ..core.actions import KEEP
from ..core.game import Action, Json, Seat
from ..core.luck import Luck
from .cards import Cards, in_order, without
from .variants import PACKET, State, luck_chooses_from

PASS: Final = "pass "
ONLY_PART: Final = 1  # nothing is opened before the end of the match
WITH_SECRETS: Final = ("lucky-draw", "draft")


class HiddenCards:
    """Luck's secrets; it holds nothing, every state is passed in."""

    def has_secrets(self, options: Json) -> bool:
        return any(variant in options["variants"] for variant in WITH_SECRETS)

    def part(self, state: State) -> int:
        return ONLY_PART

    def deal(self, state: State) -> int:
        return state.game_no

    def owner(self, state: State) -> Seat | None:
        """Who draws from a pile of their own, or begins with the packet."""
        return state.to_act if state.stage in ("draw", "packet") else None

    def is_told(self, state: State) -> bool:
        return False

    def chances(self, state: State, start: State, seed: str, drawn: Sequence[Action]) -> Sequence[tuple[Action, int]]:
        """Each card of the pile; of a stock, the cards that belong to the packets this seat begins."""
        if state.stage == "draw":
            return [(card, 1) for card in luck_chooses_from(state)]
        share = _share(start, state.to_act, seed)
        for card in drawn:
            share = without(share, card)
        return [(card, 1) for card in in_order(share)]

    def guess(self, state: State, pool: Sequence[Action], later: Sequence[str]) -> Action:
        if state.stage == "packet":
            return _guess_for_packet(state, pool, later)
        hand = state.hands.of(state.to_act)
        for card in later:  # what is played soonest of all that is not in hand; where none is, it does not matter
            if card in hand:
                hand = without(hand, card)
            elif card in pool:
                return card
        return pool[0]

    def way(self, state: State) -> Literal["open", "passing"]:
        """Whoever begins a packet chooses from an even number of cards."""
        return "passing" if state.stage == "draft" and len(state.packet) % 2 == 0 else "open"

    def passed(self, state: State, action: Action) -> str:
        return PASS + " ".join(without(state.packet, action.removeprefix(KEEP)))

    def kept(self, state: State, passed: str) -> Action | None:
        rest = Counter(state.packet)
        rest.subtract(passed.removeprefix(PASS).split(" "))
        kept = [card for card, count in rest.items() if count]
        if not passed.startswith(PASS):
            return None
        return KEEP + kept[0] if len(kept) == 1 and rest[kept[0]] == 1 else None

    def guess_kept(self, state: State, later: Sequence[str]) -> Action:
        raise AssertionError("nothing is kept under a seal")


def _share(start: State, seat: Seat, seed: str) -> Cards:
    """The cards of all packets that this seat begins, in the deal that begins so."""
    stock = Luck(seed, "shares", str(start.game_no)).shuffled(start.stock)
    mine = [n // PACKET % 2 == (seat != start.to_act) for n in range(len(stock))]
    return tuple(card for card, is_mine in zip(stock, mine, strict=True) if is_mine)


def _guess_for_packet(state: State, pool: Sequence[Action], later: Sequence[str]) -> Action:
    """What its owner passes on is in a packet; what that keeps is none of all that the owner passes on in this deal."""
    told = list(_first_passed(later, len(pool) + len(state.packet)))
    if not told:
        return pool[0]
    here = Counter(told[0]) - Counter(state.packet)
    wanted = [card for card in pool if here[card]]
    if wanted:
        return wanted[0]
    free = Counter(pool) - Counter(card for cards in told[1:] for card in cards)
    return next(iter(free), pool[0])


def _first_passed(later: Sequence[str], cards: int) -> Iterator[list[str]]:
    """What is passed on when a packet is new, for the packets that so many cards make up."""
    passes = iter([text.removeprefix(PASS).split(" ") for text in later if text.startswith(PASS)])
    for passed in passes:
        if cards <= 0:
            return
        yield passed
        cards -= len(passed) + 1
        if len(passed) > 1:
            next(passes, None)  # the second time round the same packet
