"""RV1 to RV5: the last free cell, face-down tiles, and the Tower."""

import pytest

from pocketcrowns.r_vs_r.scoring import reapers_owner
from tests.r_vs_r.drawing import at, begin_turn, cells_for, done, drawn, facts, in_round, over, play, seen, text, ways

BOTH_SWITCHES = pytest.mark.parametrize("last_cell", ["goes_on", "only_when_full"])

# RV1: b2 is the last free cell, and every destroyer would have a target ----------------------------

FULL = "castle2 citizen1 fairy2 | saint2 . shaman2 | witch2 dragon2 reaper1"
ONE_DOWN = "castle2 x2:citizen1 fairy2 | saint2 . minister2 | temple2 dragon2 reaper1"
DESTROYERS = ["king", "general", "sorcerer", "pirate"]


@BOTH_SWITCHES
@pytest.mark.parametrize("tile", DESTROYERS)
def test_rv1_on_the_last_free_cell_of_nine_face_up_tiles_nothing_is_destroyed(tile: str, last_cell: str) -> None:
    board = FULL.replace("shaman", "minister").replace("witch", "temple")
    before = at(board, p1=tile)
    assert ways(before, f"{tile}@b2", last_cell=last_cell) == set()
    assert over(play(in_round(before, last_cell=last_cell), f"{tile}@b2")[1])[1] == "reaper"


TARGETS = {"king": "c3 a2 c2 b1 c1", "general": "a2 c2 b1", "sorcerer": "c3 c1", "pirate": "a3 a1"}


@pytest.mark.parametrize("tile", DESTROYERS)
def test_rv1_with_a_tile_face_down_the_switch_decides(tile: str) -> None:
    before = at(ONE_DOWN, p1=tile)
    assert ways(before, f"{tile}@b2", last_cell="goes_on") == set()
    assert ways(before, f"{tile}@b2", last_cell="only_when_full") == set(TARGETS[tile].split())


@BOTH_SWITCHES
@pytest.mark.parametrize("tile", DESTROYERS)
def test_rv1_a_cell_that_is_not_the_last_one_bars_nothing(tile: str, last_cell: str) -> None:
    assert ways(at(ONE_DOWN.replace("reaper1", "."), p1=tile), f"{tile}@b2", last_cell=last_cell)


@pytest.mark.parametrize("waker, top", [("bard", "monk2 {} castle2"), ("artist", "{} castle2 monk2")])
@pytest.mark.parametrize("tile", DESTROYERS)
def test_rv1_a_destroyer_reactivated_from_the_last_free_cell_is_barred_alike(tile: str, waker: str, top: str) -> None:
    """Other powers are not: the Bard may still wake the Minister below it."""
    full = f"{top.format(f'{tile}2')} | queen2 . temple1 | saint2 minister1 reaper2"
    down = full.replace("reaper2", "x2:reaper2")
    woken = "b3:" if waker == "bard" else "a3:"

    def destroys(board: str, last_cell: str) -> bool:
        return any(arg.startswith(woken) for arg in ways(at(board, p1=waker), f"{waker}@b2", last_cell=last_cell))

    assert not destroys(full, "goes_on") and not destroys(full, "only_when_full")
    assert not destroys(down, "goes_on") and destroys(down, "only_when_full")
    assert waker == "artist" or {"b1:a1", "b1:b2"} <= ways(at(full, p1="bard"), "bard@b2")


@pytest.mark.parametrize("last_cell, barred", [("goes_on", True), ("only_when_full", False)])
def test_rv1_a_destroyer_at_the_end_of_a_chain_is_barred_alike(last_cell: str, barred: bool) -> None:
    before = at("castle2 artist2 x2:saint1 | temple1 . king2 | citizen1 tower1/queen tower2/monk", p1="bard")
    offered = ways(before, "bard@b2", last_cell=last_cell)
    assert offered == (set() if barred else {"b3:c2:b3", "b3:c2:b2", "c2:b3", "c2:b2"})


@BOTH_SWITCHES
def test_rv1_with_a_tile_still_face_down_play_goes_on_and_a_cell_is_free_again(last_cell: str) -> None:
    before = in_round(at(ONE_DOWN, p1="castle", p2="monk"), last_cell=last_cell)
    state, events = play(before, "castle@b2")
    assert facts(events, "round-over") == [] and facts(events, "cleared") == [{"cell": "b3", "tile": "citizen"}]
    assert state.position.to_act == "p2" and cells_for(state.position, "monk") == {"b3"}


def test_rv1_only_when_full_a_tile_destroyed_from_the_last_free_cell_leaves_the_other_cell_first() -> None:
    before = in_round(at(ONE_DOWN, p1="king castle", p2="monk paladin"), last_cell="only_when_full")
    state, _ = play(before, "king@b2!b1")
    assert drawn(state.position) == "castle2 . fairy2 | saint2 king1 minister2 | temple2 x1:dragon2 reaper1"
    state, events = play(state, "monk@b3")
    assert facts(events, "round-over") == [] and cells_for(state.position, "castle") == {"b1"}


# RV2 -----------------------------------------------------------------------------------------------


@BOTH_SWITCHES
@pytest.mark.parametrize("tile, cell", [("samurai", "b1"), ("ninja", "c1"), ("magician", "c1")])
def test_rv2_banishing_and_taking_back_from_the_last_free_cell_reopen_the_board(
    tile: str, cell: str, last_cell: str
) -> None:
    before = in_round(
        at(FULL.replace("shaman", "king").replace("witch", "queen"), p1=tile, p2="monk"), last_cell=last_cell
    )
    state, events = play(before, f"{tile}@b2!{cell}")
    assert facts(events, "round-over") == [] and state.position.to_act == "p2"
    assert cells_for(state.position, "monk") == {cell}


def test_rv2_a_reactivated_banisher_reopens_the_board_too() -> None:
    before = in_round(at("castle2 citizen1 fairy2 | samurai2 . king2 | queen2 dragon2 reaper1", p1="bard", p2="monk"))
    state, _ = play(before, "bard@b2!a2:b2")
    assert cells_for(state.position, "monk") == {"b2"} and state.position.discard == ("bard",)


def test_rv2_a_fairy_on_the_last_free_cell_has_nowhere_to_move_anything() -> None:
    board = FULL.replace("fairy", "queen").replace("shaman", "king")
    assert ways(at(board, p1="fairy"), "fairy@b2") == set()
    _, events = play(in_round(at(board, p1="fairy")), "fairy@b2")
    assert over(events) == ("p2", "reaper")


# RV3 -----------------------------------------------------------------------------------------------


def test_rv3_a_face_down_sage_shields_nobody_and_a_face_down_castle_not_itself() -> None:
    assert ways(at("queen2 x1:sage2 monk2 | . . . | . . .", p1="bishop"), "bishop@b2") == {"a3", "c3"}
    assert ways(at("x2:castle1 . . | . . . | citizen1 . .", p1="pirate"), "pirate@b2") == set()


@pytest.mark.parametrize("tile, cell", [("shaman", "b2"), ("witch", "a2")])
def test_rv3_a_face_down_shaman_or_witch_cancels_nothing(tile: str, cell: str) -> None:
    for state, args in (("", set()), ("x1:", {"temple"}), ("x2:", {"temple"})):
        before = at(f". {state}{tile}2 . | . . . | citizen1 . .", p1="assassin", p2="temple")
        assert ways(before, f"assassin@{cell}") == args


def test_rv3_a_face_down_tile_faces_nobody_counts_for_nobody_and_can_be_neither_covered_nor_taken() -> None:
    before = at("x2:king1 . . | . . . | citizen2 . .", p1="tower magician bard", p2="monk")
    assert cells_for(before, "tower") == set() and ways(before, "magician@b2") == set()
    assert ways(before, "bard@b3") == set()
    cell = seen(in_round(before))["board"]["a3"]
    assert cell == {"tile": "king", "faces": None, "down_by": "p2", "under": None, "shield": False, "silenced": False}


def test_rv3_a_face_down_reaper_is_gone_before_any_count() -> None:
    board = "king1 monk1 queen1 | x2:reaper1 bishop2 saint2 | citizen1 dragon1 ."
    state, _ = play(in_round(at(board, p1="castle", p2="temple")), "castle@c1")
    _, events = play(state, "temple@a2")
    assert over(events) == ("p1", "allies") and facts(events, "round-over")[0]["allies"] == {"p1": 6, "p2": 3}


@pytest.mark.parametrize("reaper, owner", [("reaper1", "p1"), ("reaper2", "p2"), ("x2:reaper1", None)])
def test_rv3_a_face_down_or_covered_reaper_belongs_to_nobody(reaper: str, owner: str | None) -> None:
    assert reapers_owner(at(f"{reaper} . . | . . . | . . .").board) == owner
    assert reapers_owner(at("tower1/reaper . . | . . . | . . .").board) is None


# RV4 -----------------------------------------------------------------------------------------------

EVERY_KIND = "king1 sage1 queen1 | monk2 castle1 x2:saint1 | x1:dragon2 citizen1 ."


def test_rv4_a_tower_goes_only_on_a_face_up_ally_without_a_shield() -> None:
    assert cells_for(at(EVERY_KIND, p1="tower"), "tower") == {"b3", "b1"}
    assert cells_for(at(EVERY_KIND, p2="tower", to_act="p2"), "tower") == {"a2"}
    assert cells_for(at("tower1/king . . | . . . | . . .", p1="castle", neutral="fairy"), "tower") == set()
    assert cells_for(at("castle1 monk2 . | . . . | . . .", p1="tower king"), "tower") == set()


def test_rv4_a_tower_takes_no_cell_and_the_stack_counts_as_one_tile() -> None:
    before = in_round(
        at("king1 queen1 monk2 | citizen1 saint2 . | . temple2 fairy2", p1="tower general", p2="cardinal dragon")
    )
    state, events = play(before, "tower@a3", "cardinal@c2")
    assert facts(events, "round-over") == [] and cells_for(state.position, "general") == {"a1"}
    _, events = play(state, "general@a1")
    assert facts(events, "round-over")[0]["allies"] == {"p1": 4, "p2": 5}


def test_rv4_a_covered_reaper_does_not_count() -> None:
    board = "reaper1 queen1 monk1 | citizen1 saint1 . | . temple2 fairy2"
    state, _ = play(in_round(at(board, p1="tower general", p2="cardinal")), "tower@a3", "cardinal@c2")
    assert over(play(state, "general@a1")[1]) == ("p1", "allies")
    bare = in_round(at(board.replace(". |", "cardinal2 |"), p1="tower general"))
    assert over(play(bare, "general@a1")[1]) == ("p2", "reaper")


# RV5 -----------------------------------------------------------------------------------------------


def hit(tower: str, rest: str = "citizen2 . . | . . .") -> tuple[str, str]:
    """Drawings before p1's next turn and after it began, once p1's Pirate hit this Tower of p2's on b3."""
    before = at(f". {tower} . | {rest}", p1="pirate", p2="monk")
    after = done(before, "pirate@c3!b3")
    return drawn(after), drawn(begin_turn(after, "p1")[0])


@pytest.mark.parametrize("under", ["king", "reaper", "castle", "sage", "shaman"])
def test_rv5_a_pirate_turns_only_the_tower_down_and_what_it_covered_is_back_as_it_was(under: str) -> None:
    down, cleared = hit(f"tower2/{under}")
    assert down == text(f". x1:tower2/{under} pirate1 | citizen2 . . | . . .")
    assert cleared == text(f". {under}2 pirate1 | citizen2 . . | . . .")
    after = done(at(". tower2/king . | citizen2 . . | . . .", p1="pirate"), "pirate@c3!b3")
    assert begin_turn(after, "p1")[0].discard == ("tower",)
    assert begin_turn(after, "p2")[0].board == after.board


def test_rv5_under_a_face_down_tower_nothing_is_in_force_and_afterwards_all_of_it_is() -> None:
    for under, attacker, cell, while_down, afterwards in (
        ("sage", "minister", "b2", {"a3", "c3"}, {"b3"}),
        ("castle", "minister", "b2", {"a3", "c3"}, {"a3", "c3"}),
        ("shaman", "assassin", "b2", {"temple"}, set()),
        ("king", "minister", "b2", {"a3", "c3"}, {"a3", "b3", "c3"}),
    ):
        down = at(f"fairy2 x1:tower2/{under} pirate1 | . . . | . . .", p1=attacker, p2="temple")
        assert ways(down, f"{attacker}@{cell}") == while_down
        assert ways(begin_turn(down, "p1")[0], f"{attacker}@{cell}") == afterwards


@pytest.mark.parametrize(
    "under, ended", [("king", ("p1", "allies")), ("castle", ("p1", "allies")), ("reaper", ("p2", "reaper"))]
)
def test_rv5_nine_face_up_tiles_at_the_start_of_a_turn_end_the_round(under: str, ended: tuple[str, str]) -> None:
    board = f"x2:tower1/{under} queen1 monk1 | citizen1 dragon1 pirate2 | . temple2 fairy2"
    state, events = play(in_round(at(board, p1="general", p2="cardinal")), "general@a1")
    assert [event.kind for event in events] == ["placed", "cleared", "round-over"]
    assert over(events) == ended and facts(events, "round-over")[0]["allies"] == {"p1": 6, "p2": 3}
    assert state.stage == "choose-first"


def test_rv5_a_pirate_may_hit_the_tower_of_its_own_player() -> None:
    before = at("tower1/reaper . . | . . . | . . .", p1="pirate")
    after = begin_turn(done(before, "pirate@b2!a3"), "p1")[0]
    assert drawn(after) == text("reaper1 . . | . pirate1 . | . . .")
