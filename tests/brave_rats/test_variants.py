"""Editions and variants: what each deals, who starts, and when a match is over."""

import json
from collections import Counter
from itertools import combinations, product
from random import Random

import pytest

from pocketcrowns.brave_rats.cards import EDITIONS
from pocketcrowns.core.errors import BadOptions
from pocketcrowns.core.game import LUCK, SEATS, Both, other
from tests.helpers import (
    ALL_HELD,
    BRAVE_RATS,
    DEALS,
    GOLDEN,
    at_start,
    both_decks,
    deck,
    kinds,
    play,
    play_on,
    reached_states,
    seen,
    sit,
    standing,
    whole,
)

BOTH_EDITIONS = pytest.mark.parametrize("edition", EDITIONS)
DEALT = json.loads((GOLDEN / "deals.json").read_text("ascii"))  # worked out with hashlib alone
DAGGERS = ("draft", "random-deal", "princess-attack")


# The plain game and the cards ----------------------------------------------------------------------


@BOTH_EDITIONS
def test_in_the_plain_game_each_holds_one_deck_and_luck_has_no_say(edition: int) -> None:
    match = sit(edition=edition)
    assert match.record()["turns"] == [] and match.waiting_for() == ["p1", "p2"]
    assert seen(match)["hands"] == {"p1": deck(edition), "p2": deck(edition)}
    assert seen(match)["target"] == 4


def test_the_editions_are_the_cards_of_the_box_by_strength_and_the_mime_comes_last() -> None:
    eight = ["musician", "princess", "spy", "assassin", "ambassador", "wizard", "general", "prince"]
    assert deck(16) == eight and deck(18) == [*eight, "mime"]
    cards = BRAVE_RATS.catalogue()["cards"]
    assert {card["id"]: card["strength"] for card in cards} == {
        **{card: strength for strength, card in enumerate(eight)},
        "mime": None,
        "blank": 5,
    }
    assert [card["id"] for card in cards if card["power"] is None] == ["blank"]


@pytest.mark.parametrize("deal", DEALT, ids=lambda deal: "-".join([*deal["variants"], deal["seed"]]))
def test_a_seed_deals_the_same_cards_for_ever(deal: dict) -> None:
    match = sit(*deal["variants"], edition=deal["edition"], seed=deal["seed"])
    assert [turn[LUCK] for turn in match.record()["turns"]] == deal["luck"]


# Traitor -------------------------------------------------------------------------------------------


@BOTH_EDITIONS
def test_traitor_each_gives_one_random_card_and_both_know_both(edition: int) -> None:
    for mine, theirs in product(deck(edition), repeat=2):
        state = at_start("traitor", edition=edition)
        for _, gift in zip(SEATS, (mine, theirs), strict=True):
            assert BRAVE_RATS.actors(state) == {LUCK}
            assert BRAVE_RATS.chances(state) == tuple((card, 1) for card in deck(edition))
            step = BRAVE_RATS.apply(state, {LUCK: gift})
            state = step.state
        assert Counter(state.hands.p1) == Counter(deck(edition)) - Counter([mine]) + Counter([theirs])
        assert Counter(state.hands.p2) == Counter(deck(edition)) - Counter([theirs]) + Counter([mine])
        (told,) = step.events
        for viewer in (*SEATS, None):
            assert told.seen_by(viewer) == {"kind": "traitors", "gave": {"p1": mine, "p2": theirs}}
            assert BRAVE_RATS.observe(state, viewer)["gifts"] == {"p1": mine, "p2": theirs}
            assert BRAVE_RATS.observe(state, viewer)["hands"] == {seat: list(state.hands.of(seat)) for seat in SEATS}


# Lucky draw ----------------------------------------------------------------------------------------


@BOTH_EDITIONS
def test_lucky_draw_each_holds_three_cards_as_long_as_the_pile_lasts(edition: int) -> None:
    size, longest = edition // 2, 0
    for seed in range(70):
        match, rng = sit("lucky-draw", edition=edition, seed=str(seed)), Random(seed)
        while match.view(None)["outcome"] is None:
            played = len(seen(match)["rounds"])
            longest = max(longest, played + 1)
            for seat in SEATS:
                assert seen(match)["piles"][seat] == max(0, size - played - 3)
                assert seen(match)["hand_sizes"][seat] == min(3, size - played)
                assert len(seen(match, seat)["hands"][seat]) == min(3, size - played)
                spent = Counter(each["cards"][seat] for each in seen(match)["rounds"])
                assert Counter(seen(match)["left"][seat]) + spent == Counter(deck(edition))
            play_on(match, rng, choices=2)
    assert longest == size


@BOTH_EDITIONS
def test_lucky_draw_the_next_card_is_any_of_the_pile_alike(edition: int) -> None:
    state = at_start("lucky-draw", edition=edition)
    assert BRAVE_RATS.chances(state) == tuple((card, 1) for card in deck(edition))
    state = BRAVE_RATS.apply(state, {LUCK: "spy"}).state
    assert state.hands == Both(("spy",), ()) and state.to_act == "p2"
    assert BRAVE_RATS.chances(state) == tuple((card, 1) for card in deck(edition))


def test_lucky_draw_two_princes_in_a_pile_are_twice_as_likely() -> None:
    state = at_start("lucky-draw", "princess-attack", edition=16, princes="p1")
    assert dict(BRAVE_RATS.chances(state)) == dict.fromkeys([*deck(16)[2:-1], "musician"], 1) | {"prince": 2}


def test_lucky_draw_hides_the_hands_from_everybody_but_their_owners() -> None:
    match = sit("lucky-draw")
    for viewer, seat in product((*SEATS, None), SEATS):
        assert (seen(match, viewer)["hands"][seat] is None) == (viewer != seat)


# Random deal and princess attack -------------------------------------------------------------------


@BOTH_EDITIONS
def test_random_deal_shuffles_all_and_deals_half_each_openly(edition: int) -> None:
    different = set()
    for seed in map(str, range(5)):
        match = sit("random-deal", edition=edition, seed=seed)
        hands = seen(match)["hands"]
        assert Counter(hands["p1"] + hands["p2"]) == both_decks(edition)
        assert len(hands["p1"]) == len(hands["p2"]) == edition // 2
        different.add(tuple(hands["p1"]))
    assert len(different) == 5
    assert dict(BRAVE_RATS.chances(at_start("random-deal", edition=edition))) == both_decks(edition)


@BOTH_EDITIONS
@pytest.mark.parametrize("holder", SEATS)
def test_princess_attack_one_holds_both_princes_and_the_other_both_princesses(edition: int, holder: str) -> None:
    match = sit("princess-attack", edition=edition, princes=holder)
    common = [card for card in deck(edition) if card not in ("prince", "princess")]
    hands = seen(match)["hands"]
    assert match.record()["turns"] == []
    assert Counter(hands[holder]) == Counter([*common, "prince", "prince"])
    assert Counter(hands[other(holder)]) == Counter([*common, "princess", "princess"])
    assert match.view(holder)["legal"].count("prince") == 1  # two copies, one choice


@BOTH_EDITIONS
def test_princess_attack_luck_may_say_who_holds_the_princes(edition: int) -> None:
    state = at_start("princess-attack", edition=edition)
    assert BRAVE_RATS.chances(state) == (("p1", 1), ("p2", 1))
    for holder in SEATS:
        dealt = BRAVE_RATS.apply(state, {LUCK: holder}).state
        assert dealt.hands.of(holder).count("prince") == 2
        assert dealt.hands.of(other(holder)).count("princess") == 2


# Emperor -------------------------------------------------------------------------------------------

P1_WINS, P2_WINS = "princess prince", "prince princess"


@pytest.mark.parametrize(
    ("games", "winner"),
    [
        ([P1_WINS, P1_WINS], "p1"),
        ([P2_WINS, P2_WINS], "p2"),
        ([P1_WINS, P2_WINS, P1_WINS], "p1"),
        ([P1_WINS, P2_WINS, P2_WINS], "p2"),
    ],
)
def test_emperor_the_first_to_win_two_games_wins(games: list[str], winner: str) -> None:
    match = sit("emperor")
    for number, cards in enumerate(games, start=1):
        assert seen(match)["game_no"] == number and match.view(None)["outcome"] is None
        events = play(match, cards)
        assert "game-over" in kinds(events) and ("game-begins" in kinds(events)) == (number < len(games))
    assert match.view(None)["outcome"] == {"winner": winner, "reason": "games"}
    assert standing(match, "games") == [tuple(games.count(each) for each in (P1_WINS, P2_WINS))]
    assert match.waiting_for() == []


def test_emperor_tied_games_are_replayed_as_often_as_it_takes() -> None:
    match = sit("emperor")
    for number in (2, 3, 4, 5):
        play(match, *ALL_HELD)
        assert seen(match)["game_no"] == number and standing(match, "games") == [(0, 0)]
    play(match, P1_WINS, P1_WINS)
    assert match.view(None)["outcome"] == {"winner": "p1", "reason": "games"}


@BOTH_EDITIONS
@pytest.mark.parametrize("variant", ["traitor", "lucky-draw", "random-deal"])
def test_emperor_deals_anew_for_each_game(variant: str, edition: int) -> None:
    luck: list[list[str]] = [[]]
    match = sit("emperor", variant, edition=edition, seed="new luck")
    play_on(match, Random(edition))
    for before, after, turn in zip(
        reached_states(match), reached_states(match)[1:], match.record()["turns"], strict=False
    ):
        if LUCK in turn and not before.rounds:
            luck[-1].append(turn[LUCK])
        if after.game_no > before.game_no:
            luck.append([])
    assert len(luck) >= 2 and len({tuple(dealt) for dealt in luck}) == len(luck)
    assert len({len(dealt) for dealt in luck}) == 1


# All combinations ----------------------------------------------------------------------------------


def test_at_most_one_of_the_three_deals_is_on() -> None:
    for pair in combinations(DAGGERS, 2):
        with pytest.raises(BadOptions):
            sit(*pair)
    with pytest.raises(BadOptions):
        sit(*DAGGERS)


def test_all_other_variants_combine_in_either_edition() -> None:
    assert len([deal for deal in DEALS if deal.game == "brave-rats"]) == 2**4 * 4 * 2


@pytest.mark.parametrize(
    "deal", [number for number, deal in enumerate(DEALS) if deal.game == "brave-rats"], ids=lambda n: DEALS[n].name
)
def test_no_card_is_lost_or_made_and_no_game_is_too_long(deal: int) -> None:
    edition = DEALS[deal].options["edition"]
    for state in reached_states(whole(deal)):
        played = [card for each in state.rounds for card in each.cards]
        held = [*state.hands.p1, *state.hands.p2, *state.piles.p1, *state.piles.p2]
        assert Counter([*held, *state.stock, *state.packet, *played]) == both_decks(edition)
        assert state.given is None or state.given in state.hands.p1
        assert len(state.rounds) <= edition // 2
        if state.stage == "play":
            assert [len(state.hands.of(seat)) + len(state.piles.of(seat)) for seat in SEATS] == [
                edition // 2 - len(state.rounds)
            ] * 2


@pytest.mark.parametrize("holder", SEATS)
def test_a_game_with_princes_given_by_choice_begins_before_they_are_given(holder: str) -> None:
    options = BRAVE_RATS.complete_options({"variants": ["princess-attack"], "princes": holder})
    begun, given = BRAVE_RATS.start(options).events
    assert (begun.kind, given.kind) == ("game-begins", "princes") and given.facts == {"seat": holder}
