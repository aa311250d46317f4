"""RV6 to RV13: shields, cancelled powers, reactivation, and what rotating and moving may touch."""

import pytest

from tests.r_vs_r.drawing import at, begin_turn, done, drawn, in_round, seen, text, told, ways

# RV6 -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("owner", "12")
@pytest.mark.parametrize("shielded", ["castle{}", "temple{}", "tower{}/king"])
def test_rv6_a_pirate_destroys_castle_temple_and_tower_friend_or_foe(shielded: str, owner: str) -> None:
    before = at(f"{shielded.format(owner)} citizen2 . | . . . | . . .", p1="pirate")
    assert ways(before, "pirate@b2") == {"a3"}
    assert drawn(done(before, "pirate@b2!a3")).startswith(f"x1:{shielded.format(owner)} citizen2")


# RV7 -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("cell, board", [("a2", ". b2"), ("b2", "a2 c2"), ("c2", "b2 .")])
def test_rv7_a_sage_shields_left_and_right_in_its_row_and_not_itself(cell: str, board: str) -> None:
    rows = ["fairy1", "queen2", "monk1"]
    rows["abc".index(cell[0])] = "sage1"
    shown = seen(in_round(at(f"king1 king2 king1 | {' '.join(rows)} | bard1 bard2 bard1")))["board"]
    assert {name for name, piece in shown.items() if piece["shield"]} == set(board.split()) - {"."}


def test_rv7_a_sage_shields_both_owners_tiles_and_tiles_placed_later() -> None:
    before = at("king1 sage2 . | . citizen1 . | . . .", p1="castle monk", p2="bishop hierophant")
    state = done(before, "monk@c3")
    later = at(drawn(state), p2="bishop", to_act="p2")
    assert ways(later, "bishop@c2") == {"b3", "b2"}
    assert ways(later, "bishop@a2") == {"b3", "b2"}


def test_rv7_a_sage_that_changes_owner_or_place_goes_on_shielding_from_where_it_is() -> None:
    before = at("king1 sage2 queen2 | . . fairy1 | . . .", p1="minister")
    turned = at(drawn(done(before, "minister@b2!b3")), p2="bishop", to_act="p2")
    assert ways(turned, "bishop@a2") == {"b3", "b2"}
    moved = done(at("king1 sage2 queen2 | monk2 . . | . . .", p1="fairy"), "fairy@b1!b3-b2")
    assert ways(at(drawn(moved), p2="dragon bishop", to_act="p2"), "bishop@b3") == {"a3", "c3", "b2"}


# RV8 -----------------------------------------------------------------------------------------------


def test_rv8_a_cancelled_power_is_neither_offered_when_placed_nor_when_reactivated() -> None:
    board = "shaman1 king2 . | . . . | . citizen1 ."
    assert ways(at(board, p1="bard"), "bard@b2") == set()
    assert ways(at(board.replace("shaman1", "."), p1="bard"), "bard@b2") == {"b3:b2"}
    witch = "king2 . . | . witch1 . | . citizen1 ."
    assert ways(at(witch, p1="bard"), "bard@a2") == set()
    assert ways(at(witch, p1="general"), "general@c3") == set()


@pytest.mark.parametrize("action", ["shaman@a2", "witch@b2"])
def test_rv8_a_shaman_or_witch_undoes_nothing_that_was_done_before_it_came(action: str) -> None:
    """What the King beside it destroyed stays face down and is cleared in its time."""
    before = at("king1 x1:queen2 . | . . . | citizen2 . .", p2="shaman witch", to_act="p2")
    after = done(before, action)
    assert drawn(after).startswith("king1 x1:queen2 .")
    assert drawn(begin_turn(after, "p1")[0]).startswith("king1 . .")


@pytest.mark.parametrize("shield", ["king@c3", "king@a3"])
def test_rv8_a_shield_makes_immune_to_shaman_and_witch(shield: str) -> None:
    """Beside the Sage a power is applied all the same: the shield is there in time."""
    free = "." if shield == "king@c3" else "fairy2"
    board = f". sage2 {free} | shaman1 citizen2 shaman2 | . . ."
    assert "b2" in ways(at(board, p1="king"), shield)
    assert ways(at(board.replace("sage2", "queen2"), p1="king"), shield) == set()
    board = f". sage2 {free} | queen2 witch1 monk2 | . . ."
    assert "b2" in ways(at(board, p1="king"), shield)
    assert ways(at(board.replace("sage2", "saint2"), p1="king"), shield) == set()


def test_rv8_a_shaman_shielded_itself_cancels_all_the_same() -> None:
    assert ways(at("sage1 shaman2 . | . . . | citizen1 . .", p1="assassin", p2="monk"), "assassin@b2") == set()


def test_rv8_a_view_marks_the_tiles_whose_instant_power_would_be_cancelled_now() -> None:
    board = "king1 shaman2 citizen2 | sage1 queen2 monk1 | x1:bishop2 . castle1"
    shown = seen(in_round(at(board)))["board"]
    assert {cell for cell, piece in shown.items() if piece and piece["silenced"]} == {"a3"}
    assert shown["b2"]["shield"]


# RV9 -----------------------------------------------------------------------------------------------


def test_rv9_the_power_is_applied_by_the_player_of_the_bard_whoever_owns_the_tile() -> None:
    before = at("king2 general1 . | . . . | citizen1 . .", p1="bard")
    after = done(before, "bard@b2!b3:a3")
    assert drawn(after) == text("x1:king2 general1 . | . bard1 . | citizen1 . .")
    theirs = at("king2 general2 . | . . . | citizen1 . .", p1="bard")
    assert drawn(done(theirs, "bard@b2!b3:a3")) == text("x1:king2 general2 . | . bard1 . | citizen1 . .")
    assert drawn(begin_turn(done(theirs, "bard@b2!b3:a3"), "p1")[0]) == text(". general2 . | . bard1 . | citizen1 . .")


@pytest.mark.parametrize("owner", "12")
def test_rv9_what_is_taken_comes_to_the_player_of_the_bard(owner: str) -> None:
    board = f". TILE{owner} . | . . . | citizen1 queen2 ."
    things = {"p2": "monk", "neutral": "fairy", "discard": "sage"}
    for tile, arg, zones in (
        ("assassin", "monk", ((), ())),
        ("adventurer", "fairy", (("fairy",), ("monk",))),
        ("hermit", "sage", (("sage",), ("monk",))),
        ("magician", "a1", (("citizen",), ("monk",))),
    ):
        before = at(board.replace("TILE", tile), p1="bard", **things)
        assert done(before, f"bard@b2!b3:{arg}").zones == zones
        assert "b3:b1" not in ways(before, "bard@b2")  # not an ally of the Bard's player


@pytest.mark.parametrize(
    "first, second, board, chained",
    [
        ("bard", "artist", ". artist2 . | king2 . . | . citizen1 .", {"b3:a2:b1", "b3:a2:b2", "b3:a2:b3"}),
        ("artist", "bard", "bard1 king2 . | . . . | . citizen1 .", {"a3:b3:a3", "a3:b3:b2"}),
    ],
)
def test_rv9_bard_and_artist_chain_once(first: str, second: str, board: str, chained: set[str]) -> None:
    before = at(board, p1=first)
    straight = {arg for arg in ways(before, f"{first}@b2") if arg.count(":") == 1}
    assert ways(before, f"{first}@b2") - straight == chained
    assert straight == ({"a2:b1", "a2:b2", "a2:b3"} if first == "bard" else set())
    _, events = told(before, f"{first}@b2!{sorted(chained)[-1]}")
    assert [event.kind for event in events] == ["placed", "reactivated", "reactivated", "destroyed"]


def test_rv9_reactivation_cannot_loop() -> None:
    """All round the two of them nothing else has an instant power: neither can wake the other twice."""
    board = ". artist2 . | . . . | . citizen1 castle1"
    assert ways(at(board, p1="bard"), "bard@b2") == set()
    assert ways(at("bard2 . . | . . . | . citizen1 castle1", p1="artist"), "artist@b2") == set()
    full = "king2 artist2 queen2 | minister2 . monk1 | saint1 fairy2 citizen1"
    for arg in ways(at(full, p1="bard"), "bard@b2"):
        *cells, _ = arg.split(":")
        assert "b2" not in cells and len(set(cells)) == len(cells) <= 2


@pytest.mark.parametrize(
    "reason, board",
    [
        ("cancelled by a Shaman", "shaman2 king2 . | . . . | . citizen1 ."),
        ("cancelled by a Witch", ". king2 . | witch2 . . | . citizen1 ."),
        ("shielded by a Sage", "sage2 king2 . | . . . | . citizen1 ."),
        ("face down", ". x2:king1 . | . . . | . citizen1 ."),
        ("under a Tower", ". tower2/king . | . . . | . citizen1 ."),
    ],
)
def test_rv9_a_cancelled_shielded_covered_or_face_down_tile_cannot_be_reactivated(reason: str, board: str) -> None:
    assert ways(at(board, p1="bard"), "bard@b2") == set(), reason


def test_rv9_a_chain_passes_neither_through_a_cancelled_tile_nor_to_one() -> None:
    free = ". artist2 . | king2 . . | . . citizen1"
    assert "b3:a2:b3" in ways(at(free, p1="bard"), "bard@b2")
    through = ways(at(free.replace(". artist2", "shaman1 artist2"), p1="bard"), "bard@b2")
    assert not any(arg.startswith("b3:") for arg in through)
    cancelled = at(free.replace("| . .", "| shaman1 ."), p1="bard")
    assert ways(cancelled, "bard@b2") == set()


# RV10 ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seer, turned", [("tile", "south"), ("player", "north")])
def test_rv10_an_opponents_seer_that_is_reactivated_looks_where_the_switch_says(seer: str, turned: str) -> None:
    before = at("queen2 king2 monk2 | seer2 . . | saint2 fairy2 citizen2", p1="bard")
    after = drawn(done(before, "bard@b2!a2:up", seer=seer))
    assert after == text(
        "queen2 king2 monk2 | seer2 bard1 . | saint1 fairy1 citizen2"
        if turned == "south"
        else "queen1 king1 monk2 | seer2 bard1 . | saint2 fairy2 citizen2"
    )


@pytest.mark.parametrize("seer", ["tile", "player"])
def test_rv10_both_ways_agree_on_a_seer_that_faces_whoever_applies_it(seer: str) -> None:
    before = at("queen2 king2 monk2 | seer1 . . | saint2 fairy2 citizen2", p1="bard")
    assert drawn(done(before, "bard@b2!a2:up", seer=seer)) == text(
        "queen1 king1 monk2 | seer1 bard1 . | saint2 fairy2 citizen2"
    )


@pytest.mark.parametrize("seer, offered", [("tile", set()), ("player", {"b1:up"})])
def test_rv10_a_seer_with_its_back_to_all_tiles_is_offered_only_by_player(seer: str, offered: set[str]) -> None:
    """On b1 facing p2 it looks off the board; p1's Bard on b2 would be turned itself."""
    assert ways(at(". . . | citizen1 . . | . seer2 .", p1="bard"), "bard@b2", seer=seer) == offered


# RV11, RV12, RV13 ----------------------------------------------------------------------------------


def test_rv11_rotating_several_turns_every_one_that_can_be_touched() -> None:
    """Two in a row shielded from the start stay so, even if the Sage itself is turned."""
    before = at("king2 sage2 monk2 | x2:queen1 . castle2 | saint1 . tower2/bard", p1="dragon")
    assert drawn(done(before, "dragon@b2!all")) == text(
        "king2 sage1 monk2 | x2:queen1 dragon1 castle2 | saint2 . tower2/bard"
    )


def test_rv12_a_queen_in_the_middle_reaches_one_cell_each_way_and_on_the_edge_two() -> None:
    before = at("king2 citizen2 monk2 | . . . | saint2 . bishop2", p1="queen")
    assert ways(before, "queen@b2") == {"n", "ne", "nw", "se", "sw"}
    assert drawn(done(before, "queen@b1!n")) == text("king2 citizen1 monk2 | . . . | saint2 queen1 bishop2")


def test_rv13_a_moved_tile_keeps_its_owner_and_what_it_does_moves_with_it() -> None:
    before = at("shaman2 . . | . . . | citizen1 . .", p1="fairy", p2="assassin", to_act="p1")
    after = at(drawn(done(before, "fairy@c1!a3-b2")), p1="king", p2="assassin", to_act="p2")
    assert ways(after, "assassin@a2") == set() and ways(after, "assassin@b3") == set()
    assert ways(after, "assassin@a3") == {"king"}


def test_rv13_a_tile_taken_back_may_be_placed_again_with_its_power() -> None:
    before = at("king1 monk2 . | . . . | citizen1 . .", p1="magician")
    after = done(before, "magician@c1!a3")
    assert after.zones.p1 == ("king",)
    again, _ = begin_turn(after, "p1")
    assert ways(again, "king@a3") == {"b3"}
