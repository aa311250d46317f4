"""The seven powers that both camps have: what each may be aimed at, what it does, and what it leaves as it was."""

import pytest

from tests.r_vs_r.drawing import at, done, drawn, facts, text, told, ways

# The middle is free for the tile under test, b3 for a turn after it.
AROUND = "queen2 . minister1 | monk2 . saint2 | princess1 citizen1 cardinal2"
# One of everything that no power of the camps can touch: shielded, face down, under a Tower; a1 alone can be.
GUARDED = "castle2 . temple1 | x2:monk2 . tower2/saint | citizen2 x1:queen1 ."
ALL_GUARDED = "castle2 . temple1 | x2:monk2 . tower2/saint | . x1:queen1 ."


def both_names(royal: str, religious: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("tile", [royal, religious])


AIMS = [
    ("king hierophant minister bishop", {"a1", "a2", "a3", "b1", "c1", "c2", "c3"}),
    ("general paladin", {"a2", "b1", "c2"}),
    ("sorcerer monk", {"a1", "a3", "c1", "c3"}),
    ("queen cardinal", {"ne", "e", "se", "s", "sw", "w", "nw"}),
    ("princess saint", {"orthogonal", "diagonal"}),
    ("castle temple", set()),
]
EACH = [(tile, expected) for tiles, expected in AIMS for tile in tiles.split()]


@pytest.mark.parametrize("tile, expected", EACH)
def test_a_power_is_offered_each_tile_in_reach_whoever_owns_it_and_no_empty_cell(tile: str, expected: set[str]) -> None:
    board = AROUND.replace(tile, "assassin")  # a tile is not on the board before it is placed
    for seat in ("p1", "p2"):
        assert ways(at(board, p1=tile, p2=tile, to_act=seat), f"{tile}@b2") == expected


@pytest.mark.parametrize("tile, expected", EACH)
def test_a_declined_power_leaves_everything_but_the_tile_itself_as_it_was(tile: str, expected: set[str]) -> None:
    board = AROUND.replace(tile, "assassin")
    before = at(board, p1=f"{tile} witch", p2="reaper", neutral="dragon", discard="sage")
    after, events = told(before, f"{tile}@b2")
    rows = board.split(" | ")
    assert drawn(after) == " | ".join([rows[0], rows[1].replace(".", f"{tile}1"), rows[2]])
    assert after.zones == (("witch",), ("reaper",)) and after.neutral == ("dragon",) and after.discard == ("sage",)
    assert [event.kind for event in events] == ["placed"] and after.placements == before.placements + 1


GUARDED_AIMS = [
    ("king hierophant minister bishop", {"a1"}),
    ("general paladin", set()),
    ("sorcerer monk", {"a1"}),
    ("queen cardinal", {"sw"}),
    ("princess saint", {"diagonal"}),
]


@pytest.mark.parametrize("tile, expected", [(tile, aims) for tiles, aims in GUARDED_AIMS for tile in tiles.split()])
def test_shielded_and_face_down_tiles_are_refused_and_a_power_with_nothing_to_touch_is_not_offered(
    tile: str, expected: set[str]
) -> None:
    """RV11 too."""
    open_corner, nothing = (board.replace(tile, "fairy") for board in (GUARDED, ALL_GUARDED))
    assert ways(at(open_corner, p1=tile), f"{tile}@b2") == expected
    assert ways(at(nothing, p1=tile), f"{tile}@b2") == set()


@pytest.mark.parametrize("seat", ["p1", "p2"])
@both_names("king", "hierophant")
def test_king_turns_one_of_the_eight_adjacent_tiles_face_down(tile: str, seat: str) -> None:
    before = at(AROUND, p1=tile, p2=tile, to_act=seat)
    down, me = seat[1], f"{tile}{seat[1]}"
    enemy, ally = (done(before, f"{tile}@b2!{cell}") for cell in ("a3", "b1"))
    assert drawn(enemy) == f"x{down}:queen2 . minister1 | monk2 {me} saint2 | princess1 citizen1 cardinal2"
    assert drawn(ally) == f"queen2 . minister1 | monk2 {me} saint2 | princess1 x{down}:citizen1 cardinal2"
    assert enemy.discard == ally.discard == ()
    assert facts(told(before, f"{tile}@b2!a3")[1], "destroyed") == [{"cell": "a3", "tile": "queen", "seat": seat}]


@both_names("king", "hierophant")
def test_king_reaches_no_further_than_the_next_cell(tile: str) -> None:
    assert ways(at("citizen2 monk2 saint2 | . . queen2 | . . bishop2", p1=tile), f"{tile}@a1") == set()
    assert ways(at("citizen2 monk2 saint2 | . . queen2 | . . bishop2", p1=tile), f"{tile}@a2") == {"a3", "b3"}


@both_names("general", "paladin")
def test_general_turns_an_orthogonal_neighbour_face_down(tile: str) -> None:
    after = done(at(AROUND, p1=tile), f"{tile}@b2!c2")
    assert drawn(after) == f"queen2 . minister1 | monk2 {tile}1 x1:saint2 | princess1 citizen1 cardinal2"


@both_names("sorcerer", "monk")
def test_sorcerer_turns_a_diagonal_neighbour_face_down(tile: str) -> None:
    board = AROUND.replace(tile, "king")
    after = done(at(board, p1=tile), f"{tile}@b2!c3")
    assert drawn(after) == f"queen2 . x1:minister1 | {board.split()[4]} {tile}1 saint2 | princess1 citizen1 cardinal2"


@both_names("minister", "bishop")
def test_minister_turns_one_adjacent_tile_to_its_other_owner(tile: str) -> None:
    board = AROUND.replace(tile, "king")
    before = at(board, p1=tile)
    for cell, old, new in (("a2", "monk2", "monk1"), ("b1", "citizen1", "citizen2"), ("c1", "cardinal2", "cardinal1")):
        after, events = told(before, f"{tile}@b2!{cell}")
        assert drawn(after) == board.replace(old, new).replace(". saint2", f"{tile}1 saint2")
        assert facts(events, "rotated") == [{"cell": cell, "tile": old[:-1], "faces": f"p{new[-1]}"}]


@both_names("princess", "saint")
def test_princess_turns_all_orthogonal_or_all_diagonal_neighbours(tile: str) -> None:
    before = at("queen2 king1 minister1 | monk2 . . | general1 citizen1 cardinal2", p1=tile)
    assert drawn(done(before, f"{tile}@b2!orthogonal")) == text(
        f"queen2 king2 minister1 | monk1 {tile}1 . | general1 citizen2 cardinal2"
    )
    assert drawn(done(before, f"{tile}@b2!diagonal")) == text(
        f"queen1 king1 minister2 | monk2 {tile}1 . | general2 citizen1 cardinal1"
    )


@both_names("princess", "saint")
def test_princess_passes_over_what_she_cannot_touch_and_turns_all_the_rest(tile: str) -> None:
    before = at("castle2 x2:king1 minister1 | monk2 . tower1/fairy | . citizen1 .", p1=tile)
    assert drawn(done(before, f"{tile}@b2!orthogonal")) == text(
        f"castle2 x2:king1 minister1 | monk1 {tile}1 tower1/fairy | . citizen2 ."
    )
    assert drawn(done(before, f"{tile}@b2!diagonal")) == text(
        f"castle2 x2:king1 minister2 | monk2 {tile}1 tower1/fairy | . citizen1 ."
    )


@both_names("princess", "saint")
def test_princess_in_a_corner_has_two_orthogonal_neighbours_and_one_diagonal(tile: str) -> None:
    before = at("queen2 king1 . | monk2 minister2 . | . citizen1 cardinal2", p1=tile)
    assert drawn(done(before, f"{tile}@a1!orthogonal")) == text(
        f"queen2 king1 . | monk1 minister2 . | {tile}1 citizen2 cardinal2"
    )
    assert drawn(done(before, f"{tile}@a1!diagonal")) == text(
        f"queen2 king1 . | monk2 minister1 . | {tile}1 citizen1 cardinal2"
    )


@both_names("queen", "cardinal")
def test_rv12_queen_turns_all_in_one_straight_line_to_the_edge_over_gaps(tile: str) -> None:
    before = at("citizen2 . monk2 | . . saint2 | . castle1 king1", p1=tile)
    assert ways(before, f"{tile}@a1") == {"n", "ne", "e"}
    assert drawn(done(before, f"{tile}@a1!n")) == text(f"citizen1 . monk2 | . . saint2 | {tile}1 castle1 king1")
    assert drawn(done(before, f"{tile}@a1!ne")) == text(f"citizen2 . monk1 | . . saint2 | {tile}1 castle1 king1")
    assert drawn(done(before, f"{tile}@a1!e")) == text(f"citizen2 . monk2 | . . saint2 | {tile}1 castle1 king2")


@both_names("queen", "cardinal")
def test_queen_turns_allies_and_enemies_of_her_line_alike_and_goes_one_way_only(tile: str) -> None:
    before = at("citizen2 king1 monk2 | . . . | saint1 . fairy2", p1=tile, p2=tile, to_act="p2")
    assert ways(before, f"{tile}@b1") == {"n", "e", "w"}
    assert drawn(done(before, f"{tile}@b1!w")) == text(f"citizen2 king1 monk2 | . . . | saint2 {tile}2 fairy2")
    before = at("citizen2 . . | monk1 . . | . saint2 .", p1=tile)
    assert drawn(done(before, f"{tile}@a1!n")) == text(f"citizen1 . . | monk2 . . | {tile}1 saint2 .")


@both_names("castle", "temple")
def test_castle_has_a_shield_against_every_power_but_the_pirates(tile: str) -> None:
    attackers = "king queen princess minister general sorcerer seer dragon samurai ninja fairy bard artist magician"
    before = at(f"{tile}2 {tile}1 {tile}2 | {tile}2 . {tile}1 | . . {tile}2", p1=f"{attackers} pirate")
    for attacker in attackers.split():
        assert ways(before, f"{attacker}@b2") == set(), attacker
    assert ways(before, "pirate@b2") == {"a2", "a3", "b3", "c1", "c2", "c3"}


@both_names("castle", "temple")
def test_castle_protects_nobody_but_itself(tile: str) -> None:
    assert ways(at(f"citizen2 {tile}2 monk2 | . . . | . . .", p1="king"), "king@b2") == {"a3", "c3"}
