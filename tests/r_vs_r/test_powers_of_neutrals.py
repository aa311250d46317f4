"""The neutral tiles that rotate, destroy, banish, move or reactivate: their targets, accepted and refused."""

import pytest

from pocketcrowns.core.game import SEATS
from tests.r_vs_r.drawing import BLANK, at, cells_for, done, drawn, facts, text, told, ways

AROUND = "queen2 . minister1 | monk2 . saint2 | king1 citizen1 cardinal2"
GUARDED = "castle2 . temple1 | x2:monk2 . tower2/saint | . x1:queen1 ."
INSTANT = [
    "assassin",
    "pirate",
    "fairy",
    "seer",
    "dragon",
    "samurai",
    "ninja",
    "bard",
    "artist",
    "adventurer",
    "hermit",
    "magician",
]


# Citizen -------------------------------------------------------------------------------------------


def test_the_citizen_comes_first_on_any_cell_and_nothing_else_may() -> None:
    for first in SEATS:
        before = at(BLANK, p1="citizen king", p2="citizen monk", neutral="fairy", to_act=first, placements=0)
        assert cells_for(before, "citizen") == {f"{column}{row}" for column in "abc" for row in "123"}
        assert not any(cells_for(before, tile) for tile in ("king", "monk", "fairy"))


def test_the_citizen_has_no_power_and_no_protection() -> None:
    assert ways(at(BLANK, p1="citizen", placements=0), "citizen@b2") == set()
    assert ways(at(AROUND.replace("citizen", "fairy"), p1="citizen"), "citizen@b2") == set()
    assert "b1" in ways(at(AROUND, p2="bishop", to_act="p2"), "bishop@b2")


# What all instant powers share ---------------------------------------------------------------------


@pytest.mark.parametrize("tile", INSTANT)
@pytest.mark.parametrize("place", ["zone", "neutral"])
def test_a_declined_power_leaves_everything_but_the_tile_itself_as_it_was(tile: str, place: str) -> None:
    mine = {"p1": f"{tile} castle"} if place == "zone" else {"p1": "castle", "neutral": f"{tile} sage"}
    before = at(AROUND, p2="temple", discard="reaper", **mine)
    after, events = told(before, f"{tile}@b2")
    assert drawn(after) == AROUND.replace("2 . s", f"2 {tile}1 s")
    assert after.zones == (("castle",), ("temple",)) and after.discard == ("reaper",)
    assert after.neutral == (() if place == "zone" else ("sage",))
    assert [event.kind for event in events] == ["placed"] and events[0].facts["from"] == place


@pytest.mark.parametrize("tile", INSTANT)
def test_a_power_that_would_touch_nothing_is_not_offered(tile: str) -> None:
    """RV11; the Pirate alone needs what the others cannot touch, the Fairy alone reaches further."""
    board = "citizen2 . . | . . . | . . ." if tile == "pirate" else GUARDED
    assert ways(at(board, p1=tile), f"{tile}@b2") == set()


# Pirate --------------------------------------------------------------------------------------------


def test_rv6_pirate_destroys_a_shielded_neighbour_friend_or_foe_and_no_other() -> None:
    before = at("castle2 king2 temple1 | x2:monk2 . tower2/saint | citizen1 x1:queen1 .", p1="pirate")
    assert ways(before, "pirate@b2") == {"a3", "c3", "c2"}
    after = done(before, "pirate@b2!c3")
    assert drawn(after) == text("castle2 king2 x1:temple1 | x2:monk2 pirate1 tower2/saint | citizen1 x1:queen1 .")
    assert ways(before, "pirate@c1") == {"c2"}


def test_rv6_pirate_may_hit_a_tile_that_a_sage_shields_but_not_the_sage() -> None:
    before = at("king1 sage2 monk2 | . . . | . . .", p1="pirate")
    assert ways(before, "pirate@b2") == {"a3", "c3"}
    assert drawn(done(before, "pirate@b2!a3")) == text("x1:king1 sage2 monk2 | . pirate1 . | . . .")


# Fairy ---------------------------------------------------------------------------------------------


def test_fairy_moves_any_other_tile_from_any_cell_to_any_free_cell_without_turning_it() -> None:
    before = at("citizen2 . . | . . . | . reaper1 .", p1="fairy")
    free = {"b3", "c3", "a2", "c2", "a1", "c1"}
    assert ways(before, "fairy@b2") == {f"{start}-{end}" for start in ("a3", "b1") for end in free}
    after, events = told(before, "fairy@b2!a3-c1")
    assert drawn(after) == text(". . . | . fairy1 . | . reaper1 citizen2")
    assert facts(events, "moved") == [{"tile": "citizen", "from": "a3", "to": "c1"}]


def test_rv13_fairy_moves_neither_herself_nor_shielded_nor_face_down_tiles() -> None:
    before = at("castle1 sage2 king2 | x1:monk2 . tower1/queen | . . .", p1="fairy")
    assert {target[:2] for target in ways(before, "fairy@b2")} == {"b3"}


def test_rv13_a_tile_that_the_fairy_moves_does_not_apply_its_power_again() -> None:
    before = at("dragon2 . . | . . . | citizen2 . .", p1="fairy", p2="king")
    after, events = told(before, "fairy@c3!a3-b2")
    assert drawn(after) == text(". . fairy1 | . dragon2 . | citizen2 . .")
    assert [event.kind for event in events] == ["placed", "moved"]


# Seer, Dragon --------------------------------------------------------------------------------------


@pytest.mark.parametrize("seer", ["tile", "player"])
def test_seer_turns_the_three_adjacent_tiles_in_front_of_it(seer: str) -> None:
    board = "citizen2 king1 monk2 | queen2 . saint2 | fairy1 reaper2 ."
    mine, theirs = at(board, p1="seer"), at(board, p2="seer", to_act="p2")
    assert drawn(done(mine, "seer@b2!up", seer=seer)) == text(
        "citizen1 king2 monk1 | queen2 seer1 saint2 | fairy1 reaper2 ."
    )
    assert drawn(done(theirs, "seer@b2!up", seer=seer)) == text(
        "citizen2 king1 monk2 | queen2 seer2 saint2 | fairy2 reaper1 ."
    )


def test_seer_passes_over_what_has_a_shield_and_does_nothing_at_the_edge() -> None:
    before = at("castle2 king1 . | queen2 . . | . . .", p1="seer")
    assert drawn(done(before, "seer@b2!up")) == text("castle2 king2 . | queen2 seer1 . | . . .")
    assert ways(before, "seer@c3") == ways(before, "seer@b1") - {"up"} == set()
    assert ways(at(". . . | queen2 castle1 . | citizen1 . .", p1="seer"), "seer@c1") == set()


def test_dragon_turns_all_eight_neighbours_that_can_be_touched() -> None:
    before = at("castle2 . minister1 | monk2 . tower1/fairy | king1 x1:queen2 cardinal2", p1="dragon")
    assert ways(before, "dragon@b2") == {"all"}
    assert drawn(done(before, "dragon@b2!all")) == text(
        "castle2 . minister2 | monk1 dragon1 tower1/fairy | king2 x1:queen2 cardinal1"
    )
    assert ways(at("citizen2 . . | . . . | . . .", p1="dragon"), "dragon@c1") == set()


# Samurai, Ninja ------------------------------------------------------------------------------------


@pytest.mark.parametrize("tile, cells", [("samurai", "a2 b1 c2"), ("ninja", "a1 a3 c1 c3")])
def test_samurai_and_ninja_banish_a_neighbour_at_once(tile: str, cells: str) -> None:
    before = at(AROUND, p1=tile, discard="reaper")
    assert ways(before, f"{tile}@b2") == set(cells.split())
    cell = cells.rsplit(maxsplit=1)[-1]
    gone = {"c2": "saint2", "c3": "minister1"}[cell]
    after, events = told(before, f"{tile}@b2!{cell}")
    assert drawn(after) == AROUND.replace("2 . s", f"2 {tile}1 s").replace(gone, ".")
    assert after.discard == ("reaper", gone[:-1]) and gone[:-1] in after.placed
    assert facts(events, "banished") == [{"cell": cell, "tile": gone[:-1]}]


# Bard, Artist --------------------------------------------------------------------------------------


def test_bard_reactivates_an_orthogonal_and_artist_a_diagonal_neighbour_from_its_own_cell() -> None:
    board = "general2 king2 . | . . . | . citizen2 monk2"
    assert ways(at(board, p1="bard"), "bard@b2") == {"b3:a3", "b3:b2"}
    assert ways(at(board, p1="artist"), "artist@b2") == {"a3:b3", "c1:b2"}
    after, events = told(at(board, p1="bard"), "bard@b2!b3:a3")
    assert drawn(after) == text("x1:general2 king2 . | . bard1 . | . citizen2 monk2")
    assert facts(events, "reactivated") == [{"cell": "b3", "tile": "king"}]


def test_bard_and_artist_refuse_tiles_without_an_instant_power() -> None:
    board = "sage1 reaper1 shaman1 | witch1 . citizen1 | castle1 . tower1/king"
    for tile in ("bard", "artist"):
        assert ways(at(board, p1=tile), f"{tile}@b2") == set()
        assert ways(at("reaper1 sage1 . | citizen1 . . | . . castle1", p1=tile), f"{tile}@b2") == set()


@pytest.mark.parametrize(
    "tile, args",
    [
        ("queen", {"n", "ne", "e"}),
        ("princess", {"orthogonal", "diagonal"}),
        ("minister", {"a3", "b3", "b2"}),
        ("dragon", {"all"}),
        ("seer", {"up"}),
        ("samurai", {"a3", "b2"}),
        ("ninja", {"b3"}),
        ("assassin", {"temple"}),
        ("adventurer", {"sage"}),
        ("hermit", {"shaman"}),
        ("magician", {"a3", "b2"}),
    ],
)
def test_bard_offers_what_the_reactivated_power_could_touch_from_there(tile: str, args: set[str]) -> None:
    """The Bard, on b2 itself, may be among it."""
    board = f"citizen1 reaper2 . | {tile}1 . . | . . ."
    before = at(board, p1="bard", p2="temple", neutral="sage", discard="shaman")
    assert ways(before, "bard@b2") == {f"a2:{arg}" for arg in args}
