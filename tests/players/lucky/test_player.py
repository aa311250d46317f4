"""Lucky Draw with hidden hands: what is played, and that nothing unseen makes a difference."""

import json
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from pocketcrowns.brave_rats.cards import EDITIONS, without
from pocketcrowns.brave_rats.rounds import Rulings
from pocketcrowns.core.game import SEATS, Both, Json, other
from pocketcrowns.core.luck import Luck
from pocketcrowns.core.match import Match
from pocketcrowns.players.duel.oracle import duel_of
from pocketcrowns.players.duel.rules import Position, hands_are_hidden
from pocketcrowns.players.lucky.hands import hands
from pocketcrowns.players.lucky.player import EXPLOITABLE, GLANCED, ITERATIONS, RESOLVED, LuckyDraw, iterate
from pocketcrowns.players.lucky.resolve import ROW_SIDE, Hidden, unfold
from pocketcrowns.players.lucky.seen import situation_of
from pocketcrowns.players.lucky.table import after_card, open_table
from pocketcrowns.players.player import Advice
from tests.amounts import slowly
from tests.helpers import BRAVE_RATS, play, seen, sit

ENOUGH = ("nodes", 10**6)
LITTLE = ("nodes", 60)
DECK = EDITIONS[16]


def hidden_choices(match: Match[Any], rng: Random) -> Iterator[Json]:
    """The views of all choices with hidden hands in a random game."""
    while waiting_for := match.waiting_for():
        seat = rng.choice(waiting_for)
        view = match.view(seat)
        if hands_are_hidden(view["seen"]):
            yield view
        match.choose(seat, rng.choice(view["legal"]))


def is_sound(advice: Advice, view: Json) -> bool:
    mix = advice.mix
    return (
        [each.action for each in mix] == view["legal"]
        and abs(sum(each.p for each in mix) - 1) < 1e-9
        and all(each.p >= 0 and abs(each.value) <= 1 + 1e-9 for each in mix)
        and abs(advice.value - sum(each.p * each.value for each in mix)) < 1e-9
        and not advice.exact
        and advice.off_by > 0
    )


@pytest.mark.parametrize("seed", slowly(*range(3)))
def test_both_seats_play_whole_games_by_sound_mixes(seed: int) -> None:
    match, bot = sit("lucky-draw", seed=f"whole {seed}"), LuckyDraw()
    while waiting_for := match.waiting_for():
        view = match.view(waiting_for[0])
        action = view["legal"][0]
        if hands_are_hidden(view["seen"]):
            advice = bot.advise(view, ("nodes", 20_000))
            assert is_sound(advice, view)
            action = bot.choose(view, match.rng_for(waiting_for[0]), ENOUGH)
            assert action in view["legal"]
        match.choose(waiting_for[0], action)


@pytest.mark.slow
@pytest.mark.parametrize(
    "options",
    [
        {"variants": ["traitor", "lucky-draw"]},
        {"variants": ["lucky-draw", "random-deal"]},
        {"variants": ["lucky-draw", "princess-attack"]},
        {"variants": ["lucky-draw"], "edition": 18},
    ],
    ids=str,
)
def test_without_a_table_the_mixes_are_sound_and_the_same_on_every_device(options: Json) -> None:
    match, bot = Match(BRAVE_RATS, options, "without"), LuckyDraw()
    for view in hidden_choices(match, Random(str(options))):
        advice, hurried = (bot.advise(view, budget) for budget in (ENOUGH, LITTLE))
        assert is_sound(advice, view) and is_sound(hurried, view)
        if len(view["seen"]["left"]["p1"]) > RESOLVED:
            assert advice == hurried == bot.advise(view, ("ms", 1))
        assert advice.off_by >= 1, "nothing is promised"
        assert bot.choose(view, Luck("s"), LITTLE) in view["legal"]


def stated(view: Json, target: int) -> float:
    """What is stated of the default game, and of values that are looked up below a listed position."""
    return EXPLOITABLE[Rulings(), target] + (GLANCED if len(view["seen"]["left"]["p1"]) == RESOLVED + 1 else 0.0)


@pytest.mark.parametrize(
    "rulings", slowly({"musician": "cancels"}, {"ambassador": "plain", "cards_out": "most_victories"}), ids=str
)
def test_other_rulings_are_played_by_tables_of_their_own(rulings: Json) -> None:
    match = Match(BRAVE_RATS, {"variants": ["lucky-draw", "fast-rat"], "rulings": rulings}, "others")
    for view, _ in zip(hidden_choices(match, Random(2)), range(3), strict=False):
        assert LuckyDraw().advise(view, ENOUGH).off_by == EXPLOITABLE[Rulings(**rulings), 3]


@pytest.mark.parametrize("variants, target", [(("lucky-draw",), 4), (("lucky-draw", "fast-rat", "emperor"), 3)])
def test_the_measured_policy_says_by_how_much_it_can_be_beaten(variants: tuple[str, ...], target: int) -> None:
    for view, _ in zip(hidden_choices(sit(*variants, seed="measured"), Random(1)), range(12), strict=False):
        assert LuckyDraw().advise(view, ENOUGH).off_by == stated(view, target)
        if len(view["seen"]["left"]["p1"]) <= RESOLVED:
            assert LuckyDraw().advise(view, LITTLE).off_by >= 1


@pytest.mark.parametrize("seed", range(4))
def test_what_the_other_seat_holds_makes_no_difference(seed: int) -> None:
    """The same view, whatever lies in the other hand and in both piles: the same choice."""
    match, rng, bot = sit("lucky-draw", seed=f"unseen {seed}"), Random(seed), LuckyDraw()
    for view in hidden_choices(match, rng):
        state, rival = match.state, other(view["seat"])
        if state.standing.shows_first == rival and state.shown is None:
            continue
        cards = [each for each in (*state.hands.of(rival), *state.piles.of(rival)) if each != state.shown]
        rng.shuffle(cards)
        kept = () if state.shown is None else (state.shown,)
        hand = tuple(each for each in DECK if each in (*cards[: 3 - len(kept)], *kept))
        pile = tuple(each for each in DECK if each in cards[3 - len(kept) :])
        redealt = replace(state, hands=state.hands.put(rival, hand), piles=state.piles.put(rival, pile))
        same = {**view, "seen": BRAVE_RATS.observe(redealt, view["seat"])}
        assert json.dumps(same) == json.dumps(view)
        assert bot.advise(same, LITTLE) == LuckyDraw().advise(view, LITTLE)


def mirrored(view: Json) -> Json:
    """The view of the other seat had everything happened with the seats exchanged."""

    def turned(part: Any) -> Any:
        if isinstance(part, dict):
            found = {key: turned(each) for key, each in part.items()}
            return found | {"p1": found["p2"], "p2": found["p1"]} if "p1" in found else found
        if isinstance(part, list):
            return [turned(each) for each in part]
        return other(part) if part in SEATS else part

    found: Json = turned(view)
    return found


@pytest.mark.parametrize("seed", range(3))
def test_both_seats_play_alike(seed: int) -> None:
    for view in hidden_choices(sit("lucky-draw", seed=f"alike {seed}"), Random(seed)):
        mine, theirs = (LuckyDraw().advise(each, ("nodes", 500)) for each in (view, mirrored(view)))
        assert [each.p for each in mine.mix] == pytest.approx([each.p for each in theirs.mix], abs=1e-6)


def test_a_budget_in_nodes_gives_the_same_answer_whatever_was_asked_before() -> None:
    worn = LuckyDraw()
    played = [hidden_choices(sit("lucky-draw", seed=seed), Random(seed)) for seed in "abc"]
    views = [view for game in played for view in game if len(view["seen"]["left"]["p1"]) <= RESOLVED][:4]
    assert sum(len(view["seen"]["left"]["p1"]) == RESOLVED for view in views) >= 2
    for budget in (ENOUGH, LITTLE):
        for view in views:
            assert worn.advise(view, budget) == LuckyDraw().advise(view, budget)
            assert worn.choose(view, Luck("s"), budget) == LuckyDraw().choose(view, Luck("s"), budget)


def test_a_card_shown_with_four_left_is_answered_at_best() -> None:
    """BR9: what follows is known to both, so the best answer is the best one whatever is believed."""
    found = 0
    for seed in range(200):
        for view in hidden_choices(sit("lucky-draw", seed=f"shown {seed}"), Random(seed)):
            if view["seen"]["shown"] is None or len(view["seen"]["left"]["p1"]) != RESOLVED - 1:
                continue
            advice = LuckyDraw().advise(view, LITTLE)
            best = max(each.value for each in advice.mix)
            assert all(each.value == pytest.approx(best) for each in advice.mix if each.p)
            found += 1
            break
        if found == 5:
            return
    raise AssertionError("not enough such rounds")


def test_the_spy_shown_to_both_rounds_is_read_from_a_view() -> None:
    """BR9: who sees the card shown has a sight, who shows it has none."""
    for seed in range(100):
        match = sit("lucky-draw", seed=f"look {seed}")
        hands_now = match.state.hands
        if "spy" not in hands_now.p1 or "assassin" not in hands_now.p2:
            continue
        play(match, "spy assassin")
        victim = match.view("p2")
        assert victim["seen"]["shows_first"] == "p2" and situation_of(victim).sight is None
        match.choose("p2", victim["legal"][0])
        now = situation_of(match.view("p1"))
        left = without(DECK, "assassin")
        assert now.sight == left.index(victim["legal"][0]) and now.history == ((2, 3),)
        return
    raise AssertionError("no such deal")


def likely_hands(match: Match[Any], seat: str) -> Iterator[tuple[Json, float]]:
    """The seat's view for each hand it may have, and how likely that is by the policy, one round below the table."""
    left = seen(match)["left"]
    cards = Both(*(tuple(left[each]) for each in SEATS))
    now = situation_of(match.view("p1"))
    table = open_table(now.rulings, 4)
    assert table is not None
    place, swapped, beliefs = table.reach(now.history[:3])
    assert isinstance(place, Position)
    game = unfold(duel_of(now.rulings), place)
    assert isinstance(game, Hidden) and iterate(game, beliefs, ITERATIONS)
    side = SEATS.index(seat) ^ swapped
    pair = now.history[3][::-1] if swapped else now.history[3]
    sight = pair[1 - side] if game.shows == (2, 1)[side] else None
    likely = after_card(5, beliefs[side], game.mix(side, sight), pair[side], 1e-9)
    for hand, p in zip(hands(4), likely, strict=True):
        yield with_hand(match, seat, tuple(cards.of(seat)[each] for each in hand)), p


@pytest.mark.parametrize("third", slowly("wizard princess", "spy assassin", "assassin spy"))
def test_what_one_seat_expects_with_four_cards_left_is_what_the_other_gives_up(third: str) -> None:
    """Over all hands that are likely, values add up to nothing, also after a round in which a Spy saw a card (BR9)."""
    rounds = ["musician musician", "wizard ambassador" if third != "wizard princess" else "spy spy", third]
    match = dealt_for([*rounds, "general prince"])
    expected = []
    for seat in SEATS:
        views = list(likely_hands(match, seat))
        expected.append(sum(p * LuckyDraw().advise(view, ENOUGH).value for view, p in views))
    assert expected[0] == pytest.approx(-expected[1], abs=1e-3)


def dealt_for(rounds: list[str]) -> Match[Any]:
    """A match after these rounds: the first of many seeds under which luck draws the cards in time."""
    for seed in range(5000):
        match = sit("lucky-draw", seed=f"dealt {seed}")
        for cards in rounds:
            chosen = Both(*cards.split())
            if any(chosen.of(seat) not in match.state.hands.of(seat) for seat in SEATS):
                break
            play(match, cards)
        else:
            return match
    raise AssertionError("no seed deals so")


def with_hand(match: Match[Any], seat: str, held: tuple[str, ...]) -> Json:
    """The seat's view had it drawn these cards."""
    state, left = match.state, seen(match)["left"][seat]
    rest = tuple(card for card in left if card not in held)
    redealt = replace(state, hands=state.hands.put(seat, held), piles=state.piles.put(seat, rest))
    return {**match.view(seat), "seen": BRAVE_RATS.observe(redealt, seat), "legal": list(held)}


@pytest.mark.slow
def test_below_the_table_too_one_seat_expects_what_the_other_gives_up() -> None:
    """With six cards left and p2 one victory from the game, values looked up with few iterations nearly add up."""
    match = dealt_for(["princess ambassador", "assassin wizard"])
    table = open_table(Rulings(), 4)
    assert table is not None and seen(match)["wins"] == {"p1": 0, "p2": 3}
    _, swapped, beliefs = table.reach(situation_of(match.view("p1")).history)
    expected = []
    for place, seat in enumerate(SEATS):
        left = seen(match)["left"][seat]
        views = [with_hand(match, seat, tuple(left[each] for each in hand)) for hand in hands(6)]
        values = [LuckyDraw().advise(view, ("nodes", 2000)).value for view in views]
        expected.append(sum(p * each for p, each in zip(beliefs[place ^ swapped], values, strict=True)))
    assert expected[1] == pytest.approx(-expected[0], abs=0.05) and expected[1] > 0.3


def test_a_hand_that_the_policy_never_has_is_advised_by_values() -> None:
    table = open_table(Rulings(), 4)
    assert table is not None
    match = dealt_for(["musician spy"])
    reached = table.reach(situation_of(match.view("p1")).history, 0.0)
    left, never = seen(match)["left"]["p1"], 0
    for hand, p in zip(hands(7), reached.beliefs[ROW_SIDE], strict=True):
        if not p and not reached.swapped:
            advice = LuckyDraw().advise(with_hand(match, "p1", tuple(left[each] for each in hand)), ENOUGH)
            best = max(each.value for each in advice.mix)
            assert all(each.value == best for each in advice.mix if each.p)
            never += 1
    assert never
