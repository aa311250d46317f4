"""One match: sealed choices, the record, undo in all its cases, and resuming."""

from random import Random
from typing import Any

import pytest

from pocketcrowns.core.errors import BadRecord, GameOver, IllegalAction, NothingToUndo, NotYourTurn
from pocketcrowns.core.game import LUCK, SEATS
from pocketcrowns.core.match import Match
from tests.helpers import ALL_HELD, BRAVE_RATS, play, play_on, resumed, seen, sit, views


def told(match: Match[Any]) -> tuple[dict, str]:
    """All that can be learned of a match."""
    return match.record(), views(match)


def luck_of(match: Match[Any]) -> list[str]:
    return [turn[LUCK] for turn in match.record()["turns"] if LUCK in turn]


# Choosing ------------------------------------------------------------------------------------------


def test_two_sealed_choices_are_one_turn_whoever_chose_first() -> None:
    first, second = sit(), sit()
    first.choose("p1", "spy")
    assert [event.kind for event in first.choose("p2", "wizard")] == ["revealed", "verdict"]
    second.choose("p2", "wizard")
    second.choose("p1", "spy")
    assert told(first) == told(second)
    assert [list(turn) for turn in second.record()["turns"]] == [["p1", "p2"]]


def test_a_sealed_choice_is_final_until_it_is_undone() -> None:
    match = sit()
    match.choose("p1", "spy")
    assert match.is_sealed("p1") and not match.is_sealed("p2") and match.waiting_for() == ["p2"]
    with pytest.raises(NotYourTurn):
        match.choose("p1", "wizard")
    assert match.record()["turns"] == [{"p1": "spy"}]


def test_a_refused_choice_changes_nothing() -> None:
    match = sit()
    match.choose("p1", "spy")
    before = told(match)
    for seat, action, refusal in (
        ("p1", "wizard", NotYourTurn),
        ("p1", "nonsense", NotYourTurn),
        ("p2", "mime", IllegalAction),
        ("p2", "", IllegalAction),
        ("luck", "spy", NotYourTurn),
    ):
        with pytest.raises(refusal):
            match.choose(seat, action)
        assert told(match) == before


def test_after_the_end_nobody_may_choose() -> None:
    match = sit()
    play(match, "princess prince")
    for seat in SEATS:
        with pytest.raises(GameOver):
            match.choose(seat, "spy")


def test_the_record_and_the_view_are_copies() -> None:
    match = sit()
    play(match, "musician prince")
    before = told(match)
    match.record()["turns"][0]["p1"] = "spy"
    match.record()["turns"].clear()
    match.view("p1")["legal"].clear()
    match.view("p1")["seen"]["hands"]["p1"].clear()
    assert told(match) == before


def test_a_computers_stream_is_apart_for_each_seat_and_turn_and_apart_from_the_games_luck() -> None:
    match = sit("random-deal")
    streams = [match.rng_for(seat).below(1 << 64) for seat in SEATS]
    assert streams == [match.rng_for(seat).below(1 << 64) for seat in SEATS]
    before = luck_of(match)
    play_on(match, Random(1), choices=2)
    streams += [match.rng_for(seat).below(1 << 64) for seat in SEATS]
    assert len(set(streams)) == 4 and luck_of(match) == before


# Undo ----------------------------------------------------------------------------------------------


def test_undo_withdraws_a_sealed_choice() -> None:
    match = sit()
    play(match, "musician prince")
    before = told(match)
    match.choose("p2", "wizard")
    match.undo()
    assert told(match) == before and match.waiting_for() == ["p1", "p2"]


def test_undo_opens_a_turn_of_two_people_as_a_whole() -> None:
    match = sit()
    play(match, "musician prince")
    before = told(match)
    play(match, "wizard assassin")
    match.undo()
    assert told(match) == before


def test_undo_keeps_the_choice_that_a_computer_had_sealed() -> None:
    match = sit()
    match.choose("p2", "prince", by_bot=True)
    before = told(match)
    match.choose("p1", "musician")
    assert match.waiting_for() == ["p1", "p2"]
    match.undo()
    assert told(match) == before and match.record()["turns"] == [{"p2": "prince"}]
    match.choose("p1", "wizard")
    assert match.record()["turns"] == [{"p1": "wizard", "p2": "prince"}]


def test_undo_keeps_a_computers_choice_that_came_after_the_persons_too() -> None:
    match = sit()
    match.choose("p1", "musician")
    match.choose("p2", "prince", by_bot=True)
    match.undo()
    assert match.record()["turns"] == [{"p2": "prince"}] and match.waiting_for() == ["p1"]


def test_undo_with_only_a_computers_choice_sealed_goes_back_to_the_turn_before() -> None:
    match = sit()
    match.choose("p1", "musician")
    match.choose("p2", "prince", by_bot=True)
    match.choose("p2", "wizard", by_bot=True)
    match.undo()
    assert match.record()["turns"] == [{"p2": "prince"}]


def test_a_computers_choice_stays_a_computers_however_often_its_turn_is_opened_again() -> None:
    match = sit()
    match.choose("p2", "prince", by_bot=True)
    for card in ("musician", "wizard", "spy"):
        match.choose("p1", card)
        match.undo()
        assert match.record()["turns"] == [{"p2": "prince"}]
    with pytest.raises(NothingToUndo):
        match.undo()


def test_undo_passes_over_the_turns_that_a_computer_took_alone() -> None:
    """BR9: p1's Spy makes the computer show its card; that is not where undo stops."""
    match = sit()
    match.choose("p2", "ambassador", by_bot=True)
    match.choose("p1", "spy")
    match.choose("p2", "prince", by_bot=True)
    assert seen(match)["shown"] == "prince" and match.waiting_for() == ["p1"]
    match.undo()
    assert match.record()["turns"] == [{"p2": "ambassador"}] and seen(match)["shown"] is None


def test_undo_reopens_only_the_last_of_two_turns_taken_one_after_the_other() -> None:
    match = sit()
    play(match, "spy ambassador")
    match.choose("p2", "wizard")
    before = told(match)
    match.choose("p1", "general")
    match.undo()
    assert told(match) == before and seen(match)["shown"] == "wizard"
    match.undo()
    assert seen(match)["shown"] is None and match.waiting_for() == ["p2"]


@pytest.mark.parametrize("bots", [(), ("p2",), ("p1", "p2")])
def test_with_no_persons_choice_there_is_nothing_to_undo(bots: tuple[str, ...]) -> None:
    match = sit("lucky-draw")
    for seat in bots:
        match.choose(seat, match.view(seat)["legal"][0], by_bot=True)
    before = told(match)
    with pytest.raises(NothingToUndo):
        match.undo()
    assert told(match) == before


def test_undo_brings_a_finished_game_back() -> None:
    match = sit()
    before = told(match)
    play(match, "princess prince")
    match.undo()
    assert told(match) == before and match.view(None)["outcome"] is None


def test_undo_leads_back_into_the_game_before() -> None:
    match = sit("emperor", "random-deal")
    while seen(match)["game_no"] == 1:
        before = told(match)
        play_on(match, Random(3), choices=len(match.waiting_for()))
    after = told(match)
    match.undo()
    assert told(match) == before and seen(match)["game_no"] == 1
    play_on(match, Random(3), choices=len(match.waiting_for()))
    assert told(match) == after


def test_after_undo_other_choices_meet_the_same_luck() -> None:
    """With hidden hands the next cards of the piles are what they were, whatever is played instead."""
    match = sit("lucky-draw", seed="piles")
    dealt = luck_of(match)
    first, second = ([match.view(seat)["legal"][place] for seat in SEATS] for place in (0, 1))
    drawn = []
    for cards in (first, second):
        play(match, " ".join(cards))
        drawn.append(luck_of(match)[len(dealt) :])
        match.undo()
    assert len(drawn[0]) == 2 and drawn[0] == drawn[1] and luck_of(match) == dealt


def test_undo_in_a_draft_takes_back_the_packet_that_luck_laid_since() -> None:
    match = sit("draft")
    play_on(match, Random(2), choices=2)
    before, packets = told(match), len(luck_of(match))
    play_on(match, Random(3), choices=1)
    assert len(luck_of(match)) == packets + 4
    after = told(match)
    match.undo()
    assert told(match) == before
    play_on(match, Random(3), choices=1)
    assert told(match) == after


# Resuming ------------------------------------------------------------------------------------------


def test_a_resumed_match_undoes_as_the_first_would_when_told_who_was_a_computer() -> None:
    match = sit()
    match.choose("p1", "musician")
    match.choose("p2", "prince", by_bot=True)
    match.choose("p2", "wizard", by_bot=True)
    again = Match.resume(BRAVE_RATS, match.record(), frozenset({"p2"}))
    assert told(again) == told(match)
    for each in (match, again):
        each.undo()
    assert told(again) == told(match) and again.record()["turns"] == [{"p2": "prince"}]
    with pytest.raises(NothingToUndo):
        again.undo()


def test_a_match_resumed_without_a_word_of_computers_takes_every_choice_for_a_persons() -> None:
    match = sit()
    match.choose("p1", "musician")
    match.choose("p2", "prince", by_bot=True)
    again = resumed(BRAVE_RATS, match.record())
    again.undo()
    assert again.record()["turns"] == []


def test_a_resumed_match_does_not_draw_what_its_record_tells() -> None:
    record = sit("random-deal").record()
    record["seed"] = "quite another"
    again = resumed(BRAVE_RATS, record)
    assert again.record() == record
    assert luck_of(sit("random-deal", seed="quite another")) != luck_of(again)


def test_a_record_that_ends_before_luck_has_decided_goes_on_by_its_seed() -> None:
    record = sit("random-deal", "traitor").record()
    whole = list(record["turns"])
    assert len(whole) == 10
    for length in range(10):
        assert resumed(BRAVE_RATS, {**record, "turns": whole[:length]}).record()["turns"] == whole


def test_a_record_of_another_game_or_with_a_turn_too_many_does_not_resume() -> None:
    match = sit()
    play(match, *ALL_HELD)
    record = match.record()
    assert resumed(BRAVE_RATS, record).record() == record
    with pytest.raises(BadRecord, match="turn 9:"):
        resumed(BRAVE_RATS, {**record, "turns": [*record["turns"], {"p1": "spy"}]})
    with pytest.raises(BadRecord, match="brave-rats"):
        resumed(BRAVE_RATS, {**record, "game": "r-vs-r"})
