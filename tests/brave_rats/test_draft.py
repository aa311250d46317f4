"""The draft: packets, who starts, who sees what, and what the next game of a match changes."""

from collections import Counter
from itertools import product
from random import Random

import pytest

from pocketcrowns.brave_rats.cards import EDITIONS
from pocketcrowns.core.game import LUCK, SEATS, other
from tests.helpers import BRAVE_RATS, at_start, both_decks, play_on, seen, sit

BOTH_EDITIONS = pytest.mark.parametrize("edition", EDITIONS)


def expected_draft(edition: int, first: str) -> list[tuple[str, int]]:
    """Who keeps a card out of a packet of how many."""
    turns: list[tuple[str, int]] = []
    for number, size in enumerate([4, 4, 4, 4] + [2] * (edition == 18)):
        starts = first if number % 2 == 0 else other(first)
        turns += [(starts if place % 2 == 0 else other(starts), size - place) for place in range(size - 1)]
    return turns


@BOTH_EDITIONS
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_draft_packets_go_round_and_the_next_one_starts_with_the_other_player(edition: int, seed: str) -> None:
    match, rng, turns = sit("draft", edition=edition, seed=seed), Random(seed), []
    mine: dict[str, Counter[str]] = {seat: Counter() for seat in SEATS}
    while seen(match)["phase"] == "draft":
        (seat,) = match.waiting_for()
        packet = seen(match, seat)["pack"]
        turns.append((seat, len(packet)))
        assert match.view(seat)["legal"] == [f"keep {card}" for card in dict.fromkeys(packet)]
        action = rng.choice(match.view(seat)["legal"])
        match.choose(seat, action)
        mine[seat][action.split()[-1]] += 1
        if len(packet) == 2:  # the last card of a packet goes over
            packet.remove(action.split()[-1])
            mine[other(seat)][packet[0]] += 1
        for each in SEATS:
            assert Counter(seen(match, each)["hands"][each]) == mine[each]
    assert turns == expected_draft(edition, "p1")
    assert mine["p1"] + mine["p2"] == both_decks(edition)
    assert seen(match)["hand_sizes"] == {"p1": edition // 2, "p2": edition // 2}
    assert match.waiting_for() == ["p1", "p2"]


@BOTH_EDITIONS
def test_draft_each_sees_only_the_packet_in_hand_and_both_hands_afterwards(edition: int) -> None:
    match, rng = sit("draft", edition=edition), Random(7)
    while seen(match)["phase"] == "draft":
        (seat,) = match.waiting_for()
        assert len(seen(match, seat)["pack"]) in (2, 3, 4)
        for viewer, owner in product((*SEATS, None), SEATS):
            assert (seen(match, viewer)["hands"][owner] is None) == (viewer != owner)
            assert seen(match, viewer)["left"] is None
        assert seen(match, other(seat))["pack"] is None and seen(match)["pack"] is None
        play_on(match, rng, choices=1)
    assert seen(match, "p1")["hands"] == seen(match, "p2")["hands"] == seen(match)["hands"]
    hands = seen(match)["hands"]
    assert Counter(hands["p1"] + hands["p2"]) == both_decks(edition)
    assert seen(match)["pack"] is None


@BOTH_EDITIONS
def test_draft_the_packets_come_from_both_decks_shuffled_together(edition: int) -> None:
    state = at_start("draft", edition=edition)
    assert dict(BRAVE_RATS.chances(state)) == both_decks(edition)
    state = BRAVE_RATS.apply(state, {LUCK: "spy"}).state
    assert dict(BRAVE_RATS.chances(state)) == both_decks(edition) - Counter(["spy"])


def test_draft_the_other_player_starts_in_the_next_game() -> None:
    match = sit("draft", "emperor")
    rng = Random(1)
    while seen(match)["game_no"] == 1:
        play_on(match, rng, choices=1)
    turns = []
    while seen(match)["phase"] == "draft":
        (seat,) = match.waiting_for()
        turns.append((seat, len(seen(match, seat)["pack"])))
        play_on(match, rng, choices=1)
    assert turns == expected_draft(16, "p2")
