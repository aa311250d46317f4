"""Hidden cards stay hidden: were they others, nobody but their owner would see any difference."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from pocketcrowns.brave_rats.cards import Cards, in_order, without
from pocketcrowns.brave_rats.variants import State
from pocketcrowns.core.codec import write
from pocketcrowns.core.game import SEATS, Seat, other
from tests.amounts import in_turn
from tests.helpers import BRAVE_RATS, DEALS, VIEWERS, reached_states, whole

HIDING = [
    number
    for number, deal in enumerate(DEALS)
    if deal.game == "brave-rats"
    and {"lucky-draw", "draft"} & set(deal.options["variants"])
    and "emperor" not in deal.options["variants"]
]


def shown_to(state: State, viewer: Seat | None) -> str:
    """Everything that a state tells a viewer, byte for byte."""
    told = {"seen": BRAVE_RATS.observe(state, viewer)}
    return write(told if viewer is None else told | {"legal": BRAVE_RATS.legal(state, viewer)})


def exchanges(first: Cards, second: Cards) -> Iterator[tuple[Cards, Cards]]:
    """Both with one card of the first and a different one of the second exchanged, in every way."""
    for mine in dict.fromkeys(first):
        for theirs in dict.fromkeys(second):
            if mine != theirs:
                yield in_order((*without(first, mine), theirs)), in_order((*without(second, theirs), mine))


def otherwise(state: State, seat: Seat) -> Iterator[State]:
    """The same state with another card hidden in this seat's hand or packet: one that nobody else can tell."""
    hand = state.hands.of(seat)
    if state.stage in ("draw", "play"):
        for mine, pile in exchanges(hand, state.piles.of(seat)):
            yield replace(state, hands=state.hands.put(seat, mine), piles=state.piles.put(seat, pile))
    if state.stage in ("packet", "draft"):
        for mine, stock in exchanges(hand, state.stock):
            yield replace(state, hands=state.hands.put(seat, mine), stock=stock)
    if state.stage == "draft" and state.to_act == seat:
        for packet, stock in exchanges(state.packet, state.stock):
            yield replace(state, packet=packet, stock=stock)
        for packet, mine in exchanges(state.packet, hand):
            yield replace(state, packet=packet, hands=state.hands.put(seat, mine))


@pytest.mark.parametrize(("deal",), in_turn([(deal,) for deal in HIDING]), ids=lambda number: DEALS[number].name)
def test_a_hand_a_pile_and_a_packet_make_no_difference_to_anybody_else(deal: int) -> None:
    compared = 0
    for state in reached_states(whole(deal)):
        before = {viewer: shown_to(state, viewer) for viewer in VIEWERS}
        for seat in SEATS:
            for changed in otherwise(state, seat):
                compared += 1
                assert shown_to(changed, None) == before[None]
                assert shown_to(changed, other(seat)) == before[other(seat)]
                assert shown_to(changed, seat) != before[seat]
    assert compared > 100


def test_the_card_kept_in_a_draft_and_the_card_drawn_are_told_to_their_owner_alone() -> None:
    kinds = set()
    for deal in HIDING:
        match = whole(deal)
        for state, turn in zip(reached_states(match), match.record()["turns"], strict=False):
            for event in BRAVE_RATS.apply(state, turn).events:
                if event.kind in ("kept", "drew"):
                    kinds.add(event.kind)
                    owner = event.facts["seat"]
                    assert "card" in event.seen_by(owner)
                    for viewer in (other(owner), None):
                        assert event.seen_by(viewer) == {"kind": event.kind, "seat": owner}
    assert kinds == {"kept", "drew"}


def test_what_is_known_to_both_is_seen_by_all_once_hands_are_open() -> None:
    """Without hidden hands everybody sees the same table; nothing is left to deduce."""
    for deal in range(len(DEALS)):
        if DEALS[deal].game == "brave-rats" and "lucky-draw" not in DEALS[deal].options["variants"]:
            for state in reached_states(whole(deal)):
                if state.stage in ("play", "over"):
                    assert len({write(BRAVE_RATS.observe(state, viewer)) for viewer in VIEWERS}) == 1
