"""One match seen from outside: what it answers, in which words it refuses, and which streams it draws from."""

from random import Random
from typing import Any

import pytest

from pocketcrowns.core.errors import BadRecord, GameOver, IllegalAction, NothingToUndo, NotYourTurn
from pocketcrowns.core.game import SEATS, Json
from pocketcrowns.core.luck import Luck
from pocketcrowns.core.match import Match
from pocketcrowns.core.seals import salt_for
from pocketcrowns.games import GAMES
from tests.helpers import ALL_HELD, BRAVE_RATS, play, play_on, sit

R_VS_R = GAMES["r-vs-r"]
RECORD = sit().record()
BOTH = "choices of ['p1', 'p2'] were expected"


def test_it_tells_who_has_sealed_and_whether_a_computer_did() -> None:
    match = sit()
    [event] = match.choose("p1", "spy", by_bot=True)
    assert (event.kind, event.facts, event.owner) == ("sealed", {"seat": "p1"}, None)
    assert match.is_sealed("p1") and match.is_sealed("p1", by_bot=True) and not match.is_sealed("p2", by_bot=True)
    other = sit()
    other.choose("p1", "spy")
    assert other.is_sealed("p1") and not other.is_sealed("p1", by_bot=True)


def test_who_has_sealed_is_offered_nothing_more() -> None:
    match = sit()
    match.choose("p1", "spy")
    assert match.view("p1")["legal"] == match.view(None)["legal"] == [] and "spy" in match.view("p2")["legal"]


def test_it_knows_the_last_choice_of_each_seat_and_how_many_turns_there_were() -> None:
    match = sit()
    play(match, "musician wizard", "general prince")
    assert [match.last_choice(seat) for seat in SEATS] == ["general", "prince"] and match.turn == 2
    with pytest.raises(StopIteration):
        sit().last_choice("p1")


@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_turn_by_turn_is_what_the_replay_tells(game: str) -> None:
    """Luck that decides several times in a row is told every time."""
    variants = {"variants": ["lucky-draw", "fast-rat"]} if game == "brave-rats" else {"setup": "random"}
    match = Match(GAMES[game], variants, "a seed")
    first = match.turn
    told = [event for event in play_on(match, Random(game)) if event.kind != "sealed"]
    replayed = list(match.replay())
    assert [event for _, events, _ in replayed[first:] for event in events] == told
    assert [after.turn for _, _, after in replayed] == list(range(1, match.turn + 1))
    assert replayed[-1][2].state == match.state


def test_the_decisions_are_the_turns_in_which_a_seat_chose() -> None:
    match = sit("lucky-draw")
    play_on(match, Random(0), choices=6)
    turns = match.record()["turns"]
    chosen = [{seat: turn[seat] for seat in SEATS if seat in turn} for turn in turns]
    decisions = [(before.turn, dict(choices)) for before, choices in match.decisions()]
    assert decisions == [(number, choices) for number, choices in enumerate(chosen) if choices]
    assert len(decisions) < len(turns)


def test_a_preview_shows_what_the_choice_would_lead_to_and_changes_nothing() -> None:
    match = Match(R_VS_R, {}, "a seed")
    [seat] = match.waiting_for()
    action = match.view(seat)["legal"][3]
    before = match.record()
    assert match.preview(seat, action) == R_VS_R.apply(match.state, {seat: action}) and match.record() == before
    with pytest.raises(IllegalAction, match=f"^{seat} may not choose 'nonsense' now$"):
        match.preview(seat, "nonsense")
    with pytest.raises(NotYourTurn):
        match.preview("p2" if seat == "p1" else "p1", action)
    with pytest.raises(IllegalAction, match=r"^a sealed choice shows nothing before both are open$"):
        sit().preview("p1", "spy")


def test_computers_and_salts_have_streams_of_their_own_for_each_seat_and_turn() -> None:
    match = sit()
    for turn, cards in enumerate(("wizard prince", "musician spy")):
        for seat in SEATS:
            stream = Luck("a seed", "player", seat, str(turn))
            assert match.rng_for(seat).below(1 << 64) == stream.below(1 << 64)
            assert match.salt(seat) == salt_for("a seed", seat, str(turn))
        play(match, cards)


def test_a_refused_choice_says_why() -> None:
    match = sit()
    with pytest.raises(IllegalAction, match=r"^p1 may not choose 'mime' now$"):
        match.choose("p1", "mime")
    match.choose("p1", "spy")
    with pytest.raises(NotYourTurn, match=r"^p1 is not awaited$"):
        match.choose("p1", "spy")
    with pytest.raises(NothingToUndo, match=r"^no person has chosen anything yet$"):
        sit().undo()
    ended = sit()
    play(ended, *ALL_HELD)
    with pytest.raises(GameOver, match=r"^the game is over$"):
        ended.choose("p1", "spy")


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"more": 1}, "a record has the keys ['game', 'options', 'seed', 'turns', 'v'], and in a study 'start'"),
        ({"v": 2}, "version 2 cannot be read here"),
        ({"v": True}, "version True cannot be read here"),
        ({"game": "r-vs-r"}, "game 'r-vs-r' is not brave-rats"),
        ({"options": {"edition": 16}}, "options must be complete and in the catalogue's order"),
        ({"seed": 7}, "seed must be text and turns a list"),
        ({"turns": {}}, "seed must be text and turns a list"),
        ({"turns": [[]]}, f"turn 1: {BOTH}"),
        ({"turns": ["p1"]}, f"turn 1: {BOTH}"),
        ({"turns": [{}]}, f"turn 1: {BOTH}"),
        ({"turns": [{"p1": "spy", "luck": "x"}]}, f"turn 1: {BOTH}"),
        ({"turns": [{"p1": "spy"}, {"p2": "spy"}]}, f"turn 1: {BOTH}"),
        ({"turns": [{"p1": "spy", "p2": "mime"}]}, "turn 1: p2 cannot choose 'mime'"),
    ],
    ids=lambda value: str(value)[:30],
)
def test_a_record_that_does_not_resume_says_why(changed: Json, why: str) -> None:
    with pytest.raises(BadRecord) as refusal:
        Match.resume(BRAVE_RATS, {**RECORD, **changed})
    assert str(refusal.value) == why


@pytest.mark.parametrize("record", [None, [], "x"])
def test_only_an_object_is_a_record(record: Any) -> None:
    with pytest.raises(BadRecord, match=r"^a record is an object$"):
        Match.resume(BRAVE_RATS, record)


def test_a_record_with_a_turn_after_the_end_or_bad_options_says_so() -> None:
    ended = sit()
    play(ended, *ALL_HELD)
    record = ended.record()
    with pytest.raises(BadRecord, match=r"^turn 9: the game is already over$"):
        Match.resume(BRAVE_RATS, {**record, "turns": [*record["turns"], {"p1": "spy"}]})
    with pytest.raises(BadRecord, match=r"^options: .*edition"):
        Match.resume(BRAVE_RATS, {**RECORD, "options": {"edition": 17}})
