"""RV14 to RV19: the discard and hidden tiles, how a turn starts, and having no placement."""

import pytest

from pocketcrowns.core.game import SEATS, other
from tests.r_vs_r.drawing import (
    BLANK,
    R_VS_R,
    at,
    begin_turn,
    cells_for,
    done,
    drawn,
    facts,
    in_round,
    over,
    play,
    random_states,
    seen,
    sit,
    text,
    ways,
)

ONE = "citizen2 . . | . . . | . . ."

# RV14 ----------------------------------------------------------------------------------------------


def test_rv14_hermit_takes_what_was_destroyed_or_banished_but_not_what_the_assassin_took() -> None:
    before = in_round(at("king2 . . | . . . | citizen1 . .", p1="assassin samurai", p2="monk temple hermit saint"))
    state, _ = play(before, "assassin@c1!monk", "temple@c3", "samurai@a2!a3")
    assert state.position.discard == ("monk", "king")
    assert ways(state.position, "hermit@b2") == {"king"}


def test_rv14_hermit_takes_what_was_placed_and_taken_back_before_the_assassin_took_it() -> None:
    before = in_round(at(". . . | . . . | citizen2 . .", p1="magician king queen", p2="assassin hermit monk temple"))
    state, _ = play(before, "king@a2", "monk@c1", "magician@c3!a2", "assassin@b3!king")
    assert state.position.discard == ("king",)
    state, _ = play(state, "queen@c2")
    assert ways(state.position, "hermit@b2") == {"king"}
    state, events = play(state, "hermit@b2!king")
    assert state.position.zones.p2 == ("temple", "king")
    assert facts(events, "taken") == [{"seat": "p2", "tile": "king"}]


def test_rv14_a_tile_placed_in_the_round_before_has_not_been_placed_in_this_one() -> None:
    for state in random_states("standard", 5):
        if state.stage == "place" and state.position.placements == 0:
            assert not state.position.placed


def test_rv14_hermit_never_sees_what_the_secret_draft_put_out() -> None:
    for state in random_states("secret-draft", 3):
        position = state.position
        if state.stage == "place" and position.placements == 0:
            put_out = {*state.dealt} - {*position.zones.p1, *position.zones.p2}
            assert len(put_out) == 4
        if state.stage == "place":
            assert not put_out & {*position.discard, *position.zones.p1, *position.zones.p2, *position.neutral}


def test_rv14_assassin_names_open_tiles_but_takes_hidden_ones_blindly() -> None:
    position = at(ONE, p1="assassin", p2="monk fairy sage temple", hidden="fairy sage")
    assert ways(position, "assassin@b2") == {"monk", "temple", "hidden"}
    before = in_round(position, setup="secret-random")
    state, events = play(before, "assassin@b2!hidden")
    assert R_VS_R.actors(state) == {"luck"} and dict(R_VS_R.chances(state)) == {"fairy": 1, "sage": 1}
    assert facts(events, "assassinated") == []
    for tile in ("fairy", "sage"):
        after, events = play(state, tile)
        assert after.position.discard == (tile,) and tile not in after.position.placed
        assert facts(events, "assassinated") == [{"seat": "p2", "tile": tile}]
        assert after.position.to_act == "p2" and tile not in after.position.zones.p2
        assert after.position.hidden.p2 == {"fairy", "sage"} - {tile}


def test_rv14_luck_finds_what_the_other_one_hides_whoever_looks() -> None:
    position = at(ONE, to_act="p2", p1="monk fairy sage", p2="assassin temple king", hidden="fairy sage king")
    state, _ = play(in_round(position, setup="secret-random"), "assassin@b2!hidden")
    assert dict(R_VS_R.chances(state)) == {"fairy": 1, "sage": 1}


def test_rv14_a_reactivated_assassin_is_as_blind() -> None:
    position = at("citizen2 assassin2 . | . . . | . . .", p1="bard", p2="fairy", hidden="fairy")
    assert ways(position, "bard@b2") == {"b3:hidden"}
    state, _ = play(in_round(position, setup="secret-random"), "bard@b2!b3:hidden")
    assert dict(R_VS_R.chances(state)) == {"fairy": 1}
    assert play(state, "fairy")[0].position.discard == ("fairy",)


def test_rv14_the_assassins_own_hidden_tiles_are_no_target() -> None:
    assert ways(at(ONE, p1="assassin fairy", p2="monk", hidden="fairy"), "assassin@b2") == {"monk"}
    assert ways(at(ONE, p1="assassin fairy", p2="", hidden="fairy"), "assassin@b2") == set()


# RV15 ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", SEATS)
def test_rv15_a_turn_starts_with_the_players_own_destroyed_tiles_going_to_the_discard(seat: str) -> None:
    before = at("x1:king2 x2:queen1 . | x1:monk1 . . | x2:tower1/saint . citizen2", discard="fairy")
    after, events = begin_turn(before, seat)
    cleared = {"p1": {"a2": "monk", "a3": "king"}, "p2": {"a1": "tower", "b3": "queen"}}[seat]
    assert {each["cell"]: each["tile"] for each in facts(events, "cleared")} == cleared
    assert after.discard[0] == "fairy" and {*after.discard[1:]} == {*cleared.values()} and after.to_act == seat
    assert drawn(after) == text(
        ". x2:queen1 . | . . . | x2:tower1/saint . citizen2"
        if seat == "p1"
        else "x1:king2 . . | x1:monk1 . . | saint1 . citizen2"
    )


def test_rv15_a_destroyed_tile_blocks_its_cell_until_its_destroyers_next_turn_and_then_may_be_chosen() -> None:
    before = in_round(at(". king2 . | . . . | citizen1 . .", p1="general hermit", p2="monk"))
    state, _ = play(before, "general@b2!b3")
    assert state.position.to_act == "p2" and "b3" not in cells_for(state.position, "monk")
    state, events = play(state, "monk@c1")
    assert facts(events, "cleared") == [{"cell": "b3", "tile": "king"}]
    assert "b3" in cells_for(state.position, "hermit") and ways(state.position, "hermit@b3") == {"king"}


# RV16 ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("first", SEATS)
def test_rv16_the_option_names_the_first_player_of_the_first_round(first: str) -> None:
    match = sit("first-game", first=first)
    assert match.waiting_for() == [first] and match.view(None)["seen"]["first"] == first
    assert match.view(None)["seen"]["zones"][first][0] == "citizen"


def test_rv16_at_random_either_seat_is_as_likely() -> None:
    match = sit("first-game", first="random")
    start = R_VS_R.start(match.options).state
    assert R_VS_R.chances(start) == (("p1", 1), ("p2", 1))
    assert match.record()["turns"] == [{"luck": match.view(None)["seen"]["first"]}]
    assert {sit("first-game", first="random", seed=str(seed)).waiting_for()[0] for seed in range(20)} == {*SEATS}


# RV17 ----------------------------------------------------------------------------------------------


def test_rv17_the_assassin_may_take_a_citizen_that_came_back_to_a_play_area() -> None:
    before = in_round(at("citizen1 king2 . | . . . | . . .", p1="magician queen", p2="assassin"))
    state, _ = play(before, "magician@b2!a3")
    assert "citizen" in state.position.zones.p1 and ways(state.position, "assassin@c1") == {"citizen", "queen"}
    state, _ = play(state, "assassin@c1!citizen")
    assert state.position.discard == ("citizen",) and state.position.zones.p1 == ("queen",)


def test_rv17_a_hidden_tile_that_was_taken_is_public_in_the_discard() -> None:
    before = in_round(at(ONE, p1="assassin", p2="fairy sage", hidden="fairy sage"), setup="secret-random")
    assert seen(before)["zones"]["p2"] == seen(before, "p1")["zones"]["p2"] == ["?", "?"]
    assert seen(before, "p2")["zones"]["p2"] == ["fairy", "sage"]
    state, _ = play(before, "assassin@b2!hidden", "fairy")
    for viewer in (*SEATS, None):
        assert seen(state, viewer)["discard"] == ["fairy"]
        assert seen(state, viewer)["zones"]["p2"] == (["sage"] if viewer == "p2" else ["?"])


def test_rv17_a_hidden_tile_is_public_once_placed_and_stays_so_when_it_returns() -> None:
    before = in_round(at(ONE, p1="fairy sage magician", p2="monk saint", hidden="fairy sage"), setup="secret-draft")
    state, _ = play(before, "fairy@c1", "monk@c2", "magician@a1!c1")
    assert state.position.hidden.p1 == {"sage"}
    assert seen(state)["zones"]["p1"] == seen(state, "p2")["zones"]["p1"] == ["fairy", "?"]


# RV18 ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("action", ["hermit@b2!temple", "magician@b2!b3"])
def test_rv18_a_tile_taken_comes_to_the_takers_play_area_whatever_its_colour(action: str) -> None:
    before = at(
        "citizen2 temple1 . | . . . | . . .".replace("temple1", "monk1"), p1="hermit magician", discard="temple"
    )
    taken = "temple" if action.startswith("hermit") else "monk"
    after = done(before, action)
    assert taken in after.zones.p1 and not after.zones.p2
    assert cells_for(begin_turn(after, "p1")[0], taken)


def test_rv18_coloured_tiles_are_home_again_in_the_next_round_and_neutral_ones_in_the_supply() -> None:
    board = "king2 monk1 fairy1 | queen2 bishop2 saint1 | citizen2 dragon1 ."
    before = in_round(at(board, p1="temple castle hermit", p2="general sage"), setup="first-game")
    state, _ = play(before, "castle@c1")
    assert state.stage == "choose-first"
    state, _ = play(state, f"first {state.loser}")
    shown = seen(state)
    assert drawn(state.position) == text(BLANK) and shown["discard"] == [] and shown["neutral"] == []
    royalty = ["king", "queen", "princess", "minister", "general", "sorcerer", "castle"]
    religion = ["hierophant", "cardinal", "saint", "bishop", "paladin", "monk", "temple"]
    assert [tile for tile in shown["zones"]["p1"] if tile != "citizen"] == royalty
    assert [tile for tile in shown["zones"]["p2"] if tile != "citizen"] == religion


# RV19 ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", SEATS)
def test_rv19_a_player_with_nothing_left_to_place_loses_whatever_the_board_shows(seat: str) -> None:
    rival = other(seat)
    mine, theirs = seat[1], rival[1]
    board = f"reaper{mine} king{theirs} monk{theirs} | . . . | citizen{theirs} . ."
    position = at(board, **{seat: "castle temple", rival: ""}, to_act=seat)
    state, events = play(in_round(position), "castle@b2")
    assert over(events) == (seat, "no-placement") and state.loser == rival


def test_rv19_a_tile_of_the_neutral_area_is_a_placement() -> None:
    state, events = play(in_round(at(ONE, p1="castle", neutral="fairy")), "castle@b2")
    assert facts(events, "round-over") == [] and cells_for(state.position, "fairy")


@pytest.mark.parametrize(
    "board, lost",
    [
        ("citizen1 . . | . . . | . . .", True),
        ("castle2 citizen1 . | . . . | . . .", True),
        ("x1:king2 citizen1 . | . . . | . . .", True),
        ("sage1 king2 . | . . . | . . citizen1", True),
        ("king2 citizen1 . | . . . | . . .", False),
    ],
)
def test_rv19_a_player_with_only_a_tower_and_nothing_to_cover_has_no_placement(board: str, lost: bool) -> None:
    state, events = play(in_round(at(board, p1="castle temple", p2="tower")), "castle@c2")
    assert bool(facts(events, "round-over")) == lost
    if lost:
        assert over(events) == ("p1", "no-placement")
    else:
        assert cells_for(state.position, "tower") == {"a3"}


def test_rv19_a_neutral_tower_alone_saves_nobody_without_an_ally() -> None:
    _, events = play(in_round(at("citizen1 . . | . . . | . . .", p1="castle temple", neutral="tower")), "castle@c2")
    assert over(events) == ("p1", "no-placement")


def test_rv19_it_is_judged_after_the_turns_destroyed_tiles_have_gone() -> None:
    """RV15 comes first: what the destroyed Tower covered is back, and is all that this Tower can cover."""
    state, events = play(
        in_round(at("x2:tower2/king citizen1 . | . . . | . . .", p1="castle", p2="tower")), "castle@c2"
    )
    assert facts(events, "round-over") == [] and cells_for(state.position, "tower") == {"a3"}
