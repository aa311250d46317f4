"""RV20 to RV22: points, a round without end, and the supply of neutral tiles."""

from dataclasses import replace

import pytest

from pocketcrowns.core.game import other
from pocketcrowns.r_vs_r.setups import State
from pocketcrowns.r_vs_r.tiles import NEUTRAL_IDS
from tests.r_vs_r.drawing import R_VS_R, SETUPS, at, drawn, facts, in_round, play, random_states, sit
from tests.study.positions import set_up

NEARLY = "king1 queen1 monk2 | bishop2 fairy1 saint2 | citizen2 dragon1 ."

# RV20 ----------------------------------------------------------------------------------------------


def points(
    board: str, action: str = "castle@c1", p1: str = "castle minister", p2: str = "temple", **given: int
) -> State:
    before = in_round(at(board, p1=p1, p2=p2), match="points", setup="first-game", **given)
    return play(before, action)[0]


def test_rv20_each_ally_at_the_end_of_a_round_is_a_point_for_both() -> None:
    state = points(NEARLY)
    assert state.points == (5, 4) and state.rounds == (1, 0)


def test_rv20_whoever_loses_by_the_reaper_scores_nothing_and_the_winner_their_allies() -> None:
    assert points(NEARLY.replace("fairy1", "reaper1")).points == (0, 4)
    assert points(NEARLY.replace("saint2", "reaper2")).points == (5, 0)


def test_rv20_whoever_has_no_placement_scores_nothing_and_the_winner_their_allies() -> None:
    board = "king1 queen1 monk2 | bishop2 . . | citizen2 x1:fairy1 ."
    state = points(board, p2="")
    assert state.points == (3, 0) and state.rounds == (1, 0)


def test_rv20_a_stack_is_one_point() -> None:
    assert points(NEARLY.replace("king1", "tower1/king")).points == (5, 4)


def test_rv20_most_points_win_after_the_last_round_and_ties_are_possible() -> None:
    before = in_round(at(NEARLY, p1="castle"), match="points", rounds=1)
    state, events = play(before, "castle@c1")
    assert state.stage == "over" and state.outcome is not None and state.outcome.winner == "p1"
    assert facts(events, "round-over")[0]["scored"] == {"p1": 5, "p2": 4}
    for earlier, winner in (((3, 4), None), ((3, 5), "p2"), ((4, 4), "p1")):
        state = in_round(at(NEARLY, p1="castle"), match="points", rounds=2, round_no=2)
        state = replace(state, points=state.points._make(earlier))
        outcome = play(state, "castle@c1")[0].outcome
        assert outcome is not None and outcome.winner == winner


def test_rv20_points_go_on_after_two_rounds_have_been_won_and_best_of_three_stops() -> None:
    position = at(NEARLY, p1="castle")
    on, _ = play(in_round(position, match="points", rounds=4, round_no=2, played=(1, 0)), "castle@c1")
    assert on.stage == "choose-first" and on.outcome is None and on.loser == "p2"
    won, _ = play(in_round(position, round_no=2, played=(1, 0)), "castle@c1")
    assert won.stage == "over" and won.outcome is not None and won.outcome.winner == "p1"
    level, _ = play(in_round(position, round_no=2, played=(0, 1)), "castle@c1")
    assert level.stage == "choose-first" and level.rounds == (1, 1)


@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("rounds", [1, 2, 4])
def test_rv20_points_last_as_many_rounds_as_chosen_in_every_setup(setup: str, rounds: int) -> None:
    states = random_states(setup, rounds, "points", rounds=rounds)
    assert states[-1].round_no == rounds and sum(states[-1].rounds) == rounds
    one, two = states[-1].points
    assert states[-1].outcome.winner == (None if one == two else "p1" if one > two else "p2")


# RV21 ----------------------------------------------------------------------------------------------


def placement(state: State) -> str:
    """The first placement offered, without its power."""
    return next(action for action in R_VS_R.legal(state, state.position.to_act) if "!" not in action)


def sixtieth(setup: str, placements: int) -> tuple[State, State]:
    """A round as it was dealt, and a position of it five turns later, said to be after that many placements."""
    states = random_states(setup, 5)
    begun = next(number for number, state in enumerate(states) if state.stage == "place")
    later = states[begun + 5]
    assert later.stage == "place" and later.round_no == 1
    later = replace(later, position=replace(later.position, placements=placements))
    return states[begun], later


@pytest.mark.parametrize("setup", SETUPS)
def test_rv21_a_round_of_sixty_placements_is_void_and_replayed_with_the_same_tiles_and_first_player(setup: str) -> None:
    dealt, later = sixtieth(setup, 59)
    state, events = play(later, placement(later))
    assert [event.kind for event in events if event.kind.startswith("round")] == ["round-void"]
    assert state == dealt
    assert state.position.to_act == state.first == dealt.first and state.position.placements == 0


def test_rv21_fifty_nine_placements_are_not_too_many() -> None:
    _, later = sixtieth("standard", 58)
    state, events = play(later, placement(later))
    assert not facts(events, "round-void") and state.position.to_act == other(later.position.to_act)


def test_rv21_a_void_round_gives_nobody_a_round_or_points() -> None:
    before = in_round(at("citizen1 . . | . . . | . . .", p1="king monk", p2="temple", placements=59), played=(1, 1))
    before = replace(before, dealt_position=at(". . . | . . . | . . .", p1="citizen king", p2="temple", placements=0))
    state, events = play(before, "king@b2")
    assert state.rounds == (1, 1) and state.points == (0, 0) and state.round_no == before.round_no
    assert facts(events, "round-void") == [{"round": 1}] and drawn(state.position).count(".") == 9


def test_rv21_a_round_that_was_set_up_begins_again_from_there() -> None:
    begun = set_up("r-vs-r").state
    assert begun.position.to_act == "p2" and begun.position.placements == 1
    state, events = play(replace(begun, position=replace(begun.position, placements=59)), placement(begun))
    assert facts(events, "round-void") and state == begun


# RV22 ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("setup, each", [("standard", 5), ("random", 4), ("secret-random", 4), ("draft", 5)])
def test_rv22_every_round_has_neutrals_not_used_before_until_there_are_too_few(setup: str, each: int) -> None:
    dealt: dict[int, tuple[str, ...]] = {}
    for state in random_states(setup, 2, "points", rounds=7):
        if state.stage == "place":
            dealt[state.round_no] = state.dealt
    assert all(len(set(tiles)) == each for tiles in dealt.values()) and len(dealt) == 7
    whole_rounds = len(NEUTRAL_IDS) // each
    first = [tile for number in range(1, whole_rounds + 1) for tile in dealt[number]]
    assert len(set(first)) == whole_rounds * each
    left = {*NEUTRAL_IDS} - {*first}
    assert left <= {*dealt[whole_rounds + 1]} and dealt[whole_rounds + 1][: len(left)] != ()
    assert {*dealt[whole_rounds + 1][: len(left)]} == left


def test_rv22_the_reshuffle_holds_the_used_ones_but_none_of_the_current_round() -> None:
    for setup, seed in (("standard", 1), ("secret-draft", 1), ("draft", 2), ("random", 3)):
        reshuffled = 0
        for before in random_states(setup, seed, "points", rounds=9):
            if before.stage != "deal":
                continue
            chances = {tile for tile, weight in R_VS_R.chances(before) if weight == 1}
            assert not chances & {*before.dealt}
            if not before.unused:
                assert chances == {*NEUTRAL_IDS} - {*before.dealt}
                reshuffled += 1
            else:
                assert chances == {*before.unused}
        assert reshuffled >= 2


def test_rv22_any_neutral_tile_may_come_in_the_first_deal() -> None:
    start = R_VS_R.start(sit("standard").options).state
    assert R_VS_R.chances(start) == tuple((tile, 1) for tile in NEUTRAL_IDS)
